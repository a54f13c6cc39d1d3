import { connect, type Socket } from 'node:net';
import { encodeCommands } from './resp2.ts';

/** A RESP connection of which a test controls every byte. */
export class RespClient {
  readonly socket: Socket;
  #received: string[] = [];
  #isClosed = false;

  static async open(url: string): Promise<RespClient> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    const client = new RespClient(socket);
    await new Promise((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('error', reject);
    });
    return client;
  }

  /** Opens a connection and logs in. */
  static async logIn(url: string): Promise<RespClient> {
    const client = await RespClient.open(url);
    await client.ask('AUTH', decodeURIComponent(new URL(url).password));
    return client;
  }

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => this.#received.push(text));
    // Errors are ignored: the server disconnects hostile clients.
    socket.on('error', () => {});
    socket.once('close', () => (this.#isClosed = true));
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Sends bytes unchanged. */
  send(bytes: string): void {
    this.socket.write(bytes, 'latin1');
  }

  /** Sends commands together. */
  command(...rows: readonly (readonly string[])[]): void {
    this.send(encodeCommands(rows));
  }

  /** Sends one command. @returns its raw reply, which must arrive in one piece or as several lines */
  async ask(...words: string[]): Promise<string> {
    this.command(words);
    return this.until('\r\n');
  }

  /**
   * All data since the last call, once it ends with `end`.
   * @throws Error if the connection is closed before
   */
  async until(end: string): Promise<string> {
    await this.#more(() => this.#endsWith(end));
    return this.taken();
  }

  /** All data until the server closes the connection. */
  async untilClosed(): Promise<string> {
    if (!this.#isClosed) await new Promise((resolve) => this.socket.once('close', resolve));
    return this.taken();
  }

  taken(): string {
    return this.#received.splice(0).join('');
  }

  leave(): void {
    this.socket.destroy();
  }

  /** Looks at no more pieces than it must: to join all at each of very many replies takes minutes. */
  #endsWith(end: string): boolean {
    let last = '';
    for (let i = this.#received.length - 1; i >= 0 && last.length < end.length; i--) {
      last = `${this.#received[i]!}${last}`;
    }
    return last.endsWith(end);
  }

  async #more(isThere: () => boolean): Promise<void> {
    while (!isThere()) {
      if (this.#isClosed) throw new Error(`closed after ${JSON.stringify(this.taken())}`);
      await new Promise<void>((resolve) => {
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
}
