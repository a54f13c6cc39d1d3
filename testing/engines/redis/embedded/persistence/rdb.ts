import type { ByteString } from '../../../../../src/engines/redis/bytes.ts';
import { ArrayValue } from '../../../../../src/engines/redis/embedded/values/array/array.ts';
import { definitionOf } from '../../../../../src/engines/redis/embedded/search/definition.ts';
import { SearchIndex } from '../../../../../src/engines/redis/embedded/search/indexing/search-index.ts';
import { HashValue } from '../../../../../src/engines/redis/embedded/values/hash.ts';
import { JsonDocument } from '../../../../../src/engines/redis/embedded/values/json/document.ts';
import { printJson } from '../../../../../src/engines/redis/embedded/values/json/print.ts';
import { SortedSetValue } from '../../../../../src/engines/redis/embedded/values/sorted-set.ts';
import { StringBuffer } from '../../../../../src/engines/redis/embedded/values/string-buffer.ts';
import { StreamValue } from '../../../../../src/engines/redis/embedded/values/stream/stream.ts';
import { VectorIndex } from '../../../../../src/engines/redis/embedded/values/vector/vector-index.ts';
import type { Value } from '../../../../../src/engines/redis/embedded/values/value.ts';
import { plainStream, plainVectors } from './persistence.ts';
import { crc64 } from '../../../../../src/engines/redis/embedded/persistence/rdb/crc64.ts';
import { allOf } from '../../../../../src/engines/redis/embedded/steps.ts';
import {
  dumpPayload,
  readPayload,
} from '../../../../../src/engines/redis/embedded/persistence/rdb/dump-payload.ts';

/** The payload of a value. */
export const dumped = (value: Value): ByteString => allOf(dumpPayload(value));

/** The value of a payload. */
export const restored = (payload: ByteString): Value => allOf(readPayload(payload));

/** A value as plain data. */
export function contentOf(value: Value): unknown {
  if (typeof value === 'string') return value;
  if (value instanceof StringBuffer) return value.toString();
  if (value instanceof HashValue) {
    return Array.from(value.entries(), ([field, text]) => [field, text, value.expiryOf(field)]);
  }
  if (value instanceof JsonDocument) return printJson(value.root);
  if (value instanceof StreamValue) return plainStream(value);
  if (value instanceof ArrayValue) return [[...value.entries()], value.lastAdded];
  if (value instanceof VectorIndex) return plainVectors(value);
  if (value instanceof SearchIndex) return definitionOf(value.configuration);
  return value instanceof SortedSetValue ? [...value.entries()] : [...value.values()];
}

/** The version that a reader must know. */
export const versionOf = (payload: ByteString) => payload.charCodeAt(payload.length - 10);

/** A payload with this content and a valid footer. */
export function payloadOf(content: Buffer, version = 11): ByteString {
  const footer = Buffer.alloc(10);
  footer.writeUInt16LE(version);
  footer.writeBigUInt64LE(crc64(Buffer.concat([content, footer.subarray(0, 2)])), 2);
  return Buffer.concat([content, footer]).toString('latin1');
}

/** The plain data of a value in the RDB format, given in hex. */
export const read = (content: string) =>
  contentOf(restored(payloadOf(Buffer.from(content, 'hex'))));

/** A string in its long form, with the elements of a ziplist between a header and the end mark. */
export function ziplist(...elements: string[]): string {
  const content = Buffer.from(elements.join(''), 'hex');
  const header = Buffer.alloc(5 + 10);
  header[0] = 0x80;
  header.writeUInt32BE(10 + content.length + 1, 1);
  header.writeUInt32LE(10 + content.length + 1, 5);
  return `${header.toString('hex')}${content.toString('hex')}ff`;
}
