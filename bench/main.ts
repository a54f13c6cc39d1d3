import { makeCloneBundle } from '../scripts/build/clone-bundle.ts';
import { GROUPS, isTabled, PARTS, runParts, runProgram } from './run-parts.ts';

/**
 * Runs each family beside its baselines, one after the other, then prints one table; or only the parts, groups of parts
 * and programs of this folder that are named: `npm run bench -- queue`.
 */
// The state of a clone after `npm ci`.
await makeCloneBundle();
const named = process.argv.slice(2).flatMap((name) => GROUPS[name] ?? [name]);
const tabled = named.length === 0 ? PARTS : named.filter(isTabled);
for (const program of named.filter((name) => !isTabled(name))) await runProgram(program);
if (tabled.length > 0) await runParts(tabled);
