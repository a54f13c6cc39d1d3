import { commonContractErrors, commonErrors } from '../../contract/common-errors.ts';
import { fillPlaceholders, withStatuses, type CatalogEntry } from '../../contract/error-catalog.ts';
import type { ContractErrors } from '../../contract/family.ts';
import { patternWords } from '../../../generated/management/pattern-words.ts';
import { memberAt } from '../../contract/plain-words.ts';
import type { HttpError } from '../../http/http-error.ts';
import { statusErrors } from '../../contract/status-errors.ts';
import type { Issue } from '../../contract/validation.ts';
import { diskErrorOf, storeErrorOf } from '../../control/storage-errors.ts';
import {
  ControlError,
  controlErrors,
  ServiceNotRunning,
  type ControlErrorKind,
} from '../../control/errors.ts';
import type { ServiceName, Services } from '../../settings/services.ts';

/** Every error of the management family itself. */
export const managementFamilyErrors = {
  ...commonErrors,
  invalidField: {
    status: 400,
    message: '{field} {rule}',
    when: 'A field of the body is missing, is not known, or has a value that it may not have.',
  },
  invalidBody: {
    status: 400,
    message: 'the body {rule}',
    when: 'The body is JSON, but not an object.',
  },
  invalidParameter: {
    status: 400,
    message: '{name} {rule}',
    when: 'A parameter of the path or the query is not as the operation describes it.',
  },
  malformedBody: {
    status: 400,
    message: 'the body can not be read: {reason}',
    when: 'The body is empty, not UTF-8 or not JSON.',
  },
  invalidCredentials: {
    status: 401,
    message: 'the e-mail or the API key is missing',
    when: 'There is no `Authorization: Basic` header, or it has no e-mail and key in it.',
  },
  developmentKey: {
    status: 401,
    message:
      'the API key of development is not accepted for pages of other sites and hosts other than localhost: start with your own (npx plinth secrets)',
    when: 'A request that names a host other than localhost presents the well-known API key of development.',
  },
  readOnlyKey: {
    status: 403,
    // The hosted service's agent server recognizes such a key by the first words.
    message: 'Readonly API key: it may only GET, and {method} changes something',
    when: 'The key was made to read only, and the method is not GET.',
  },
  bodyTooLarge: {
    status: 413,
    message: 'the body must not be larger than {limit} bytes, it has {actual}',
    when: 'The body is larger than any that an operation could need.',
  },
} as const satisfies Record<string, CatalogEntry>;

export type ManagementFamilyErrorName = keyof typeof managementFamilyErrors;

/** The status of each kind of error of the control plane. */
const STATUS_OF: Readonly<Record<ControlErrorKind, number>> = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  precondition: 412,
  tooMany: 429,
  unavailable: 503,
  absent: 501,
};

/** The errors of the control plane with their statuses. */
export const controlPlaneErrors = withStatuses(controlErrors, STATUS_OF);

/** The named error, as an HTTP error. */
export function refusal(
  name: ManagementFamilyErrorName,
  places: Readonly<Record<string, string | number>> = {},
  headers?: Readonly<Record<string, string>>,
): HttpError {
  const { status, message } = managementFamilyErrors[name];
  return refusalWith(status, fillPlaceholders(message, places), headers).coded(name);
}

/** Every error of the family has this shape. */
const refusalWith = statusErrors('Plinth');

/** The family's errors for what the binder refuses. */
export const managementContractErrors: ContractErrors = {
  ...commonContractErrors(refusal),
  ofStatus: refusalWith,
  invalid,
  known: (error) => {
    const refused =
      error instanceof ControlError ? error : (storeErrorOf(error) ?? diskErrorOf(error));
    return refused && refusalOfControl(refused);
  },
};

function refusalOfControl({ code, kind, message, retryAfter }: ControlError): HttpError {
  const headers = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
  return refusalWith(STATUS_OF[kind], message, headers).coded(code);
}

/** The answer to a request for a service that does not run. */
export function notRunning(service: ServiceName, services: Services): HttpError {
  return refusalOfControl(new ServiceNotRunning(service, services));
}

function invalid({ in: place, at, message, pattern = '' }: Issue): HttpError {
  const rule = patternWords[pattern] ?? message;
  if (place !== 'body') return refusal('invalidParameter', { name: at, rule });
  if (at === '') return refusal('invalidBody', { rule });
  return refusal('invalidField', { field: memberAt(at), rule });
}
