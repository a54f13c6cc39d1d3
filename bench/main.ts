import { parseArgs } from 'node:util';
import { makeCloneBundle } from '../scripts/build/clone-bundle.ts';
import { GROUPS, isTabled, PARTS, runParts, runProgram } from './run-parts.ts';

/**
 * Runs each family beside its baselines, one after the other, then prints one table; or only the parts, groups of parts
 * and programs of this folder that are named: `npm run bench -- queue`. `--runs 3` runs each part that is in the table
 * three times, for the medians.
 */
// The state of a clone after `npm ci`.
await makeCloneBundle();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '1' } },
});
const times = Number(values.runs);
if (times % 2 !== 1) throw new Error('--runs takes an odd number');
const named = positionals.flatMap((name) => GROUPS[name] ?? [name]);
const tabled = named.length === 0 ? PARTS : named.filter(isTabled);
for (const program of named.filter((name) => !isTabled(name))) await runProgram(program);
if (tabled.length > 0) await runParts(tabled, times);
