import { NameMap } from '../../../../../base/name-map.ts';
import type { ByteString } from '../../../bytes.ts';
import type { SetValue } from '../../values/set.ts';
import type { ScoredMembers } from '../../values/sorting.ts';
import { SortedSetValue } from '../../values/sorted-set.ts';
import { AT_ONCE, type Steps } from '../../steps.ts';
import type { Spending } from '../../work.ts';

/** An operand of a union, intersection or difference. A plain set counts as one with scores of 1. */
export interface Operand {
  /** Undefined if the key does not exist. */
  readonly value: SortedSetValue | SetValue | undefined;
  readonly weight: number;
}

/** With `count` (Redis 8.8) an operand adds its weight to the score of each of its members, whatever their scores. */
export type Aggregate = 'sum' | 'min' | 'max' | 'count';

/**
 * The members of any operand, with their scores weighted and aggregated. As in Redis 7.2 `t_zset.c`
 * `zunionInterDiffGenericCommand` the operands are processed from the smallest to the largest, which affects the
 * rounding of sums, and NaN counts as 0.
 */
export function* union(
  operands: readonly Operand[],
  aggregate: Aggregate,
  work: Spending,
): Steps<ScoredMembers> {
  work.spend(2 * operands.reduce((sum, { value }) => sum + (value?.size ?? 0), 0));
  const scores = new NameMap<ByteString, number>();
  for (const operand of bySize(operands)) {
    const isFirst = scores.size === 0;
    yield* visit(operand, (member, score) => {
      const weighted = numberOrZero(weightedScore(score, operand.weight, aggregate));
      const other = isFirst ? undefined : scores.get(member);
      scores.set(member, other === undefined ? weighted : aggregated(other, weighted, aggregate));
    });
  }
  yield;
  const members = [...scores.keys()];
  yield;
  return { members, scores: [...scores.values()], byMember: scores };
}

/** The members of all operands, with their scores weighted and aggregated. */
export function* intersection(
  operands: readonly Operand[],
  aggregate: Aggregate,
  work: Spending,
): Steps<ScoredMembers> {
  const [smallest, ...others] = bySize(operands);
  const members: ByteString[] = [];
  const scores: number[] = [];
  yield* visit(smallest!, (member, score) => {
    work.spend(2 + others.length);
    let total = numberOrZero(weightedScore(score, smallest!.weight, aggregate));
    for (const { value, weight } of others) {
      const other = scoreIn(value, member);
      if (other === undefined) return;
      total = aggregated(total, weightedScore(other, weight, aggregate), aggregate);
    }
    members.push(member);
    scores.push(total);
  });
  return { members, scores };
}

/** The size of the intersection, counted up to a limit (0: no limit). */
export function* intersectionSize(
  operands: readonly Operand[],
  limit: number,
  work: Spending,
): Steps<number> {
  const [smallest, ...others] = bySize(operands);
  const { value } = smallest!;
  let size = 0;
  let looked = 0;
  const members = value instanceof SortedSetValue ? membersOf(value) : (value?.values() ?? []);
  for (const member of members) {
    if (++looked % AT_ONCE === 0) yield;
    work.spend(1 + others.length);
    if (!others.every((other) => other.value?.has(member))) continue;
    size++;
    if (size === limit) break;
  }
  return size;
}

function* membersOf(value: SortedSetValue): Generator<ByteString, void> {
  for (const [member] of value.entries()) yield member;
}

/** The members of the first operand that no other has, with their scores. */
export function* difference(
  [first, ...rest]: readonly Operand[],
  _aggregate: Aggregate,
  work: Spending,
): Steps<ScoredMembers> {
  const others = rest.filter(({ value }) => value !== undefined);
  const members: ByteString[] = [];
  const scores: number[] = [];
  yield* visit(first!, (member, score) => {
    work.spend(2 + others.length);
    if (others.some(({ value }) => value?.has(member))) return;
    members.push(member);
    scores.push(score);
  });
  return { members, scores };
}

function weightedScore(score: number, weight: number, aggregate: Aggregate): number {
  return aggregate === 'count' ? weight : score * weight;
}

function aggregated(a: number, b: number, aggregate: Aggregate): number {
  if (aggregate === 'sum' || aggregate === 'count') return numberOrZero(a + b);
  if (aggregate === 'min') return b < a ? b : a;
  return b > a ? b : a;
}

function numberOrZero(value: number): number {
  return Number.isNaN(value) ? 0 : value;
}

function bySize(operands: readonly Operand[]): Operand[] {
  return operands.toSorted((a, b) => (a.value?.size ?? 0) - (b.value?.size ?? 0));
}

function scoreIn(value: Operand['value'], member: ByteString): number | undefined {
  if (value instanceof SortedSetValue) return value.score(member);
  return value?.has(member) === true ? 1 : undefined;
}

function* visit(
  { value }: Operand,
  each: (member: ByteString, score: number) => void,
): Steps<void> {
  if (value instanceof SortedSetValue) {
    for (let from = 0; from < value.size; from += AT_ONCE) {
      value.visitUp(from, AT_ONCE, each);
      yield;
    }
    return;
  }
  let visited = 0;
  for (const member of value?.values() ?? []) {
    each(member, 1);
    if (++visited % AT_ONCE === 0) yield;
  }
}
