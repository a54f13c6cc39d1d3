import { crashRounds } from '../contract-tests/harness/crash/crash-rounds.ts';
import { queueCrashRounds } from '../contract-tests/harness/crash/queue/queue-rounds.ts';
import { redisCrashRounds } from '../contract-tests/harness/crash/redis/redis-rounds.ts';
import {
  workflowCrashRounds,
  type WorkflowCrashOptions,
} from '../contract-tests/harness/crash/workflows/workflow-rounds.ts';
import { startPostgresql } from '../scripts/servers/postgresql.ts';
import { skipReason } from '../scripts/servers/skip-reason.ts';

/**
 * Kills a platform at random moments while clients produce, consume and run connectors (Kafka), publish (queue), run
 * workflows or write (Redis), and checks that it has kept its promises. `node bench/crash.ts
 * [kafka|queue|redis|workflows|workflows-on-copies]`
 */
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 100);
const [only] = process.argv.slice(2);

if (only === undefined || only === 'kafka') await killKafka();
if (only === undefined || only === 'queue') await killQueue();
if (only === undefined || only === 'redis') await killRedis();
if (only === undefined || only === 'workflows') await killWorkflows();
if (only === undefined || only === 'workflows-on-copies') await killCopies();

async function killKafka(): Promise<void> {
  const { acknowledged, messages, lines } = await crashRounds({
    rounds,
    random: Math.random,
    onRound: (round, tally) => logRound(round, tally.acknowledged),
  });
  console.log(
    `\n${rounds} kills: all of ${acknowledged} acknowledged messages are there, each at its offset, of ${messages} in all;`,
  );
  console.log(
    `${lines} lines have been carried from file to topic to file; no promise was broken.`,
  );
}

async function killQueue(): Promise<void> {
  const { acknowledged, deliveries, duplicates, deadLetters } = await queueCrashRounds({
    rounds,
    random: Math.random,
    onRound: logRound,
  });
  console.log(
    `\n${rounds} kills: all of ${acknowledged} acknowledged messages are delivered, but for ${deadLetters} that are in the dead letters as they should be;`,
  );
  console.log(
    `${duplicates} of ${deliveries} deliveries came again, being under way at a kill; no promise was broken.`,
  );
}

async function killRedis(): Promise<void> {
  const acknowledged = await redisCrashRounds({ rounds, random: Math.random, onRound: logRound });
  console.log(
    `\n${rounds} kills: all of ${acknowledged} acknowledged transactions, scripts, functions and documents are there, and none in part.`,
  );
}

/** A hundred runs go on at any time: those that end are followed by others. */
async function killWorkflows(copies?: WorkflowCrashOptions['copies']): Promise<void> {
  const { runs, executions, repeated } = await workflowCrashRounds({
    rounds,
    runs: 100 + 2 * rounds,
    together: 100,
    copies,
    random: Math.random,
    onRound: logRound,
  });
  console.log(
    `\n${rounds} kills: ${runs} runs have ended with the right results, none of which is lost; ${repeated} of ${executions} executions of steps were repetitions, after a kill.`,
  );
}

/** Two copies on PostgreSQL, one of which is killed. */
async function killCopies(): Promise<void> {
  const missing = skipReason('postgresql');
  if (missing !== undefined) {
    console.log(`nothing is killed: ${missing}`);
    return;
  }
  await using postgresql = await startPostgresql();
  await killWorkflows({ count: 2, storeUrl: await postgresql.createDatabase('plinth') });
}

function logRound(round: number, acknowledged: number): void {
  if ((round + 1) % 10 !== 0) return;
  console.log(`${String(round + 1).padStart(4)} kills  ${acknowledged} acknowledged`);
}
