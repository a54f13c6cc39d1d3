import { makeCloneBundle } from '../scripts/build/clone-bundle.ts';
import { PARTS, runParts } from './run-parts.ts';

// As `npm ci` leaves a clone.
await makeCloneBundle();
/** Each family beside its baselines, one after the other, then one table of all. */
await runParts(PARTS);
