import { fromQuote, fromText, type ByteString, type Text } from './bytes.ts';

/** A one-line reply such as `+OK`, which RESP and the REST envelope distinguish from a bulk string. */
export class Status {
  readonly text: ByteString;

  constructor(text: ByteString) {
    this.text = text;
  }
}

/** The null array of RESP2 (`*-1`), which is not the null bulk string (`$-1`). */
export class NullArray {
  readonly length = -1;
}

/**
 * A long array whose items are generated while it is sent, from the state at the time of the command. Only commands on
 * connections return it, outside of transactions.
 */
export class ArrayInPieces {
  readonly length: number;
  /** The size of all items together is not more. */
  readonly bytes: number;
  /** Generates the items anew with each call. */
  readonly pieces: () => Iterable<readonly Reply[]>;

  constructor(length: number, bytes: number, pieces: () => Iterable<readonly Reply[]>) {
    this.length = length;
    this.bytes = bytes;
    this.pieces = pieces;
  }

  *[Symbol.iterator](): Generator<Reply, void> {
    for (const piece of this.pieces()) yield* piece;
  }
}

/**
 * An error in the format of Redis: an upper-case class, a space, the explanation. It is a reply, not a bug, and has no
 * stack trace, because each of a million rows of a pipeline may fail.
 */
export class RedisError extends Error {
  /** The message with the bytes that it quotes, if these are not UTF-8. */
  readonly #quoting: Text | undefined;

  /** @param message may quote bytes by `toQuote` */
  constructor(message: Text) {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message.toWellFormed());
    Error.stackTraceLimit = stackTraceLimit;
    if (!message.isWellFormed()) this.#quoting = message;
  }

  /** The message as Redis sends it. */
  get bytes(): ByteString {
    return this.#quoting === undefined ? fromText(this.message) : fromQuote(this.#quoting);
  }
}

/**
 * The reply to a command in the types of RESP2 (maps are flat arrays, doubles are byte strings, booleans are 0 or 1).
 * It becomes JSON or RESP only where it is sent.
 */
export type Reply =
  | ByteString
  | number
  | bigint
  | null
  | Status
  | NullArray
  | RedisError
  | ArrayInPieces
  | readonly Reply[];

export const OK = new Status('OK');
export const NULL_ARRAY = new NullArray();

/** A map in RESP2: alternating names and values. */
export function mapReply(fields: Readonly<Record<string, Reply>>): Reply[] {
  return Object.entries(fields).flat();
}
