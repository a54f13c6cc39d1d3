import type { LogError } from '../../errors.ts';
import type { RecordHeader } from '../../record.ts';
import { crc32c } from './crc32c.ts';
import { damaged } from './storage-error.ts';
import type { ReadRecord, StoredRecord } from './stored-record.ts';
import { MOST_VARINT_BYTES, putVarint, VarintReader } from './varint.ts';

/*
 * A batch: consecutive records of one partition, as stored in the journal and in segments. Numbers are little-endian:
 *
 *   0  u32  length of the batch, these bytes included
 *   4  u32  CRC-32C of all that follows
 *   8  f64  offset of the first record
 *  16  f64  earliest timestamp
 *  24  f64  latest timestamp
 *  32  f64  Unix milliseconds after which its tombstones may be removed; 0 before the first compaction
 *  40  u32  last offset minus the first
 *  44  u32  number of records; LOST if the records are lost
 *  48       the records, or the place of the damage if they are lost
 *
 * A record consists of varints and bytes: offset minus the first offset, timestamp minus the earliest, key, value,
 * number of headers, and key and value of each header. Key and value of a record are preceded by their length plus one,
 * 0 for null; those of a header by their length.
 */
export const HEADER_BYTES = 48;

const LENGTH = 0;
const CRC = 4;
const CHECKED_FROM = 8;
const BASE_OFFSET = 8;
const BASE_TIMESTAMP = 16;
const MAX_TIMESTAMP = 24;
const DELETE_HORIZON = 32;
const LAST_DELTA = 40;
const COUNT = 44;

const LOST = 0xffffffff;
/** The most offsets that one batch can span. */
export const MOST_OFFSETS = 0xfffffffe;

export interface BatchHeader {
  /** Bytes. */
  readonly length: number;
  readonly baseOffset: number;
  readonly lastOffset: number;
  readonly maxTimestamp: number;
  readonly deleteHorizon: number;
  readonly count: number;
  readonly isLost: boolean;
}

/** An upper bound for the encoded size of a record, in bytes. */
export function boundOf(record: StoredRecord): number {
  let bound = MOST_VARINT_BYTES * 5;
  if (record.key !== null) bound += record.key.length;
  if (record.value !== null) bound += record.value.length;
  for (const { key, value } of record.headers) {
    bound += MOST_VARINT_BYTES * 2 + key.length * 3 + value.length;
  }
  return bound;
}

export interface BatchBounds {
  readonly baseOffset: number;
  /** The offset of the last record, or a later one if compaction has removed the last ones. */
  readonly lastOffset: number;
  readonly deleteHorizon?: number;
}

/** A range of a list of records that makes up a batch. */
export interface BatchPart {
  readonly records: readonly StoredRecord[];
  /** Index of the first record. */
  readonly from: number;
  /** Index after the last record. */
  readonly to: number;
  /** The offset of the first record. */
  readonly baseOffset: number;
}

/** Encodes records with consecutive offsets. @returns where the batch ends */
export function putBatch(
  into: Buffer,
  position: number,
  { records, from, to, baseOffset }: BatchPart,
): number {
  let earliest = records[from]!.timestamp;
  let latest = earliest;
  for (let i = from + 1; i < to; i++) {
    const { timestamp } = records[i]!;
    if (timestamp < earliest) earliest = timestamp;
    if (timestamp > latest) latest = timestamp;
  }
  let at = position + HEADER_BYTES;
  for (let i = from; i < to; i++) at = putRecord(into, at, i - from, earliest, records[i]!);
  const lastOffset = baseOffset + to - from - 1;
  putHeader(into, position, {
    end: at,
    baseOffset,
    lastOffset,
    count: to - from,
    earliest,
    latest,
    deleteHorizon: 0,
  });
  return at;
}

/** Encodes the records of a batch that compaction keeps, possibly none. @returns where the batch ends */
export function putSparseBatch(
  into: Buffer,
  position: number,
  { baseOffset, lastOffset, deleteHorizon = 0 }: BatchBounds,
  records: readonly ReadRecord[],
): number {
  const timestamps = records.map((record) => record.timestamp);
  const earliest = timestamps.length === 0 ? 0 : timestamps.reduce((a, b) => Math.min(a, b));
  const latest = timestamps.reduce((a, b) => Math.max(a, b), earliest);
  let at = position + HEADER_BYTES;
  for (const record of records) {
    at = putRecord(into, at, record.offset - baseOffset, earliest, record);
  }
  const count = records.length;
  putHeader(into, position, {
    end: at,
    baseOffset,
    lastOffset,
    count,
    earliest,
    latest,
    deleteHorizon,
  });
  return at;
}

/** A batch that marks offsets whose records are lost, with the place where these were stored. */
export function lostBatch(baseOffset: number, lastOffset: number, place: string): Buffer {
  const text = Buffer.from(place);
  const batch = Buffer.alloc(HEADER_BYTES + text.length);
  text.copy(batch, HEADER_BYTES);
  putHeader(batch, 0, {
    end: batch.length,
    baseOffset,
    lastOffset,
    count: LOST,
    earliest: 0,
    latest: 0,
    deleteHorizon: 0,
  });
  return batch;
}

interface NewHeader extends Required<BatchBounds> {
  /** Where the batch ends. */
  readonly end: number;
  /** The number of records, or LOST. */
  readonly count: number;
  readonly earliest: number;
  readonly latest: number;
}

function putHeader(into: Buffer, position: number, header: NewHeader): void {
  const { end, baseOffset, lastOffset, count, earliest, latest, deleteHorizon } = header;
  into.writeUInt32LE(end - position, position + LENGTH);
  into.writeDoubleLE(baseOffset, position + BASE_OFFSET);
  into.writeDoubleLE(earliest, position + BASE_TIMESTAMP);
  into.writeDoubleLE(latest, position + MAX_TIMESTAMP);
  into.writeDoubleLE(deleteHorizon, position + DELETE_HORIZON);
  into.writeUInt32LE(lastOffset - baseOffset, position + LAST_DELTA);
  into.writeUInt32LE(count, position + COUNT);
  into.writeUInt32LE(crc32c(into, position + CHECKED_FROM, end), position + CRC);
}

function putRecord(
  into: Buffer,
  position: number,
  offsetDelta: number,
  baseTimestamp: number,
  record: StoredRecord,
): number {
  let at = putVarint(into, position, offsetDelta);
  at = putVarint(into, at, record.timestamp - baseTimestamp);
  at = putNullable(into, at, record.key);
  at = putNullable(into, at, record.value);
  at = putVarint(into, at, record.headers.length);
  for (const { key, value } of record.headers) {
    at = putVarint(into, at, Buffer.byteLength(key));
    at += into.write(key, at);
    at = putVarint(into, at, value.length);
    into.set(value, at);
    at += value.length;
  }
  return at;
}

function putNullable(into: Buffer, position: number, bytes: Buffer | null): number {
  if (bytes === null) return putVarint(into, position, 0);
  const at = putVarint(into, position, bytes.length + 1);
  into.set(bytes, at);
  return at + bytes.length;
}

/** The length in the header of a batch at this position; there must be at least four bytes. */
export function lengthAt(bytes: Buffer, position: number): number {
  return bytes.readUInt32LE(position + LENGTH);
}

/** The first offset in the header of a batch at this position, unchecked. */
export function baseOffsetAt(bytes: Buffer, position: number): number {
  return bytes.readDoubleLE(position + BASE_OFFSET);
}

/** Whether a batch is complete and its checksum is right. */
export function isWhole(bytes: Buffer, position: number, end = bytes.length): boolean {
  if (position + HEADER_BYTES > end) return false;
  const length = lengthAt(bytes, position);
  if (length < HEADER_BYTES || position + length > end) return false;
  const crc = crc32c(bytes, position + CHECKED_FROM, position + length);
  return crc === bytes.readUInt32LE(position + CRC);
}

/** The header of a complete batch. */
export function headerAt(bytes: Buffer, position: number): BatchHeader {
  const baseOffset = baseOffsetAt(bytes, position);
  const count = bytes.readUInt32LE(position + COUNT);
  return {
    length: lengthAt(bytes, position),
    baseOffset,
    lastOffset: baseOffset + bytes.readUInt32LE(position + LAST_DELTA),
    maxTimestamp: bytes.readDoubleLE(position + MAX_TIMESTAMP),
    deleteHorizon: bytes.readDoubleLE(position + DELETE_HORIZON),
    count: count === LOST ? 0 : count,
    isLost: count === LOST,
  };
}

/** The error for reading lost records. */
function lostRecords(bytes: Buffer, position: number): LogError {
  const { baseOffset, lastOffset, length } = headerAt(bytes, position);
  const place = bytes.toString('utf8', position + HEADER_BYTES, position + length);
  const damage = { from: baseOffset, to: lastOffset };
  return damaged(place, `records ${baseOffset} to ${lastOffset} are lost`, damage);
}

const NO_HEADERS: readonly RecordHeader[] = [];

/** The result of a read so far. */
export interface Reading {
  readonly records: ReadRecord[];
  /** Bytes that may still be added; at 0 or less the read ends. */
  left: number;
  /** Everything before this offset has been searched. */
  offset: number;
}

/**
 * Adds the records of a complete batch from the offset of the read on, until its limit of bytes is reached; the very
 * first one whatever its size. Keys, values and headers are views of the bytes.
 * @throws LogError CORRUPT_MESSAGE if the first one is lost
 */
export function readRecords(bytes: Buffer, position: number, reading: Reading): void {
  const { records, offset: fromOffset } = reading;
  const baseOffset = baseOffsetAt(bytes, position);
  const baseTimestamp = bytes.readDoubleLE(position + BASE_TIMESTAMP);
  const count = bytes.readUInt32LE(position + COUNT);
  if (count === LOST) {
    if (records.length === 0) throw lostRecords(bytes, position);
    reading.left = 0;
    return;
  }
  const reader = new VarintReader(bytes, position + HEADER_BYTES);
  for (let i = 0; i < count; i++) {
    const start = reader.at;
    const offset = baseOffset + reader.next();
    const timestamp = baseTimestamp + reader.next();
    if (offset < fromOffset) {
      skipRecord(reader);
      continue;
    }
    const record = readRecord(reader, offset, timestamp);
    reading.left -= reader.at - start;
    if (reading.left < 0 && records.length > 0) return;
    records.push(record);
  }
}

function readRecord(reader: VarintReader, offset: number, timestamp: number): ReadRecord {
  const keyLength = reader.next();
  const key = keyLength === 0 ? null : reader.take(keyLength - 1);
  const valueLength = reader.next();
  const value = valueLength === 0 ? null : reader.take(valueLength - 1);
  const count = reader.next();
  if (count === 0) return { offset, timestamp, key, value, headers: NO_HEADERS };
  const headers: RecordHeader[] = [];
  for (let i = 0; i < count; i++) {
    const name = reader.take(reader.next()).toString();
    headers.push({ key: name, value: reader.take(reader.next()) });
  }
  return { offset, timestamp, key, value, headers };
}

function skipRecord(reader: VarintReader): void {
  reader.skip(reader.next() - 1);
  reader.skip(reader.next() - 1);
  for (let headers = reader.next(); headers > 0; headers--) {
    reader.skip(reader.next());
    reader.skip(reader.next());
  }
}
