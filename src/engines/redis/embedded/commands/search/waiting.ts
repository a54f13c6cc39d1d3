import { Wait } from '../../blocking/wait.ts';
import type { CommandFunction } from '../command.ts';
import { namedIndex } from './named-index.ts';

/** Also over HTTP it waits for as long as it takes: the indexes of a database go on whatever else happens. */
export const searchWaitindexing: CommandFunction = (ctx, argv) => {
  const found = namedIndex(ctx, argv[1]!);
  if (found === undefined) return 0;
  const { name, index } = found;
  if (index.hasReached(index.mark())) return 1;
  return new Wait({
    until: Infinity,
    reply: ctx.database.search.whenIndexed(name),
    holdsRequests: true,
    // What CLIENT UNBLOCK answers.
    timedOut: 0,
  });
};

/** Nothing that is stored changes by it, so it is not logged: after a restart everything is indexed anyway. */
export const searchReindex: CommandFunction = (ctx, argv) => {
  const found = namedIndex(ctx, argv[1]!);
  if (found === undefined) return 0;
  ctx.database.search.reindex(found.index);
  return 1;
};
