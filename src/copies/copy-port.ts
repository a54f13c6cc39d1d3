import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Ids } from '../base/ids.ts';
import type { Logger } from '../base/logger.ts';
import { HttpError } from '../http/http-error.ts';
import { readBody } from '../http/incoming-request.ts';
import { respond } from '../http/respond.ts';
import { listen, type Listening, type ListenOptions } from '../http/server.ts';
import type { CallSeal } from './call-seal.ts';
import { failure, NotHere, type Outcome } from './called.ts';
import { packed, unpacked } from './packed.ts';
import { TakenNumbers } from './taken-numbers.ts';

/** The headers of a call. */
export const HEADERS = {
  from: 'plinth-copy',
  number: 'plinth-call',
  proof: 'plinth-proof',
  /** In an answer that refuses a call: the session that calls must be sealed for. */
  session: 'plinth-session',
} as const;

/** The sealed body of a call. */
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
  onGone(listener: () => void): () => void;
}

/** Serves calls of other copies. Errors are passed to the caller: `NotHere` and those of engines as they are. */
export type Service = (args: readonly unknown[], caller: Caller) => Promise<unknown>;

export interface CopyPortOptions extends Pick<ListenOptions, 'host' | 'port'> {
  readonly seal: CallSeal;
  /** The name of this copy for those that call it. */
  readonly name: string;
  /** The most bytes of a call. */
  readonly limit: number;
  readonly log: Logger;
  readonly ids: Pick<Ids, 'uuid'>;
  /** How many calling copies are remembered; {@link MOST_CALLERS} by default. */
  readonly mostCallers?: number | undefined;
}

/** The name that calls and answers are sealed with: the copy, and its session since it last forgot its callers. */
export function sealedName(copy: string, session: string): string {
  return `${copy} ${session}`;
}

/**
 * Copies keep their connections open as long as both run: the end of one means that the other copy has ended.
 */
const IDLE = 12 * 3_600_000;
/** Maximum number of calling copies; all of them know the secret. */
const MOST_CALLERS = 1000;
/** Maximum length of a copy's name and of its session, which are UUIDs; but anybody may send anything. */
export const LONGEST_NAME = 100;

/**
 * The port where other copies call this one. A caller that does not know the secret is answered with 401, and no byte
 * of its body is read. A call is accepted once, so a recorded head is of no use to anybody. When too many callers are
 * remembered, all are forgotten in one step: calls sealed for the old session are refused, and the answer names the
 * new one, for which any copy that knows the secret can seal.
 */
export class CopyPort {
  readonly #options: CopyPortOptions;
  readonly #services = new Map<string, Service>();
  readonly #taken = new Map<string, TakenNumbers>();
  readonly #gone = new WeakMap<Socket, Set<() => void>>();
  #session: string;
  #listening: Listening | undefined;

  /** @throws the system's error if the port can't be bound */
  static async open(options: CopyPortOptions): Promise<CopyPort> {
    const port = new CopyPort(options);
    const errors = { connection: (status: number) => new HttpError(status, '', {}) };
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

  /** Serves calls to a service from now on; those to unknown services are `NotHere`. */
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
    if (!isSound || !seal.isProof(proof, from, own, number, length) || !this.#take(from, number)) {
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
    const outcome = await this.#outcome(text, caller);
    respond(response.req, response, { status: 200, body: sealed(outcome) });
  }

  /** @returns the packed outcome of a call */
  async #outcome(text: Buffer, caller: Caller): Promise<Buffer> {
    try {
      const { service: name, args } = unpacked(text) as CallBody;
      const service = this.#services.get(name);
      if (service === undefined) throw new NotHere();
      return packed({ value: await service(args, caller) } satisfies Outcome);
    } catch (error) {
      const outcome = failure(error);
      if ('failed' in outcome && outcome.failed.kind === 'unknown') {
        this.#options.log.error({ err: error }, 'a call of another copy has failed');
      }
      return packed(outcome);
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
    const onGone = (listener: () => void): (() => void) => {
      gone.add(listener);
      return () => gone.delete(listener);
    };
    return { name, number, signal: waiting.signal, onGone };
  }

  /** Listeners for the end of a connection by the other side. */
  #listenersOf(socket: Socket): Set<() => void> {
    const known = this.#gone.get(socket);
    if (known !== undefined) return known;
    const listeners = new Set<() => void>();
    this.#gone.set(socket, listeners);
    const tell = () => {
      for (const listener of listeners) listener();
      listeners.clear();
    };
    // A client that only closed its side could still be answered, but copies never do that.
    socket.once('end', tell);
    socket.once('close', (hadError: boolean) => {
      // Otherwise this side has closed it.
      if (hadError) tell();
    });
    return listeners;
  }

  /**
   * @returns whether a call is new in the session that it is sealed for. One caller too many begins a new session.
   */
  #take(name: string, number: number): boolean {
    const { mostCallers = MOST_CALLERS, ids } = this.#options;
    const known = this.#taken.get(name);
    if (known !== undefined) return known.take(number);
    if (this.#taken.size >= mostCallers) {
      this.#taken.clear();
      this.#session = ids.uuid();
      return true;
    }
    const numbers = new TakenNumbers();
    this.#taken.set(name, numbers);
    return numbers.take(number);
  }

  /** Refuses with nothing but the name of the session: a legitimate caller knows what is wrong. */
  #refuse(request: IncomingMessage, response: ServerResponse): void {
    response.setHeader('Connection', 'close');
    response.setHeader(HEADERS.session, this.#session);
    respond(request, response, { status: 401, body: undefined });
  }
}
