import { commonContractErrors, commonErrors } from '../../contract/common-errors.ts';
import { fillPlaceholders, type CatalogEntry } from '../../contract/error-catalog.ts';
import type { ContractErrors } from '../../contract/family.ts';
import { memberAt } from '../../contract/plain-words.ts';
import type { Issue } from '../../contract/validation.ts';
import { HttpError } from '../../http/http-error.ts';

/** Every error of the control API. */
export const controlFamilyErrors = {
  ...commonErrors,
  otherPage: {
    ...commonErrors.otherPage,
    when: 'The browser says that a page of another origin, or a link on one, has caused the request. In development scripts of pages on this machine are served.',
  },
  invalidField: {
    status: 400,
    message: '{field} {rule}',
    when: 'A field of the body is missing, is not known, or has a value that it may not have.',
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
  operatorOnly: {
    status: 401,
    message: 'the e-mail and the API key of the first account are missing or wrong',
    when: 'The platform has an API key of its own, and the request has no `Authorization: Basic` header with both.',
  },
  off: {
    status: 403,
    message: 'with an API key of your own the control API is not served: start with --control',
    when: 'The platform has an API key of its own, and the setting `control` is not set.',
  },
  foreignHost: {
    status: 403,
    message: 'in development only requests for localhost may use the control API',
    when: 'The request names a host other than localhost.',
  },
  unknownFault: {
    status: 404,
    message: "there is no fault '{name}'",
    when: 'The path names a fault that was never added, or has been removed.',
  },
  unknownScenario: {
    status: 404,
    message: "there is no scenario '{name}'",
    when: 'The path names a scenario that is not being played.',
  },
  unknownWebhook: {
    status: 404,
    message: "there is no webhook '{name}'",
    when: 'A webhook is to be sent that the contract of the mock does not have; a platform has none.',
  },
  clash: {
    status: 409,
    message: "{place} clashes with scenario '{other}', which is for the same operation and client",
    when: 'A scenario is played beside another one that a request could be for too.',
  },
  faultExists: {
    status: 409,
    message: "there is a fault '{name}' already",
    when: 'A fault is added by the name of another, or two faults of one list have the same name.',
  },
  stateless: {
    status: 409,
    message: 'the mock remembers nothing: start it with --stateful',
    when: 'The state or the clock of a mock is asked for or changed, and it was not started to have them.',
  },
  keptElsewhere: {
    status: 409,
    message:
      'the store of --store-url is not emptied by a reset: start on an empty database, or without the setting',
    when: 'A platform is to be reset whose accounts, databases and whatever else is managed are in a PostgreSQL server.',
  },
  clockOfServer: {
    status: 409,
    message:
      'the clock of a platform with --store-url is not changed: copies that share the store go by that of its server',
    when: 'The clock of a platform is to be changed whose accounts, messages and leases are in a PostgreSQL server.',
  },
  idsFixed: {
    status: 409,
    message: 'the ids are those of seed {seed} until a reset',
    when: 'Ids are fixed that are fixed already.',
  },
  invalidSeed: {
    status: 400,
    message: '{reason}',
    when: 'What a seed says can not be. The words begin with the place, and go on with what the family says.',
  },
  resetFailed: {
    status: 503,
    message: 'the reset has failed: {reason}',
    when: 'The data can not be deleted or read, or the seed can not be added although its trial succeeded. Either the platform serves on what it had, or every other address answers 503 until the next reset.',
  },
  bodyTooLarge: {
    status: 413,
    message: 'the body must not be larger than {limit} bytes, it has {actual}',
    when: 'The body is larger than any that the operation could need.',
  },
  tooManyAttempts: {
    status: 429,
    message: 'too many failed attempts from this address: try again in {seconds} s',
    when: 'Several attempts from the address have had a wrong API key.',
  },
} as const satisfies Record<string, CatalogEntry>;

export type ControlFamilyErrorName = keyof typeof controlFamilyErrors;

/** The named error, as an HTTP error. */
export function refusal(
  name: ControlFamilyErrorName,
  places: Readonly<Record<string, string | number>> = {},
  headers?: Readonly<Record<string, string>>,
): HttpError {
  const { status, message } = controlFamilyErrors[name];
  return refusalWith(status, fillPlaceholders(message, places), headers).coded(name);
}

/** The error for a value in the body, naming its place. */
export function invalidField(field: string, rule: string): HttpError {
  return refusal('invalidField', { field, rule });
}

/** The error for an item of a seed that can't be added. @param reason begins with the place */
export function invalidSeed(reason: string): HttpError {
  return refusal('invalidSeed', { reason });
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

/** How to authenticate (RFC 7617), as a 401 must say (RFC 9110, section 15.5.2). */
const CHALLENGE = { 'WWW-Authenticate': 'Basic realm="Plinth", charset="UTF-8"' };

/** The family's errors for what the binder refuses. */
export const controlContractErrors: ContractErrors = {
  ...commonContractErrors(refusal),
  ofStatus: refusalWith,
  invalid: ({ in: place, at, message: rule }: Issue) =>
    place === 'body'
      ? invalidField(at === '' ? 'the body' : memberAt(at), rule)
      : refusal('invalidParameter', { name: at, rule }),
};
