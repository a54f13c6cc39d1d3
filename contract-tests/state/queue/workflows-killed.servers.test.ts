import { expect, test } from 'vitest';
import { workflowCrashRounds } from '../../harness/crash/workflows/workflow-rounds.ts';
import { roundsOf } from '../../harness/rounds.ts';

const ROUNDS = roundsOf(20);
const RUNS = 5 * ROUNDS;

/** `npm run bench -- crash workflows` does a hundred rounds of the same. */
test('runs end with the right results, and steps are executed again only after a kill', async () => {
  const { runs, executions, repeated } = await workflowCrashRounds({
    rounds: ROUNDS,
    runs: RUNS,
    random: Math.random,
  });
  expect(runs).toBe(RUNS);
  expect(executions).toBe(5 * RUNS + repeated);
}, 600_000);
