import type { IncomingMessage } from 'node:http';
import { andThen } from '../base/and-then.ts';
import type { Clock } from '../base/clock.ts';
import { isForeign, isOfForeignPage } from '../http/foreign-request.ts';

export interface AdmissionOptions {
  /** The well-known secrets of development, which pages of the web may not present. */
  readonly wellKnown?: ReadonlySet<string> | undefined;
  /** How long an admission is good for where another process can change the directory, too. */
  readonly goodFor?: { readonly milliseconds: number; readonly clock: Clock } | undefined;
  /** Whether a bearer token says everything, so that an admission is good on all connections and at all hosts. */
  readonly isShared?: boolean | undefined;
}

/** What a request presents: in the query where it has no `Authorization` header. */
export interface Presented {
  readonly inQuery?: string | undefined;
  /** The token or password in the header or the query. */
  readonly secret: string;
}

interface Admission<Admitted> {
  readonly authorization: string | undefined;
  readonly inQuery: string | undefined;
  readonly host: string | undefined;
  readonly isWellKnown: boolean;
  readonly revision: number;
  /** Milliseconds since the epoch. */
  readonly until: number;
  readonly admitted: Admitted;
}

/** Admissions by socket, or by what was presented. */
interface Kept<Admitted> {
  get(key: object | string): Admission<Admitted> | undefined;
  set(key: object | string, admission: Admission<Admitted>): unknown;
  delete(key: object | string): boolean;
  /** Undefined of those that end with their connections. */
  readonly size?: number;
  clear?(): void;
}

/** Shared admissions, which are dropped when there are more. */
const MOST_SHARED = 10_000;
/** Characters before a token in its header. More of them would be one more way to write the same, of any length. */
const SCHEME = 'Bearer '.length;

/**
 * The last admission on each connection, so that an equal request need not be authenticated again: one that presents
 * the same to the same host, before anything has changed in the directory.
 */
export class Admissions<Admitted> {
  readonly #directory: { readonly revision: number };
  readonly #wellKnown: ReadonlySet<string>;
  readonly #goodFor: AdmissionOptions['goodFor'];
  readonly #isShared: boolean;
  readonly #kept: Kept<Admitted>;

  /** @param directory its revision changes whenever somebody may have lost access */
  constructor(
    directory: { readonly revision: number },
    { wellKnown = new Set(), goodFor, isShared = false }: AdmissionOptions = {},
  ) {
    this.#directory = directory;
    this.#wellKnown = wellKnown;
    this.#goodFor = goodFor;
    this.#isShared = isShared;
    this.#kept = isShared ? new Map() : new WeakMap();
  }

  /**
   * The last admission, where it is good for the request; undefined where the request must be authenticated.
   * @param inQuery what is presented where there is no `Authorization` header
   */
  last(request: IncomingMessage, inQuery?: string): Admitted | undefined {
    const key = this.#keyOf(request, inQuery);
    const last = this.#kept.get(key);
    if (last === undefined) return undefined;
    const { authorization, host } = request.headers;
    // The caller has presented this before, so the timing of `===` reveals nothing.
    const isSame =
      last.revision === this.#directory.revision &&
      last.authorization === authorization &&
      last.inQuery === inQuery &&
      (last.host === host || this.#isShared) &&
      (this.#goodFor === undefined || this.#goodFor.clock.now() < last.until);
    if (!isSame) {
      this.#kept.delete(key);
      return undefined;
    }
    // Pages may share a connection with programs of this machine.
    const refuses =
      last.isWellKnown && (last.host === host ? isOfForeignPage(request) : isForeign(request));
    return refuses ? undefined : last.admitted;
  }

  /**
   * Authenticates a request, and keeps what came of it as of the moment when that began.
   * @param authenticate throws where the request is refused
   */
  admit(
    request: IncomingMessage,
    { inQuery, secret }: Presented,
    authenticate: () => Admitted | Promise<Admitted>,
  ): Admitted | Promise<Admitted> {
    const { authorization, host } = request.headers;
    const { revision } = this.#directory;
    const until = this.#goodFor && this.#goodFor.clock.now() + this.#goodFor.milliseconds;
    const isWellKnown = this.#wellKnown.has(secret);
    const isUsual = (authorization ?? '').length <= secret.length + SCHEME;
    return andThen(authenticate(), (admitted) => {
      if (this.#isShared && !isUsual) return admitted;
      this.#keep(this.#keyOf(request, inQuery), {
        authorization,
        inQuery,
        host,
        isWellKnown,
        revision,
        until: until ?? Infinity,
        admitted,
      });
      return admitted;
    });
  }

  #keyOf({ socket, headers }: IncomingMessage, inQuery: string | undefined): object | string {
    return this.#isShared ? (headers.authorization ?? inQuery ?? '') : socket;
  }

  #keep(key: object | string, admission: Admission<Admitted>): void {
    const { size = 0 } = this.#kept;
    if (size >= MOST_SHARED) this.#kept.clear?.();
    this.#kept.set(key, admission);
  }
}
