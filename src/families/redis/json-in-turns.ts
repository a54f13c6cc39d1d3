import { inTurnOfItsOwn } from '../../base/turns.ts';
import { EncodedJson } from '../../http/encoded-json.ts';
import type { ByteString } from '../../engines/redis/bytes.ts';
import type { Reply } from '../../engines/redis/reply.ts';
import type { ReplyLimit } from '../../engines/redis/reply-limit.ts';
import { unavailable } from './errors.ts';
import { envelope, itemOf, type StringEncoding } from './json-result.ts';

/** Replies of more bytes are encoded in parts. */
const LARGE = 256 * 1024;
/** The values and the bytes of a string that are encoded at once: one or two milliseconds. */
const VALUES = 2048;
/** Divisible by three, so that the base64 of parts is that of the whole. */
const BYTES = 3 * 256 * 1024;

/** Whether the replies that were counted are so large that others should be served while they are encoded. */
export function areLarge({ counted }: ReplyLimit): boolean {
  return counted > LARGE;
}

/** The last response of each database that is waiting or being encoded, by its id. */
const last = new Map<string, Promise<unknown>>();

/**
 * Encodes a large response as JSON. Each part has a turn of the event loop of its own, also among all such responses
 * together; and those of a database are encoded one after another, so that the memory for one that has been counts before
 * that for the next one is taken.
 * @param replies the reply of the response, or all of a response to several commands
 * @throws HttpError if there is no room for it when it is to be encoded
 */
export async function jsonInTurns(
  replies: Reply | { readonly all: readonly Reply[] },
  { database, limit, encoding }: Recipient,
): Promise<EncodedJson> {
  const before = last.get(database);
  const own = encoded(before, replies, limit, encoding);
  const ended = own.catch(() => {});
  last.set(database, ended);
  try {
    return await own;
  } finally {
    if (last.get(database) === ended) last.delete(database);
  }
}

/** Whom a response is for. */
interface Recipient {
  readonly database: string;
  readonly limit: ReplyLimit;
  readonly encoding: StringEncoding;
}

async function encoded(
  before: Promise<unknown> | undefined,
  replies: Reply | { readonly all: readonly Reply[] },
  limit: ReplyLimit,
  encoding: StringEncoding,
): Promise<EncodedJson> {
  await before;
  const parts: Buffer[] = [];
  const writer = new JsonWriter(encoding);
  const isOne = !(typeof replies === 'object' && replies !== null && 'all' in replies);
  const writing = isOne ? writer.response(replies) : writer.responses(replies.all);
  for (;;) {
    await new Promise<void>(inTurnOfItsOwn);
    const refusal = parts.length === 0 ? limit.isCrowded : undefined;
    if (refusal !== undefined) throw unavailable(refusal);
    const { done } = writing.next();
    parts.push(Buffer.from(writer.take()));
    if (done === true) return new EncodedJson(Buffer.concat(parts));
  }
}

/** Writes JSON, and yields whenever there is enough for a part. */
class JsonWriter {
  readonly #encoding: StringEncoding;
  #text = '';
  #values = 0;

  constructor(encoding: StringEncoding) {
    this.#encoding = encoding;
  }

  take(): string {
    const text = this.#text;
    this.#text = '';
    this.#values = 0;
    return text;
  }

  *responses(replies: readonly Reply[]): Writing {
    this.#text += '[';
    for (const [i, reply] of replies.entries()) {
      if (i > 0) this.#text += ',';
      yield* this.response(reply);
    }
    this.#text += ']';
  }

  *response(reply: Reply): Writing {
    if (isShort(reply)) {
      if (this.#add(envelope(reply, this.#encoding))) yield;
      return;
    }
    this.#text += '{"result":';
    yield* this.#long(reply);
    this.#text += '}';
  }

  *#long(reply: Reply): Writing {
    if (typeof reply === 'string') {
      yield* this.#string(reply);
      return;
    }
    this.#text += '[';
    for (const [i, item] of (reply as readonly Reply[]).entries()) {
      if (i > 0) this.#text += ',';
      if (!isShort(item)) yield* this.#long(item);
      else if (this.#add(itemOf(item, this.#encoding))) yield;
    }
    this.#text += ']';
  }

  *#string(bytes: ByteString): Writing {
    this.#text += '"';
    for (let at = 0; at < bytes.length;) {
      const end = endOfPiece(bytes, at + BYTES);
      this.#text += JSON.stringify(itemOf(bytes.slice(at, end), this.#encoding)).slice(1, -1);
      at = end;
      yield;
    }
    this.#text += '"';
  }

  /** @returns whether there is enough for a part */
  #add(value: unknown): boolean {
    this.#text += JSON.stringify(value);
    return ++this.#values === VALUES || this.#text.length > BYTES;
  }
}

type Writing = Generator<void, void, void>;

function isShort(reply: Reply): boolean {
  return typeof reply === 'string' ? reply.length <= BYTES : !Array.isArray(reply);
}

/** Where a piece of a string of bytes can end, so that it does not cut a character of UTF-8 or a group of base64. */
function endOfPiece(bytes: ByteString, at: number): number {
  let end = at;
  while (end < bytes.length && (end % 3 !== 0 || (bytes.charCodeAt(end) & 0xc0) === 0x80)) end++;
  return Math.min(end, bytes.length);
}
