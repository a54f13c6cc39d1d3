import type { LogFile } from '../../../../../base/files/files.ts';
import type { ByteString } from '../../../bytes.ts';
import type { Value } from '../../values/value.ts';
import { allOf } from '../../steps.ts';
import { BadFormat, TruncatedInput, opcode } from './format.ts';
import { crc64 } from './crc64.ts';
import { RdbReader } from './reader.ts';
import { readValue } from './value-reader.ts';

/** Receives the contents of an RDB file. */
export interface RdbTarget {
  /** @param expireAt in Unix milliseconds; undefined for none */
  key(key: ByteString, value: Value, expireAt: number | undefined): void;
  /** A library of functions, as its code. */
  library(code: ByteString): void;
}

const MAGIC = 'REDIS';
/** The length of the magic string and the four digits of the version. */
const HEADER = MAGIC.length + 4;
const CHECKSUM = 8;
/** The number of bytes read at once; a longer value gets as many as it needs. */
const ROOM = 1024 * 1024;

/** Whether a file begins like a snapshot of Redis. */
export async function beginsAsRdb(file: LogFile): Promise<boolean> {
  const first = Buffer.alloc(MAGIC.length);
  await file.read(first, 0);
  return first.toString('latin1') === MAGIC;
}

/**
 * Reads a snapshot of Redis, which may precede the commands of a log (Redis 7.2 `rdb.c` `rdbLoadRioWithLoadingCtx`).
 * @returns the offset after it
 * @throws BadFormat saying where and why it can't be read
 */
export async function readRdbFile(file: LogFile, size: number, target: RdbTarget): Promise<number> {
  let buffer: Buffer = Buffer.alloc(0);
  /** The offset of the buffer in the file. */
  let origin = 0;
  let wanted = ROOM;
  let checksum = 0n;
  const items = new Items(target);
  for (;;) {
    buffer = await readOn(file, buffer, origin, Math.min(wanted, size - origin));
    const reader = new RdbReader(buffer);
    let end = 0;
    try {
      while (!items.isAtEnd) {
        items.next(reader);
        end = reader.position;
      }
    } catch (error) {
      if (!(error instanceof BadFormat)) throw error;
      const canGoOn = error instanceof TruncatedInput && origin + buffer.length < size;
      if (!canGoOn) throw new BadFormat(`${error.message} at offset ${origin + end}`);
    }
    checksum = crc64(buffer.subarray(0, end), checksum);
    if (items.isAtEnd && (!items.hasChecksum || buffer.length - end >= CHECKSUM)) {
      return origin + end + (items.hasChecksum ? checkSum(buffer.subarray(end), checksum) : 0);
    }
    if (origin + buffer.length >= size) throw new BadFormat('the snapshot has no end');
    wanted = end > 0 ? ROOM : buffer.length * 2;
    origin += end;
    buffer = buffer.subarray(end);
  }
}

/** Verifies the checksum, where 0 means none (`rdbchecksum no`). @returns its length */
function checkSum(bytes: Buffer, expected: bigint): number {
  const found = bytes.readBigUInt64LE(0);
  if (found !== 0n && found !== expected) {
    throw new BadFormat('the checksum of the snapshot is not that of its content');
  }
  return CHECKSUM;
}

/** The unused bytes and those that follow, in a buffer of their own. */
async function readOn(
  file: LogFile,
  rest: Buffer,
  origin: number,
  length: number,
): Promise<Buffer> {
  const buffer = Buffer.allocUnsafeSlow(Math.max(length, rest.length));
  let filled = rest.copy(buffer);
  while (filled < buffer.length) {
    const read = await file.read(buffer.subarray(filled), origin + filled);
    if (read === 0) break;
    filled += read;
  }
  return buffer.subarray(0, filled);
}

/** Parses the parts of a snapshot one by one. An incomplete one is parsed again from its beginning. */
class Items {
  readonly #target: RdbTarget;
  #version: number | undefined;
  #expireAt: number | undefined;
  #database = 0;
  isAtEnd = false;

  constructor(target: RdbTarget) {
    this.#target = target;
  }

  /** Whether the version, 5 or later, has a checksum. */
  get hasChecksum(): boolean {
    return this.#version! >= 5;
  }

  next(reader: RdbReader): void {
    if (this.#version === undefined) {
      this.#version = readVersion(reader);
      return;
    }
    const type = reader.byte();
    switch (type) {
      case opcode.note:
        reader.bytes();
        reader.bytes();
        return;
      case opcode.database:
        this.#database = reader.length();
        return;
      case opcode.sizes:
        reader.length();
        reader.length();
        return;
      case opcode.slotInfo:
        for (let i = 0; i < 3; i++) reader.length();
        return;
      case opcode.expiryInMilliseconds:
        this.#expireAt = reader.time();
        return;
      case opcode.expiryInSeconds:
        this.#expireAt = reader.raw(4).readUInt32LE(0) * 1000;
        return;
      case opcode.idle:
        reader.length();
        return;
      case opcode.frequency:
        reader.byte();
        return;
      case opcode.library:
        this.#target.library(reader.string());
        return;
      case opcode.libraryBeforeRelease:
      case opcode.ofModule:
        throw new BadFormat('the snapshot has what only a module or an old Redis reads');
      case opcode.end:
        this.isAtEnd = true;
        return;
      default:
        this.#key(reader, type);
    }
  }

  #key(reader: RdbReader, type: number): void {
    const key = reader.string();
    const value = allOf(readValue(reader, { type }));
    if (this.#database !== 0) {
      throw new BadFormat(`the keys belong to database ${this.#database}, and there is only 0`);
    }
    this.#target.key(key, value, this.#expireAt);
    this.#expireAt = undefined;
  }
}

/** Of Redis 7.4 to 8.4; later files have parts that are not known. */
const NEWEST_READ = 12;

function readVersion(reader: RdbReader): number {
  const version = Number(reader.raw(HEADER).toString('latin1', MAGIC.length));
  if (!(version >= 1 && version <= NEWEST_READ)) {
    throw new BadFormat(
      `the snapshot has version ${version}, and ${NEWEST_READ} is the newest that can be read`,
    );
  }
  return version;
}
