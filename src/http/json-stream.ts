import { reportInternalError } from '../base/internal-errors.ts';
import { jsonPieces, JsonList } from '../base/json-pieces.ts';
import { TurnLimit } from '../base/turn-limit.ts';
import { EncodedJson } from './encoded-json.ts';
import type { HttpResponse } from './exchange.ts';

/** The size of a part, in characters. */
const PART = 64 * 1024;
/** A client that has read nothing for this long, in milliseconds, is ended: others may wait for what is made for it. */
const STALLED_MS = 30_000;
/** How long a client may take for each part on the whole, in milliseconds: one that reads now and then could keep others waiting. */
const PART_MS = 4000;

/** How slow a client may be. */
interface Patience {
  readonly stalledMs: number;
  readonly now: () => number;
}

/** A body of JSON that is made while it is sent, because it may be larger than memory. */
export class JsonStream {
  readonly #pieces: AsyncIterable<string>;

  /** @param pieces of the text, which are taken as the client reads */
  constructor(pieces: AsyncIterable<string>) {
    this.#pieces = pieces;
  }

  /** All of it, for what looks at bodies, such as a check of answers. */
  async whole(): Promise<EncodedJson> {
    const parts: Buffer[] = [];
    for await (const piece of this.#pieces) parts.push(Buffer.from(piece));
    return new EncodedJson(Buffer.concat(parts));
  }

  /**
   * Sends it, behind the head. What fails then can only be told by ending the connection before the text is whole.
   * @param sent called with the bytes of each part
   * @param patience how long a client may read nothing, in milliseconds, and the time by which that is measured
   */
  async sendTo(
    response: HttpResponse,
    sent: (bytes: number) => void = () => {},
    { stalledMs, now }: Patience = { stalledMs: STALLED_MS, now: () => performance.now() },
  ): Promise<void> {
    const turns = new TurnLimit();
    let left = stalledMs;
    let text = '';
    try {
      for await (const piece of this.#pieces) {
        text += piece;
        if (text.length < PART) continue;
        const part = Buffer.from(text);
        sent(part.length);
        left = Math.min(stalledMs, left + PART_MS);
        if (!response.write(part)) {
          const from = now();
          await untilRead(response, left);
          left -= now() - from;
          if (left <= 0) response.destroy();
        }
        await turns.next('');
        if (response.destroyed) return;
        text = '';
      }
      const last = Buffer.from(text);
      sent(last.length);
      response.end(last);
    } catch (error) {
      response.destroy();
      const isAborted = error instanceof Error && error.name === 'AbortError';
      if (!isAborted) reportInternalError('http', error);
    }
  }
}

/** A body that is sent while it is made; undefined if it is another one. */
export function streamOf(body: unknown): JsonStream | undefined {
  if (body instanceof JsonStream) return body;
  return body instanceof JsonList ? new JsonStream(jsonPieces(body)) : undefined;
}

/** Resolves when the client has read what there was, or the connection has closed, as it does if that takes too long. */
async function untilRead(response: HttpResponse, stalledMs: number): Promise<void> {
  if (response.destroyed) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  response.once('drain', resolve);
  response.once('close', resolve);
  const timer = setTimeout(() => response.destroy(), stalledMs);
  await promise;
  clearTimeout(timer);
  response.off('drain', resolve);
  response.off('close', resolve);
}
