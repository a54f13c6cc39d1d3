import type { CommandFunction } from '../command.ts';
import { helpReply } from '../help.ts';

/** Redis 7.2 `latency.c` `latencyCommand`, as the others here. */
export const latest: CommandFunction = ({ database }) => database.latency.latest();

export const history: CommandFunction = ({ database }, argv) =>
  database.latency.history(argv[2]!.toLowerCase());

export const reset: CommandFunction = ({ database }, argv) =>
  database.latency.reset(argv.slice(2).map((event) => event.toLowerCase()));

export const doctor: CommandFunction = ({ database }) => {
  const { threshold } = database.latency;
  if (threshold === Infinity) {
    return 'Nothing is recorded: latency-monitor-threshold is 0. CONFIG SET changes it.\n';
  }
  const events = database.latency.latest() as [string, number, number, number][];
  if (events.length === 0) return `No command took ${threshold} ms or longer.\n`;
  const lines = events.map(
    ([event, , last, worst]) => `${event}: the latest took ${last} ms, the slowest ${worst} ms.\n`,
  );
  return `${lines.join('')}SLOWLOG GET shows which commands these were.\n`;
};

export const help: CommandFunction = () =>
  helpReply('LATENCY', [
    ['LATEST', 'Show the latest and the slowest sample of each event.'],
    ['HISTORY <event>', 'Show the samples of an event, at most 160.'],
    ['RESET [<event> ...]', 'Forget the samples of these events, or of all.'],
    ['DOCTOR', 'Describe the events in words.'],
  ]);
