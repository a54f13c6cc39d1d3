import type { IncomingMessage } from 'node:http';
import type { HttpRequest } from '../http/exchange.ts';
import type { PeerCertificate, TLSSocket } from 'node:tls';
import { andThen, eventually } from '../base/and-then.ts';
import { basicCredentials } from '../http/basic-credentials.ts';
import { pairsIn } from '../contract/parameter-value.ts';
import type { Operation, SecurityScheme } from '../contract/model/operation.ts';
import { Refusal } from './problem.ts';

/** The credentials of a request for one security scheme; of a scheme that the contract describes no further, the header. */
export type Credentials =
  | { readonly type: 'basic'; readonly username: string; readonly password: string }
  | { readonly type: 'bearer' | 'apiKey'; readonly token: string }
  | { readonly type: 'certificate'; readonly certificate: PeerCertificate }
  | { readonly type: 'other'; readonly authorization: string };

/** What else an application may want to know before it accepts credentials. */
export interface AuthenticationContext {
  readonly request: IncomingMessage;
  readonly operation: Operation;
  readonly scheme: SecurityScheme;
  /** The scopes, or roles, that the operation requires. */
  readonly scopes: readonly string[];
}

/**
 * Accepts the credentials of a scheme, or not.
 * @returns the caller; nothing, `null` or `false` refuses with 401
 * @throws an error with a `status` to refuse with that
 */
export type Authenticator<Caller> = (
  credentials: Credentials,
  context: AuthenticationContext,
) => Accepted<Caller> | Promise<Accepted<Caller>>;
type Accepted<Caller> = Caller | null | undefined | false;

/** An authenticator for each security scheme of a contract. */
export type Authenticators<Caller> = Readonly<Record<string, Authenticator<Caller>>>;

type Schemes = Readonly<Record<string, SecurityScheme>>;

/** A scheme that one requirement of an operation has, with what checks it. */
interface Needed {
  readonly name: string;
  readonly scopes: readonly string[];
  readonly scheme: SecurityScheme;
  readonly authenticator: Authenticator<unknown>;
}

/**
 * Authenticates requests by the security requirements of their operations: one of them has to be met, with all of its
 * schemes. They are tried in order. The first refusal of credentials that were presented is told, else what is missing.
 * Where no authenticator returns a promise, none is made.
 */
export function authenticateBy(
  schemes: Schemes,
  authenticators: Authenticators<unknown>,
): (request: IncomingMessage, query: string, operation: Operation) => unknown {
  const known = new Map<Operation, readonly (readonly Needed[])[]>();

  function alternativesOf(operation: Operation) {
    let alternatives = known.get(operation);
    if (alternatives === undefined) {
      alternatives = operation.security.map((requirement) =>
        Object.entries(requirement).map(([name, scopes]): Needed => ({
          name,
          scopes,
          scheme: schemes[name]!,
          authenticator: authenticators[name]!,
        })),
      );
      known.set(operation, alternatives);
    }
    return alternatives;
  }

  return (request, query, operation) =>
    operation.security.length === 0
      ? undefined
      : firstMet(alternativesOf(operation), { request, query, operation });
}

interface Asking {
  readonly request: IncomingMessage;
  readonly query: string;
  readonly operation: Operation;
}

/** The caller by the first alternative that is met. @throws Refusal */
function firstMet(
  alternatives: readonly (readonly Needed[])[],
  asking: Asking,
  from = 0,
  refusals: readonly Refusal[] = [],
): unknown {
  const next = alternatives[from];
  if (next === undefined) {
    throw refusals.find((refusal) => !(refusal instanceof Missing)) ?? refusals[0];
  }
  const tryOthers = (error: unknown): unknown => {
    // An authenticator that fails says nothing of the caller, who may not get in by a weaker alternative then.
    if (!(error instanceof Refusal)) throw error;
    return firstMet(alternatives, asking, from + 1, [...refusals, error]);
  };
  let caller: unknown;
  try {
    caller = callerBy(next, asking);
  } catch (error) {
    return tryOthers(error);
  }
  return caller instanceof Promise ? caller.catch(tryOthers) : caller;
}

/** What all schemes of a requirement have accepted. @throws Refusal */
function callerBy(needed: readonly Needed[], asking: Asking): unknown {
  if (needed.length === 1) return accepted(needed[0]!, asking);
  const callers: Record<string, unknown> = {};
  const beginWith = (i: number): unknown => {
    if (i === needed.length) return needed.length === 0 ? undefined : callers;
    const each = needed[i]!;
    return andThen(accepted(each, asking), (caller) => {
      callers[each.name] = caller;
      return beginWith(i + 1);
    });
  };
  return beginWith(0);
}

/** What a scheme has accepted. @throws Refusal */
function accepted(needed: Needed, { request, query, operation }: Asking): unknown {
  const { name, scheme, scopes, authenticator } = needed;
  const credentials = credentialsOf(scheme, request, query);
  if (credentials === undefined) {
    throw new Missing(401, `${wordsOf(name, scheme)} missing`, challengeOf(scheme));
  }
  const known = (caller: unknown): unknown => {
    if (caller !== undefined && caller !== null && caller !== false) return caller;
    throw new Refusal(401, 'the credentials are not accepted', challengeOf(scheme));
  };
  let answer: unknown;
  try {
    answer = eventually(authenticator(credentials, { request, operation, scheme, scopes }));
  } catch (error) {
    throw refusalBy(error);
  }
  if (!(answer instanceof Promise)) return known(answer);
  return answer.then(known, (error: unknown) => {
    throw refusalBy(error);
  });
}

/** The refusal that an authenticator has thrown; another error as it is. */
function refusalBy(error: unknown): unknown {
  const { status, message } = (error ?? {}) as {
    readonly status?: unknown;
    readonly message?: string;
  };
  if (typeof status !== 'number' || status < 400 || status > 499) return error;
  return new Refusal(status, message ?? 'refused');
}

/** @throws Error naming what a contract requires and nobody checks, or the other way round */
export function checkAuthenticators(
  schemes: Schemes,
  operations: readonly Pick<Operation, 'operationId' | 'security'>[],
  given: Authenticators<unknown> | undefined,
): void {
  const needed = new Set(operations.flatMap(({ security }) => security.flatMap(Object.keys)));
  const unknown = [...needed].filter((name) => !Object.hasOwn(schemes, name));
  if (unknown.length > 0) {
    throw new Error(
      `the contract requires the security scheme ${unknown.join(', ')}, and has none of that name`,
    );
  }
  if (given === undefined) return;
  const missing = [...needed].filter((name) => !Object.hasOwn(given, name));
  if (missing.length > 0) {
    throw new Error(`nothing authenticates the security scheme ${missing.join(', ')}`);
  }
  const surplus = Object.keys(given).filter((name) => !Object.hasOwn(schemes, name));
  if (surplus.length > 0) {
    throw new Error(`the contract has no security scheme ${surplus.join(', ')}`);
  }
}

/** What a request presents for a scheme; undefined if it presents nothing. */
export function credentialsOf(
  { type, scheme = '', in: place, name = '' }: SecurityScheme,
  request: HttpRequest,
  query: string,
): Credentials | undefined {
  const { authorization } = request.headers;
  if (type === 'apiKey') {
    const token = keyIn(request, query, place, name);
    return token === undefined || token === '' ? undefined : { type: 'apiKey', token };
  }
  if (type === 'mutualTLS') {
    const socket = request.socket as Partial<TLSSocket>;
    const certificate = socket.getPeerCertificate?.();
    const isShown = socket.authorized === true && certificate !== undefined;
    return isShown ? { type: 'certificate', certificate } : undefined;
  }
  if (authorization === undefined) return undefined;
  const kind = type === 'http' ? scheme.toLowerCase() : 'bearer';
  if (kind === 'basic') {
    const given = basicCredentials(authorization);
    return given && { type: 'basic', ...given };
  }
  const [, named = '', token = ''] = /^(\S+) +(\S.*)$/.exec(authorization) ?? [];
  if (named.toLowerCase() !== kind) return undefined;
  return kind === 'bearer' ? { type: 'bearer', token } : { type: 'other', authorization };
}

function keyIn(
  request: HttpRequest,
  query: string,
  place: SecurityScheme['in'],
  name: string,
): string | undefined {
  if (place === 'header') {
    const value = request.headers[name.toLowerCase()];
    return Array.isArray(value) ? value[0] : value;
  }
  const pairs =
    place === 'query' ? pairsIn(query, '&') : pairsIn(request.headers.cookie ?? '', ';');
  const raw = pairs.find(([each]) => each === name)?.[1];
  try {
    return raw === undefined ? undefined : decodeURIComponent(raw);
  } catch {
    return undefined;
  }
}

function wordsOf(name: string, { type, in: place, name: key }: SecurityScheme): string {
  if (type === 'apiKey')
    return place === 'header' ? `header ${key} is` : `${key} in the ${place} is`;
  return `credentials for ${name} are`;
}

/** The refusal of a request that presents nothing for a scheme. */
class Missing extends Refusal {}

/** Tells how to authenticate (RFC 9110, section 15.5.2). */
function challengeOf({ type, scheme = '' }: SecurityScheme) {
  const isHttp = type === 'http' || type === 'oauth2' || type === 'openIdConnect';
  const named = type === 'http' ? scheme.toLowerCase() : 'bearer';
  const challenge =
    named === 'basic'
      ? 'Basic realm="api", charset="UTF-8"'
      : named.replace(/^./, (c) => c.toUpperCase());
  return { headers: isHttp ? { 'WWW-Authenticate': challenge } : undefined };
}
