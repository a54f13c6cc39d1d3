import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { OK } from '../../../reply.ts';
import { runLoop, takesMany } from '../../loop.ts';
import { HashValue } from '../../values/hash.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { storeHash, writeHash } from './live-hash.ts';

export const hset = takesMany((ctx, argv) => setFields(ctx, argv, 'hset'));

export const hmset = takesMany((ctx, argv) => setFields(ctx, argv, 'hmset'));

export const hsetnx: CommandFunction = (ctx, argv) => {
  const [, key, field, value] = argv as [ByteString, ByteString, ByteString, ByteString];
  const hash = writeHash(ctx, key) ?? new HashValue(ctx.keyspace.limits);
  if (hash.has(field)) return 0;
  hash.set(field, value);
  storeHash(ctx, key, hash, 'hset');
  return 1;
};

export const hdel = takesMany((ctx, argv) => {
  const key = argv[1]!;
  const hash = writeHash(ctx, key);
  if (hash === undefined) return 0;
  const size = hash.size;
  return runLoop(ctx, argv, {
    from: 2,
    to: argv.length,
    stride: 1,
    each: (i) => hash.delete(argv[i]!),
    finish: () => {
      const deleted = size - hash.size;
      if (deleted > 0) storeHash(ctx, key, hash, 'hdel');
      return deleted;
    },
  });
});

/** Sets fields, which removes their expiry (Redis 7.4 `t_hash.c` `hashTypeSet`). HSET replies how many are new. */
function setFields(
  ctx: CommandContext,
  argv: readonly ByteString[],
  command: 'hset' | 'hmset',
): ReturnType<CommandFunction> {
  if (argv.length % 2 === 1) throw errors.wrongArity(command);
  const key = argv[1]!;
  const hash = writeHash(ctx, key) ?? new HashValue(ctx.keyspace.limits);
  let added = 0;
  return runLoop(ctx, argv, {
    from: 2,
    to: argv.length,
    stride: 2,
    each: (i) => {
      if (hash.set(argv[i]!, argv[i + 1]!)) added++;
    },
    finish: () => {
      storeHash(ctx, key, hash, 'hset');
      return command === 'hset' ? added : OK;
    },
  });
}
