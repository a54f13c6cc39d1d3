import type { ConsumerGroup } from './consumer-group.ts';
import { compareIds, MAX_ID, MIN_ID, type StreamId } from './stream-id.ts';
import type { StreamValue } from './stream.ts';

/**
 * The number of entries that were not delivered to a group yet; undefined if deleted entries make it unknown (Redis 8.0
 * `t_stream.c` `streamReplyWithCGLag`).
 */
export function lagOf(stream: StreamValue, group: ConsumerGroup): number | undefined {
  if (stream.entriesAdded === 0 || stream.size === 0) return 0;
  const { firstId, maxDeletedId, entriesAdded } = stream;
  const isBehindAll = compareIds(group.lastId, firstId) < 0;
  if (isBehindAll && compareIds(maxDeletedId, firstId) < 0) return stream.size;
  if (group.entriesRead !== undefined && !hasDeletedFrom(stream, group.lastId)) {
    return entriesAdded - group.entriesRead;
  }
  const read = distanceFromStart(stream, group.lastId);
  return read === undefined ? undefined : entriesAdded - read;
}

/** Notes that a group was delivered the entry of an ID, which is above all earlier ones. */
export function advance(stream: StreamValue, group: ConsumerGroup, id: StreamId): void {
  const isWithin = compareIds(group.lastId, stream.firstId) >= 0;
  if (group.entriesRead !== undefined && isWithin && !hasDeletedFrom(stream, group.lastId)) {
    group.entriesRead++;
  } else if (stream.entriesAdded > 0) {
    group.entriesRead = distanceFromStart(stream, id);
  }
  group.lastId = id;
}

/** The number of entries ever added up to an ID; undefined if unknown (`streamEstimateDistanceFromFirstEverEntry`). */
export function distanceFromStart(stream: StreamValue, id: StreamId): number | undefined {
  const { entriesAdded, size, lastId, firstId, maxDeletedId } = stream;
  if (entriesAdded === 0) return 0;
  if (size === 0 && compareIds(id, lastId) <= 0) return entriesAdded;
  const isZero = compareIds(id, MIN_ID) === 0;
  if (!isZero && compareIds(id, maxDeletedId) < 0) return undefined;
  const fromLast = compareIds(id, lastId);
  if (fromLast === 0) return entriesAdded;
  if (fromLast > 0) return undefined;
  const hasDeleted = compareIds(maxDeletedId, MIN_ID) !== 0;
  if (hasDeleted && compareIds(maxDeletedId, firstId) >= 0) return undefined;
  const fromFirst = compareIds(id, firstId);
  if (fromFirst < 0) return entriesAdded - size;
  return fromFirst === 0 ? entriesAdded - size + 1 : undefined;
}

/** Whether an entry may have been deleted from an ID on (`streamRangeHasTombstones`). */
function hasDeletedFrom({ size, maxDeletedId }: StreamValue, start: StreamId): boolean {
  if (size === 0 || compareIds(maxDeletedId, MIN_ID) === 0) return false;
  return compareIds(start, maxDeletedId) <= 0 && compareIds(maxDeletedId, MAX_ID) <= 0;
}
