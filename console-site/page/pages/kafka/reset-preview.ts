import type { Group } from '../../api/kafka.ts';
import { countText, numberText } from '../../parts/format.ts';

/** Where a group continues in a partition before and after a reset. */
export interface Move {
  readonly partition: number;
  /** Undefined if nothing is committed. */
  readonly before: number | undefined;
  readonly after: number;
}

/** What a reset changes, partition by partition. */
export function movesOf(
  { partitions }: Pick<Group, 'partitions'>,
  topic: string,
  wanted: readonly { readonly partition: number; readonly offset: number }[],
): readonly Move[] {
  const own = partitions.filter((one) => one.topic === topic);
  const committed = new Map(own.map((one) => [one.partition, one.committed_offset]));
  return wanted.map(({ partition, offset }) => ({
    ...{ partition, before: committed.get(partition), after: offset },
  }));
}

/** What one move means for the group. */
export function moveText({ before, after }: Move): string {
  if (before === undefined) return 'starts here';
  if (after === before) return 'does not change';
  return after < before
    ? `reads ${countText(before - after, 'message')} again`
    : `skips ${countText(after - before, 'message')}`;
}

/** What all of them mean together. */
export function movesText(moves: readonly Move[]): string {
  const again = sum(moves.map(({ before = 0, after }) => before - after));
  const skipped = sum(
    moves.map(({ before, after }) => (before === undefined ? 0 : after - before)),
  );
  const fresh = moves.filter(({ before }) => before === undefined).length;
  const parts = [
    ...(again > 0 ? [`${countText(again, 'message')} will be read again`] : []),
    ...(skipped > 0 ? [`${countText(skipped, 'message')} will be skipped`] : []),
    ...(fresh > 0 ? [`${countText(fresh, 'partition')} will be read for the first time`] : []),
  ];
  return parts.length === 0 ? 'Nothing changes.' : `${parts.join(', ')}.`;
}

/** @throws Error if an offset is not in each of the partitions */
export function checkOffset(
  offset: number,
  ranges: readonly { readonly partition: number; readonly first: number; readonly end: number }[],
): void {
  const outside = ranges.find(({ first, end }) => offset < first || offset > end);
  if (outside === undefined) return;
  const { partition, first, end } = outside;
  throw new Error(
    `Partition ${partition} has the offsets ${numberText(first)} to ${numberText(end)}.`,
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + Math.max(0, one), 0);
}
