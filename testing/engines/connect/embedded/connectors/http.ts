import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { TestConnect, TEXTS } from '../embedded.ts';

interface Received {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Answer {
  readonly status: number;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A server that records the requests to it. */
export class Receiver {
  readonly received: Received[] = [];
  /** By the number of the request, from 0; undefined never answers. */
  answer: (n: number, received: Received) => Answer | undefined = () => ({ status: 204 });
  readonly #server: Server;

  static async start(): Promise<Receiver> {
    const receiver = new Receiver();
    receiver.#server.listen(0, '127.0.0.1');
    await once(receiver.#server, 'listening');
    onTestFinished(() => {
      receiver.#server.closeAllConnections();
      receiver.#server.close();
    });
    return receiver;
  }

  private constructor() {
    this.#server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8');
      request.on('data', (chunk: string) => (body += chunk));
      request.on('end', () => {
        const received = { url: request.url!, headers: request.headers, body };
        const answer = this.answer(this.received.push(received) - 1, received);
        if (answer === undefined) return;
        response.writeHead(answer.status, answer.headers).end(answer.body);
      });
    });
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get bodies(): readonly string[] {
    return this.received.map(({ body }) => body);
  }
}

export const sink = (url: string, more: Record<string, string> = {}) => ({
  ...TEXTS,
  'connector.class': 'io.aiven.kafka.connect.http.HttpSinkConnector',
  topics: 'events',
  'http.url': url,
  'http.authorization.type': 'none',
  // The time of the tests runs ahead of that of the network.
  'http.timeout': '1000000',
  ...more,
});

export async function start(values: readonly string[], more: Record<string, string> = {}) {
  const [connect, receiver] = await Promise.all([TestConnect.open(), Receiver.start()]);
  await connect.createTopic('events');
  await connect.log.append('events', 0, ...values);
  return { connect, receiver, properties: sink(`${receiver.url}/path?q=1`, more) };
}
