import { parseArgs } from 'node:util';
import { FAMILIES, type FamilyName } from '../../src/toolkit/our-contracts.ts';
import { prettyReport } from '../../src/toolkit/report/pretty.ts';
import { fuzz } from './fuzz.ts';
import { compareRaw, type Pair } from './raw/compare-raw.ts';
import { echoServers } from './raw/echo-servers.ts';
import { platforms } from './raw/platforms.ts';
import { saveCase } from './saved-case.ts';

const FOUND = 'scripts/fuzz/found';
/** At a time, where raw bytes are sent. */
const CONNECTIONS = 64;

/**
 * `npm run fuzz`: sends mock and implementation requests generated from the contracts, and prints findings with the
 * smallest request that reproduces each. `--seed` repeats a run; `--rounds`, `--target` and `--family` limit it.
 * `--save` stores those requests beside `fuzz.test.ts`, which sends them again in each run of the tests with servers.
 * `--target front` sends raw bytes instead, `--rounds` thousands of requests, where the front reads and where Node does: to
 * servers that answer with what they have read, then to platforms.
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
  if (target === 'front') {
    await compareFront('echoes', await echoServers());
    await compareFront('platforms', await platforms());
    continue;
  }
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

async function compareFront(name: string, pair: Pair): Promise<void> {
  const { requests, inputs, open, different } = await compareRaw({
    pair,
    seed: Number(values.seed),
    requests: Number(values.rounds) * 1000,
    connections: CONNECTIONS,
    onDifference: ({ seed, text, front, node }) =>
      console.log(JSON.stringify({ seed, text, front, node }, undefined, 2)),
  }).finally(pair.close);
  console.log(
    `${name}, seed ${values.seed}: ${requests} requests on ${inputs} connections, ` +
      `${open} of which stayed open, ${different} different`,
  );
  if (different > 0) process.exitCode = 1;
}
