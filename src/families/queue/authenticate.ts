import type { HttpRequest } from '../../http/exchange.ts';
import { andThen } from '../../base/and-then.ts';
import type { Clock } from '../../base/clock.ts';
import { AuthenticationCache } from '../../contract/authentication-cache.ts';
import { needsCredentials, type Operation } from '../../contract/model/operation.ts';
import type { FamilyOptions } from '../../contract/family.ts';
import type { QueueTokens } from '../../directory/queue-tokens.ts';
import { isForeign } from '../../http/foreign-request.ts';
import type { QueueCaller } from './caller.ts';
import { refusal, burstRefusal } from './errors.ts';
import { TOKEN_PARAMETERS } from './publish-options/destination.ts';
import { HOST_DOMAIN, hostNameOf } from '../../directory/host-name.ts';
import { queueContract } from './contract.ts';

export interface QueueFamilyOptions extends FamilyOptions {
  readonly clock: Clock;
}

const BEARER = /^bearer +(\S+) *$/i;

/** Milliseconds that an authentication is good for: another process may rotate the token. */
const GOOD_FOR = 1000;

/** The owner of a token. */
interface Entered extends Omit<QueueCaller, 'region'> {
  readonly requestsPerSecond: number;
}

/**
 * The family's authentication: `Authorization: Bearer`, or where that is absent the token in the query, which may be
 * percent-encoded with a destination.
 */
export function authenticator(
  tokens: QueueTokens,
  { clock, wellKnown = new Set() }: QueueFamilyOptions,
): (
  request: HttpRequest,
  rawQuery: string,
  operation: Operation,
) => QueueCaller | Promise<QueueCaller> {
  const goodFor = { milliseconds: GOOD_FOR, clock };
  const authenticated = new AuthenticationCache<Entered>(tokens, {
    wellKnown,
    goodFor,
    isShared: true,
  });
  const burst = new BurstLimit(clock);

  async function ownerOf(token: string): Promise<Entered> {
    const access = await tokens.access(token);
    if (access === undefined) throw refusal('invalidToken');
    return { ...access, token };
  }

  function callerOf(
    { user, token, readOnly, requestsPerSecond }: Entered,
    region: string | undefined,
    { method }: HttpRequest,
    { declared }: Operation,
  ): QueueCaller {
    if (declared['x-no-rate-limit'] !== true) burst.take(user.id, requestsPerSecond);
    // In this family, every change is a POST, PUT, PATCH or DELETE.
    if (readOnly && method !== 'GET') throw refusal('readOnlyToken');
    return { user, token, readOnly, region };
  }

  /** The user whose webhook is called, by whoever knows its address. */
  async function ofWebhook(url: string, region: string | undefined): Promise<QueueCaller> {
    const id = userInUrl(url);
    const known = id === undefined ? undefined : await tokens.user(id);
    if (known === undefined) throw refusal('unknownWebhook');
    burst.take(known.user.id, known.requestsPerSecond);
    return { user: known.user, token: '', readOnly: false, region };
  }

  return (request, _rawQuery, operation) => {
    const { authorization, host } = request.headers;
    const region = regionOf(host);
    if (!needsCredentials(operation)) return ofWebhook(request.url ?? '', region);
    const inQuery = authorization === undefined ? tokenInUrl(request.url ?? '/') : undefined;
    const last = authenticated.last(request, inQuery);
    if (last !== undefined) return callerOf(last, region, request, operation);
    const secret = tokenOf(authorization, inQuery);
    if (wellKnown.has(secret) && isForeign(request)) throw refusal('developmentToken');
    const entered = authenticated.admit(request, { inQuery, secret }, () => ownerOf(secret));
    return andThen(entered, (owner) => callerOf(owner, region, request, operation));
  };
}

/** `/v2/workflows/hooks/{userId}/{workflowRunId}/{eventId}` */
function userInUrl(url: string): string | undefined {
  const segment = /^(?:\w+:\/\/[^/]+)?\/v2\/workflows\/hooks\/([^/?]+)/i.exec(url)?.[1];
  try {
    return segment && decodeURIComponent(segment);
  } catch {
    throw refusal('invalidParameter', { name: 'userId', rule: 'is not percent-encoded UTF-8' });
  }
}

function tokenOf(authorization: string | undefined, inQuery: string | undefined): string {
  if (authorization !== undefined) {
    const token = BEARER.exec(authorization)?.[1];
    if (token === undefined) throw refusal('invalidToken');
    return token;
  }
  if (inQuery === undefined) throw refusal('missingToken');
  return inQuery;
}

/** The token in the query, or in that of a destination that is percent-encoded as a whole. */
function tokenInUrl(url: string): string | undefined {
  const queryAt = url.indexOf('?');
  const inQuery = queryAt < 0 ? undefined : tokenIn(url.slice(queryAt + 1));
  return inQuery ?? tokenIn(queryOfTail(url));
}

function tokenIn(query: string): string | undefined {
  if (query === '') return undefined;
  const parameters = new URLSearchParams(query);
  for (const name of TOKEN_PARAMETERS) {
    const token = parameters.get(name);
    if (token !== null && token !== '') return token;
  }
  return undefined;
}

/** The query of a destination, which is percent-encoded with it. */
function queryOfTail(url: string): string {
  const start = url.indexOf('%3F');
  if (start < 0) return '';
  try {
    return decodeURIComponent(url.slice(start + '%3F'.length).split('?', 1)[0]!);
  } catch {
    return '';
  }
}

/** Counts requests per second of the clock. */
class BurstLimit {
  readonly #clock: Clock;
  #second = 0;
  /** By user, in the current second. */
  readonly #counts = new Map<string, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Counts a request. @throws HttpError if the limit has been reached */
  take(userId: string, limit: number): void {
    const second = Math.floor(this.#clock.now() / 1000);
    if (second !== this.#second) {
      this.#second = second;
      this.#counts.clear();
    }
    const count = this.#counts.get(userId) ?? 0;
    if (count >= limit) throw burstRefusal({ limit, remaining: 0, reset: second + 1 });
    this.#counts.set(userId, count + 1);
  }
}

/** `us-east-1.queue.localhost`: the host of the server URL with a region, as in the contract. */
const REGIONAL = /^([^.]+)\.queue\.(.+)$/;

const regions = new Set(
  queueContract.servers?.flatMap(({ variables }) => variables?.['region']?.enum ?? []),
);

/**
 * The region in the host name of a request; undefined if it has none.
 * @throws HttpError if the region does not exist
 */
export function regionOf(host: string | undefined): string | undefined {
  if (host === undefined) return undefined;
  const [, region = '', domain = ''] = REGIONAL.exec(hostNameOf(host)) ?? [];
  if (regions.has(region)) return region;
  // In other domains a host name can mean something else.
  if (domain !== HOST_DOMAIN) return undefined;
  throw refusal('unknownRegion', { region, known: [...regions].join(' and ') });
}
