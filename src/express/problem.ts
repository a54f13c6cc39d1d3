import { commonErrors } from '../contract/common-errors.ts';
import { fillPlaceholders } from '../contract/error-catalog.ts';
import type { ContractErrors } from '../contract/family.ts';
import type { Issue } from '../contract/validation.ts';
import { memberAt } from '../contract/plain-words.ts';
import { HttpError } from '../http/http-error.ts';
import { STATUS_CODES } from '../http/node-http.ts';

/** What is wrong with a request (RFC 9457). */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  /** The places that are wrong, if there are any. */
  readonly errors?: readonly ProblemError[];
}

export interface ProblemError {
  readonly in: Issue['in'];
  /** The name of a parameter, or a JSON pointer into the body. */
  readonly at: string;
  readonly message: string;
}

export function problemOf(status: number, detail: string): Problem {
  return { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail };
}

/** A refusal of a request, whose body is a problem. */
export class Refusal extends HttpError {
  readonly problem: Problem;
  /** All that is known to be wrong. */
  readonly issues: readonly Issue[];

  constructor(
    status: number,
    detail: string,
    {
      issues = [],
      headers,
    }: {
      readonly issues?: readonly Issue[];
      readonly headers?: Readonly<Record<string, string>> | undefined;
    } = {},
  ) {
    const errors = issues.map(({ in: place, at, message }) => ({ in: place, at, message }));
    const problem = { ...problemOf(status, detail), ...(errors.length > 0 && { errors }) };
    super(status, detail, problem, { headers });
    this.problem = problem;
    this.issues = issues;
  }
}

const AGAIN = { headers: { 'Retry-After': '1' } };

/** The errors of requests to a contract of any service. */
export const problemErrors: ContractErrors = {
  invalid: (issue, issues = [issue]) => new Refusal(400, inWords(issue), { issues }),
  malformedBody: (reason) => {
    const issue = { in: 'body', at: '', message: `can not be read: ${reason}` } as const;
    return new Refusal(400, inWords(issue), { issues: [issue] });
  },
  bodyTooLarge: (limit) => new Refusal(413, `the body must not be larger than ${limit} bytes`),
  otherPage: () => new Refusal(403, commonErrors.otherPage.message),
  crowded: () => new Refusal(413, commonErrors.crowded.message, AGAIN),
  unread: () => new Refusal(503, commonErrors.unread.message, AGAIN),
  methodNotAllowed: (method, allowed) =>
    new Refusal(405, `method ${method} is not allowed here, use ${allowed.join(', ')}`, {
      headers: { Allow: allowed.join(', ') },
    }),
  notFound: (path) => new Refusal(404, `the contract has no path for ${path}`),
  connection: (status, reason = '') =>
    new Refusal(status, fillPlaceholders(commonErrors.brokenRequest.message, { reason })),
  ofStatus: (status, words) => new Refusal(status, words),
  suspended: (reason) => new Refusal(503, reason, AGAIN),
  internal: () => new Refusal(500, 'internal error'),
};

/** `query limit must be an integer`, `name is missing` of a body */
export function inWords({ in: place, at, message }: Issue): string {
  if (place !== 'body') return `${place} ${at} ${message}`;
  return at === '' ? `the body ${message}` : `${memberAt(at)} ${message}`;
}
