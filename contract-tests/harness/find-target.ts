import { findTarget } from './target.ts';

/** Loaded before each test file, whose modules read the target. */
await findTarget();
