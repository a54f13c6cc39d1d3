import type { ByteString } from '../../../bytes.ts';
import { DEFAULT_ENCODING_LIMITS, type EncodingLimits } from '../../values/encoding-limits.ts';
import { compactMembers, SetValue } from '../../values/set.ts';
import type { Spending } from '../../work.ts';

/** A missing key is an empty set. */
export type Operand = SetValue | undefined;

/**
 * Yields the members of the intersection: looks up the members of the smallest set in the others, the next smallest
 * first.
 * @param limit the maximal number of members
 */
export function commonMembers(
  sets: readonly Operand[],
  work: Spending,
  limit = Infinity,
): ByteString[] {
  const present = sets.filter((set) => set !== undefined);
  if (present.length < sets.length) return [];
  const [smallest, ...others] = [...new Set(present)].toSorted(
    (one, other) => one.size - other.size,
  );
  const common: ByteString[] = [];
  for (const member of smallest?.values() ?? []) {
    work.spend(1 + others.length);
    if (others.every((set) => set.has(member)) && common.push(member) === limit) break;
  }
  return common;
}

/** The members that all of the sets have, as a set. */
export function intersection(
  sets: readonly Operand[],
  work: Spending,
  limits: Readonly<EncodingLimits> = DEFAULT_ENCODING_LIMITS,
): SetValue {
  return SetValue.of(commonMembers(sets, work), limits);
}

/** The size of the intersection; counting stops at the limit, where 0 is none. */
export function intersectionSize(sets: readonly Operand[], limit: number, work: Spending): number {
  return commonMembers(sets, work, limit === 0 ? Infinity : limit).length;
}

/** The members that any of the sets has. */
export function union(
  sets: readonly Operand[],
  work: Spending,
  limits: Readonly<EncodingLimits> = DEFAULT_ENCODING_LIMITS,
): SetValue {
  work.spend(sets.reduce((sum, set) => sum + (set?.size ?? 0), 0));
  const [largest, ...others] = sets
    .filter((set) => set !== undefined)
    .toSorted((one, other) => other.size - one.size);
  // Only for a large result is the encoding certain, whatever the order of the members.
  const isCopied = largest !== undefined && largest.size > compactMembers(limits);
  const result = isCopied ? largest.clone() : new SetValue(limits);
  for (const set of isCopied ? others : sets) {
    for (const member of set?.values() ?? []) result.add(member);
  }
  return result;
}

/**
 * The members that only the first set has. Redis weighs looking up each of them in the others against removing the
 * members of all others (`t_set.c` `sunionDiffGenericCommand`).
 */
export function difference(
  [first, ...others]: readonly Operand[],
  work: Spending,
  limits: Readonly<EncodingLimits> = DEFAULT_ENCODING_LIMITS,
): SetValue {
  const result = new SetValue(limits);
  if (first === undefined || others.includes(first)) return result;
  const sets = others.filter((set) => set !== undefined);
  const sizes = sets.reduce((sum, set) => sum + set.size, first.size);
  if ((first.size * (sets.length + 1)) / 2 <= sizes) {
    work.spend(first.size * (sets.length + 1));
    const largestFirst = sets.toSorted((one, other) => other.size - one.size);
    for (const member of first.values()) {
      if (!largestFirst.some((set) => set.has(member))) result.add(member);
    }
    return result;
  }
  work.spend(sizes);
  for (const member of first.values()) result.add(member);
  for (const set of sets) for (const member of set.values()) result.delete(member);
  return result;
}
