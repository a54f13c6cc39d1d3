import type { ByteString } from '../../../bytes.ts';
import { SetValue } from '../../values/set.ts';

/** A key that is not there is an empty set. */
export type Operand = SetValue | undefined;

/**
 * The members that all of the sets have: goes through the smallest and looks its members up in the
 * others, the next smallest first.
 */
export function* commonMembers(sets: readonly Operand[]): Generator<ByteString, void> {
  const present = sets.filter((set) => set !== undefined);
  if (present.length < sets.length) return;
  const [smallest, ...others] = [...new Set(present)].toSorted(
    (one, other) => one.size - other.size,
  );
  if (smallest === undefined) return;
  for (const member of smallest.values()) {
    if (others.every((set) => set.has(member))) yield member;
  }
}

/** The members that all of the sets have, as a set. */
export function intersection(sets: readonly Operand[]): SetValue {
  return SetValue.of([...commonMembers(sets)]);
}

/** How many members all of the sets have; it stops counting at the limit, which is 0 for none. */
export function intersectionSize(sets: readonly Operand[], limit: number): number {
  let count = 0;
  for (const _ of commonMembers(sets)) if (++count === limit) break;
  return count;
}

/** The members that any of the sets has. */
export function union(sets: readonly Operand[]): SetValue {
  const result = new SetValue();
  for (const set of sets) for (const member of set?.values() ?? []) result.add(member);
  return result;
}

/**
 * The members that only the first of the sets has. Redis weighs looking up each of them in all the
 * others against removing all that the others have (`t_set.c` `sunionDiffGenericCommand`).
 */
export function difference([first, ...others]: readonly Operand[]): SetValue {
  const result = new SetValue();
  if (first === undefined || others.includes(first)) return result;
  const sets = others.filter((set) => set !== undefined);
  const sizes = sets.reduce((sum, set) => sum + set.size, first.size);
  if ((first.size * (sets.length + 1)) / 2 <= sizes) {
    const largestFirst = sets.toSorted((one, other) => other.size - one.size);
    for (const member of first.values()) {
      if (!largestFirst.some((set) => set.has(member))) result.add(member);
    }
    return result;
  }
  for (const member of first.values()) result.add(member);
  for (const set of sets) for (const member of set.values()) result.delete(member);
  return result;
}
