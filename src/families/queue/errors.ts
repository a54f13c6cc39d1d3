import { commonContractErrors, commonErrors } from '../../contract/common-errors.ts';
import { fillPlaceholders, withStatuses, type CatalogEntry } from '../../contract/error-catalog.ts';
import type { ContractErrors } from '../../contract/family.ts';
import { memberAt } from '../../contract/plain-words.ts';
import { TokensUnavailable } from '../../directory/queue-tokens.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Issue } from '../../contract/validation.ts';
import {
  QueueError,
  queueErrors as engineErrors,
  type QueueErrorKind,
  type RateLimit,
} from '../../engines/queue/errors.ts';

/** Every error of the queue family itself. */
export const queueFamilyErrors = {
  ...commonErrors,
  invalidHeader: {
    status: 400,
    message: '{name} {rule}, it is "{value}"',
    when: 'A header that configures a message, or a parameter of its name, has a value that it can not have.',
  },
  misplacedHeader: {
    status: 400,
    message: '{name} {rule}',
    when: 'A header that configures a message is given twice, without one that it needs, or where it has no meaning.',
  },
  brokenHeader: {
    status: 400,
    message: 'header {name} {rule}',
    when: 'A header in a batch, of a URL group or in a query has a name or a value that no HTTP request could carry.',
  },
  invalidDestination: {
    status: 400,
    message:
      'invalid destination "{destination}": it must begin with http:// or https://, or be the name of a url group',
    when: 'A destination looks like neither a URL that can be delivered to nor the name of a URL group.',
  },
  emptyDestination: {
    status: 400,
    message: 'a non-empty destination must be provided',
    when: 'Nothing stands where the destination of a message or a schedule should.',
  },
  invalidParameter: {
    status: 400,
    message: '{name} {rule}',
    when: 'A parameter of the path or the query, or a field of the body, is not as the operation describes it, or a listing or an operation on many does not have it.',
  },
  malformedBody: {
    status: 400,
    message: 'the body can not be read: {reason}',
    when: 'The body of an operation that takes JSON is empty, not UTF-8 or not JSON.',
  },
  missingToken: {
    status: 401,
    message:
      'the token is missing: it goes into the header Authorization as Bearer, or into the query as queue_token or qstash_token',
    when: 'There is no token in the header or in the query.',
  },
  invalidToken: {
    status: 401,
    message: 'the token is not valid',
    when: 'The token is unknown, or has been rotated.',
  },
  developmentToken: {
    status: 401,
    message:
      'the tokens of development are not accepted for pages of other sites and hosts other than localhost: rotate them, or start with secrets of your own (npx plinth secrets)',
    when: 'A web page that does not come from this machine, or a request that names a host other than localhost, presents a well-known token of development.',
  },
  keysNotTold: {
    status: 403,
    message: 'the token is read-only and does not tell the signing keys',
    when: 'The read-only token asks for the signing keys, with which deliveries could be forged.',
  },
  readOnlyToken: {
    status: 403,
    message: 'the token is read-only and can not change anything',
    when: 'The read-only token is used for an operation that publishes, creates or changes something.',
  },
  unknownRegion: {
    status: 404,
    message: 'there is no region {region}: the queue service is in {known}',
    when: 'The name of the host has a region that there is not: `{region}.queue.localhost`.',
  },
  unknownWebhook: {
    status: 404,
    message: 'there is no such webhook',
    when: 'The address of a webhook names a user that does not exist.',
  },
  bodyTooLarge: {
    status: 413,
    message: 'message is too large: {actual} bytes, and at most {limit} are allowed',
    when: 'The body is larger than `max_message_size` of the user, or that of a batch larger than ten times as much.',
  },
  burstLimit: {
    status: 429,
    message: 'exceeded burst rate limit: {limit} requests a second',
    when: 'The user has sent too many requests in one second. Publish, enqueue and batch have no such limit.',
  },
} as const satisfies Record<string, CatalogEntry>;

export type QueueFamilyErrorName = keyof typeof queueFamilyErrors;

/** The status of each kind of error of the engine. */
const STATUS_OF: Readonly<Record<QueueErrorKind, number>> = {
  invalid: 400,
  notFound: 404,
  limit: 412,
  tooLarge: 413,
  tooMany: 429,
  unavailable: 503,
};

/** The errors of the engine with their statuses. */
export const queueEngineErrors = withStatuses(engineErrors, STATUS_OF);

/** The named error, as an HTTP error. */
export function refusal(
  name: QueueFamilyErrorName,
  places: Readonly<Record<string, string | number>> = {},
  headers?: Readonly<Record<string, string>>,
): HttpError {
  const { status, message } = queueFamilyErrors[name];
  return refusalWith(status, fillPlaceholders(message, places), headers).coded(name);
}

/** Too many requests in one second. */
export function burstRefusal({ limit, remaining, reset }: RateLimit): HttpError {
  return refusal('burstLimit', { limit }, rateHeaders('Burst-RateLimit', limit, remaining, reset));
}

/** An error of the engine, as an HTTP error. */
export function refusalOfEngine({ code, kind, message, rateLimit }: QueueError): HttpError {
  if (rateLimit === undefined) {
    const headers = kind === 'unavailable' ? AGAIN : {};
    return refusalWith(STATUS_OF[kind], message, headers).coded(code);
  }
  const { limit, remaining, reset } = rateLimit;
  const headers = rateHeaders('RateLimit', limit, remaining, reset);
  return refusalWith(STATUS_OF[kind], message, headers).coded(code);
}

/**
 * Seconds after which a client may retry when the store is unreachable or the platform is stopping.
 */
const AGAIN = { 'Retry-After': '1' };

/** Clients distinguish a daily limit from one per second by the names of these headers. */
function rateHeaders(prefix: string, limit: number, remaining: number, reset: number) {
  return {
    [`${prefix}-Limit`]: String(limit),
    [`${prefix}-Remaining`]: String(remaining),
    [`${prefix}-Reset`]: String(reset),
  };
}

/** Every error of the family has this shape. */
function refusalWith(
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): HttpError {
  const challenge = status === 401 ? CHALLENGE : {};
  const all = { ...challenge, ...headers };
  return new HttpError(status, message, { error: message }, { headers: all });
}

/** How to authenticate (RFC 6750); a 401 must say it (RFC 9110, section 15.5.2). */
const CHALLENGE = { 'WWW-Authenticate': 'Bearer realm="Plinth"' };

/** The family's errors for what the binder refuses. */
export const queueContractErrors: ContractErrors = {
  ...commonContractErrors(refusal),
  ofStatus: refusalWith,
  invalid: ({ in: place, at, message: rule }: Issue) =>
    refusal('invalidParameter', { name: place === 'body' ? memberAt(at) : at, rule }),
  known: (error) => {
    if (error instanceof QueueError) return refusalOfEngine(error);
    if (!(error instanceof TokensUnavailable)) return undefined;
    return refusalWith(503, error.message, { 'Retry-After': String(error.retryAfter) });
  },
};
