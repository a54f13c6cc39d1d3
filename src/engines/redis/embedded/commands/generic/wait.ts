import { parseCount, parseInt64 } from '../../../numbers.ts';
import { RedisError } from '../../../reply.ts';
import { parseMilliseconds } from '../../blocking/timeout.ts';
import { Wait } from '../../blocking/wait.ts';
import type { CommandFunction } from '../command.ts';

/**
 * An embedded database never has replicas, so the command only waits for its timeout (Redis 7.2 `replication.c`
 * `waitCommand`).
 */
export const wait: CommandFunction = ({ keyspace }, argv) => {
  const replicas = parseInt64(argv[1]!);
  const until = parseMilliseconds(argv[2]!, keyspace.now);
  return replicas > 0n ? new Wait({ until, timedOut: 0 }) : 0;
};

/**
 * If the local log is asked for, the reply is delayed until the log is on disk, so it may say 1 at once; it becomes 0
 * if the disk refuses. Otherwise the disk is not awaited, and the reply is 0. A client that may block does so until its
 * timeout (Redis 7.2 `replication.c` `waitaofCommand`).
 */
export const waitaof: CommandFunction = ({ database: { journal }, keyspace }, argv) => {
  const local = parseInt64(argv[1]!);
  if (local < 0n || local > 1n) {
    throw new RedisError('ERR value is out of range, value must between 0 and 1');
  }
  const replicas = parseCount(argv[2]!);
  const until = parseMilliseconds(argv[3]!, keyspace.now);
  if (local === 0n) {
    return replicas > 0 ? new Wait({ until, timedOut: [0, 0] }) : [0, 0];
  }
  if (journal.demandSync === undefined) {
    throw new RedisError(
      'ERR WAITAOF cannot be used when numlocal is set but appendonly is disabled.',
    );
  }
  journal.demandSync();
  const denied = [1, 0];
  let synced = 0;
  const reply = journal.settled()?.then(
    () => [(synced = 1), 0],
    // Added before the handlers of the connection that sends the reply, so it runs before them.
    () => [(denied[0] = 0), 0],
  );
  if (reply === undefined && replicas === 0) return denied;
  return new Wait({
    until,
    ...(replicas === 0 && reply !== undefined && { reply }),
    timedOut: () => [synced, 0],
    denied,
  });
};
