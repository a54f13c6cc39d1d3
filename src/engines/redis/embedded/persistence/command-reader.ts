import type { ByteString } from '../../bytes.ts';
import type { LogFile } from '../../../../base/files/files.ts';

/** The bytes at some offset of a file are not a command. */
export class DamagedLog extends Error {
  readonly offset: number;
  /** The end of the last whole command before it. */
  readonly sound: number;

  constructor(offset: number, sound: number, message: string) {
    super(message);
    this.offset = offset;
    this.sound = sound;
  }
}

/** The default number of bytes read at once; a longer command gets as many as it needs. */
const ROOM = 1024 * 1024;

/**
 * Reads a file of commands.
 * @param size the length of the file
 * @param visit is called with each command and its offset
 * @param room the number of bytes read at once; other work is done in between
 * @param from the offset of the first command
 * @returns the offset after the last whole command: the size of the file, unless it ends in the middle of a command, or
 *   in zeros, which some file systems leave after a loss of power
 * @throws DamagedLog
 */
export async function readCommands(
  file: LogFile,
  size: number,
  visit: (argv: ByteString[], offset: number) => void,
  { room = ROOM, from = 0 } = {},
): Promise<number> {
  let buffer = Buffer.allocUnsafe(Math.min(size - from, room));
  /** The offset in the file of the buffer's first byte, and how many bytes the buffer holds. */
  let origin = from;
  let filled = 0;
  for (;;) {
    const read = await file.read(buffer.subarray(filled), origin + filled);
    filled += read;
    const parser = new CommandParser(buffer.subarray(0, filled), origin);
    for (let argv = parser.next(); argv !== undefined; argv = parser.next()) {
      visit(argv, origin + parser.begin);
    }
    const used = parser.end;
    if (parser.damage !== undefined) {
      if (await isBlankFrom(file, parser.damage.offset)) return origin + used;
      throw parser.damage;
    }
    origin += used;
    filled -= used;
    if (read === 0 || origin + filled >= size) return origin;
    const wanted = Math.min(size - origin, Math.max(room, filled * 2));
    const next = wanted === buffer.length ? buffer : Buffer.allocUnsafe(wanted);
    buffer.copy(next, 0, used, used + filled);
    buffer = next;
  }
}

async function isBlankFrom(file: LogFile, offset: number): Promise<boolean> {
  const buffer = Buffer.allocUnsafe(ROOM);
  for (let at = offset; ;) {
    const read = await file.read(buffer, at);
    if (read === 0) return true;
    if (buffer.subarray(0, read).some((byte) => byte !== 0)) return false;
    at += read;
  }
}

const ASTERISK = 0x2a;
const DOLLAR = 0x24;
const HASH = 0x23;
const CR = 0x0d;
const LF = 0x0a;
const ZERO = 0x30;

/** No count or length is larger: an argument is a string, and V8 limits strings to less than this. */
const LARGEST = 2 ** 29;

/** Parses the commands in a part of a file. */
class CommandParser {
  /** Why it stopped, if not at the end of the part. */
  damage: DamagedLog | undefined;
  /** The offset of the last returned command. */
  begin = 0;
  /** Its end, or that of the annotations after it. */
  end = 0;
  readonly #bytes: Buffer;
  readonly #origin: number;
  #at = 0;

  constructor(bytes: Buffer, origin: number) {
    this.#bytes = bytes;
    this.#origin = origin;
  }

  /** @returns undefined if no whole command is left, or the next one is damaged */
  next(): ByteString[] | undefined {
    this.#skipAnnotations();
    const begin = this.#at;
    const count = this.#number(ASTERISK);
    if (count === undefined) return undefined;
    if (count === 0) {
      this.#at = begin;
      return this.#spoiled('a command with a name');
    }
    const argv: ByteString[] = [];
    for (let i = 0; i < count; i++) {
      const length = this.#number(DOLLAR);
      if (length === undefined) return undefined;
      const from = this.#at;
      this.#at += length;
      if (!this.#expect(CR) || !this.#expect(LF)) return undefined;
      argv.push(this.#bytes.toString('latin1', from, from + length));
    }
    this.begin = begin;
    this.end = this.#at;
    return argv;
  }

  /** Skips lines that begin with `#` (Redis 7.0 `aof.c` `loadSingleAppendOnlyFile`). */
  #skipAnnotations(): void {
    while (this.#bytes[this.#at] === HASH) {
      const lineFeed = this.#bytes.indexOf(LF, this.#at);
      if (lineFeed < 0) {
        this.#at = this.#bytes.length;
      } else {
        this.#at = lineFeed + 1;
        this.end = this.#at;
      }
    }
  }

  /** Parses a line of a mark and a number. @returns undefined if it is incomplete or damaged */
  #number(mark: number): number | undefined {
    const bytes = this.#bytes;
    if (!this.#expect(mark)) return undefined;
    const first = this.#at;
    let value = 0;
    let digit = (bytes[this.#at] ?? -1) - ZERO;
    while (digit >= 0 && digit <= 9 && value <= LARGEST) {
      value = value * 10 + digit;
      digit = (bytes[++this.#at] ?? -1) - ZERO;
    }
    if (value > LARGEST) return this.#spoiled(`at most ${LARGEST}`);
    if (this.#at === first && this.#at < bytes.length) return this.#spoiled('a number');
    return this.#expect(CR) && this.#expect(LF) ? value : undefined;
  }

  /** Skips an expected byte. @returns whether it is there */
  #expect(byte: number): boolean {
    if (this.#at >= this.#bytes.length) return false;
    if (this.#bytes[this.#at] === byte) {
      this.#at++;
      return true;
    }
    this.#spoiled(JSON.stringify(String.fromCharCode(byte)));
    return false;
  }

  #spoiled(expected: string): undefined {
    const offset = this.#origin + this.#at;
    const found = JSON.stringify(this.#bytes.toString('latin1', this.#at, this.#at + 1));
    this.damage = new DamagedLog(
      offset,
      this.#origin + this.end,
      `expected ${expected} at offset ${offset}, found ${found}`,
    );
  }
}
