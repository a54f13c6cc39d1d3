import { errors } from '../../../errors.ts';
import { OK, RedisError, Status } from '../../../reply.ts';
import type { CommandContext, CommandFunction } from '../command.ts';

/** The reply is delayed until everything written so far is on disk, whatever `appendfsync` is. */
export const save: CommandFunction = (ctx) => {
  seeSafe(ctx, 'SAVE');
  return OK;
};

/** The same as SAVE: neither blocks other clients. */
export const bgsave: CommandFunction = (ctx, argv) => {
  if (argv.length > 2 || (argv.length === 2 && argv[1]!.toUpperCase() !== 'SCHEDULE')) {
    throw errors.syntax();
  }
  seeSafe(ctx, 'BGSAVE');
  return new Status('Background saving started');
};

/** In seconds; before the first save it is the time when the database was opened, as in Redis. */
export const lastsave: CommandFunction = ({ database }) => Math.floor(database.savedAt / 1000);

/** An embedded database is a master without replicas (Redis 7.2 `replication.c` `roleCommand`). */
export const role: CommandFunction = () => ['master', 0, []];

function seeSafe({ database }: CommandContext, command: string): void {
  const { journal, clock, keyspace } = database;
  if (journal.demandSync === undefined) {
    throw new RedisError(`ERR ${command} cannot be used when appendonly is disabled.`);
  }
  journal.demandSync();
  const moment = clock.now();
  const changes = keyspace.dirty;
  const settled = journal.settled() ?? Promise.resolve();
  settled.then(
    () => database.savedUpTo(moment, changes),
    () => {},
  );
}

/** Unix time in seconds, and the microseconds of the second, both as strings. */
export const time: CommandFunction = ({ database }) => {
  const microseconds = Math.floor(database.clock.now() * 1000);
  const ofSecond = microseconds % 1_000_000;
  return [String((microseconds - ofSecond) / 1_000_000), String(ofSecond)];
};
