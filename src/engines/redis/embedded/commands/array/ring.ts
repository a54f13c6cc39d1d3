import type { Steps } from '../../steps.ts';
import { AT_ONCE } from '../../steps.ts';
import { ArrayValue } from '../../values/array/array.ts';
import { moved, remainder, type ArrayIndex } from '../../values/array/array-index.ts';

/**
 * Whether the values of a ring have to be moved before it has another size: it becomes smaller, or it becomes larger while
 * the next value would overwrite one at its start. ARSEEK with 0 means just that (Redis 8.8 `t_array.c`
 * `arRingNeedsRework`).
 */
export function needsResizing(array: ArrayValue, size: ArrayIndex): boolean {
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
export function* resized(array: ArrayValue, size: ArrayIndex): Steps<ArrayValue> {
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
