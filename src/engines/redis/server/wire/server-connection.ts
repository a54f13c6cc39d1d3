import { connect as connectPlain, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { ByteString } from '../../bytes.ts';
import { RedisError, type Reply } from '../../reply.ts';
import { ReplyParser } from './reply-parser.ts';
import { Unavailable } from '../../errors.ts';

/** The timeout for connecting, and for a reply, in milliseconds. */
const CONNECT_TIMEOUT = 2_000;
const REPLY_TIMEOUT = 15_000;
/** The interval for checking whether a server still replies, in milliseconds. */
const CHECK_EVERY_MS = 1_000;
const KEEP_ALIVE = 30_000;
/** Output is sent at the end of the turn, or at once when it has this many bytes. */
const SENT_AT_ONCE = 64 * 1024;

/** The address of a server. */
export interface ServerAddress {
  readonly host: string;
  readonly port: number;
  readonly tls: boolean;
}

export interface ServerConnectionOptions extends ServerAddress {
  /** Commands that are sent first; if one of them fails, there is no connection. */
  readonly greeting: readonly (readonly ByteString[])[];
  /** Receives the messages of subscriptions. */
  readonly onMessage?: (words: readonly Reply[]) => void;
  /** Trusted certificates (PEM); those of the system by default. */
  readonly authorities?: string | undefined;
  /** Whether commands may block without a timeout. */
  readonly mayBlock?: boolean;
}

/** The server has replied to the greeting with an error. */
export class GreetingRefused extends Error {
  readonly error: RedisError;

  constructor(error: RedisError) {
    super(error.message);
    this.error = error;
  }
}

interface Pending {
  readonly name: ByteString;
  readonly take: (reply: Reply) => void;
  readonly isSent: boolean;
}

const HEARD = /^(?:p|s)?message$/;

/** A connection to a server. Commands are sent together at the end of a turn; replies come in their order. */
export class ServerConnection {
  readonly #socket: Socket;
  readonly #parser = new ReplyParser();
  readonly #onMessage: ServerConnectionOptions['onMessage'];
  /** The callers that wait for replies, from `#first` on. */
  #pending: Pending[] = [];
  #first = 0;
  #out = '';
  #isFlushing = false;
  #isClosed = false;
  #lastHeard = 0;
  #watch: NodeJS.Timeout | undefined;
  /** Called when it has been closed by either side. */
  onClose: (() => void) | undefined;
  /** Converts replies for callers; by default they are unchanged. */
  judge: ((reply: Reply) => Reply) | undefined;

  /** @throws GreetingRefused, or the error of the system */
  static async open(options: ServerConnectionOptions): Promise<ServerConnection> {
    const { host, port, tls, greeting, authorities } = options;
    const socket = tls
      ? connectTls({
          host,
          port,
          // An IP address is not allowed as a server name (RFC 6066), but is still compared with the certificate.
          ...(isIP(host) === 0 && { servername: host }),
          ...(authorities !== undefined && { ca: authorities }),
        })
      : connectPlain({ host, port });
    await established(socket, tls);
    const connection = new ServerConnection(socket, options);
    const replies = await Promise.all(greeting.map((argv) => connection.send(argv)));
    const refused = replies.find((reply) => reply instanceof RedisError);
    if (refused !== undefined) {
      connection.close();
      throw refused instanceof Unavailable ? refused : new GreetingRefused(refused);
    }
    return connection;
  }

  private constructor(socket: Socket, { onMessage, mayBlock = false }: ServerConnectionOptions) {
    this.#socket = socket;
    this.#onMessage = onMessage;
    socket.setNoDelay(true);
    socket.setKeepAlive(true, KEEP_ALIVE);
    socket.on('data', (chunk: Buffer) => this.#received(chunk));
    socket.on('error', () => {});
    socket.on('close', () => this.close());
    if (mayBlock) return;
    this.#watch = setInterval(() => {
      const waits = this.#pending.length > this.#first;
      if (waits && performance.now() - this.#lastHeard > REPLY_TIMEOUT) this.close();
    }, CHECK_EVERY_MS);
    this.#watch.unref();
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Sends a command. @returns its reply; never rejects, but is {@link Unavailable} if the connection ends before */
  send(argv: readonly ByteString[]): Promise<Reply> {
    return new Promise((take) => this.#write(argv, take));
  }

  /** Sends commands together, without other commands in between. */
  sendTogether(rows: readonly (readonly ByteString[])[]): Promise<Reply[]> {
    return Promise.all(rows.map((argv) => this.send(argv)));
  }

  /**
   * Closes the connection. Outstanding replies are `Unavailable`, because it is unknown whether the server has run the
   * commands.
   */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearInterval(this.#watch);
    this.#socket.destroy();
    const waiting = this.#pending.slice(this.#first);
    this.#pending = [];
    this.#first = 0;
    for (const { take, isSent } of waiting)
      take(isSent ? Unavailable.lost() : Unavailable.unreachable());
    this.onClose?.();
  }

  #write(argv: readonly ByteString[], take: (reply: Reply) => void): void {
    if (this.#isClosed) {
      take(Unavailable.unreachable());
      return;
    }
    if (this.#pending.length === this.#first) this.#lastHeard = performance.now();
    this.#pending.push({ name: argv[0]!, take, isSent: true });
    let out = `*${argv.length}\r\n`;
    for (const word of argv) out += `$${word.length}\r\n${word}\r\n`;
    this.#out += out;
    if (this.#out.length > SENT_AT_ONCE) this.#flush();
    else if (!this.#isFlushing) {
      this.#isFlushing = true;
      setImmediate(() => {
        this.#isFlushing = false;
        this.#flush();
      });
    }
  }

  #flush(): void {
    if (this.#out === '' || this.#isClosed) return;
    const out = this.#out;
    this.#out = '';
    this.#socket.write(out, 'latin1');
  }

  #received(chunk: Buffer): void {
    this.#lastHeard = performance.now();
    try {
      this.#parser.feed(chunk, (reply) => this.#take(reply));
    } catch {
      this.close();
    }
  }

  #take(reply: Reply): void {
    if (this.#onMessage !== undefined && Array.isArray(reply)) {
      const words = reply as readonly Reply[];
      if (HEARD.test(typeof words[0] === 'string' ? words[0] : '')) {
        this.#onMessage(words);
        return;
      }
    }
    const pending = this.#pending[this.#first];
    // A node unsubscribes clients from the shard channels of slots that it gives away (`cluster.c`
    // `removeChannelsInSlot`).
    if (
      this.#onMessage !== undefined &&
      isTakenBack(reply) &&
      !/^sunsub/i.test(pending?.name ?? '')
    ) {
      this.close();
      return;
    }
    if (pending === undefined) return;
    this.#first += 1;
    if (this.#first === this.#pending.length) {
      this.#pending.length = 0;
      this.#first = 0;
    } else if (this.#first > 1024) {
      this.#pending.splice(0, this.#first);
      this.#first = 0;
    }
    pending.take(this.judge === undefined ? reply : this.judge(reply));
  }
}

function isTakenBack(reply: Reply): boolean {
  return Array.isArray(reply) && (reply as readonly Reply[])[0] === 'sunsubscribe';
}

function established(socket: Socket, tls: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      clearTimeout(timer);
      socket.destroy();
      reject(error);
    };
    const timer = setTimeout(
      () => fail(new Error(`no ${tls ? 'TLS ' : ''}connection within ${CONNECT_TIMEOUT} ms`)),
      CONNECT_TIMEOUT,
    );
    socket.once('error', fail);
    socket.once(tls ? 'secureConnect' : 'connect', () => {
      clearTimeout(timer);
      socket.off('error', fail);
      resolve();
    });
  });
}
