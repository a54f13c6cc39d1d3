import type { CatalogEntry } from './error-catalog.ts';
import type { ContractErrors } from './family.ts';
import type { HttpError } from '../http/http-error.ts';

/** Errors of requests that match no operation, for families that define no messages of their own for them. */
export const commonErrors = {
  otherPage: {
    status: 403,
    message:
      'pages of other origins are not served with the credentials that a browser adds by itself: allow their origin (--allow-origins)',
    when: 'The browser says that a page of another origin, or a link on one, has caused the request, and adds Basic credentials. Bearer tokens and tokens in the URL are not affected: a page that sends one knows it.',
  },
  notFound: {
    status: 404,
    message: 'there is nothing at {path}',
    when: 'The interface has no such path.',
  },
  methodNotAllowed: {
    status: 405,
    message: 'method {method} is not allowed, use {allowed}',
    when: 'The path does not have the method.',
  },
  brokenRequest: {
    status: 400,
    message: 'the request is not valid HTTP: {reason}',
    when: 'The input is not an HTTP request; the connection is closed.',
  },
  crowded: {
    status: 413,
    message: 'there is no room for another large request at the moment, try again later',
    when: 'The large requests that are being received or answered take too much memory together. `Retry-After` says when to try again.',
  },
  unread: {
    status: 503,
    message:
      'there is no room for another large answer at the moment, because earlier ones have not been read; try again later',
    when: 'The large answers that clients have not read take too much memory together. `Retry-After` says when to try again.',
  },
  requestTimeout: {
    status: 408,
    message: 'the request took too long to arrive',
    when: 'The head did not arrive within 15 seconds, or the whole request within two minutes.',
  },
  headTooLarge: {
    status: 431,
    message: 'the request line and headers exceed 64 KB or 1000 headers',
    when: 'The path or the headers are very long.',
  },
  suspended: {
    status: 503,
    message: 'the platform does not serve at the moment: {reason}',
    when: 'A reset takes longer than requests wait for it, or has failed. `Retry-After` says when to try again.',
  },
  internal: {
    status: 500,
    message: 'internal error',
    when: 'An error of the server, which has been logged.',
  },
} as const satisfies Record<string, CatalogEntry>;

/** The names in the catalog of the errors that end a connection, by status. */
export const CONNECTION_ERRORS = {
  400: 'brokenRequest',
  408: 'requestTimeout',
  431: 'headTooLarge',
} as const;

type Named = keyof typeof commonErrors | 'malformedBody' | 'bodyTooLarge';

/**
 * The errors that the binder reports before an operation is known or its body is read.
 * @param refusal makes the named error of the family's catalog. The catalog has the common errors and two of its own:
 * `malformedBody` with a `{reason}`, `bodyTooLarge` with `{limit}` and `{actual}`
 */
export function commonContractErrors(
  refusal: (
    name: Named,
    places?: Readonly<Record<string, string | number>>,
    headers?: Readonly<Record<string, string>>,
  ) => HttpError,
): Omit<ContractErrors, 'invalid' | 'known' | 'ofStatus'> {
  return {
    malformedBody: (reason) => refusal('malformedBody', { reason }),
    bodyTooLarge: (limit, actual) => refusal('bodyTooLarge', { limit, actual }),
    otherPage: () => refusal('otherPage'),
    crowded: () => refusal('crowded', {}, { 'Retry-After': '1' }),
    unread: () => refusal('unread', {}, { 'Retry-After': '1' }),
    methodNotAllowed: (method, allowed) =>
      refusal(
        'methodNotAllowed',
        { method, allowed: alternatives(allowed) },
        { Allow: allowed.join(', ') },
      ),
    notFound: (path) => refusal('notFound', { path }),
    connection: (status, reason = '') => refusal(CONNECTION_ERRORS[status], { reason }),
    suspended: (reason) => refusal('suspended', { reason }, { 'Retry-After': '1' }),
    internal: () => refusal('internal'),
  };
}

/** `GET, POST or DELETE` */
function alternatives(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
}
