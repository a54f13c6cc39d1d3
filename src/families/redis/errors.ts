import { CONNECTION_ERRORS } from '../../contract/common-errors.ts';
import { fillPlaceholders, type CatalogEntry } from '../../contract/error-catalog.ts';
import { Unavailable } from '../../engines/redis/errors.ts';
import { HttpError } from '../../http/http-error.ts';
import type { ContractErrors } from '../../contract/family.ts';
import type { Issue } from '../../contract/validation.ts';

/**
 * The errors of the Redis REST family itself. Errors of commands come from the engine (`engines/redis/errors.ts`) and
 * are sent with status 400.
 */
export const redisFamilyErrors = {
  invalidToken: {
    status: 401,
    message: 'WRONGPASS invalid or missing auth token',
    when: 'The token is missing, unknown or revoked, or belongs to another database than the host names. A host below `localhost` that names no database is not served with any token.',
  },
  developmentToken: {
    status: 401,
    message:
      'WRONGPASS the tokens of development are not accepted for pages of other sites and hosts other than localhost: start with your own (npx plinth secrets)',
    when: 'A web page that does not come from this machine, or a request that names a host other than localhost, presents a well-known token of development.',
  },
  addressNotAllowed: {
    status: 403,
    message: 'NOPERM this database is not open to your address, {address}',
    when: 'The token is good, and the database has a list of allowed addresses that the one of the connection is not on.',
  },
  otherPage: {
    status: 403,
    message:
      'NOPERM pages of other origins are not served with the credentials that a browser adds by itself: allow their origin (--allow-origins)',
    when: 'The browser says that a page of another origin, or a link on one, has caused the request, and adds Basic credentials. Bearer tokens and `_token` are not affected: a page that sends one knows it.',
  },
  methodNotAllowed: {
    status: 405,
    message: 'ERR method {method} is not allowed, use one of {allowed}',
    when: 'The method is not GET, HEAD, POST or PUT.',
  },
  emptyCommand: {
    status: 400,
    message: 'ERR empty command',
    when: 'No command is named: a GET or HEAD of `/`, or an empty row of a pipeline or transaction.',
  },
  unknownPathCommand: {
    status: 400,
    message: "ERR unknown command '{name}', with args beginning with: ",
    when: 'A GET or HEAD of `/pipeline` or `/multi-exec` names a command of that name.',
  },
  brokenPath: {
    status: 400,
    message: 'ERR the path is not properly percent-encoded: {part}',
    when: 'A `%` in the path or the query is not followed by two hexadecimal digits.',
  },
  nullArgument: {
    status: 400,
    message: 'ERR null args are not supported',
    when: 'An argument in JSON is null. In a pipeline only its row fails; a transaction is discarded.',
  },
  malformedBody: {
    status: 400,
    message: 'ERR failed to parse request body: {reason}',
    when: 'The body of `/`, `/pipeline` or `/multi-exec` is empty, not UTF-8, not JSON, not the arrays that they take, or has more than 1,048,576 values.',
  },
  invalidHeader: {
    status: 400,
    message: 'ERR invalid {place} {name}: {reason}',
    when: 'A header has a value that is not one of those it may have.',
  },
  base64OfResp2: {
    status: 400,
    message: 'ERR Upstash-Encoding: base64 can not be combined with Upstash-Response-Format: resp2',
    when: 'Both headers are given.',
  },
  requestTooLarge: {
    status: 413,
    message:
      'ERR max request size exceeded. Limit: {limit} bytes, Actual: {actual} bytes. See https://upstash.com/docs/redis/troubleshooting/max_request_size_exceeded for details',
    when: 'The body is larger than the `db_max_request_size` of the database.',
  },
  crowded: {
    status: 413,
    message: 'ERR there is no room for another large request at the moment, try again later',
    when: 'The large requests to the database that are being received or answered take too much memory together. `Retry-After` says when to try again.',
  },
  tooManyConnections: {
    status: 400,
    message: 'ERR max concurrent connections exceeded',
    when: 'As many connections as the `db_max_clients` of the database are open, and this is another one.',
  },
  tooManyCommands: {
    status: 400,
    message: 'ERR max commands per second exceeded. Limit: {limit}, Usage: {usage}',
    when: 'More commands than the `db_max_commands_per_second` of the database within one second of the clock. In a pipeline only the rows above the limit fail.',
  },
  dailyRequests: {
    status: 400,
    message:
      'ERR max daily request limit exceeded. Limit: {limit}, Usage: {usage}. See https://upstash.com/docs/redis/troubleshooting/max_daily_request_limit for details',
    when: 'More commands than the `db_request_limit` of the database since midnight UTC. In a pipeline only the rows above the limit fail.',
  },
  dailyBandwidth: {
    status: 400,
    message: 'ERR max daily bandwidth limit exceeded. Limit: {limit} bytes, Usage: {usage} bytes',
    when: 'The connections of the database have carried more than its `db_daily_bandwidth_limit` since midnight UTC.',
  },
  monthlyBudget: {
    status: 400,
    message: 'ERR max monthly budget exceeded. Limit: {limit} USD, Usage: {usage} USD',
    when: 'The commands of this month have cost as much as the budget of the database.',
  },
  brokenRequest: {
    status: 400,
    message: 'ERR the request is not valid HTTP: {reason}',
    when: 'The input is not an HTTP request; the connection is closed.',
  },
  tlsRequired: {
    status: 400,
    message: 'ERR this port speaks TLS only, use https',
    when: 'Plain HTTP arrives on the own port of a database that has TLS enabled; the connection is closed.',
  },
  requestTimeout: {
    status: 408,
    message: 'ERR the request took too long to arrive',
    when: 'The head did not arrive within 15 seconds, or the whole request within two minutes.',
  },
  headTooLarge: {
    status: 431,
    message: 'ERR the request line and headers exceed 64 KB or 1000 headers',
    when: 'A long command in the path, or very many headers; give the command as a body.',
  },
  unavailable: {
    status: 503,
    message: '{reason}',
    when: 'The server that keeps the database can not be reached, or has not replied before the connection to it was lost; or clients have not read so much of what was sent to them that there is no room for another large response, and nothing has been changed. `Retry-After` says when to try again. In a pipeline only the rows fail that it concerns.',
  },
  suspended: {
    status: 503,
    message: 'LOADING the platform does not serve at the moment: {reason}',
    when: 'A reset takes longer than requests wait for it, or has failed. `Retry-After` says when to try again.',
  },
  internal: {
    status: 500,
    message: 'ERR internal error',
    when: 'An error of the server, which has been logged.',
  },
} as const satisfies Record<string, CatalogEntry>;

type RedisFamilyErrorName = keyof typeof redisFamilyErrors;

/** Makes the HTTP error with a name. */
export function refusal(
  name: RedisFamilyErrorName,
  places: Readonly<Record<string, string | number>> = {},
  headers?: Readonly<Record<string, string>>,
): HttpError {
  const message = messageOf(name, places);
  const { status } = redisFamilyErrors[name];
  const challenge = status === 401 ? CHALLENGE : {};
  const all = { ...challenge, ...headers };
  return new HttpError(status, message, { error: message }, { headers: all, code: name });
}

/** How to authenticate (RFC 6750); a 401 must say it (RFC 9110, section 15.5.2). */
const CHALLENGE = { 'WWW-Authenticate': 'Bearer realm="Plinth"' };

/** Makes the HTTP error for a server that is unavailable. */
export function unavailable({ message }: Unavailable): HttpError {
  return refusal('unavailable', { reason: message }, { 'Retry-After': '1' });
}

/** The message of the error with a name. */
export function messageOf(
  name: RedisFamilyErrorName,
  places: Readonly<Record<string, string | number>> = {},
): string {
  return fillPlaceholders(redisFamilyErrors[name].message, places);
}

/** The family's errors for requests that violate the contract. */
export const redisContractErrors: ContractErrors = {
  invalid,
  malformedBody: (reason) => refusal('malformedBody', { reason }),
  bodyTooLarge: (limit, actual) => refusal('requestTooLarge', { limit, actual }),
  otherPage: () => refusal('otherPage'),
  crowded: () => refusal('crowded', {}, { 'Retry-After': '1' }),
  unread: () => unavailable(Unavailable.crowded()),
  methodNotAllowed: (method, allowed) =>
    refusal(
      'methodNotAllowed',
      { method, allowed: allowed.join(', ') },
      { Allow: allowed.join(', ') },
    ),
  notFound: () => refusal('emptyCommand'),
  connection: (status, reason = '') => refusal(CONNECTION_ERRORS[status], { reason }),
  codeOf: errorClass,
  ofStatus: (status, words) => new HttpError(status, words, { error: `ERR ${words}` }),
  suspended: (reason) => refusal('suspended', { reason }, { 'Retry-After': '1' }),
  internal: () => refusal('internal'),
};

function invalid(issue: Issue): HttpError {
  if (issue.in === 'path') return refusal('brokenPath', { part: issue.message });
  if (issue.in === 'body') {
    const place = issue.at === '' ? 'it' : `the argument at ${issue.at}`;
    return refusal('malformedBody', { reason: `${place} ${issue.message}` });
  }
  return refusal('invalidHeader', { place: issue.in, name: issue.at, reason: issue.message });
}

/** The class of the error that a command replied with, such as `ERR` or `WRONGTYPE`: its code in the Redis protocol. */
function errorClass(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined;
  return typeof body.error === 'string' ? body.error.split(' ', 1)[0] : undefined;
}
