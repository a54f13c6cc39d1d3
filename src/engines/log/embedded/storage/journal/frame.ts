import { crc32c } from '../crc32c.ts';
import type { PartitionId } from '../storage.ts';

/*
 * A frame: one group of appends in the journal. It consists of a head, the batches, and a second copy of the head, so
 * that the content of a frame is known even if its beginning can't be read. Numbers are little-endian:
 *
 *   0  u32  mark of the journal file, so that no record can look like a frame; its complement in the
 *           second head
 *   4  u32  length of the head
 *   8  u32  CRC-32C of the head from here on
 *  12  u32  length of the batches
 *  16  f64  sequence number of the frame
 *  24  u32  APPENDED or DELETED
 *  28  u32  number of entries
 *  32       the entries
 *
 * An entry tells to which partition and offset a batch of the frame belongs; in a DELETED frame it only has the topic:
 *
 *   0  f64  offset of the first record
 *   8  u32  number of records
 *  12  u32  length of the batch
 *  16  u32  number of the partition
 *  20  u16  length of the topic's id, and the id
 */
const HEAD_BYTES = 32;
const ENTRY_BYTES = 22;
const APPENDED = 0;
const DELETED = 1;

export interface FrameEntry extends PartitionId {
  readonly baseOffset: number;
  readonly count: number;
  /** Bytes of the batch. */
  readonly length: number;
}

export interface FrameHead {
  readonly sequence: number;
  readonly deletes: boolean;
  readonly entries: readonly FrameEntry[];
  readonly headLength: number;
  readonly bodyLength: number;
}

/** The size of a head in bytes. @param entries how many it has @param idBytes bytes of their topic ids */
export function headLengthOf(entries: number, idBytes: number): number {
  return HEAD_BYTES + entries * ENTRY_BYTES + idBytes;
}

/** Bytes of a whole frame. */
export function frameLengthOf(headLength: number, bodyLength: number): number {
  return headLength * 2 + bodyLength;
}

/** An entry with the bytes of its topic's id. */
interface NewEntry extends Omit<FrameEntry, 'topic'> {
  readonly topic: Buffer;
}

/** Writes a head entry by entry, while the batches are written after it. */
export class HeadWriter {
  readonly #bytes: Buffer;
  readonly #start: number;
  readonly #length: number;
  #at: number;
  #entries = 0;

  /** @param length of the head, from {@link headLengthOf} */
  constructor(bytes: Buffer, start: number, length: number) {
    this.#bytes = bytes;
    this.#start = start;
    this.#length = length;
    this.#at = start + HEAD_BYTES;
  }

  add({ topic, partition, baseOffset, count, length }: NewEntry): void {
    const bytes = this.#bytes;
    const at = this.#at;
    bytes.writeDoubleLE(baseOffset, at);
    bytes.writeUInt32LE(count, at + 8);
    bytes.writeUInt32LE(length, at + 12);
    bytes.writeUInt32LE(partition, at + 16);
    bytes.writeUInt16LE(topic.length, at + 20);
    bytes.set(topic, at + ENTRY_BYTES);
    this.#at = at + ENTRY_BYTES + topic.length;
    this.#entries += 1;
  }

  /** Completes the frame. @param bodyEnd where its batches end @returns where the frame ends */
  finish(mark: number, sequence: number, deletes: boolean, bodyEnd: number): number {
    const bytes = this.#bytes;
    const start = this.#start;
    const headEnd = start + this.#length;
    bytes.writeUInt32LE(mark, start);
    bytes.writeUInt32LE(this.#length, start + 4);
    bytes.writeUInt32LE(bodyEnd - headEnd, start + 12);
    bytes.writeDoubleLE(sequence, start + 16);
    bytes.writeUInt32LE(deletes ? DELETED : APPENDED, start + 24);
    bytes.writeUInt32LE(this.#entries, start + 28);
    bytes.writeUInt32LE(crc32c(bytes, start + 12, headEnd), start + 8);
    bytes.copyWithin(bodyEnd, start, headEnd);
    bytes.writeUInt32LE(~mark >>> 0, bodyEnd);
    return bodyEnd + this.#length;
  }
}

/** A frame that deletes topics. */
export function deletion(mark: number, sequence: number, topic: Buffer): Buffer {
  const headLength = headLengthOf(1, topic.length);
  const bytes = Buffer.alloc(frameLengthOf(headLength, 0));
  const writer = new HeadWriter(bytes, 0, headLength);
  writer.add({ topic, partition: 0, baseOffset: 0, count: 0, length: 0 });
  writer.finish(mark, sequence, true, headLength);
  return bytes;
}

/** The length field of a head at this position, unchecked; 0 if the bytes end before it. */
export function headLengthAt(bytes: Buffer, position: number): number {
  return position + HEAD_BYTES > bytes.length ? 0 : bytes.readUInt32LE(position + 4);
}

/** The head at a position, if there is a complete one with this mark. */
export function headAt(bytes: Buffer, position: number, mark: number): FrameHead | undefined {
  if (position < 0 || position + HEAD_BYTES > bytes.length) return undefined;
  if (bytes.readUInt32LE(position) !== mark) return undefined;
  const headLength = bytes.readUInt32LE(position + 4);
  const end = position + headLength;
  if (headLength < HEAD_BYTES || end > bytes.length) return undefined;
  if (crc32c(bytes, position + 12, end) !== bytes.readUInt32LE(position + 8)) return undefined;
  return {
    sequence: bytes.readDoubleLE(position + 16),
    deletes: bytes.readUInt32LE(position + 24) === DELETED,
    entries: entriesAt(bytes, position + HEAD_BYTES, bytes.readUInt32LE(position + 28)),
    headLength,
    bodyLength: bytes.readUInt32LE(position + 12),
  };
}

function entriesAt(bytes: Buffer, start: number, count: number): FrameEntry[] {
  const entries: FrameEntry[] = [];
  let at = start;
  let topic = '';
  let topicStart = at;
  let topicEnd = at;
  for (let i = 0; i < count; i++) {
    const idStart = at + ENTRY_BYTES;
    const idEnd = idStart + bytes.readUInt16LE(at + 20);
    // Most entries have the topic of the previous one, and reusing its string makes look-ups in maps faster.
    if (bytes.compare(bytes, topicStart, topicEnd, idStart, idEnd) !== 0) {
      topic = bytes.toString('utf8', idStart, idEnd);
      [topicStart, topicEnd] = [idStart, idEnd];
    }
    entries.push({
      baseOffset: bytes.readDoubleLE(at),
      count: bytes.readUInt32LE(at + 8),
      length: bytes.readUInt32LE(at + 12),
      partition: bytes.readUInt32LE(at + 16),
      topic,
    });
    at = idEnd;
  }
  return entries;
}
