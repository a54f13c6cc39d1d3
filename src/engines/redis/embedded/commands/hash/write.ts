import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { OK } from '../../../reply.ts';
import { HashValue } from '../../values/hash.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { storeHash, writeHash } from './live-hash.ts';

export const hset: CommandFunction = (ctx, argv) => setFields(ctx, argv, 'hset');

export const hmset: CommandFunction = (ctx, argv) => {
  setFields(ctx, argv, 'hmset');
  return OK;
};

export const hsetnx: CommandFunction = (ctx, argv) => {
  const [, key, field, value] = argv as [ByteString, ByteString, ByteString, ByteString];
  const hash = writeHash(ctx, key) ?? new HashValue(ctx.keyspace.limits);
  if (hash.has(field)) return 0;
  hash.set(field, value);
  storeHash(ctx, key, hash, 'hset');
  return 1;
};

export const hdel: CommandFunction = (ctx, argv) => {
  const key = argv[1]!;
  const hash = writeHash(ctx, key);
  if (hash === undefined) return 0;
  const size = hash.size;
  for (let i = 2; i < argv.length; i++) hash.delete(argv[i]!);
  const deleted = size - hash.size;
  if (deleted > 0) storeHash(ctx, key, hash, 'hdel');
  return deleted;
};

/** Sets fields, which removes their expiry (Redis 7.4 `t_hash.c` `hashTypeSet`). @returns how many are new */
function setFields(ctx: CommandContext, argv: readonly ByteString[], command: string): number {
  if (argv.length % 2 === 1) throw errors.wrongArity(command);
  const key = argv[1]!;
  const hash = writeHash(ctx, key) ?? new HashValue(ctx.keyspace.limits);
  let added = 0;
  for (let i = 2; i < argv.length; i += 2) if (hash.set(argv[i]!, argv[i + 1]!)) added++;
  storeHash(ctx, key, hash, 'hset');
  return added;
}
