import { fromBuffer, toBuffer, type ByteString } from '../../../bytes.ts';
import { RedisError } from '../../../reply.ts';
import { ArrayValue } from '../../values/array/array.ts';
import { HashValue } from '../../values/hash.ts';
import { StreamValue } from '../../values/stream/stream.ts';
import type { Value } from '../../values/value.ts';
import { allOf, type Steps } from '../../steps.ts';
import { BadFormat, opcode } from './format.ts';
import { crc64 } from './crc64.ts';
import { RdbReader } from './reader.ts';
import { hasGivenBack } from './stream-writer.ts';
import { readValue } from './value-reader.ts';
import { writeValue } from './value-writer.ts';
import { RdbWriter } from './writer.ts';

/** The length of the version and the checksum at the end. */
const FOOTER = 10;

/**
 * The footer contains the format version, and Redis refuses versions newer than its own. So it is the lowest version
 * that supports the content: that of Redis 7.0, that of 7.4 for hash fields with an expiry, or that of 8.8 for arrays, and
 * for entries that were given back to a group.
 */
const VERSION = 10;
const VERSION_WITH_FIELD_EXPIRY = 12;
const NEWEST_VERSION = 14;

/** The bytes that are summed up at once. */
const PART = 256 * 1024;

/**
 * Encodes a value in the format of DUMP: type and content, version, checksum (`cluster.c` `createDumpPayload`).
 * @param check is given the number of bytes before more memory is taken for them, and may throw
 */
export function* dumpPayload(value: Value, check?: (bytes: number) => void): Steps<ByteString> {
  const writer = new RdbWriter(check);
  yield* writeValue(writer, value);
  return yield* sealedInSteps(writer, versionFor(value));
}

function versionFor(value: Value): number {
  const expiring = value instanceof HashValue && value.earliestExpiry() !== Infinity;
  if (expiring) return VERSION_WITH_FIELD_EXPIRY;
  const isNewest =
    value instanceof ArrayValue || (value instanceof StreamValue && hasGivenBack(value));
  return isNewest ? NEWEST_VERSION : VERSION;
}

/** Adds the footer to what was written. */
function sealed(writer: RdbWriter): ByteString {
  return allOf(sealedInSteps(writer, VERSION));
}

function* sealedInSteps(writer: RdbWriter, version: number): Steps<ByteString> {
  writer.uint16(version);
  writer.uint64(yield* checksum(writer.view()));
  return fromBuffer(writer.view());
}

function* checksum(bytes: Uint8Array): Steps<bigint> {
  let sum = 0n;
  for (let at = 0; at < bytes.length; at += PART) {
    sum = crc64(bytes.subarray(at, at + PART), sum);
    yield;
  }
  return sum;
}

/**
 * Decodes the output of DUMP, from here or from a Redis server (`cluster.c` `restoreCommand`).
 * @param most the maximum memory of a document in bytes
 * @throws RedisError if the footer or the content is invalid
 */
export function* readPayload(payload: ByteString, most?: number): Steps<Value> {
  const content = yield* checkedInSteps(toBuffer(payload));
  try {
    return yield* readValue(new RdbReader(content), { most });
  } catch (error) {
    if (error instanceof BadFormat) throw new RedisError('ERR Bad data format');
    throw error;
  }
}

/** The bytes before the footer. @throws RedisError if the footer is invalid */
function checkedContent(payload: Buffer): Buffer {
  return allOf(checkedInSteps(payload));
}

function* checkedInSteps(payload: Buffer): Steps<Buffer> {
  const content = payload.subarray(0, -FOOTER);
  if (
    payload.length < FOOTER ||
    payload.readUInt16LE(content.length) > NEWEST_VERSION ||
    payload.readBigUInt64LE(payload.length - 8) !== (yield* checksum(payload.subarray(0, -8)))
  ) {
    throw new RedisError('ERR DUMP payload version or checksum are wrong');
  }
  return content;
}

/** Encodes libraries in the format of FUNCTION DUMP (Redis 7.2 `functions.c` `functionDumpCommand`). */
export function libraryPayload(codes: readonly ByteString[]): ByteString {
  const writer = new RdbWriter();
  for (const code of codes) {
    writer.byte(opcode.library);
    writer.string(code);
  }
  return sealed(writer);
}

/**
 * Decodes the output of FUNCTION DUMP, from here or from a Redis server (`functionRestoreCommand`).
 * @returns the code of each library
 * @throws RedisError if the footer or the content is invalid
 */
export function readLibraryPayload(payload: ByteString): ByteString[] {
  const content = checkedContent(toBuffer(payload));
  const reader = new RdbReader(content);
  const codes: ByteString[] = [];
  while (!reader.isAtEnd) {
    const type = reader.byte();
    if (type === opcode.libraryBeforeRelease) {
      throw new RedisError('ERR Pre-GA function format not supported');
    }
    if (type !== opcode.library) throw new RedisError('ERR given type is not a function');
    try {
      codes.push(reader.string());
    } catch (error) {
      if (!(error instanceof BadFormat)) throw error;
      throw new RedisError('ERR failed loading the given functions payload');
    }
  }
  return codes;
}
