import { connect as connectPlain, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { ByteString } from '../../bytes.ts';
import { RedisError, type Reply } from '../../reply.ts';
import { ReplyParser } from './reply-parser.ts';
import { Unavailable } from '../../errors.ts';

/** Milliseconds that a server may be silent by default. */
const SILENT_FOR = 3000;
/** How long a command may take that keeps a server from answering anybody, in milliseconds. */
const LONG_SILENT_FOR = 15_000;
/** Checks within the limit of silence. A process that is held up itself counts one of them, however long it takes. */
const CHECKS = 10;
/**
 * Bytes for each of which the limit is extended by a millisecond while they are not sent yet: a value may be large, and
 * a network slow.
 */
const BYTES_PER_MS = 1024;
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
  /** Whether blocking commands are sent, or it only listens: neither has a timeout here. */
  readonly mayBlock?: boolean;
  /** Milliseconds that the server may be silent while a reply is outstanding. */
  readonly silentFor?: number | undefined;
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
/** Commands that wait for others. */
const BLOCKS =
  /^(?:BLPOP|BRPOP|BLMOVE|BLMPOP|BRPOPLPUSH|BZPOPMIN|BZPOPMAX|BZMPOP|XREAD|XREADGROUP|WAIT|WAITAOF)$/i;
/** Commands whose work may keep a server busy for seconds. */
const TAKES_LONG =
  /^(?:EVAL|EVALSHA|EVAL_RO|EVALSHA_RO|FCALL|FCALL_RO|EXEC|FUNCTION|SORT|SORT_RO|FLUSHALL|FLUSHDB|DUMP|RESTORE|KEYS|LCS)$/i;

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
  /** Checks since the server was last heard. */
  #quietChecks = 0;
  #watch: NodeJS.Timeout | undefined;
  /** Called when it has been closed by either side. */
  onClose: (() => void) | undefined;
  /** Converts replies for callers; by default they are unchanged. */
  judge: ((reply: Reply) => Reply) | undefined;

  /** @throws GreetingRefused, or the error of the system */
  static async open(options: ServerConnectionOptions): Promise<ServerConnection> {
    const { host, port, tls, greeting, authorities, silentFor = SILENT_FOR } = options;
    const socket = tls
      ? connectTls({
          host,
          port,
          // An IP address is not allowed as a server name (RFC 6066), but is still compared with the certificate.
          ...(isIP(host) === 0 && { servername: host }),
          ...(authorities !== undefined && { ca: authorities }),
        })
      : connectPlain({ host, port });
    await established(socket, tls, silentFor);
    const connection = new ServerConnection(socket, options);
    const replies = await Promise.all(greeting.map((argv) => connection.send(argv)));
    const refused = replies.find((reply) => reply instanceof RedisError);
    if (refused !== undefined) {
      connection.close();
      throw refused instanceof Unavailable ? refused : new GreetingRefused(refused);
    }
    return connection;
  }

  private constructor(
    socket: Socket,
    { onMessage, mayBlock = false, silentFor = SILENT_FOR }: ServerConnectionOptions,
  ) {
    this.#socket = socket;
    this.#onMessage = onMessage;
    socket.setNoDelay(true);
    socket.setKeepAlive(true, KEEP_ALIVE);
    socket.on('data', (chunk: Buffer) => this.#received(chunk));
    socket.on('error', () => {});
    socket.on('close', () => this.close());
    if (mayBlock && onMessage !== undefined) return;
    const interval = silentFor / CHECKS;
    this.#watch = setInterval(() => {
      const waitsFor = this.#pending[this.#first]?.name;
      if (waitsFor === undefined) return;
      this.#quietChecks += 1;
      if (this.#quietChecks < CHECKS || (mayBlock && BLOCKS.test(waitsFor))) return;
      const limit = TAKES_LONG.test(waitsFor) ? Math.max(silentFor, LONG_SILENT_FOR) : silentFor;
      const forSending = socket.writableLength / BYTES_PER_MS;
      if (this.#quietChecks * interval >= limit + forSending) this.close();
    }, interval);
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
    if (this.#pending.length === this.#first) this.#quietChecks = 0;
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
    this.#quietChecks = 0;
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

function established(socket: Socket, tls: boolean, within: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      clearTimeout(timer);
      socket.destroy();
      reject(error);
    };
    const timer = setTimeout(
      () => fail(new Error(`no ${tls ? 'TLS ' : ''}connection within ${within} ms`)),
      within,
    );
    socket.once('error', fail);
    socket.once(tls ? 'secureConnect' : 'connect', () => {
      clearTimeout(timer);
      socket.off('error', fail);
      resolve();
    });
  });
}
