import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { queue } from '../queue.ts';
import { shapeOf } from '../shape.ts';
import { target } from '../target.ts';
import { moveClock } from '../upstash-workflow.ts';
import { Names } from './names.ts';
import { keyOf, plainDelivery, type PlainDelivery } from './plain-delivery.ts';
import type { RecordedDelivery, RecordedRequest, WorkflowRecording } from './recording.ts';

/** A delivery that has arrived. */
interface Arrived {
  readonly delivery: PlainDelivery;
  readonly response: ServerResponse;
}

/**
 * Does what the programs of a recording did: sends their requests, and expects the same answers; on the platform also the
 * same deliveries, to which it answers the same.
 */
export class Replay {
  readonly #server: Server;
  readonly #names: Names;
  readonly #arrived: Arrived[] = [];

  static async start(): Promise<Replay> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Replay(server);
  }

  private constructor(server: Server) {
    this.#server = server;
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { queueUrl, queueToken: token } = target();
    const { UserID: user } = JSON.parse(Buffer.from(token, 'base64').toString()) as {
      readonly UserID: string;
    };
    this.#names = new Names({
      queue: [queueUrl],
      endpoint: [endpoint],
      queueHost: [new URL(queueUrl).host],
      endpointHost: [new URL(endpoint).host],
      token: [token],
      user: [user],
    });
    server.on('request', (request, response) => void this.#arrive(request, response));
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** All turns of a recording on the platform. */
  async onPlatform({ turns }: WorkflowRecording): Promise<void> {
    for (const turn of turns) {
      if ('clock' in turn) await moveClock(turn.clock);
      else if ('request' in turn) await this.#repeat(turn.request);
      else await this.#receive(turn.delivery);
    }
    // Nothing is delivered that was not recorded.
    expect(this.#arrived.map(({ delivery }) => keyOf(delivery))).toEqual([]);
  }

  /** The requests of a recording, on the mock: it has no runs, and answers refusals on request. */
  async onMock({ turns }: WorkflowRecording): Promise<void> {
    for (const request of turns.flatMap(requestsOf)) {
      const prefer = request.status >= 300 ? { prefer: `code=${request.status}` } : {};
      const { status, json } = await this.#send(request, prefer);
      expect([request.path, status]).toEqual([request.path, request.status]);
      expect(typeof json).toBe(request.shape === undefined ? 'undefined' : 'object');
      if (status < 300) expect(commonOf(shapeIn(json), request.shape)).toEqual([]);
    }
  }

  /** Sends a request until its answer is the recorded one: what the log shows is there shortly after a delivery. */
  async #repeat(request: RecordedRequest): Promise<void> {
    const { method, path, status, shape } = request;
    const recorded = { path, status, shape };
    if (method === 'GET') {
      const shown = async () => {
        const answer = await this.#send(request);
        return { path, status: answer.status, shape: shapeIn(answer.json) };
      };
      await expect.poll(shown).toEqual(recorded);
    }
    const answer = await this.#send(request);
    // Its ids get their names.
    this.#names.named(answer.json);
    expect({ path, status: answer.status, shape: shapeIn(answer.json) }).toEqual(recorded);
  }

  #send(
    { method, path, headers, body }: RecordedRequest,
    more: Readonly<Record<string, string>> = {},
  ) {
    const filled = Object.entries(headers).map(
      ([name, value]) => [name, this.#names.filled(value)] as const,
    );
    return queue(method, this.#names.filled(path), {
      headers: { ...Object.fromEntries(filled), ...more },
      body: body === undefined ? undefined : this.#names.filled(body),
      token: null,
    });
  }

  async #receive(recorded: RecordedDelivery): Promise<void> {
    const { requests, answer, ...expected } = recorded;
    const key = keyOf(expected);
    const isIt = ({ delivery }: Arrived) => keyOf(delivery) === key;
    await expect.poll(() => this.#arrived.map(({ delivery }) => keyOf(delivery))).toContain(key);
    const [arrived] = this.#arrived.splice(this.#arrived.findIndex(isIt), 1);
    const { delivery, response } = arrived!;
    this.#names.moment = delivery.headers['upstash-workflow-createdat'] ?? this.#names.moment;
    expect(this.#names.named(delivery)).toEqual(expected);
    for (const request of requests) await this.#repeat(request);
    response.sendDate = false;
    const filled = Object.entries(answer.headers).map(
      ([name, value]) => [name, this.#names.filled(value)] as const,
    );
    response.writeHead(answer.status, Object.fromEntries(filled));
    response.end(this.#names.filled(answer.body));
  }

  async #arrive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '', headers } = request;
    const body = await text(request);
    this.#arrived.push({ delivery: plainDelivery({ method, path, headers, body }), response });
  }
}

function requestsOf(turn: WorkflowRecording['turns'][number]): readonly RecordedRequest[] {
  if ('request' in turn) return [turn.request];
  return 'delivery' in turn ? turn.delivery.requests : [];
}

function shapeIn(json: unknown): unknown {
  return json === undefined ? undefined : shapeOf(json);
}

/** Where two shapes differ in what both have. */
function commonOf(one: unknown, other: unknown, place = ''): string[] {
  if (Array.isArray(one) && Array.isArray(other)) return commonOf(one[0], other[0], `${place}[]`);
  if (one === 'list' || other === 'list') {
    return Array.isArray(one) || Array.isArray(other) || one === other ? [] : [place];
  }
  if (typeof one !== 'object' || typeof other !== 'object') return one === other ? [] : [place];
  const others = new Map(Object.entries(other ?? {}));
  return Object.entries(one ?? {}).flatMap(([name, shape]) =>
    others.has(name) ? commonOf(shape, others.get(name), `${place}/${name}`) : [],
  );
}
