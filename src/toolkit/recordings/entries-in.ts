import { InputError } from '../../base/input-error.ts';

/** The text of one entry of a HAR file. */
export interface EntryText {
  readonly text: string;
  readonly index: number;
  readonly line: number;
}

/** Larger entries are skipped; the file as a whole may have any size. */
export const MAX_ENTRY = 128 * 1024 * 1024;

const [QUOTE, BACKSLASH, NEWLINE] = [0x22, 0x5c, 0x0a];
/** The first byte of gzip data (RFC 1952, 2.3.1). */
const GZIP = 0x1f;
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** How a HAR file ended. */
export interface FileEnd {
  /** Where it was cut off; undefined if it is complete. */
  readonly cut?: { readonly byte: number; readonly line: number; readonly inEntry: boolean };
}

/**
 * Splits a HAR file into entries, holding only one in memory at a time: so a file may have any size, and the entries
 * before a cut are still read.
 * @param name of the file in messages
 * @returns how the file ended
 * @throws InputError if it is not HAR
 */
export async function* entriesIn(
  name: string,
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<EntryText, FileEnd> {
  const scan = new Scan(name);
  for await (const chunk of chunks) yield* scan.take(chunk);
  return scan.end();
}

class Scan {
  readonly #name: string;
  #depth = 0;
  #byte = 0;
  #line = 1;
  #inString = false;
  #escaped = false;
  /** The last string at the depth of `log.entries` or above. */
  #word = '';
  #key = '';
  #inEntries = false;
  #seenEntries = false;
  #index = 0;
  #parts: Buffer[] = [];
  #length = 0;
  #entryLine = 0;

  constructor(name: string) {
    this.#name = name;
  }

  *take(chunk: Buffer): Generator<EntryText> {
    let start = this.#inEntry() ? 0 : -1;
    for (let i = 0; i < chunk.length; i++, this.#byte++) {
      const byte = chunk[i]!;
      if (byte === NEWLINE) this.#line++;
      if (this.#inString) {
        this.#inText(byte);
        continue;
      }
      if (byte === QUOTE) {
        this.#inString = true;
        this.#word = '';
      } else if (byte === OPEN_ARRAY || byte === OPEN_OBJECT) {
        if (this.#depth === 0 && byte === OPEN_ARRAY) this.#refuse('begins with [');
        this.#open(byte);
        if (this.#inEntries && this.#depth === 4 && start < 0) {
          start = i;
          this.#entryLine = this.#line;
        }
      } else if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) {
        this.#depth--;
        if (this.#inEntries && this.#depth === 3 && start >= 0) {
          this.#keep(chunk.subarray(start, i + 1));
          start = -1;
          yield this.#entry();
        } else if (this.#inEntries && this.#depth < 3) this.#inEntries = false;
      } else if (this.#byte === 0 && byte === GZIP) {
        this.#refuse('is compressed with gzip, and must be unpacked first');
      } else if (byte === 0) {
        this.#refuse('is not UTF-8');
      } else if (this.#depth === 0 && byte > 0x20 && byte < 0x80) {
        this.#refuse(`has ${JSON.stringify(String.fromCharCode(byte))} at byte ${this.#byte}`);
      } else if (byte === 0x3a && this.#depth <= 2) this.#key = this.#word;
    }
    if (start >= 0) this.#keep(chunk.subarray(start));
  }

  end(): FileEnd {
    if (this.#byte === 0) this.#refuse('is empty');
    if (this.#depth === 0 && !this.#seenEntries) this.#refuse('has no log.entries');
    if (this.#depth === 0) return {};
    if (!this.#seenEntries) this.#refuse(`is cut off at byte ${this.#byte}, before log.entries`);
    return { cut: { byte: this.#byte, line: this.#line, inEntry: this.#inEntry() } };
  }

  #inEntry(): boolean {
    return this.#inEntries && this.#depth > 3;
  }

  #inText(byte: number): void {
    if (this.#escaped) this.#escaped = false;
    else if (byte === BACKSLASH) this.#escaped = true;
    else if (byte === QUOTE) {
      this.#inString = false;
      return;
    }
    if (this.#depth <= 2 && this.#word.length < 16) this.#word += String.fromCharCode(byte);
  }

  /** The array `entries` is in the object `log` of the root object: three deep. */
  #open(byte: number): void {
    this.#depth++;
    if (byte === OPEN_ARRAY && this.#depth === 3 && this.#key === 'entries') {
      this.#inEntries = true;
      this.#seenEntries = true;
    }
  }

  #keep(part: Buffer): void {
    this.#length += part.length;
    // Beyond the limit nothing is kept, to bound memory.
    if (this.#length <= MAX_ENTRY) this.#parts.push(part);
    else this.#parts = [];
  }

  #entry(): EntryText {
    const text = Buffer.concat(this.#parts).toString('utf8');
    this.#parts = [];
    this.#length = 0;
    return { text, index: this.#index++, line: this.#entryLine };
  }

  #refuse(why: string): never {
    throw new InputError(`${this.#name}: not a HAR file: it ${why}`);
  }
}
