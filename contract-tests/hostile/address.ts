import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

/** An address on which the platform listens. */
export interface Address {
  readonly name: string;
  readonly port: number;
  readonly tls: boolean;
  /** A path that anybody gets an answer for, possibly a 401. */
  readonly path: string;
}

/** An answer as received. */
export interface Answer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** A connection of which a test controls every byte. */
export class Client {
  readonly socket: Socket;
  /** The TCP socket below TLS, if there is TLS. */
  readonly #raw: Socket;
  #received = '';
  #closed = false;

  private constructor(socket: Socket, raw: Socket) {
    this.socket = socket;
    this.#raw = raw;
    raw.on('error', () => {});
    socket.on('data', (bytes: Buffer) => (this.#received += bytes.toString('latin1')));
    // Errors are ignored: the server disconnects hostile clients.
    socket.on('error', () => {});
    socket.once('close', () => (this.#closed = true));
  }

  static async open({ port, tls }: Address): Promise<Client> {
    const raw = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const socket = tls ? connectTls({ socket: raw, rejectUnauthorized: false }) : raw;
    const client = new Client(socket, raw);
    await new Promise((resolve, reject) => {
      socket.once(tls ? 'secureConnect' : 'connect', resolve);
      socket.once('error', reject);
    });
    return client;
  }

  /** Sends bytes. Resolves when they have been sent. */
  send(bytes: string | Uint8Array): Promise<void> {
    return new Promise((resolve) => this.socket.write(bytes, () => resolve()));
  }

  /** The first answers. @throws Error if the connection is closed before they are complete */
  async answers(count: number): Promise<Answer[]> {
    for (;;) {
      const answers = answersIn(this.#received);
      if (answers.length >= count) return answers;
      if (this.#closed) {
        throw new Error(`closed after ${answers.length} answers: ${this.#received.slice(0, 500)}`);
      }
      await this.#more();
    }
  }

  /** All answers, once the server has closed the connection. */
  async untilClosed(): Promise<Answer[]> {
    this.socket.once('end', () => this.socket.end());
    while (!this.#closed) await this.#more();
    return answersIn(this.#received);
  }

  /** Closes the connection with a reset. */
  reset(): void {
    this.#raw.resetAndDestroy();
  }

  leave(): void {
    this.socket.destroy();
  }

  #more(): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        this.socket.off('data', done);
        this.socket.off('close', done);
        resolve();
      };
      this.socket.on('data', done);
      this.socket.on('close', done);
    });
  }
}

/** A request that anybody gets an answer for, with further header lines. */
export function get({ path }: Pick<Address, 'path'>, ...lines: string[]): string {
  return head(`GET ${path} HTTP/1.1`, 'Host: localhost', ...lines);
}

export function head(...lines: string[]): string {
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** The complete answers in a sequence; each has a `Content-Length` or no body. */
function answersIn(received: string): Answer[] {
  const answers: Answer[] = [];
  for (let at = 0; at < received.length;) {
    const bodyAt = received.indexOf('\r\n\r\n', at) + 4;
    if (bodyAt < 4) break;
    const answerHead = received.slice(at, bodyAt);
    const status = Number(answerHead.slice(9, 12));
    const length = Number(/^content-length: (\d+)/im.exec(answerHead)?.[1] ?? 0);
    at = bodyAt + length;
    if (at > received.length) break;
    if (status >= 200) {
      answers.push({ status, head: answerHead, body: received.slice(bodyAt, at) });
    }
  }
  return answers;
}
