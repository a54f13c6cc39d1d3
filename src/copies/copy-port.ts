import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { reportInternalError } from '../base/internal-errors.ts';
import type { Ids } from '../base/ids.ts';
import type { Logger } from '../base/logger.ts';
import { HttpError } from '../http/http-error.ts';
import { readBody } from '../http/incoming-request.ts';
import { respond } from '../http/respond.ts';
import { listen, type Listening, type ListenOptions } from '../http/server.ts';
import type { CallSeal } from './call-seal.ts';
import { failure, NotServed, type Outcome } from './call-outcome.ts';
import { serialize, deserialize } from './serialization.ts';
import { ReplayWindow } from './replay-window.ts';

/** The headers of a call. */
export const HEADERS = {
  from: 'plinth-copy',
  number: 'plinth-call',
  proof: 'plinth-proof',
  /** In an answer that refuses a call: the session that calls must be encrypted for. */
  session: 'plinth-session',
} as const;

/** The body of a call, before encryption. */
export interface CallBody {
  readonly service: string;
  readonly args: readonly unknown[];
}

/** A call of another copy, as a service sees it. */
export interface Caller {
  /** A name that no other copy has. */
  readonly name: string;
  /** The number of the call; the caller uses it only once. */
  readonly number: number;
  /** Aborts if the caller disconnects before it has the answer. */
  readonly signal: AbortSignal;
  /**
   * Calls back when the caller's connection has ended, even after the answer.
   * @returns a function that unsubscribes
   */
  onDisconnect(listener: () => void): () => void;
}

/**
 * Serves calls of other copies. Its errors are sent to the caller: `NotServed` and those of engines unchanged, all others
 * as `unknown`.
 */
export type Service = (args: readonly unknown[], caller: Caller) => Promise<unknown>;

export interface CopyPortOptions extends Pick<ListenOptions, 'host' | 'port'> {
  readonly seal: CallSeal;
  /** The name under which other copies call this one. */
  readonly name: string;
  /** The most bytes of a call. */
  readonly limit: number;
  readonly log: Logger;
  readonly ids: Pick<Ids, 'uuid'>;
  /** How many calling copies are remembered; defaults to {@link MOST_CALLERS}. */
  readonly mostCallers?: number | undefined;
}

/**
 * The name that calls and answers are encrypted with: the copy, and its current session, which changes when it drops
 * its record of callers.
 */
export function sealedName(copy: string, session: string): string {
  return `${copy} ${session}`;
}

/**
 * Milliseconds. Copies keep their connections open as long as both run, so the end of a connection means that the other
 * copy has ended.
 */
const IDLE = 12 * 3_600_000;
/** The most calling copies that are remembered. Only copies that know the secret count. */
const MOST_CALLERS = 1000;
/** The longest name of a copy or session. They are UUIDs, but anybody can send anything. */
export const LONGEST_NAME = 100;

/**
 * The port where other copies call this one. A caller that does not know the secret gets a 401, and its body is not
 * read. Each call is accepted only once, so a recorded head can't be replayed. When too many callers have been
 * remembered, all are dropped at once and a new session begins: calls encrypted for the old session are refused with
 * the name of the new one, and copies that know the secret can call again.
 */
export class CopyPort {
  readonly #options: CopyPortOptions;
  readonly #services = new Map<string, Service>();
  readonly #replayWindows = new Map<string, ReplayWindow>();
  readonly #disconnectListeners = new WeakMap<Socket, Set<() => void>>();
  #session: string;
  #listening: Listening | undefined;

  /** @throws the system's error if the port can't be bound */
  static async open(options: CopyPortOptions): Promise<CopyPort> {
    const port = new CopyPort(options);
    const errors = {
      connection: (status: number) => new HttpError(status, '', {}),
      internal: () => new HttpError(500, '', {}),
    };
    const { host, port: number } = options;
    port.#listening = await listen(port.#receive, errors, {
      host,
      port: number,
      timeouts: { idle: IDLE },
    });
    return port;
  }

  private constructor(options: CopyPortOptions) {
    this.#options = options;
    this.#session = options.ids.uuid();
  }

  get port(): number {
    return this.#listening!.port;
  }

  /** Registers a service. Calls to unknown services fail with `NotServed`. */
  serve(name: string, service: Service): void {
    this.#services.set(name, service);
  }

  /** Accepts no new calls, and waits for the answers to open ones. */
  async close(): Promise<void> {
    await this.#listening!.close();
  }

  readonly #receive = (request: IncomingMessage, response: ServerResponse): void => {
    const { seal, limit } = this.#options;
    const { headers } = request;
    const own = sealedName(this.#options.name, this.#session);
    const from = String(headers[HEADERS.from]);
    const number = Number(headers[HEADERS.number]);
    const length = Number(headers['content-length']);
    const proof = String(headers[HEADERS.proof]);
    const isNumber = Number.isSafeInteger(number) && number > 0;
    const isSound = isNumber && from.length <= LONGEST_NAME && length <= limit;
    if (
      !isSound ||
      !seal.isProof(proof, from, own, number, length) ||
      !this.#isNewCall(from, number)
    ) {
      this.#refuse(request, response);
      return;
    }
    const asked = { from, to: own, direction: 'call', number } as const;
    const answered = { from: own, to: from, direction: 'answer', number } as const;
    readBody(request, limit, (body) => {
      const text = body instanceof Error ? undefined : seal.open(asked, body);
      if (text === undefined) {
        this.#refuse(request, response);
        return;
      }
      const caller = this.#callerOf(from, number, response);
      const sealed = (outcome: Buffer) => seal.seal(answered, outcome);
      void this.#answer(response, text, caller, sealed);
    });
  };

  async #answer(
    response: ServerResponse,
    text: Buffer,
    caller: Caller,
    sealed: (outcome: Buffer) => Buffer,
  ): Promise<void> {
    try {
      const outcome = await this.#outcome(text, caller);
      respond(response.req, response, { status: 200, body: sealed(outcome) });
    } catch (error) {
      reportInternalError('copy', error);
      response.destroy();
    }
  }

  /** @returns the serialized outcome of a call */
  async #outcome(text: Buffer, caller: Caller): Promise<Buffer> {
    try {
      const { service: name, args } = deserialize(text) as CallBody;
      const service = this.#services.get(name);
      if (service === undefined) throw new NotServed();
      return serialize({ value: await service(args, caller) } satisfies Outcome);
    } catch (error) {
      const outcome = failure(error);
      if ('failed' in outcome && outcome.failed.kind === 'unknown') {
        this.#options.log.error({ err: error, where: 'copy' }, 'a call of another copy has failed');
      }
      return serialize(outcome);
    }
  }

  #callerOf(name: string, number: number, response: ServerResponse): Caller {
    const waiting = new AbortController();
    const gone = this.#listenersOf(response.req.socket);
    const abort = () => waiting.abort();
    gone.add(abort);
    response.once('close', () => {
      gone.delete(abort);
      if (!response.writableFinished) abort();
    });
    const onDisconnect = (listener: () => void): (() => void) => {
      gone.add(listener);
      return () => gone.delete(listener);
    };
    return { name, number, signal: waiting.signal, onDisconnect };
  }

  /** Listeners to be called when the other side closes a connection. */
  #listenersOf(socket: Socket): Set<() => void> {
    const known = this.#disconnectListeners.get(socket);
    if (known !== undefined) return known;
    const listeners = new Set<() => void>();
    this.#disconnectListeners.set(socket, listeners);
    const tell = () => {
      for (const listener of listeners) listener();
      listeners.clear();
    };
    // After a half-close the other side could still read answers, but copies never half-close.
    socket.once('end', tell);
    socket.once('close', (hadError: boolean) => {
      // Without an error, this side has closed it.
      if (hadError) tell();
    });
    return listeners;
  }

  /**
   * @returns whether a call is new in the session that it is encrypted for. A caller beyond the maximum begins a new
   * session.
   */
  #isNewCall(name: string, number: number): boolean {
    const { mostCallers = MOST_CALLERS, ids } = this.#options;
    const known = this.#replayWindows.get(name);
    if (known !== undefined) return known.accept(number);
    if (this.#replayWindows.size >= mostCallers) {
      this.#replayWindows.clear();
      this.#session = ids.uuid();
      return true;
    }
    const numbers = new ReplayWindow();
    this.#replayWindows.set(name, numbers);
    return numbers.accept(number);
  }

  /** Refuses a call, with the name of the session as the only information. A legitimate caller needs no more. */
  #refuse(request: IncomingMessage, response: ServerResponse): void {
    response.setHeader('Connection', 'close');
    response.setHeader(HEADERS.session, this.#session);
    respond(request, response, { status: 401, body: undefined });
  }
}
