import { afterAll, expect, test } from 'vitest';
import { startPostgresql } from '../../../scripts/servers/postgresql.ts';
import { skipReason } from '../../../scripts/servers/skip-reason.ts';
import { workflowCrashRounds } from '../../harness/crash/workflows/workflow-rounds.ts';
import { roundsOf } from '../../harness/rounds.ts';

const ROUNDS = roundsOf(10);
const RUNS = 5 * ROUNDS;
/** Nearly all that are at work at a kill. */
const TOGETHER = 3 * ROUNDS;

const missing = skipReason('postgresql');
const server = missing === undefined ? await startPostgresql() : undefined;
afterAll(() => server?.[Symbol.asyncDispose]());

/** `node bench/crash.ts workflows` does a hundred rounds of the same. */
test('runs end with the right results, and steps are executed again only after a kill', async () => {
  const { runs, executions, repeated } = await workflowCrashRounds({
    rounds: ROUNDS,
    runs: RUNS,
    together: TOGETHER,
    random: Math.random,
  });
  expect(runs).toBe(RUNS);
  expect(executions).toBe(5 * RUNS + repeated);
}, 600_000);

/** `node bench/crash.ts workflows-on-copies` does a hundred rounds of the same. */
test.skipIf(missing !== undefined)(
  `so it is with two copies (${missing ?? 'PostgreSQL is installed'})`,
  async () => {
    const rounds = Math.max(ROUNDS / 2, 2);
    const { runs, executions, repeated } = await workflowCrashRounds({
      rounds,
      runs: 5 * rounds,
      together: 3 * rounds,
      random: Math.random,
      copies: { count: 2, storeUrl: await server!.createDatabase('plinth') },
    });
    expect(runs).toBe(5 * rounds);
    expect(executions).toBe(5 * 5 * rounds + repeated);
  },
  600_000,
);
