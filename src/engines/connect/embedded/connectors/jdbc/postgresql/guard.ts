import type { Socket } from 'node:net';
import { ConnectError } from '../../../../errors.ts';

/** The maximum length of a message, and of the answer to a statement, in bytes: each is held in memory as a whole. */
const LONGEST = 128 * 1024 * 1024;
const LONGEST_ERROR = 1024 * 1024;
/** The types of messages with an error or a notice. */
const ERRORS: ReadonlySet<number> = new Set(Buffer.from('EN'));
/** The end of an answer, and the copied data of a replication, which is not held. */
const READY = 'Z'.charCodeAt(0);
const COPIED = 'd'.charCodeAt(0);
/** The type, and the length of the rest including these four bytes. */
const HEADER = 5;

/**
 * Protects the platform from malformed messages of a server: on some, `pg` throws where no caller can catch the error;
 * on others, it would loop for ever.
 */
export function guard(stream: Socket): void {
  const emit = stream.emit.bind(stream);
  const frames = new Frames();
  stream.emit = (event: string | symbol, ...args: unknown[]): boolean => {
    try {
      if (event === 'data' && Buffer.isBuffer(args[0])) frames.check(args[0]);
      return emit(event, ...args);
    } catch (error) {
      const reason = error instanceof ConnectError ? error : unreadable(error);
      stream.destroy(reason);
      return true;
    }
  };
}

/** Tracks where messages begin, and checks those on which `pg` could loop. */
class Frames {
  readonly #header = Buffer.alloc(HEADER);
  #known = 0;
  #left = 0;
  /** Bytes of the answer that is arriving. */
  #answer = 0;
  /** The part of an error message that has arrived. */
  #fields: Buffer[] | undefined;

  /** @throws ConnectError if it is no valid message */
  check(chunk: Buffer): void {
    for (let at = 0; at < chunk.length || this.#isComplete();) {
      if (this.#isComplete()) {
        if (!isListOfFields(Buffer.concat(this.#fields ?? []))) throw unreadable();
        this.#fields = undefined;
      } else if (this.#left > 0) {
        const part = chunk.subarray(at, at + this.#left);
        this.#fields?.push(part);
        this.#left -= part.length;
        at += part.length;
      } else {
        this.#header[this.#known] = chunk[at]!;
        this.#known += 1;
        at += 1;
        if (this.#known === HEADER) this.#begin();
      }
    }
  }

  #begin(): void {
    const isError = ERRORS.has(this.#header[0]!);
    const length = this.#header.readInt32BE(1);
    if (length < 4 || length > (isError ? LONGEST_ERROR : LONGEST)) throw unreadable();
    const [type] = this.#header;
    if (type === READY) this.#answer = 0;
    else if (type !== COPIED) this.#answer += length;
    if (this.#answer > LONGEST) throw tooLong();
    this.#known = 0;
    this.#left = length - 4;
    this.#fields = isError ? [] : undefined;
  }

  #isComplete(): boolean {
    return this.#fields !== undefined && this.#left === 0;
  }
}

/** Whether the fields are complete: each a type byte and a text that ends in a zero, and a zero after the last one. */
function isListOfFields(body: Buffer): boolean {
  let at = 0;
  while (at < body.length && body[at] !== 0) {
    const end = body.indexOf(0, at + 1);
    if (end < 0) return false;
    at = end + 1;
  }
  return at < body.length;
}

function tooLong(): ConnectError {
  return new ConnectError(
    `The server answers with more than ${LONGEST} bytes: batch.max.rows says how many rows are read at once`,
  );
}

function unreadable(cause?: unknown): ConnectError {
  return new ConnectError('What the server sends can not be read: is it PostgreSQL?', { cause });
}
