import { PARTS } from './parts.ts';
import { runParts } from './run-parts.ts';

/** Each family beside its baselines, one after the other, then one table of all. */
await runParts(PARTS);
