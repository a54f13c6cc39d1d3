import { fromBuffer } from '../../../bytes.ts';
import { type ConsumerGroup, exactDeliveries } from '../../values/stream/consumer-group.ts';
import { idKey, type StreamId } from '../../values/stream/stream-id.ts';
import type { StreamValue } from '../../values/stream/stream.ts';
import { AT_ONCE, type Steps } from '../../steps.ts';
import type { RdbWriter } from './writer.ts';

/** Redis's encoding of an unknown count: -1 as an unsigned integer. */
export const UNKNOWN_COUNT = 2n ** 64n - 1n;

/** Whether a group has entries that were given back, for which only the format of Redis 8.8 has a place. */
export function hasGivenBack(stream: StreamValue): boolean {
  return stream.groups.values().some(({ givenBack }) => givenBack > 0);
}

/** The defaults of IDMP-DURATION and IDMP-MAXSIZE, and the numbers of producers, IDs added and duplicates. */
const NO_PRODUCERS = [100, 100, 0, 0, 0];

/**
 * Writes a stream in the format of Redis 7.0 (`rdb.c` `rdbSaveObject`), which later versions read, too, or in that of 8.8 if
 * it has to.
 */
export function* writeStream(writer: RdbWriter, stream: StreamValue): Steps<void> {
  const isNewest = hasGivenBack(stream);
  writer.length(stream.nodes.length);
  for (const node of stream.nodes) {
    writer.string(idKey(node.master));
    writer.string(fromBuffer(node.toListpack()));
    yield;
  }
  writer.length(stream.size);
  for (const id of [stream.lastId, stream.firstId, stream.maxDeletedId]) writeId(writer, id);
  writer.length(stream.entriesAdded);
  const groups = yield* stream.sortedGroups();
  writer.length(groups.length);
  for (const [i, group] of groups.entries()) {
    yield* writeGroup(writer, group, isNewest);
    if (i % AT_ONCE === 0) yield;
  }
  if (isNewest) for (const figure of NO_PRODUCERS) writer.length(figure);
}

function* writeGroup(writer: RdbWriter, group: ConsumerGroup, isNewest: boolean): Steps<void> {
  writer.string(group.name);
  writeId(writer, group.lastId);
  writer.length64(group.entriesRead === undefined ? UNKNOWN_COUNT : BigInt(group.entriesRead));
  writer.length(group.pendingCount);
  let written = 0;
  for (const { key, deliveredAt, deliveries } of group.pendingFrom('')) {
    if (++written % AT_ONCE === 0) yield;
    writer.raw(key);
    writer.time(deliveredAt);
    writer.length64(BigInt(exactDeliveries(deliveries)));
  }
  const consumers = yield* group.sortedConsumers();
  writer.length(consumers.length);
  for (const { name, seenAt, activeAt, pending } of consumers) {
    writer.string(name);
    writer.time(seenAt);
    if (isNewest) writer.time(activeAt ?? -1);
    writer.length(pending.size);
    if (++written % AT_ONCE === 0) yield;
    for (const [key] of pending.entries()) {
      writer.raw(key);
      if (++written % AT_ONCE === 0) yield;
    }
  }
  if (!isNewest) return;
  writer.length(group.givenBack);
  for (const { key, consumer } of group.pendingFrom('')) {
    if (consumer === undefined) writer.raw(key);
    if (++written % AT_ONCE === 0) yield;
  }
}

function writeId(writer: RdbWriter, { ms, seq }: StreamId): void {
  writer.length64(ms);
  writer.length64(seq);
}
