import type { StorageContext } from '../context.ts';
import type { PartitionLog } from '../partitions/partition-log.ts';
import { segmentName } from '../segments/segment.ts';
import type { MissingSegment } from './missing-segments.ts';
import type { TornTail } from './tail-scan.ts';

/** Describes a range of offsets of a log as a missing segment. */
export function gapOf(
  { clock }: StorageContext,
  log: PartitionLog,
  { from, end, mayBeShorter }: Pick<MissingSegment, 'from' | 'end' | 'mayBeShorter'>,
): MissingSegment {
  const path = `${log.directory}/${segmentName(log.id.partition, from, 0)}`;
  return { log, path, from, end, generation: 0, startedAt: clock.now(), mayBeShorter };
}

/** Gaps between segments that compaction does not explain. */
export function gapsIn(
  context: StorageContext,
  log: PartitionLog,
  torn: readonly TornTail[],
): MissingSegment[] {
  return log.segments.flatMap(({ path, endOffset }, i) => {
    const next = log.segments[i + 1];
    if (next === undefined || endOffset >= next.baseOffset) return [];
    const gap = gapOf(context, log, {
      from: endOffset,
      end: next.baseOffset,
      mayBeShorter: false,
    });
    return [{ ...gap, tornTail: torn.find((tail) => tail.path === path) }];
  });
}
