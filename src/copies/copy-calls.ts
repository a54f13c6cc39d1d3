import type { ClientRequest, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { CopyAddress } from './copy-address.ts';
import { CopyUnreachable, valueOf, type Outcome } from './call-outcome.ts';
import type { CallSeal } from './call-seal.ts';
import { HEADERS, LONGEST_NAME, sealedName, type CallBody } from './copy-port.ts';
import { serialize, deserialize } from './serialization.ts';

const { Agent, request } = process.getBuiltinModule('node:http');

/** A call that has been sent. */
export interface PendingCall {
  readonly number: number;
  /** @throws CopyUnreachable, NotServed, or an error of an engine */
  readonly answer: Promise<unknown>;
}

/** A call that has not been encrypted for a session yet. */
interface UnsealedCall {
  readonly number: number;
  readonly text: Buffer;
  /** Timeout for the answer, in milliseconds. */
  readonly timeout: number;
}

/** Default timeout for answers, in milliseconds. */
const CALL_TIMEOUT = 10_000;
/** How many copies' sessions are cached. */
const KNOWN_COPIES = 1000;
/** The most bytes of an answer, which is more than one consume can return. */
const LONGEST_ANSWER = 256 * 1024 * 1024;

/** Calls other copies, over persistent connections. */
export class CopyCalls {
  readonly name: string;
  readonly #seal: CallSeal;
  readonly #agent = new Agent({ keepAlive: true, maxFreeSockets: Infinity });
  /** For each copy, by name, the session that calls are encrypted for. */
  readonly #sessions = new Map<string, Promise<string>>();
  #number = 0;

  /** @param name of this copy: unique, and different after each start */
  constructor(name: string, seal: CallSeal) {
    this.name = name;
    this.#seal = seal;
  }

  /** Calls a service. @param waits further milliseconds that the call may take */
  begin(copy: CopyAddress, service: string, args: readonly unknown[], waits = 0): PendingCall {
    const number = ++this.#number;
    const text = serialize({ service, args } satisfies CallBody);
    return { number, answer: this.#answer(copy, { number, text, timeout: CALL_TIMEOUT + waits }) };
  }

  /** The same as {@link begin}, for callers that need only the answer. */
  call(...args: Parameters<CopyCalls['begin']>): Promise<unknown> {
    return this.begin(...args).answer;
  }

  close(): void {
    this.#agent.destroy();
  }

  async #answer(copy: CopyAddress, call: UnsealedCall): Promise<unknown> {
    const session = await this.#sessionOf(copy);
    try {
      return await this.#call(copy, session, call);
    } catch (error) {
      // The other copy may have begun a new session, in which it refuses calls encrypted for the old one.
      if (error instanceof CopyUnreachable) this.#sessions.delete(copy.name);
      if (!(error instanceof CallRefused)) throw error;
    }
    return this.#call(copy, await this.#sessionOf(copy), call);
  }

  async #call(
    copy: CopyAddress,
    session: string,
    { number, text, timeout }: UnsealedCall,
  ): Promise<unknown> {
    const { name } = this;
    const other = sealedName(copy.name, session);
    const body = this.#seal.seal({ from: name, to: other, direction: 'call', number }, text);
    const { status, content } = await this.#send(copy, timeout, body, {
      [HEADERS.from]: name,
      [HEADERS.number]: number,
      [HEADERS.proof]: this.#seal.proof(name, other, number, body.length),
    });
    if (status !== 200) throw new CallRefused('it has refused the call');
    const back = { from: other, to: name, direction: 'answer', number } as const;
    const opened = this.#seal.open(back, content);
    if (opened === undefined) throw new CopyUnreachable('another process has answered');
    return valueOf(deserialize(opened) as Outcome);
  }

  /**
   * The session that calls to a copy are encrypted for. Anybody on the network could send a false one, but a copy
   * refuses calls that are encrypted for another session.
   */
  #sessionOf(copy: CopyAddress): Promise<string> {
    const known = this.#sessions.get(copy.name);
    if (known !== undefined) return known;
    const asked = this.#send(copy, CALL_TIMEOUT, Buffer.alloc(0), {}).then(({ headers }) => {
      const session = headers[HEADERS.session];
      if (typeof session === 'string' && session.length <= LONGEST_NAME) return session;
      throw new CopyUnreachable('the server that answered is not a copy of the platform');
    });
    this.#sessions.set(copy.name, asked);
    if (this.#sessions.size > KNOWN_COPIES) {
      this.#sessions.delete(this.#sessions.keys().next().value!);
    }
    asked.catch(() => {
      if (this.#sessions.get(copy.name) === asked) this.#sessions.delete(copy.name);
    });
    return asked;
  }

  #send(
    { host, port }: CopyAddress,
    timeout: number,
    body: Buffer,
    headers: OutgoingHttpHeaders,
  ): Promise<Sent> {
    return new Promise((resolve, reject) => {
      const sent: ClientRequest = request({
        agent: this.#agent,
        method: 'POST',
        host,
        port,
        path: '/',
        headers: { 'Content-Length': body.length, ...headers },
      });
      const away = (why: string) => {
        clearTimeout(timer);
        reject(new CopyUnreachable(why));
      };
      const timer = setTimeout(() => {
        sent.destroy();
        away('it does not answer');
      }, timeout).unref();
      sent.on('error', (error: NodeJS.ErrnoException) => away(error.code ?? error.message));
      sent.on('response', (response) => {
        const pieces: Buffer[] = [];
        let size = 0;
        response.on('data', (piece: Buffer) => {
          pieces.push(piece);
          size += piece.length;
          if (size > LONGEST_ANSWER) response.destroy(new Error('too long'));
        });
        response.on('error', () => away('its answer has broken off'));
        response.on('end', () => {
          clearTimeout(timer);
          const { statusCode: status, headers: received } = response;
          resolve({ status, headers: received, content: Buffer.concat(pieces) });
        });
      });
      sent.end(body);
    });
  }
}

interface Sent extends Pick<IncomingMessage, 'headers'> {
  readonly status: number | undefined;
  readonly content: Buffer;
}

/** The copy refused a call without processing it. */
class CallRefused extends CopyUnreachable {}
