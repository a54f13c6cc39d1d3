import { commonContractErrors, commonErrors } from '../../contract/common-errors.ts';
import { fillPlaceholders, type CatalogEntry } from '../../contract/error-catalog.ts';
import type { ContractErrors } from '../../contract/family.ts';
import { memberAt } from '../../contract/plain-words.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Issue } from '../../contract/validation.ts';
import type { SchemaRegistryError } from '../../engines/schema-registry/errors.ts';

/** Every error of the family itself. */
export const schemaRegistryFamilyErrors = {
  ...commonErrors,
  invalidParameter: {
    status: 400,
    message: '{name} {rule}',
    when: 'A parameter of the path or the query does not conform to the contract.',
  },
  malformedBody: {
    status: 400,
    message: 'the body can not be read: {reason}',
    when: 'The body is empty, not UTF-8 or not JSON.',
  },
  missingCredentials: {
    status: 401,
    message: 'the user name and the password are missing',
    when: 'There is no `Authorization: Basic` header with both in it.',
  },
  wrongCredentials: {
    status: 401,
    message: 'the user name or the password is wrong',
    when: 'They are unknown, deleted or do not belong together, or the host belongs to another cluster, or could only be that of one.',
  },
  developmentCredentials: {
    status: 401,
    message:
      'the credentials of development are not accepted for pages of other sites and hosts other than localhost: start with your own (npx plinth secrets)',
    when: 'A request that names a host other than localhost presents the well-known credentials of development.',
  },
  deniedSubject: {
    status: 403,
    message: 'User is denied operation {operation} on Subject: {subject}',
    when: 'The credential is for other topics, or does not permit the operation. The code is 40301.',
  },
  deniedRegistry: {
    status: 403,
    message: 'User is denied operation {operation} on the registry',
    when: 'The credential does not give full access to all topics. The code is 40301.',
  },
  bodyTooLarge: {
    status: 413,
    message: 'the body must not be larger than {limit} bytes, it has {actual}',
    when: 'The body exceeds the maximum request size of the cluster.',
  },
  invalidBody: {
    status: 422,
    message: '{field} {rule}',
    when: 'The body is not an object, or has a field that is not supported.',
  },
  invalidSchemaField: {
    status: 422,
    message: '{field} {rule}',
    when: 'The schema, its type or its references are missing or invalid. The code is 42201.',
  },
  invalidLevel: {
    status: 422,
    message: '{field} {rule}',
    when: 'The compatibility level is missing or unknown. The code is 42203.',
  },
  invalidMode: {
    status: 422,
    message: '{field} {rule}',
    when: 'The mode is missing or unknown. The code is 42204.',
  },
} as const satisfies Record<string, CatalogEntry>;

export type SchemaRegistryFamilyErrorName = keyof typeof schemaRegistryFamilyErrors;

/** The error codes that Confluent's API defines; for all other errors the code is the status. */
const CODES: Readonly<Partial<Record<SchemaRegistryFamilyErrorName, number>>> = {
  deniedSubject: 40301,
  deniedRegistry: 40301,
  invalidSchemaField: 42201,
  invalidLevel: 42203,
  invalidMode: 42204,
};

/** The named error, as an HTTP error. */
export function refusal(
  name: SchemaRegistryFamilyErrorName,
  places: Readonly<Record<string, string | number>> = {},
  headers: Readonly<Record<string, string>> = {},
): HttpError {
  const { status, message } = schemaRegistryFamilyErrors[name];
  const challenge = status === 401 ? CHALLENGE : {};
  const words = fillPlaceholders(message, places);
  return refusalWith(CODES[name] ?? status, words, { ...challenge, ...headers }).coded(name);
}

/** An error of a registry, as an HTTP error. */
export function refusalOfRegistry({ kind, errorCode, message }: SchemaRegistryError): HttpError {
  const isAway = statusOf(errorCode) === 503;
  const headers = isAway ? { 'Retry-After': RETRY_AFTER } : {};
  return refusalWith(errorCode, message, headers).coded(kind);
}

/** Seconds: about the time that a copy takes to stop, or a store to restart. */
const RETRY_AFTER = '2';

/** The status of a code: its first three digits. */
export function statusOf(errorCode: number): number {
  return Number(String(errorCode).slice(0, 3));
}

/** Every error of the family has this shape. */
function refusalWith(
  errorCode: number,
  message: string,
  headers?: Readonly<Record<string, string>>,
): HttpError {
  const body = { error_code: errorCode, message };
  return new HttpError(statusOf(errorCode), message, body, { headers });
}

/** The same challenge as the Kafka REST API's, whose users these are. */
const CHALLENGE = { 'WWW-Authenticate': 'Basic realm="Plinth Kafka", charset="UTF-8"' };

/** The family's errors for what the binder refuses. */
export const schemaRegistryContractErrors: ContractErrors = {
  ...commonContractErrors(refusal),
  ofStatus: refusalWith,
  invalid,
};

const SCHEMA_FIELD = /^\/(?:schema|schemaType|references)(?:\/|$)/;

function invalid({ in: place, at, message: rule }: Issue): HttpError {
  if (place !== 'body') return refusal('invalidParameter', { name: at, rule });
  const field = memberAt(at);
  if (at === '/compatibility') return refusal('invalidLevel', { field, rule });
  if (at === '/mode') return refusal('invalidMode', { field, rule });
  return refusal(SCHEMA_FIELD.test(at) ? 'invalidSchemaField' : 'invalidBody', { field, rule });
}
