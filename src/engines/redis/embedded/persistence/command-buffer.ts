import type { ByteString } from '../../bytes.ts';
import { addShort, dropFor, heldFor, releaseTo, type TakesBytes } from './short-commands.ts';

/** The length headers of short arguments, with the end of what is before them, and the counts of short commands, made once. */
const LENGTHS = Array.from({ length: 1024 }, (_, length) => `\r\n$${length}\r\n`);
const COUNTS = Array.from({ length: 64 }, (_, count) => `*${count}`);

/** An argument of at least this length is not copied into the surrounding text. */
const APART = 64 * 1024;
/** Text of this length becomes a piece of its own. */
const PIECE = 256 * 1024;

const MULTI = '*1\r\n$5\r\nMULTI\r\n';
const EXEC = '*1\r\n$4\r\nEXEC\r\n';

/**
 * Commands as RESP, the format of Redis's append-only file. The strings of long ones are concatenated rather than bytes
 * copied: V8 builds a rope and copies it once, when it is written. Short ones are written as bytes, which takes less than
 * objects for each of their parts.
 */
export class CommandBuffer implements TakesBytes {
  #pieces: ByteString[] = [];
  #pieceBytes = 0;
  #text: ByteString = '';

  /** The number of bytes in it. */
  get length(): number {
    return this.#pieceBytes + this.#text.length + heldFor(this);
  }

  add(argv: readonly ByteString[]): void {
    if (addShort(this, argv)) return;
    releaseTo(this);
    const count = argv.length;
    // On its own at first: up to 12 characters V8 copies, and makes no object for.
    let text = count < COUNTS.length ? COUNTS[count]! : `*${count}`;
    for (let i = 0; i < count; i++) {
      const argument = argv[i]!;
      const { length } = argument;
      text += length < LENGTHS.length ? LENGTHS[length]! : `\r\n$${length}\r\n`;
      if (length < APART) {
        text += argument;
      } else {
        this.#push(this.#text + text);
        this.#push(argument);
        this.#text = '';
        text = '';
      }
    }
    this.take(`${text}\r\n`);
  }

  take(text: ByteString): void {
    this.#text += text;
    if (this.#text.length < PIECE) return;
    this.#push(this.#text);
    this.#text = '';
  }

  /** Adds commands that are to be replayed together or not at all. If one can't be encoded, none is added. */
  addTogether(commands: readonly (readonly ByteString[])[]): void {
    const [first] = commands;
    if (commands.length === 1 && addShort(this, first!)) return;
    releaseTo(this);
    const { length } = this.#pieces;
    const [bytes, text] = [this.#pieceBytes, this.#text];
    try {
      if (commands.length > 1) this.#text += MULTI;
      for (const argv of commands) this.add(argv);
      releaseTo(this);
      if (commands.length > 1) this.#text += EXEC;
    } catch (error) {
      dropFor(this);
      this.#pieces.length = length;
      this.#pieceBytes = bytes;
      this.#text = text;
      throw error;
    }
  }

  /** Appends the contents of another buffer. */
  addAll(other: CommandBuffer): void {
    releaseTo(this);
    releaseTo(other);
    this.#push(this.#text);
    for (const piece of other.#pieces) this.#push(piece);
    this.#text = other.#text;
  }

  /** The contents in order; no piece is much longer than the longest argument. */
  pieces(): readonly ByteString[] {
    releaseTo(this);
    return this.#text === '' ? this.#pieces : [...this.#pieces, this.#text];
  }

  clear(): void {
    dropFor(this);
    this.#pieces = [];
    this.#pieceBytes = 0;
    this.#text = '';
  }

  #push(piece: ByteString): void {
    this.#pieces.push(piece);
    this.#pieceBytes += piece.length;
  }
}
