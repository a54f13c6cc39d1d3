import type { ByteString } from '../../../bytes.ts';
import type { SetValue } from '../../values/set.ts';
import { SortedSetValue } from '../../values/sorted-set.ts';

/** One input of a union, intersection or difference. A plain set counts as one with scores of 1. */
export interface Operand {
  /** Undefined where there is no such key. */
  readonly value: SortedSetValue | SetValue | undefined;
  readonly weight: number;
}

export type Aggregate = 'sum' | 'min' | 'max';

export type Scored = [member: ByteString, score: number];

/**
 * The members of any operand, their scores weighted and aggregated.
 *
 * As in Redis 7.2 `t_zset.c` `zunionInterDiffGenericCommand` the operands are taken from the smallest
 * to the largest, which shows in how sums are rounded, and what is not a number counts as 0.
 */
export function union(operands: readonly Operand[], aggregate: Aggregate): Scored[] {
  const scores = new Map<ByteString, number>();
  for (const operand of bySize(operands)) {
    for (const [member, score] of entriesOf(operand)) {
      const weighted = numberOrZero(score * operand.weight);
      const other = scores.get(member);
      const both = other === undefined ? weighted : aggregated(other, weighted, aggregate);
      scores.set(member, both);
    }
  }
  return inOrder([...scores]);
}

/** The members of all operands, their scores weighted and aggregated. */
export function intersection(operands: readonly Operand[], aggregate: Aggregate): Scored[] {
  const [smallest, ...others] = bySize(operands);
  const found: Scored[] = [];
  for (const [member, score] of entriesOf(smallest!)) {
    let total: number | undefined = numberOrZero(score * smallest!.weight);
    for (const { value, weight } of others) {
      const other = scoreIn(value, member);
      if (other === undefined) {
        total = undefined;
        break;
      }
      total = aggregated(total, other * weight, aggregate);
    }
    if (total !== undefined) found.push([member, total]);
  }
  return inOrder(found);
}

/** How many members all operands have, counted up to a limit (0: no limit). */
export function intersectionSize(operands: readonly Operand[], limit: number): number {
  const [smallest, ...others] = bySize(operands);
  let size = 0;
  for (const [member] of entriesOf(smallest!)) {
    if (!others.every(({ value }) => value?.has(member))) continue;
    size++;
    if (size === limit) break;
  }
  return size;
}

/** The members of the first operand that no other has, with the scores they have there. */
export function difference([first, ...others]: readonly Operand[]): Scored[] {
  const found: Scored[] = [];
  for (const entry of entriesOf(first!)) {
    if (!others.some(({ value }) => value?.has(entry[0]))) found.push(entry);
  }
  return inOrder(found);
}

function aggregated(a: number, b: number, aggregate: Aggregate): number {
  if (aggregate === 'sum') return numberOrZero(a + b);
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

function* entriesOf({ value }: Operand): Generator<Scored, void> {
  if (value instanceof SortedSetValue) yield* value.entries();
  else if (value !== undefined) for (const member of value.values()) yield [member, 1];
}

function inOrder(entries: readonly Scored[]): Scored[] {
  return entries.toSorted(([a, scoreA], [b, scoreB]) => {
    if (scoreA === scoreB) return a < b ? -1 : 1;
    return scoreA < scoreB ? -1 : 1;
  });
}
