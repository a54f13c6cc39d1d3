import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAtLeast } from '../../scripts/servers/installed-redis.ts';
import type { RedisServer } from '../harness/redis-server.ts';
import type { RunCommands } from '../harness/resp-pipelines.ts';
import type { Resp } from '../harness/resp2.ts';
import { anyCommand } from './any-command.ts';
import { isSame } from './compare.ts';
import { comparedRedises, reset, startComparedServer } from './compared-server.ts';
import { contentFor } from './content.ts';
import { comparisonOf } from './differences.ts';
import { keyspaceOf, type KeyspaceState } from './keyspace.ts';
import { connectToPlinth, runOnPlinth } from './on-plinth.ts';

type Rows = readonly (readonly string[])[];

/** The number of sequences. More of them find rarer differences: `DIFFERENTIAL_RUNS=20000`. */
const RUNS = Number(process.env['DIFFERENTIAL_RUNS'] ?? 700);
const { name, version } = comparedRedises()[0]!;
const content = contentFor(version);

let redis: RedisServer;
let resp: { run: RunCommands; close: () => void };
beforeAll(async () => {
  [redis, resp] = await Promise.all([startComparedServer(), connectToPlinth()]);
});
afterAll(async () => {
  resp?.close();
  await redis?.stop();
});

const overResp: RunCommands = (rows) => resp.run(rows);

/** Tries sequences of commands, and reports the shortest that shows a difference. */
function holds(check: (commands: Rows) => Promise<void>, numRuns: number): Promise<void> {
  const sequence = fc.array(anyCommand(version), { minLength: 1, maxLength: 15 });
  return fc.assert(fc.asyncProperty(sequence, check), { numRuns });
}

/** Runs commands on both, with the same keys. @throws Error naming the first command with different replies */
async function runOnBoth(run: RunCommands, commands: Rows): Promise<void> {
  await Promise.all([reset(redis.run), reset(run)]);
  const rows = [...content, ...commands];
  const [theirs, ours] = await Promise.all([redis.run(rows), run(rows)]);
  for (const [i, argv] of rows.entries()) {
    if (isSame(theirs[i]!, ours[i]!, comparisonOf(argv))) continue;
    const [expected, actual] = [theirs[i], ours[i]].map((reply) => JSON.stringify(reply));
    throw new Error(`${JSON.stringify(argv)}: Redis ${expected}, Plinth ${actual}`);
  }
}

const states = () => Promise.all([keyspaceOf(redis.run, version), keyspaceOf(overResp, version)]);

const hasNewest = isAtLeast(version, '8.0');
const why = hasNewest
  ? ''
  : ` (skipped: the newest is ${name}, .ci/newer-servers gets a newer one)`;

test.skipIf(!hasNewest)(`Redis 8 is compared with${why}`, async () => {
  const [info] = await redis.run([['INFO', 'server']]);
  expect(info![1]).toContain(`redis_version:${version}`);
});

test.each([
  ['HTTP', runOnPlinth],
  ['RESP', overResp],
])(
  `for random commands over %s, Plinth replies as ${name} does, and has the same data`,
  { timeout: 1000 * RUNS },
  (_, run) =>
    holds(async (commands) => {
      await runOnBoth(run, commands);
      const [theirs, ours] = await states();
      expect(ours).toEqual(theirs);
    }, RUNS / 2),
);

test(
  `for random commands, Plinth and ${name} restore the dumps of the other`,
  { timeout: 1000 * RUNS },
  () =>
    holds(
      async (commands) => {
        await runOnBoth(overResp, commands);
        const [before] = await states();
        const changed = Object.keys(before).filter((key) =>
          commands.some((argv) => argv.includes(key)),
        );
        const [theirs, ours] = await Promise.all(
          [redis.run, overResp].map((run) => run(changed.map((key) => ['DUMP', key]))),
        );
        await Promise.all([
          restore(overResp, changed, theirs!),
          restore(redis.run, changed, ours!),
        ]);
        const [onRedis, onPlinth] = await states();
        expect(withoutTime(onRedis)).toEqual(withoutTime(before));
        expect(withoutTime(onPlinth)).toEqual(withoutTime(before));
      },
      Math.ceil(RUNS / 5),
    ),
);

/** Replaces the keys by the dumps of the other. */
async function restore(
  run: RunCommands,
  keys: readonly string[],
  payloads: readonly Resp[],
): Promise<void> {
  const rows = keys.map((key, i) => ['RESTORE', key, '0', String(payloads[i]![1]), 'REPLACE']);
  for (const [i, reply] of (await run(rows)).entries()) {
    if (reply[0] === '-') throw new Error(`RESTORE ${keys[i]}: ${reply[1]}`);
  }
}

/** A payload doesn't contain the expiry of its key. */
function withoutTime(state: KeyspaceState): KeyspaceState {
  return Object.fromEntries(Object.entries(state).map(([key, seen]) => [key, seen.slice(0, -1)]));
}
