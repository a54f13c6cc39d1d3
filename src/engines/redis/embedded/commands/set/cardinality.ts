import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { readInt64 } from '../../../numbers.ts';
import { RedisError } from '../../../reply.ts';
import { inSteps } from '../../long-command.ts';
import { takesMany } from '../../loop.ts';
import type { Steps } from '../../steps.ts';
import type { CommandContext } from '../command.ts';
import { readSets } from './algebra.ts';
import { intersectionSize } from './operations.ts';

/** Redis 7.2 `t_set.c` `sinterCardCommand`. */
export const sintercard = takesMany((ctx, argv) => {
  const numkeys = Number(readInt64(argv[1]!) ?? 0);
  if (numkeys < 1) throw new RedisError('ERR numkeys should be greater than 0');
  if (numkeys > argv.length - 2) {
    throw new RedisError("ERR Number of keys can't be greater than number of args");
  }
  let limit = 0;
  for (let i = 2 + numkeys; i < argv.length; i += 2) {
    if (argv[i]!.toLowerCase() !== 'limit' || i + 1 === argv.length) throw errors.syntax();
    limit = Number(readInt64(argv[i + 1]!) ?? -1);
    if (limit < 0) throw new RedisError("ERR LIMIT can't be negative");
  }
  return inSteps(ctx, argv, counted(ctx, argv.slice(2, 2 + numkeys), limit));
});

function* counted(
  { keyspace, database }: CommandContext,
  keys: readonly ByteString[],
  limit: number,
): Steps<number> {
  const sets = yield* readSets(keyspace, keys);
  return yield* intersectionSize(sets, limit, database.work);
}
