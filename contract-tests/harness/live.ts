import type { Dispatcher } from 'undici';
import type { RedisRequestOptions } from './exchange.ts';
import { families } from './families.ts';
import { recordExchange } from './record-exchange.ts';
import { connectionsTo } from './send.ts';
import { target } from './target.ts';

/** An open stream of events. */
export interface Live {
  readonly headers: Dispatcher.ResponseData['headers'];
  /** The next event: its lines of data, preceded by its name if it has one. @throws Error if the stream has ended */
  next(): Promise<string>;
  /** All events until the stream ends. */
  rest(): Promise<string[]>;
  /** Closes the stream. */
  close(): void;
}

/** Opens a stream at a path of the Redis family and records that it is covered. @throws Error if there is no stream */
export async function listen(
  path: string,
  options: Omit<RedisRequestOptions, 'path'> = {},
): Promise<Live> {
  const { method = 'GET', headers = {}, body, origin = target().redisUrl } = options;
  const { token = target().standardToken } = options;
  const leaving = new AbortController();
  const response = await connectionsTo(origin).request({
    path,
    method,
    headers: { ...(token !== null && { authorization: `Bearer ${token}` }), ...headers },
    body: body === undefined ? null : JSON.stringify(body),
    signal: leaving.signal,
  });
  const mediaType = String(response.headers['content-type']);
  if (mediaType !== 'text/event-stream') throw new Error(await response.body.text());
  const { operationId } = families.redis.matchOperation(method, path.split('?')[0]!);
  const { statusCode: status } = response;
  const sent = { method, path, headers, body };
  const answered = { status, headers: response.headers, json: undefined, bytes: Buffer.of() };
  recordExchange('redis', operationId, sent, answered);
  const events = eventsOf(response.body);
  return {
    headers: response.headers,
    next: async () => {
      const { value, done } = await events.next();
      if (done === true) throw new Error('the stream is over');
      return value;
    },
    rest: () => Array.fromAsync(events),
    close: () => leaving.abort(),
  };
}

/** Parses events as a browser does (WHATWG HTML, "Interpreting an event stream"). */
export async function* eventsOf(body: AsyncIterable<Buffer>): AsyncGenerator<string, undefined> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop()!;
    for (const block of blocks) {
      const lines = block.split('\n').filter((line) => !line.startsWith(':'));
      if (lines.length > 0) yield lines.map((line) => line.replace(/^data: ?/, '')).join('\n');
    }
  }
}
