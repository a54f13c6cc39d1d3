import { crashRounds } from '../contract-tests/harness/crash/crash-rounds.ts';
import { queueCrashRounds } from '../contract-tests/harness/crash/queue/queue-rounds.ts';

/**
 * Kills a platform at random moments under producers, consumers and connectors of Kafka, and under
 * publishers of the queue service, and looks whether it has kept what it promised.
 * `node bench/crash.ts [kafka|queue]`
 */
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 100);
const [only] = process.argv.slice(2);

if (only !== 'queue') await killKafka();
if (only !== 'kafka') await killQueue();

async function killKafka(): Promise<void> {
  const { acknowledged, messages, lines } = await crashRounds({
    rounds,
    random: Math.random,
    onRound: (round, tally) => tell(round, tally.acknowledged),
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
    onRound: tell,
  });
  console.log(
    `\n${rounds} kills: all of ${acknowledged} acknowledged messages are delivered, but for ${deadLetters} that are in the dead letters as they should be;`,
  );
  console.log(
    `${duplicates} of ${deliveries} deliveries came again, being under way at a kill; no promise was broken.`,
  );
}

function tell(round: number, acknowledged: number): void {
  if ((round + 1) % 10 !== 0) return;
  console.log(`${String(round + 1).padStart(4)} kills  ${acknowledged} messages acknowledged`);
}
