import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { readInt64 } from '../../../numbers.ts';
import { OK, RedisError } from '../../../reply.ts';
import { inSteps } from '../../long-command.ts';
import { loopInSteps, runLoop, takesMany } from '../../loop.ts';
import { expiryTime } from '../expiry-options.ts';
import { readSetOptions } from './set.ts';

export const mset = takesMany((ctx, argv) => {
  const { keyspace } = ctx;
  if (argv.length % 2 === 0) throw errors.wrongArity('mset');
  return runLoop(ctx, argv, {
    from: 1,
    to: argv.length,
    stride: 2,
    each: (i) => keyspace.put(argv[i]!, argv[i + 1]!, 'set'),
    finish: () => OK,
  });
});

/** Sets all keys, or none if one of them exists. */
export const msetnx = takesMany((ctx, argv) => {
  const { keyspace } = ctx;
  if (argv.length % 2 === 0) throw errors.wrongArity('msetnx');
  let isFree = true;
  return runLoop(ctx, argv, {
    from: 1,
    to: argv.length,
    stride: 2,
    check: (i) => {
      isFree = isFree && keyspace.peek(argv[i]!) === undefined;
    },
    each: (i) => {
      if (isFree) keyspace.put(argv[i]!, argv[i + 1]!, 'set');
    },
    finish: () => (isFree ? 1 : 0),
  });
});

/** Redis 8.4 `t_string.c` `msetexCommand`. The absolute expiry time is logged, and no condition. */
export const msetex = takesMany((ctx, argv) => {
  const { keyspace } = ctx;
  const end = endOfPairs(argv);
  const { expiry, condition } = readOptions(argv, end);
  const expireAt = expiry && expiryTime(expiry, keyspace.now, 'msetex');
  const keeping = expiry?.word === 'KEEPTTL';
  const isThere = condition && condition === 'XX';
  let isMet = true;
  const steps = loopInSteps({
    from: 2,
    to: end,
    stride: 2,
    check: (i) => {
      if (isThere !== undefined && (keyspace.peek(argv[i]!) !== undefined) !== isThere)
        isMet = false;
    },
    each: (i) => {
      if (!isMet) return;
      const entry = keyspace.put(argv[i]!, argv[i + 1]!, 'set', keeping || expireAt !== undefined);
      if (expireAt === undefined) return;
      keyspace.setExpiry(entry, expireAt);
      keyspace.changed(entry, 'expire');
    },
    finish: () => {
      if (!isMet) return 0;
      const until = expireAt === undefined ? [] : ['PXAT', String(expireAt)];
      const options = keeping ? ['KEEPTTL'] : until;
      ctx.propagateAs(['MSETEX', ...argv.slice(1, end), ...options]);
      return 1;
    },
  });
  return inSteps(ctx, argv, steps);
});

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
