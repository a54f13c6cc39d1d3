import { OK, RedisError } from '../../../reply.ts';
import { parseMilliseconds } from '../../blocking/timeout.ts';
import type { CommandFunction } from '../command.ts';

/** Redis 7.2 `networking.c` `clientCommand`. A pause of 0 ms pauses nothing. */
export const pause: CommandFunction = ({ database, keyspace }, argv) => {
  const mode = argv[3]?.toLowerCase() ?? 'all';
  if (argv.length > 4 || (mode !== 'write' && mode !== 'all')) {
    throw new RedisError('ERR CLIENT PAUSE mode must be WRITE or ALL');
  }
  const until = parseMilliseconds(argv[2]!, keyspace.now);
  if (until !== Infinity) database.pause.begin(mode, until);
  return OK;
};

export const unpause: CommandFunction = ({ database }) => {
  database.pause.end();
  return OK;
};
