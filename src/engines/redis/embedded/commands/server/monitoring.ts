import { errors } from '../../../errors.ts';
import { readInt64 } from '../../../numbers.ts';
import { OK, RedisError } from '../../../reply.ts';
import { type CommandFunction, connectionOf } from '../command.ts';
import { helpReply } from '../help.ts';

const DEFAULT_COUNT = 10;

/** Redis 7.2 `slowlog.c` `slowlogCommand` */
export const slowLogGet: CommandFunction = ({ database }, argv) => {
  if (argv.length > 3) throw errors.subcommandSyntax('SLOWLOG', argv[1]!);
  const count = argv.length === 3 ? Number(readInt64(argv[2]!) ?? NaN) : DEFAULT_COUNT;
  if (!(count >= -1)) throw new RedisError('ERR count should be greater than or equal to -1');
  return database.slowLog.show(count);
};

export const slowLogLen: CommandFunction = ({ database }) => database.slowLog.length;

export const slowLogReset: CommandFunction = ({ database }) => {
  database.slowLog.reset();
  return OK;
};

export const slowLogHelp: CommandFunction = () =>
  helpReply('SLOWLOG', [
    [
      'GET [<count>]',
      'Show the latest slow commands, ten of them if not told otherwise, all with -1.',
    ],
    ['LEN', 'Count those that are kept.'],
    ['RESET', 'Forget them.'],
  ]);

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

export const monitor: CommandFunction = (ctx) => {
  const connection = connectionOf(ctx);
  if (connection.isExecuting) {
    throw new RedisError("ERR MONITOR isn't allowed for DENY BLOCKING client");
  }
  connection.monitor();
  return OK;
};
