import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as TlsAgent, request as httpsRequest } from 'node:https';
import type { Body, Exchange, Header } from '../exchange.ts';
import { headerOf } from '../exchange.ts';
import { mediaTypeOf } from '../../contract/media-type.ts';
import { MAX_EXAMINED } from '../examine/media.ts';
import { decodedBody } from '../recordings/content-encoding.ts';
import { bodyOf, contentTypeOf, targetOf, type Draft } from './draft.ts';

/** The outcome of a request: an exchange, and the reason if its response is missing or incomplete. */
export interface Sent {
  readonly exchange: Exchange;
  /** Why there is no response: `slow`, or the error that ended the connection; `cut` if its body has no end. */
  readonly failure?: { readonly code: string; readonly message: string };
}

/** Sends requests exactly as written; `fetch` would normalize them. */
export class Sender {
  readonly #base: URL;
  readonly #agent: Agent;
  readonly #maxTime: number;

  /** @param maxTime timeout of an answer, in milliseconds */
  constructor(base: URL, maxTime: number) {
    this.#base = base;
    this.#maxTime = maxTime;
    const isTls = base.protocol === 'https:';
    this.#agent = isTls ? new TlsAgent({ keepAlive: true }) : new Agent({ keepAlive: true });
  }

  close(): void {
    this.#agent.destroy();
  }

  send(draft: Draft): Promise<Sent> {
    const { protocol, hostname, port, pathname } = this.#base;
    const target = pathname.replace(/\/$/, '') + targetOf(draft);
    const bytes = bodyOf(draft);
    const { method } = draft.operation;
    const headers: Header[] = [...draft.headers];
    const contentType = contentTypeOf(draft);
    if (contentType !== undefined) headers.push(['content-type', contentType]);
    if (bytes.length > 0 || draft.body !== undefined) {
      headers.push(['content-length', String(bytes.length)]);
    }
    const url = URL.parse(this.#base.origin + target) ?? this.#base;
    const request = { method, url, target, headers, body: { bytes } };
    return new Promise((resolve) => {
      const failed = (code: string, message: string) =>
        resolve({ exchange: { request, response: undefined }, failure: { code, message } });
      const send = protocol === 'https:' ? httpsRequest : httpRequest;
      const outgoing = send({
        agent: this.#agent,
        protocol,
        hostname: hostname.replace(/^\[|\]$/g, ''),
        port,
        method,
        path: target,
        headers: ['host', this.#base.host, ...headers.flat()],
      });
      const timer = setTimeout(() => {
        failed('slow', `no answer came within ${this.#maxTime} ms`);
        outgoing.destroy();
      }, this.#maxTime);
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        clearTimeout(timer);
        failed(error.code ?? 'failed', error.message);
      });
      const finish = async (answer: IncomingMessage) => {
        const response = await received(answer);
        clearTimeout(timer);
        const exchange = { request, response };
        const isCut = response.body === CUT;
        resolve({ exchange, ...(isCut && { failure: { code: 'cut', message: CUT.missing } }) });
      };
      outgoing.once('response', (answer) => void finish(answer));
      outgoing.end(bytes);
    });
  }
}

const CUT = { missing: 'was broken off before its end' };

async function received(answer: IncomingMessage): Promise<NonNullable<Exchange['response']>> {
  const { rawHeaders } = answer;
  const headers = rawHeaders.flatMap((name, i): Header[] =>
    i % 2 === 0 ? [[name, rawHeaders[i + 1]!]] : [],
  );
  return { status: answer.statusCode ?? 0, headers, body: await bodyIn(answer, headers) };
}

async function bodyIn(answer: IncomingMessage, headers: readonly Header[]): Promise<Body> {
  // An event stream does not end, so nothing is waited for.
  if (mediaTypeOf(headerOf(headers, 'content-type') ?? '') === 'text/event-stream') {
    answer.destroy();
    return { missing: 'is a stream of events' };
  }
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      length += chunk.length;
      // Leaving the loop closes the connection.
      if (length > MAX_EXAMINED) return { missing: 'is too large to be looked into' };
      chunks.push(chunk);
    }
  } catch {
    return CUT;
  }
  return decodedBody(Buffer.concat(chunks), headers);
}
