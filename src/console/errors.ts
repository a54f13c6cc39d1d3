import { commonErrors } from '../contract/common-errors.ts';
import type { ContractErrors } from '../contract/family.ts';
import { HttpError } from '../http/http-error.ts';

/** The methods of the console's pages. */
const METHODS = 'GET, HEAD';

function refusal(
  status: number,
  error: string,
  headers?: Readonly<Record<string, string>>,
): HttpError {
  return new HttpError(status, error, { error }, { headers });
}

/** The console's answers to errors of connections. */
export const consoleErrors = {
  connection: (status, reason = '') =>
    refusal(
      status,
      {
        400: `not valid HTTP: ${reason}`,
        408: 'the request took too long',
        431: 'the head is too long',
      }[status],
    ),
  foreignHost: () =>
    refusal(
      403,
      'in development only requests for localhost are answered: start with secrets of your own (npx plinth secrets)',
    ),
  metricsToken: () =>
    refusal(
      401,
      'metrics are for who presents the setting metricsToken (PLINTH_METRICS_TOKEN) as Authorization: Bearer',
    ),
  account: () =>
    refusal(
      401,
      'the console is for the first account: present its e-mail and an API key that may write as Authorization: Basic',
    ),
  tooManyAttempts: (seconds: number) =>
    refusal(429, `too many failed attempts from this address: try again in ${seconds} s`, {
      'Retry-After': String(seconds),
    }),
  otherPage: () => refusal(403, commonErrors.otherPage.message),
  unknownService: (services: readonly string[]) =>
    refusal(400, `service must be one of ${services.join(', ')}`),
  ofStatus: refusal,
  notKept: (id: number) => refusal(404, `the request ${id} is not kept any more`),
  invalid: ({ in: place, at, message }) => refusal(400, `${at || place} ${message}`),
  notFound: (path) => refusal(404, `there is nothing at ${path}`),
  methodNotAllowed: (method: string) =>
    refusal(405, `method ${method} is not allowed, use GET or HEAD`, { Allow: METHODS }),
  starting: () => refusal(503, 'the platform is starting', { 'Retry-After': '1' }),
  suspended: (reason) =>
    refusal(503, `the platform does not serve at the moment: ${reason}`, { 'Retry-After': '1' }),
  internal: () => refusal(500, 'internal error'),
} satisfies Pick<
  ContractErrors,
  'connection' | 'notFound' | 'internal' | 'invalid' | 'ofStatus' | 'suspended'
> &
  Record<'foreignHost' | 'metricsToken' | 'account' | 'otherPage' | 'starting', () => HttpError> &
  Record<'methodNotAllowed', (method: string) => HttpError> &
  Record<'notKept', (id: number) => HttpError> &
  Record<'unknownService', (services: readonly string[]) => HttpError> &
  Record<'tooManyAttempts', (seconds: number) => HttpError>;
