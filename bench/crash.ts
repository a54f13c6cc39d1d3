import { crashRounds } from '../contract-tests/harness/crash/crash-rounds.ts';

/**
 * Kills a platform at random moments under producers, consumers and connectors of Kafka, and looks after
 * each start whether it has kept what it promised. `node bench/crash.ts`
 */
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 100);

const { acknowledged, messages, lines } = await crashRounds({
  rounds,
  random: Math.random,
  onRound: (round, tally) => {
    if ((round + 1) % 10 !== 0) return;
    console.log(
      `${String(round + 1).padStart(4)} kills  ${tally.acknowledged} messages acknowledged`,
    );
  },
});
console.log(
  `\n${rounds} kills: all of ${acknowledged} acknowledged messages are there, each at its offset, of ${messages} in all;`,
);
console.log(`${lines} lines have been carried from file to topic to file; no promise was broken.`);
