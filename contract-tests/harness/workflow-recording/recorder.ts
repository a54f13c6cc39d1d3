import { once } from 'node:events';
import {
  createServer,
  request,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { shapeOf } from '../shape.ts';
import { Names } from './names.ts';
import { jsonIn, plainDelivery } from './plain-delivery.ts';
import { keptHeaders, type RecordedRequest, type Turn } from './recording.ts';

/** The platform that a program is recorded at. */
export interface RecordedPlatform {
  readonly queueUrl: string;
  readonly consoleUrl: string;
  readonly token: string;
}

/** Answers requests that are no workflow's: a third party. */
const THIRD_PARTY = '/third-party';

/**
 * Stands between a program and the platform. Turns follow one another: there is one request of the program, or one
 * delivery with all that its receiver does, at a time.
 */
export class Recorder {
  readonly turns: Turn[] = [];
  readonly #platform: RecordedPlatform;
  /** Resolves when the last turn is over. */
  #last: Promise<unknown> = Promise.resolve();
  readonly #servers: Server[] = [];
  /** The requests of the receiver of the delivery in progress. */
  #ofReceiver: RecordedRequest[] = [];
  #names!: Names;
  /** Where the program's endpoints are: behind the address that they are known by. */
  #behind = '';
  /** The queue, for whoever starts runs. */
  clientUrl = '';
  /** The queue, for endpoints. */
  endpointQueueUrl = '';
  /** The endpoints, for the platform. */
  endpointUrl = '';

  constructor(platform: RecordedPlatform) {
    this.#platform = platform;
  }

  async start(): Promise<void> {
    this.clientUrl = await this.#serve((asked, answer) => {
      void this.#turn(async () => {
        const [recorded, given] = await this.#pass(asked);
        this.turns.push({ request: recorded });
        answer.writeHead(given.status, given.headers).end(given.body);
      });
    });
    this.endpointQueueUrl = await this.#serve((asked, answer) => {
      const pass = async () => {
        const [recorded, given] = await this.#pass(asked);
        this.#ofReceiver.push(recorded);
        answer.writeHead(given.status, given.headers).end(given.body);
      };
      void pass();
    });
    this.endpointUrl = await this.#serve((asked, answer) => {
      void this.#turn(async () => {
        const given = await this.#deliver(asked);
        answer.sendDate = false;
        answer.writeHead(given.status, given.headers).end(given.body);
      });
    });
    const { queueUrl, token } = this.#platform;
    const { UserID: user } = JSON.parse(Buffer.from(token, 'base64').toString()) as {
      readonly UserID: string;
    };
    const queue = [queueUrl, this.clientUrl, this.endpointQueueUrl];
    this.#names = new Names({
      queue,
      endpoint: [this.endpointUrl],
      queueHost: queue.map((url) => new URL(url).host),
      endpointHost: [new URL(this.endpointUrl).host],
      token: [token],
      user: [user],
    });
  }

  /** @param url where the endpoints of the program are */
  serveAt(url: string): void {
    this.#behind = url;
  }

  async moveClock(milliseconds: number): Promise<void> {
    await this.#turn(async () => {
      const url = `${this.#platform.consoleUrl}/api/control/clock`;
      const body = JSON.stringify({ moveBy: milliseconds });
      const headers = { 'content-type': 'application/json' };
      const { ok } = await fetch(url, { method: 'PATCH', headers, body });
      if (!ok) throw new Error('the clock could not be moved');
      this.turns.push({ clock: milliseconds });
    });
  }

  close(): void {
    for (const server of this.#servers) {
      server.closeAllConnections();
      server.close();
    }
  }

  /** Does something when all before it has been done. */
  #turn(work: () => Promise<void>): Promise<void> {
    const turn = this.#last.then(work);
    this.#last = turn;
    return turn;
  }

  async #serve(listener: RequestListener): Promise<string> {
    const server = createServer(listener);
    this.#servers.push(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** Passes a request on to the platform. */
  async #pass(asked: IncomingMessage): Promise<[RecordedRequest, Given]> {
    const sent = await read(asked);
    const given = await ask(this.#platform.queueUrl, sent);
    const { method, path, headers, body } = sent;
    const names = this.#names;
    const recorded = names.named({
      method,
      path,
      headers: keptHeaders(headers),
      ...(body !== '' && { body }),
      status: given.status,
    });
    const json = jsonIn(given.body);
    // Its ids get their names.
    names.named(json);
    return [{ ...recorded, ...(json !== undefined && { shape: shapeOf(json) }) }, given];
  }

  async #deliver(asked: IncomingMessage): Promise<Given> {
    const raw = await read(asked);
    const delivery = this.#names.named(plainDelivery(raw));
    this.#ofReceiver = [];
    const given = raw.path.startsWith(THIRD_PARTY)
      ? { status: 200, headers: { 'content-type': 'application/json' }, body: '{"known":true}' }
      : withoutStack(await ask(this.#behind, raw));
    const { status, headers, body } = given;
    const answer = this.#names.named({ status, headers: keptHeaders(headers), body });
    this.turns.push({ delivery: { ...delivery, requests: this.#ofReceiver, answer } });
    return given;
  }
}

interface Read {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

interface Given {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;
}

async function read(asked: IncomingMessage): Promise<Read> {
  const { method = '', url: path = '', headers } = asked;
  return { method, path, headers, body: await textOf(asked) };
}

async function ask(origin: string, { method, path, headers, body }: Read): Promise<Given> {
  const { 'content-length': _, 'transfer-encoding': __, ...others } = headers;
  const length = { 'content-length': String(Buffer.byteLength(body)) };
  const onward = request(origin + path, { method, headers: { ...others, ...length } });
  onward.end(body);
  const [given] = (await once(onward, 'response')) as [IncomingMessage];
  const text = await textOf(given);
  return { status: given.statusCode!, headers: keptHeaders(given.headers), body: text };
}

async function textOf(stream: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Stacks have the paths of a machine. */
function withoutStack(given: Given): Given {
  const json = jsonIn(given.body);
  if (typeof json !== 'object' || json === null || !('stack' in json)) return given;
  return { ...given, body: JSON.stringify({ ...json, stack: 'Error' }) };
}
