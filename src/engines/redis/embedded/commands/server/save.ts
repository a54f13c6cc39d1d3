import { errors } from '../../../errors.ts';
import { OK, RedisError, Status } from '../../../reply.ts';
import type { CommandContext, CommandFunction } from '../command.ts';

/** The reply is held back until all that was written so far is on the disk, whatever the policy is. */
export const save: CommandFunction = (ctx) => {
  seeSafe(ctx, 'SAVE');
  return OK;
};

/** Sees to the same as SAVE: nobody else waits for it in either. */
export const bgsave: CommandFunction = (ctx, argv) => {
  if (argv.length > 2 || (argv.length === 2 && argv[1]!.toUpperCase() !== 'SCHEDULE')) {
    throw errors.syntax();
  }
  seeSafe(ctx, 'BGSAVE');
  return new Status('Background saving started');
};

/** In seconds; before the first save it is when the database was opened, as in Redis. */
export const lastsave: CommandFunction = ({ database }) => Math.floor(database.savedAt / 1000);

/** An embedded database is a master without replicas (Redis 7.2 `replication.c` `roleCommand`). */
export const role: CommandFunction = () => ['master', 0, []];

function seeSafe({ database }: CommandContext, command: string): void {
  const { journal, clock } = database;
  if (journal.demandSync === undefined) {
    throw new RedisError(`ERR ${command} cannot be used when appendonly is disabled.`);
  }
  journal.demandSync();
  const moment = clock.now();
  const settled = journal.settled() ?? Promise.resolve();
  settled.then(
    () => (database.savedAt = Math.max(database.savedAt, moment)),
    () => {},
  );
}
