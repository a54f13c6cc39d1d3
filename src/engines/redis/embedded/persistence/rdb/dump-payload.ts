import { fromBuffer, toBuffer, type ByteString } from '../../../bytes.ts';
import { RedisError } from '../../../reply.ts';
import { HashValue } from '../../values/hash.ts';
import type { Value } from '../../values/value.ts';
import { BadFormat } from './bad-format.ts';
import { crc64 } from './crc64.ts';
import { RdbReader } from './reader.ts';
import { readValue } from './value-reader.ts';
import { writeValue } from './value-writer.ts';
import { RdbWriter } from './writer.ts';

/** The version and the checksum, at the end. */
const FOOTER = 10;

/**
 * The footer names the version of the format that a reader must know, and a Redis refuses whatever
 * is newer than itself. So it is the lowest that has all that is written: that of Redis 7.0, and that
 * of 7.4 where fields of a hash expire.
 */
const VERSION = 10;
const VERSION_WITH_FIELD_EXPIRY = 12;
export const NEWEST_READ = 12;

/** The value as DUMP answers it: type and content, version, checksum (`cluster.c` `createDumpPayload`). */
export function dumpPayload(value: Value): ByteString {
  const writer = new RdbWriter();
  writeValue(writer, value);
  const expiring = value instanceof HashValue && value.earliestExpiry() !== Infinity;
  return sealed(writer, expiring ? VERSION_WITH_FIELD_EXPIRY : VERSION);
}

/** What was written, with the footer. */
export function sealed(writer: RdbWriter, version = VERSION): ByteString {
  writer.uint16(version);
  writer.uint64(crc64(writer.view()));
  return fromBuffer(writer.view());
}

/**
 * Reads what DUMP has answered, here or on a Redis (`cluster.c` `restoreCommand`).
 * @param most the memory that a document may take, in bytes
 * @throws RedisError where the footer is not right, or the content
 */
export function readPayload(payload: ByteString, most?: number): Value {
  const content = checkedContent(toBuffer(payload));
  try {
    return readValue(new RdbReader(content), { most });
  } catch (error) {
    if (error instanceof BadFormat) throw new RedisError('ERR Bad data format');
    throw error;
  }
}

/** What stands before the footer. @throws RedisError where that is not right */
export function checkedContent(payload: Buffer): Buffer {
  const content = payload.subarray(0, -FOOTER);
  if (
    payload.length < FOOTER ||
    payload.readUInt16LE(content.length) > NEWEST_READ ||
    payload.readBigUInt64LE(payload.length - 8) !== crc64(payload.subarray(0, -8))
  ) {
    throw new RedisError('ERR DUMP payload version or checksum are wrong');
  }
  return content;
}
