import type { ByteString } from '../../bytes.ts';
import {
  type ConsumerGroup,
  type PendingEntry,
  exactDeliveries,
} from '../values/stream/consumer-group.ts';
import {
  compareIds,
  formatId,
  idOfKey,
  MIN_ID,
  nextId,
  type StreamId,
} from '../values/stream/stream-id.ts';
import type { Producers } from '../values/stream/producers.ts';
import type { StreamValue } from '../values/stream/stream.ts';

type Argv = readonly ByteString[];

/**
 * The commands that recreate a stream with its groups (Redis 7.2 `aof.c` `rewriteStreamObject`). An empty stream is
 * created by one that is trimmed at once.
 */
export function* streamCommands(key: ByteString, stream: StreamValue): Generator<Argv, void> {
  for (const { id, words } of stream.entries()) yield ['XADD', key, formatId(id), ...words];
  if (stream.size === 0) {
    const id = compareIds(stream.lastId, MIN_ID) === 0 ? nextId(MIN_ID)! : stream.lastId;
    yield ['XADD', key, 'MAXLEN', '0', formatId(id), 'x', 'y'];
  }
  yield [
    'XSETID',
    key,
    formatId(stream.lastId),
    'ENTRIESADDED',
    String(stream.entriesAdded),
    'MAXDELETEDID',
    formatId(stream.maxDeletedId),
  ];
  for (const group of stream.groups.values()) yield* groupCommands(key, group);
  if (stream.producers !== undefined) yield* producerCommands(key, stream.producers);
}

/** The command that notes the ID that a producer has given an entry. */
export function recordCommand(
  key: ByteString,
  producer: ByteString,
  id: ByteString,
  entry: StreamId,
): ByteString[] {
  return ['XIDMPRECORD', key, producer, id, formatId(entry)];
}

/** The settings come first, because changing them forgets IDs, and the counts last, because each ID is counted. */
function* producerCommands(key: ByteString, producers: Producers): Generator<Argv, void> {
  const { duration, maxSize } = producers.settings;
  const settings = ['IDMP-DURATION', String(duration), 'IDMP-MAXSIZE', String(maxSize)];
  yield ['XCFGSET', key, ...settings];
  for (const [producer, id, entry] of producers.entries()) {
    yield recordCommand(key, producer, id, entry);
  }
  const { added, duplicates, tracked } = producers;
  if (added === tracked && duplicates === 0) return;
  const counts = ['IIDS-ADDED', String(added), 'IIDS-DUPLICATES', String(duplicates)];
  yield ['XCFGSET', key, ...settings, ...counts];
}

/** The idempotent command for the delivery of an entry, or for its being given back. */
export function deliveryCommand(
  key: ByteString,
  { name }: ConsumerGroup,
  { key: idText, consumer, deliveredAt, deliveries }: PendingEntry,
): ByteString[] {
  const id = formatId(idOfKey(idText));
  const count = String(exactDeliveries(deliveries));
  if (consumer === undefined) {
    return ['XNACK', key, name, 'FAIL', 'IDS', '1', id, 'RETRYCOUNT', count, 'FORCE'];
  }
  return [
    'XCLAIM',
    key,
    name,
    consumer.name,
    '0',
    id,
    'TIME',
    String(deliveredAt),
    'RETRYCOUNT',
    count,
    'FORCE',
    'JUSTID',
  ];
}

/** The command for the position of a group. */
export function progressCommand(key: ByteString, group: ConsumerGroup): ByteString[] {
  return ['XGROUP', 'SETID', key, group.name, formatId(group.lastId), ...readCount(group)];
}

function* groupCommands(key: ByteString, group: ConsumerGroup): Generator<Argv, void> {
  const { name, lastId } = group;
  yield ['XGROUP', 'CREATE', key, name, formatId(lastId), ...readCount(group)];
  for (const consumer of group.consumers) {
    yield ['XGROUP', 'CREATECONSUMER', key, name, consumer.name];
    for (const pending of group.pendingFrom('', consumer)) {
      yield deliveryCommand(key, group, pending);
    }
  }
  if (group.givenBack === 0) return;
  for (const pending of group.pendingFrom('')) {
    if (pending.consumer === undefined) yield deliveryCommand(key, group, pending);
  }
}

function readCount({ entriesRead }: ConsumerGroup): ByteString[] {
  return ['ENTRIESREAD', String(entriesRead ?? -1)];
}
