import { parseArgs } from 'node:util';
import { FAMILIES, type FamilyName } from '../../src/toolkit/our-contracts.ts';
import { prettyReport } from '../../src/toolkit/report/pretty.ts';
import { fuzz } from './fuzz.ts';
import { saveCase } from './saved-case.ts';

const FOUND = 'scripts/fuzz/found';

/**
 * `npm run fuzz`: sends mock and implementation requests generated from the contracts, and prints findings with the
 * smallest request that reproduces each. `--seed` repeats a run; `--rounds`, `--target` and `--family` limit it.
 * `--save` stores those requests beside `fuzz.test.ts`, which sends them again in each run of the tests with servers.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    rounds: { type: 'string', default: '20' },
    target: { type: 'string', multiple: true, default: ['mock', 'implementation'] },
    family: { type: 'string', multiple: true, default: [...FAMILIES] },
    save: { type: 'boolean', default: false },
  },
});
for (const target of values.target) {
  if (target !== 'mock' && target !== 'implementation') throw new Error(`no target is ${target}`);
  const report = await fuzz({
    target,
    seed: Number(values.seed),
    rounds: Number(values.rounds),
    families: values.family as FamilyName[],
    onFinding: (finding, smallest) => {
      if (values.save) console.log(`kept as ${saveCase(FOUND, finding, smallest)}`);
    },
  });
  console.log(prettyReport(report));
  if (report.findings.length > 0) process.exitCode = 1;
}
