import type { HttpRequest } from '../http/exchange.ts';
import { andThen } from '../base/and-then.ts';
import type { Clock } from '../base/clock.ts';
import { isForeign, isOfForeignPage } from '../http/foreign-request.ts';

export interface AuthenticationCacheOptions {
  /** The well-known secrets of a development platform. Requests from pages of other sites may not use them. */
  readonly wellKnown?: ReadonlySet<string> | undefined;
  /** How long an admission is valid, where another process can change the directory as well. */
  readonly goodFor?: { readonly milliseconds: number; readonly clock: Clock } | undefined;
  /**
   * Whether the bearer token alone identifies the caller, so that an admission is valid on all connections and hosts.
   */
  readonly isShared?: boolean | undefined;
}

/** The credentials of a request. They are taken from the query if there is no `Authorization` header. */
export interface PresentedCredentials {
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

/** Admissions by socket, or by the credentials where they are shared. */
interface Entries<Admitted> {
  get(key: object | string): Admission<Admitted> | undefined;
  set(key: object | string, admission: Admission<Admitted>): unknown;
  delete(key: object | string): boolean;
  /** Undefined for a WeakMap, whose entries end with their connections. */
  readonly size?: number;
  clear?(): void;
}

/** How many shared admissions are kept; when there are more, all of them are dropped. */
const MOST_SHARED = 10_000;
/**
 * Length of the scheme before a token. Admissions of longer headers are not shared, because the same token could be
 * written in any number of ways, of any length.
 */
const SCHEME = 'Bearer '.length;

/**
 * Caches the last admission of each connection. A request with the same credentials and the same host need not be
 * authenticated again unless the directory has changed since.
 */
export class AuthenticationCache<Admitted> {
  readonly #directory: { readonly revision: number };
  readonly #wellKnown: ReadonlySet<string>;
  readonly #goodFor: AuthenticationCacheOptions['goodFor'];
  readonly #isShared: boolean;
  readonly #entries: Entries<Admitted>;

  /** @param directory its revision changes whenever somebody may have lost access */
  constructor(
    directory: { readonly revision: number },
    { wellKnown = new Set(), goodFor, isShared = false }: AuthenticationCacheOptions = {},
  ) {
    this.#directory = directory;
    this.#wellKnown = wellKnown;
    this.#goodFor = goodFor;
    this.#isShared = isShared;
    this.#entries = isShared ? new Map() : new WeakMap();
  }

  /**
   * The cached admission if it is valid for the request; undefined if the request must be authenticated.
   * @param inQuery the credentials in the query, which count if there is no `Authorization` header
   */
  last(request: HttpRequest, inQuery?: string): Admitted | undefined {
    const key = this.#keyOf(request, inQuery);
    const last = this.#entries.get(key);
    if (last === undefined) return undefined;
    const { authorization, host } = request.headers;
    // The caller has sent this value before, so the timing of `===` reveals nothing.
    const isSame =
      last.revision === this.#directory.revision &&
      last.authorization === authorization &&
      last.inQuery === inQuery &&
      (last.host === host || this.#isShared) &&
      (this.#goodFor === undefined || this.#goodFor.clock.now() < last.until);
    if (!isSame) {
      this.#entries.delete(key);
      return undefined;
    }
    // A web page may share a connection with a program of this machine.
    const refuses =
      last.isWellKnown && (last.host === host ? isOfForeignPage(request) : isForeign(request));
    return refuses ? undefined : last.admitted;
  }

  /**
   * Authenticates a request and caches the result, together with the directory's revision at the time it began.
   * @param authenticate throws if the request is refused
   */
  admit(
    request: HttpRequest,
    { inQuery, secret }: PresentedCredentials,
    authenticate: () => Admitted | Promise<Admitted>,
  ): Admitted | Promise<Admitted> {
    const { authorization, host } = request.headers;
    const { revision } = this.#directory;
    const until = this.#goodFor && this.#goodFor.clock.now() + this.#goodFor.milliseconds;
    const isWellKnown = this.#wellKnown.has(secret);
    const isUsual = (authorization ?? '').length <= secret.length + SCHEME;
    return andThen(authenticate(), (admitted) => {
      if (this.#isShared && !isUsual) return admitted;
      this.#store(this.#keyOf(request, inQuery), {
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

  #keyOf({ socket, headers }: HttpRequest, inQuery: string | undefined): object | string {
    return this.#isShared ? (headers.authorization ?? inQuery ?? '') : socket;
  }

  #store(key: object | string, admission: Admission<Admitted>): void {
    const { size = 0 } = this.#entries;
    if (size >= MOST_SHARED) this.#entries.clear?.();
    this.#entries.set(key, admission);
  }
}
