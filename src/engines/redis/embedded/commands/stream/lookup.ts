import type { ByteString } from '../../../bytes.ts';
import { quoted } from '../../../errors.ts';
import { RedisError } from '../../../reply.ts';
import type { Entry } from '../../keyspace/entry.ts';
import type { Keyspace } from '../../keyspace/keyspace.ts';
import { errors } from '../../../errors.ts';
import type { ConsumerGroup } from '../../values/stream/consumer-group.ts';
import { formatId } from '../../values/stream/stream-id.ts';
import { StreamValue, type StreamEntry } from '../../values/stream/stream.ts';

/** The entry of a key with a stream that is about to change. */
export type StreamKey = Entry & { value: StreamValue };

export function readStream(keyspace: Keyspace, key: ByteString): StreamValue | undefined {
  return keyspace.readAs(key, StreamValue);
}

/** @throws RedisError WRONGTYPE */
export function writeStream(keyspace: Keyspace, key: ByteString): StreamKey | undefined {
  const entry = keyspace.write(key);
  if (entry === undefined || holdsStream(entry)) return entry;
  throw errors.wrongType();
}

/** A group that must exist and is about to change. @throws RedisError NOGROUP */
export function writeGroup(
  keyspace: Keyspace,
  key: ByteString,
  name: ByteString,
): { entry: StreamKey; group: ConsumerGroup } {
  const entry = writeStream(keyspace, key);
  const group = entry?.value.groups.get(name);
  if (entry === undefined || group === undefined) throw noSuchKeyOrGroup(key, name);
  return { entry, group };
}

export function noSuchKeyOrGroup(key: ByteString, group: ByteString, where = ''): RedisError {
  return new RedisError(
    `NOGROUP No such key '${quoted(key)}' or consumer group '${quoted(group)}'${where}`,
  );
}

export function noSuchGroup(key: ByteString, group: ByteString): RedisError {
  return new RedisError(
    `NOGROUP No such consumer group '${quoted(group)}' for key name '${quoted(key)}'`,
  );
}

/** An entry in the form of all replies. */
export function entryReply({
  id,
  words,
}: StreamEntry): [id: ByteString, words: readonly ByteString[]] {
  return [formatId(id), words];
}

function holdsStream(entry: Entry): entry is StreamKey {
  return entry.value instanceof StreamValue;
}
