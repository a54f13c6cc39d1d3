import type { bindExpress } from '../../src/express/application.ts';
import { request as httpRequest } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { Logger } from '../../src/base/logger.ts';
import type { AnyHandler } from '../../src/contract/handler.ts';
import type { RequestListener } from '../../src/http/request-listener.ts';
import { listen, type Listening } from '../../src/http/server.ts';
import { sampleFamily } from './family.ts';

export type SampledHeaders = Readonly<Record<string, string | string[]>>;

interface RequestOptions {
  readonly method?: string;
  readonly body?: string | Buffer;
  readonly headers?: SampledHeaders;
}

/** The sample family on a port, for the tests of the block that calls this. An error that is logged fails its test. */
export function sampleServer(bind: typeof bindExpress): SampleServer {
  const sample = new SampleServer();
  let server: Listening;
  let logged: string[];
  beforeAll(async () => {
    const family = sampleFamily((id) => sample.handlers[id]);
    const log = { error: (fields: { err: Error }) => logged.push(String(fields.err.stack)) };
    const back = bind(family, { log: log as unknown as Logger, checkResponses: true });
    const observed: RequestListener = (request, response) => {
      response.once('close', () => sample.closed++);
      back(request, response);
    };
    server = await listen(observed, family.errors, { host: '127.0.0.1', port: 0 });
    sample.port = server.port;
  });
  afterAll(() => server.close());
  beforeEach(() => {
    logged = [];
    sample.closed = 0;
    sample.handlers = {};
  });
  afterEach(() => expect(logged).toEqual([]));
  return sample;
}

export class SampleServer {
  port = 0;
  /** How many requests have been answered or abandoned. */
  closed = 0;
  /** Handlers of a single test, which replace those that answer with the request. */
  handlers: Record<string, AnyHandler> = {};

  /** The parameters that the handler received, or the message of the error. */
  ask(path: string, { method = 'GET', body, headers }: RequestOptions = {}): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      const sent = httpRequest(
        { port: this.port, method, path, headers: { ...length, ...headers } },
        (response) => {
          let text = '';
          response.on('data', (chunk: Buffer) => (text += chunk.toString()));
          response.on('end', () => {
            const answer = JSON.parse(text) as { message?: string };
            resolve(
              response.statusCode === 200 ? answer : `${response.statusCode} ${answer.message}`,
            );
          });
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  }
}
