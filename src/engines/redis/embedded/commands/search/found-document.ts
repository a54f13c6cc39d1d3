import type { ByteString } from '../../../bytes.ts';
import type { Keyspace } from '../../keyspace/keyspace.ts';
import type { IndexConfiguration } from '../../search/configuration.ts';
import { HashValue } from '../../values/hash.ts';
import { JsonDocument } from '../../values/json/document.ts';
import { StreamValue, type StreamEntry } from '../../values/stream/stream.ts';
import type { Value } from '../../values/value.ts';
import { readId } from '../stream/ids.ts';

/** What is indexed, as it is stored. */
export type Document = HashValue | JsonDocument | StreamEntry | ByteString;

/**
 * What is indexed under an ID, if it is still there.
 * @param isRead whether it is read for a reply, so that fields of hashes are deleted that have expired
 */
export function documentOf(
  keyspace: Keyspace,
  { kind, stream }: IndexConfiguration,
  id: ByteString,
  isRead: boolean,
): Document | undefined {
  const entry = keyspace.peek(stream ?? id);
  if (entry === undefined || (isRead && !keyspace.expireFields(entry))) return undefined;
  const { value } = entry;
  switch (kind) {
    case 'STREAM':
      return value instanceof StreamValue ? value.get(readId(id)!) : undefined;
    case 'HASH':
      return value instanceof HashValue ? value : undefined;
    case 'JSON':
      return value instanceof JsonDocument ? value : undefined;
    case 'STRING':
      return textOfString(value);
    default:
      return kind satisfies never;
  }
}

function textOfString(value: Value): ByteString | undefined {
  if (typeof value === 'string') return value;
  return value.type === 'string' ? value.toString() : undefined;
}
