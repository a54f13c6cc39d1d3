import { makeCloneBundle } from '../scripts/build/clone-bundle.ts';
import { PARTS, runParts } from './run-parts.ts';

// The state of a clone after `npm ci`.
await makeCloneBundle();
/** Runs each family beside its baselines, one after the other, then prints one table. */
await runParts(PARTS);
