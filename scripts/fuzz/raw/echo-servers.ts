import { createHash } from 'node:crypto';
import { IncomingMessage } from 'node:http';
import { hasBody } from '../../../src/http/body.ts';
import type { ConnectionErrors } from '../../../src/http/client-errors.ts';
import { HttpError } from '../../../src/http/http-error.ts';
import { readBody } from '../../../src/http/incoming-request.ts';
import type { AnyListener } from '../../../src/http/request-listener.ts';
import { respond } from '../../../src/http/respond.ts';
import { listen } from '../../../src/http/server.ts';
import type { Pair } from './compare-raw.ts';

/** Larger bodies are refused. */
const BODY_LIMIT = 200_000;
/** Longer values are told by their length and a hash. */
const MOST_SHOWN = 100;

const errors: ConnectionErrors = {
  connection: (status, reason) => new HttpError(status, '', { error: reason ?? status }),
  internal: () => new HttpError(500, '', { error: 'internal' }),
};

/**
 * Starts two servers that answer with what they have read of a request: one with a front and one without.
 * @returns also how many requests the front has read by now
 */
export async function echoServers(): Promise<Pair & { readonly byFront: () => number }> {
  let byFront = 0;
  const echo: AnyListener = (request, response) => {
    const { method, url, httpVersion, headers, rawHeaders } = request;
    if (!(request instanceof IncomingMessage)) byFront += 1;
    const answer = (body: unknown) => {
      const raw = rawHeaders.map(shown);
      const read = Object.entries(headers).map(([name, value]) => [name, shown(String(value))]);
      respond(request, response, {
        status: 200,
        body: { method, url: shown(url!), httpVersion, read, raw, body },
      });
    };
    if (!hasBody(request)) answer(null);
    else {
      readBody(request, BODY_LIMIT, (body) =>
        answer(body instanceof Error ? body.message : shown(body.toString('latin1'))),
      );
    }
  };
  const place = { host: '127.0.0.1', port: 0 };
  const node = await listen(echo, errors, place);
  const front = await listen(echo, errors, { ...place, usual: echo });
  return {
    front: front.port,
    node: node.port,
    byFront: () => byFront,
    close: async () => void (await Promise.all([front.close(), node.close()])),
  };
}

function shown(text: string): string {
  if (text.length <= MOST_SHOWN) return text;
  return `${text.length} ${createHash('sha1').update(text).digest('hex')}`;
}
