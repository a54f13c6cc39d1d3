import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { readInt64 } from '../../../numbers.ts';
import { OK, RedisError } from '../../../reply.ts';
import type { Keyspace } from '../../keyspace/keyspace.ts';
import type { CommandFunction } from '../command.ts';
import { expiryTime } from '../expiry-options.ts';
import { readSetOptions } from './set-options.ts';

export const mset: CommandFunction = ({ keyspace }, argv) => {
  if (argv.length % 2 === 0) throw errors.wrongArity('mset');
  setPairs(keyspace, argv);
  return OK;
};

/** Sets all keys, or none if one of them exists. */
export const msetnx: CommandFunction = ({ keyspace }, argv) => {
  if (argv.length % 2 === 0) throw errors.wrongArity('msetnx');
  for (let i = 1; i < argv.length; i += 2) {
    if (keyspace.peek(argv[i]!) !== undefined) return 0;
  }
  setPairs(keyspace, argv);
  return 1;
};

/** Redis 8.4 `t_string.c` `msetexCommand`. The absolute expiry time is logged, and no condition. */
export const msetex: CommandFunction = (ctx, argv) => {
  const { keyspace } = ctx;
  const end = endOfPairs(argv);
  const { expiry, condition } = readOptions(argv, end);
  const expireAt = expiry && expiryTime(expiry, keyspace.now, 'msetex');
  const pairs = argv.slice(1, end);
  const isThere = (key: ByteString) => keyspace.peek(key) !== undefined;
  const keys = pairs.filter((_, i) => i % 2 === 1);
  if (condition === 'NX' && keys.some(isThere)) return 0;
  if (condition === 'XX' && !keys.every(isThere)) return 0;
  const keeping = expiry?.word === 'KEEPTTL';
  for (let i = 1; i < pairs.length; i += 2) {
    const entry = keyspace.put(pairs[i]!, pairs[i + 1]!, 'set', keeping || expireAt !== undefined);
    if (expireAt === undefined) continue;
    keyspace.setExpiry(entry, expireAt);
    keyspace.changed(entry, 'expire');
  }
  const until = expireAt === undefined ? [] : ['PXAT', String(expireAt)];
  ctx.propagateAs(['MSETEX', ...pairs, ...(keeping ? ['KEEPTTL'] : until)]);
  return 1;
};

/** The index after the last pair. @throws RedisError if there are fewer pairs than announced */
function endOfPairs(argv: readonly ByteString[]): number {
  const count = readInt64(argv[1]!);
  if (count === undefined || count < 1n || count > 2n ** 31n - 1n) {
    throw new RedisError('ERR invalid numkeys value');
  }
  const end = 2 + 2 * Number(count);
  if (end > argv.length) throw new RedisError('ERR wrong number of key-value pairs');
  return end;
}

/** The options of SET, without the conditions on the value. */
function readOptions(argv: readonly ByteString[], from: number) {
  const { expiry, condition, get } = readSetOptions(argv, from);
  if (get) throw errors.syntax();
  if (condition === undefined) return { expiry, condition };
  const { word } = condition;
  if (word !== 'NX' && word !== 'XX') throw errors.syntax();
  return { expiry, condition: word };
}

function setPairs(keyspace: Keyspace, argv: readonly ByteString[]): void {
  for (let i = 1; i < argv.length; i += 2) keyspace.put(argv[i]!, argv[i + 1]!, 'set');
}
