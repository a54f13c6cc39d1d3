import { STATUS_CODES } from '../../src/http/node-http.ts';
import { HttpError } from '../../src/http/http-error.ts';
import { commonErrors, CONNECTION_ERRORS } from '../../src/contract/common-errors.ts';
import { fillPlaceholders } from '../../src/contract/error-catalog.ts';
import type { ContractErrors } from '../../src/contract/family.ts';

/** Something that is wrong with a request. */
export interface RequestIssue {
  readonly in: 'path' | 'query' | 'header' | 'cookie' | 'body';
  /** The name of a parameter, or a JSON pointer into the body. */
  readonly at: string;
  /** Worded to follow the place. */
  readonly message: string;
}

export const PROBLEM_TYPE = 'application/problem+json';

/** A problem (RFC 9457), for what a contract does not say how to answer. */
export function problem(
  status: number,
  detail: string,
  {
    headers = {},
    errors,
  }: {
    readonly headers?: Readonly<Record<string, string>>;
    readonly errors?: readonly RequestIssue[];
  } = {},
): HttpError {
  const body = { ...members(status, detail), ...(errors !== undefined && { errors }) };
  const bytes = Buffer.from(JSON.stringify(body));
  return new HttpError(status, detail, bytes, {
    headers: { 'Content-Type': PROBLEM_TYPE, ...headers },
  });
}

function members(status: number, detail: string) {
  return { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail };
}

/** The errors of requests to a mock of any contract, before one of its operations is known. */
export const problemErrors: ContractErrors = {
  invalid: ({ in: place, at, message }) => {
    const detail = place === 'header' ? `${at} ${message}` : `${place} ${at} ${message}`;
    return problem(400, detail, { errors: [{ in: place, at, message }] });
  },
  malformedBody: (reason) => problem(400, `the body can not be read: ${reason}`),
  bodyTooLarge: (limit, actual) =>
    problem(413, `the body must not be larger than ${limit} bytes, it has ${actual}`),
  otherPage: () => problem(403, commonErrors.otherPage.message),
  crowded: () => problem(413, commonErrors.crowded.message, { headers: { 'Retry-After': '1' } }),
  unread: () => problem(503, commonErrors.unread.message, { headers: { 'Retry-After': '1' } }),
  methodNotAllowed: (method, allowed) =>
    problem(405, `method ${method} is not allowed here, use ${allowed.join(', ')}`, {
      headers: { Allow: allowed.join(', ') },
    }),
  notFound: (path) => problem(404, `the contract has no path for ${path}`),
  connection: (status, reason = '') => {
    // Sent before there is a request, as it is.
    const { message } = commonErrors[CONNECTION_ERRORS[status]];
    const detail = fillPlaceholders(message, { reason });
    return new HttpError(status, detail, members(status, detail));
  },
  ofStatus: (status, words) => problem(status, words),
  suspended: (reason) =>
    problem(503, `the mock does not serve at the moment: ${reason}`, {
      headers: { 'Retry-After': '1' },
    }),
  internal: () => problem(500, 'internal error'),
};
