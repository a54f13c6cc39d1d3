import { errors } from '../../../errors.ts';
import type { ByteString } from '../../../bytes.ts';
import { readInt64, UINT64_MAX } from '../../../numbers.ts';
import { RedisError, type Reply } from '../../../reply.ts';
import { sizeOf } from '../../../reply-limit.ts';
import { inSteps } from '../../long-command.ts';
import { loopInSteps, runLoop, takesMany } from '../../loop.ts';
import { AT_ONCE, type Steps } from '../../steps.ts';
import { ArrayValue } from '../../values/array/array.ts';
import {
  arrayIndex,
  type ArrayIndex,
  LAST_INDEX,
  moved,
  remainder,
} from '../../values/array/array-index.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { indexReply, MOST_INDEXES, parseIndex } from './indexes.ts';

export const arinsert = takesMany((ctx, argv) => {
  const { keyspace } = ctx;
  const key = argv[1]!;
  const existing = keyspace.writeAs(key, ArrayValue);
  const array = existing ?? new ArrayValue();
  const first = array.next;
  const last = first === undefined ? undefined : moved(first, argv.length - 3);
  if (first === undefined || last === undefined || last > LAST_INDEX) {
    throw new RedisError('ERR insert index overflow');
  }
  if (argv.length > 3) array.expect(first, last);
  return runLoop(ctx, argv, {
    from: 2,
    to: argv.length,
    stride: 1,
    each: (i) => array.set(moved(first, i - 2), argv[i]!),
    finish: () => {
      array.lastAdded = last;
      if (existing === undefined) keyspace.put(key, array, 'arinsert');
      else keyspace.changedKey(key, 'arinsert');
      return indexReply(last);
    },
  });
});

/** Redis 8.8 `t_array.c` `arringCommand` */
export const arring = takesMany((ctx, argv) => {
  const size = readInt64(argv[2]!);
  if (size === undefined) throw new RedisError('ERR invalid size');
  if (size <= 0n) throw new RedisError('ERR size must be positive');
  return inSteps(ctx, argv, added(ctx, argv, arrayIndex(size)));
});

function* added(
  { keyspace, database }: CommandContext,
  argv: readonly ByteString[],
  size: ArrayIndex,
): Steps<Reply> {
  const key = argv[1]!;
  const existing = keyspace.writeAs(key, ArrayValue);
  const array = existing ?? new ArrayValue();
  if (needsResizing(array, size)) {
    database.work.spend(array.count);
    array.replaceBy(yield* resized(array, size));
  }
  return yield* loopInSteps({
    from: 3,
    to: argv.length,
    stride: 1,
    each: (i) => {
      // If ARSEEK has left no index, the end of all counts.
      const index = remainder(array.next ?? UINT64_MAX, size);
      array.set(index, argv[i]!);
      array.lastAdded = index;
    },
    finish: () => {
      if (existing === undefined) keyspace.put(key, array, 'arring');
      else keyspace.changedKey(key, 'arring');
      return indexReply(array.lastAdded!);
    },
  });
}

export const arnext: CommandFunction = ({ keyspace }, argv) => {
  const array = keyspace.readAs(argv[1]!, ArrayValue);
  if (array === undefined) return 0;
  return array.next === undefined ? null : indexReply(array.next);
};

/** The end of all indexes is allowed, so that the log can restore that none is left. */
export const arseek: CommandFunction = ({ keyspace }, argv) => {
  const index = parseIndex(argv[2]!, UINT64_MAX);
  const array = keyspace.writeAs(argv[1]!, ArrayValue);
  if (array === undefined) return 0;
  array.lastAdded = index === 0 ? undefined : moved(index, -1);
  keyspace.changedKey(argv[1]!, 'arseek');
  return 1;
};

/** A count that is not positive is answered before the options are read (`arlastitemsCommand`). */
export const arlastitems: CommandFunction = (ctx, argv) => {
  const given = readInt64(argv[2]!);
  if (given === undefined) throw new RedisError('ERR invalid COUNT');
  if (given <= 0n) return [];
  const isReversed = argv[3]?.toUpperCase() === 'REV';
  if (argv.length === 4 && !isReversed) throw errors.syntax();
  if (argv.length > 4) throw errors.wrongArity('arlastitems');
  const array = ctx.keyspace.readAs(argv[1]!, ArrayValue);
  if (array === undefined) return [];
  const { length } = array;
  const count = Number(given < length ? given : length);
  if (count > array.count && count > MOST_INDEXES) {
    throw new RedisError(`ERR count exceeds maximum of ${MOST_INDEXES} items`);
  }
  ctx.replies.expect(count * sizeOf(null));
  ctx.database.work.spend(count);
  return inSteps(ctx, argv, lastItems(array, count, isReversed));
};

function* lastItems(array: ArrayValue, count: number, isReversed: boolean): Steps<Reply> {
  const { length, lastAdded } = array;
  const end = moved(length, -1);
  const items: Reply[] = [];
  let index = lastAdded === undefined || lastAdded >= length ? end : lastAdded;
  while (items.length < count) {
    items.push(array.get(index) ?? null);
    index = index === 0 ? end : moved(index, -1);
    if (items.length % AT_ONCE === 0) yield;
  }
  return isReversed ? items : items.toReversed();
}

/**
 * Whether the values of a ring have to be moved before it has another size: it becomes smaller, or it becomes larger while
 * the next value would overwrite one at its start. ARSEEK with 0 means just that (Redis 8.8 `t_array.c`
 * `arRingNeedsRework`).
 */
function needsResizing(array: ArrayValue, size: ArrayIndex): boolean {
  const { length, lastAdded, next } = array;
  if (length === 0 || size === length) return false;
  if (size < length) return true;
  return lastAdded !== undefined && next !== undefined && next < length;
}

/**
 * The latest values of a ring up to the first index that has none, from the start on, the oldest first
 * (`arRingRework`).
 * @param size the new size
 */
function* resized(array: ArrayValue, size: ArrayIndex): Steps<ArrayValue> {
  const { length, lastAdded } = array;
  const end = moved(length, -1);
  const most = size < length ? size : length;
  let index = lastAdded === undefined ? end : remainder(lastAdded, length);
  let kept = 0;
  while (kept < most && array.get(index) !== undefined) {
    index = index === 0 ? end : moved(index, -1);
    if (++kept % AT_ONCE === 0) yield;
  }
  const ring = new ArrayValue();
  for (let i = 0; i < kept; i++) {
    index = index === end ? 0 : moved(index, 1);
    ring.set(i, array.get(index)!);
    if (i % AT_ONCE === 0) yield;
  }
  if (kept > 0) ring.lastAdded = kept - 1;
  return ring;
}
