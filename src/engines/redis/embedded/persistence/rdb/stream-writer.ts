import { fromBuffer } from '../../../bytes.ts';
import type { ConsumerGroup } from '../../values/stream/consumer-group.ts';
import { idKey, type StreamId } from '../../values/stream/stream-id.ts';
import type { StreamValue } from '../../values/stream/stream.ts';
import { AT_ONCE, type Steps } from '../../steps.ts';
import type { RdbWriter } from './writer.ts';

/** Redis's encoding of an unknown count: -1 as an unsigned integer. */
export const UNKNOWN_COUNT = 2n ** 64n - 1n;

/** Writes a stream in the format of Redis 7.0 (`rdb.c` `rdbSaveObject`), which later versions read, too. */
export function* writeStream(writer: RdbWriter, stream: StreamValue): Steps<void> {
  writer.length(stream.nodes.length);
  for (const node of stream.nodes) {
    writer.string(idKey(node.master));
    writer.string(fromBuffer(node.toListpack()));
    yield;
  }
  writer.length(stream.size);
  for (const id of [stream.lastId, stream.firstId, stream.maxDeletedId]) writeId(writer, id);
  writer.length(stream.entriesAdded);
  const groups = stream.sortedGroups();
  writer.length(groups.length);
  for (const group of groups) yield* writeGroup(writer, group);
}

function* writeGroup(writer: RdbWriter, group: ConsumerGroup): Steps<void> {
  writer.string(group.name);
  writeId(writer, group.lastId);
  writer.length64(group.entriesRead === undefined ? UNKNOWN_COUNT : BigInt(group.entriesRead));
  writer.length(group.pendingCount);
  let written = 0;
  for (const { key, deliveredAt, deliveries } of group.pendingFrom('')) {
    if (++written % AT_ONCE === 0) yield;
    writer.raw(key);
    writer.time(deliveredAt);
    writer.length(deliveries);
  }
  const consumers = group.consumers();
  writer.length(consumers.length);
  for (const { name, seenAt, pending } of consumers) {
    writer.string(name);
    writer.time(seenAt);
    writer.length(pending.size);
    for (const [key] of pending.entries()) {
      writer.raw(key);
      if (++written % AT_ONCE === 0) yield;
    }
  }
}

function writeId(writer: RdbWriter, { ms, seq }: StreamId): void {
  writer.length64(ms);
  writer.length64(seq);
}
