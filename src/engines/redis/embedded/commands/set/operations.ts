import type { ByteString } from '../../../bytes.ts';
import { DEFAULT_ENCODING_LIMITS, type EncodingLimits } from '../../values/encoding-limits.ts';
import { compactMembers, SetValue } from '../../values/set.ts';
import { AT_ONCE, type Steps } from '../../steps.ts';
import type { Spending } from '../../work.ts';

/** A missing key is an empty set. */
export type Operand = SetValue | undefined;

/**
 * Yields the members of the intersection: looks up the members of the smallest set in the others, the next smallest
 * first.
 * @param limit the maximal number of members
 */
export function* commonMembers(
  sets: readonly Operand[],
  work: Spending,
  limit = Infinity,
): Steps<ByteString[]> {
  const present = sets.filter((set) => set !== undefined);
  if (present.length < sets.length) return [];
  const [smallest, ...others] = [...new Set(present)].toSorted(
    (one, other) => one.size - other.size,
  );
  const common: ByteString[] = [];
  let looked = 0;
  for (const member of smallest?.values() ?? []) {
    if (++looked % AT_ONCE === 0) yield;
    work.spend(1 + others.length);
    if (others.every((set) => set.has(member)) && common.push(member) === limit) break;
  }
  return common;
}

/** The members that all of the sets have, as a set. */
export function* intersection(
  sets: readonly Operand[],
  work: Spending,
  limits: Readonly<EncodingLimits> = DEFAULT_ENCODING_LIMITS,
): Steps<SetValue> {
  return yield* SetValue.inSteps(yield* commonMembers(sets, work), limits);
}

/** The size of the intersection; counting stops at the limit, where 0 is none. */
export function* intersectionSize(
  sets: readonly Operand[],
  limit: number,
  work: Spending,
): Steps<number> {
  return (yield* commonMembers(sets, work, limit === 0 ? Infinity : limit)).length;
}

/** The members that any of the sets has. */
export function* union(
  sets: readonly Operand[],
  work: Spending,
  limits: Readonly<EncodingLimits> = DEFAULT_ENCODING_LIMITS,
): Steps<SetValue> {
  work.spend(sets.reduce((sum, set) => sum + (set?.size ?? 0), 0));
  const [largest, ...others] = sets
    .filter((set) => set !== undefined)
    .toSorted((one, other) => other.size - one.size);
  // Only for a large result is the encoding certain, whatever the order of the members.
  const isCopied = largest !== undefined && largest.size > compactMembers(limits);
  const result = isCopied ? yield* largest.cloneInSteps() : new SetValue(limits);
  for (const set of isCopied ? others : sets) {
    yield* visit(set, (member) => result.add(member));
  }
  return result;
}

/**
 * The members that only the first set has. Redis weighs looking up each of them in the others against removing the
 * members of all others (`t_set.c` `sunionDiffGenericCommand`).
 */
export function* difference(
  [first, ...others]: readonly Operand[],
  work: Spending,
  limits: Readonly<EncodingLimits> = DEFAULT_ENCODING_LIMITS,
): Steps<SetValue> {
  const result = new SetValue(limits);
  if (first === undefined || others.includes(first)) return result;
  const sets = others.filter((set) => set !== undefined);
  const sizes = sets.reduce((sum, set) => sum + set.size, first.size);
  if ((first.size * (sets.length + 1)) / 2 <= sizes) {
    work.spend(first.size * (sets.length + 1));
    const largestFirst = sets.toSorted((one, other) => other.size - one.size);
    yield* visit(first, (member) => {
      if (!largestFirst.some((set) => set.has(member))) result.add(member);
    });
    return result;
  }
  work.spend(sizes);
  yield* visit(first, (member) => result.add(member));
  for (const set of sets) yield* visit(set, (member) => result.delete(member));
  return result;
}

function* visit(set: Operand, each: (member: ByteString) => void): Steps<void> {
  let visited = 0;
  for (const member of set?.values() ?? []) {
    each(member);
    if (++visited % AT_ONCE === 0) yield;
  }
}
