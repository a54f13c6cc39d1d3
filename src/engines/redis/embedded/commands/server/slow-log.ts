import { errors } from '../../../errors.ts';
import { readInt64 } from '../../../numbers.ts';
import { OK, RedisError } from '../../../reply.ts';
import type { CommandFunction } from '../command.ts';
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
