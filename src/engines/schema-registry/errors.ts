interface RegistryErrorEntry {
  /** The code in the Confluent API, whose first three digits are the status. */
  readonly errorCode: number;
  readonly message: string;
  readonly when: string;
}

/**
 * The errors of a registry. Codes and messages are those of the Confluent API where it has them, because clients check
 * the former and people search for the latter.
 */
export const registryErrors = {
  subjectNotFound: {
    errorCode: 40401,
    message: "Subject '{subject}' not found.",
    when: 'The subject has no versions, or only deleted ones, which the request does not include (`deleted`).',
  },
  versionNotFound: {
    errorCode: 40402,
    message: 'Version {version} not found.',
    when: 'The subject has no such version, or it is deleted, and the request does not include deleted ones (`deleted`).',
  },
  schemaNotFound: {
    errorCode: 40403,
    message: 'Schema {id} not found',
    when: 'No schema has the id, or the credential gives no access to a subject with it.',
  },
  schemaNotInSubject: {
    errorCode: 40403,
    message: 'Schema not found',
    when: 'No version of the subject has the schema.',
  },
  subjectSoftDeleted: {
    errorCode: 40404,
    message: "Subject '{subject}' was soft deleted. Set permanent=true to delete permanently",
    when: 'The subject is already deleted.',
  },
  subjectNotSoftDeleted: {
    errorCode: 40405,
    message: "Subject '{subject}' was not deleted first before being permanently deleted",
    when: 'A subject is to be deleted permanently, but has not been deleted before.',
  },
  versionSoftDeleted: {
    errorCode: 40406,
    message:
      "Subject '{subject}' Version {version} was soft deleted. Set permanent=true to delete permanently",
    when: 'The version is already deleted.',
  },
  versionNotSoftDeleted: {
    errorCode: 40407,
    message:
      "Subject '{subject}' Version {version} was not deleted first before being permanently deleted",
    when: 'A version is to be deleted permanently, but has not been deleted before.',
  },
  noSubjectCompatibility: {
    errorCode: 40408,
    message: "Subject '{subject}' does not have subject-level compatibility configured",
    when: 'The subject has no compatibility level of its own; `defaultToGlobal` returns the one that applies.',
  },
  noSubjectMode: {
    errorCode: 40409,
    message: "Subject '{subject}' does not have subject-level mode configured",
    when: 'The subject has no mode of its own; `defaultToGlobal` returns the one that applies.',
  },
  incompatibleSchema: {
    errorCode: 409,
    message:
      'Schema being registered is incompatible with an earlier schema for subject "{subject}", details: [{details}]',
    when: 'A new version is not compatible, by the level that applies to the subject. The details list each difference.',
  },
  invalidSchema: {
    errorCode: 42201,
    message: 'Invalid schema: {reason}',
    when: 'The schema is not valid for its type, or refers to a version that does not exist.',
  },
  unsupportedType: {
    errorCode: 42201,
    message: 'Invalid schema: schemaType {type} is not supported, use AVRO or JSON',
    when: 'The type is PROTOBUF or unknown.',
  },
  tooComplicated: {
    errorCode: 42201,
    message: 'Invalid schema: it is too complicated to be compared with others',
    when: 'Comparing would take more than 250,000 steps, follow more than 300 nested types, or read more than 16 million characters of earlier versions.',
  },
  invalidVersion: {
    errorCode: 42202,
    message:
      'The specified version \'{version}\' is not a valid version id. Allowed values are between [1, 2^31-1] and the string "latest"',
    when: 'The version in the path is neither a number from 1 on nor `latest`.',
  },
  operationNotPermitted: {
    errorCode: 42205,
    message: "Subject '{subject}' is in read-only mode",
    when: 'The mode of the subject, or of the registry, is `READONLY`.',
  },
  registryFull: {
    errorCode: 42205,
    message: 'The registry is full: it has {has}',
    when: 'There are 10,000 versions, or 67,108,864 characters in their schemas, including deleted ones, or 10,000 levels and modes of subjects. Deleting permanently frees space.',
  },
  referenceExists: {
    errorCode: 42206,
    message: 'One or more references exist to the schema {subject}, version {version}',
    when: 'Another schema refers to the version that is to be deleted.',
  },
  invalidSubject: {
    errorCode: 42208,
    message: 'The specified subject is not a valid subject: {reason}',
    when: 'The subject is longer than 512 characters or has control characters.',
  },
  schemaTooLarge: {
    errorCode: 42209,
    message: 'The schema has {actual} characters, more than {limit}',
    when: 'The text of the schema is too long.',
  },
  keptElsewhere: {
    errorCode: 503,
    message: 'The schemas are kept by another copy of the platform: {place}',
    when: 'Several copies of the platform share a store, and the schemas are in the data directory of another one, which can not be reached at the moment.',
  },
  homeUnknown: {
    errorCode: 503,
    message: 'It is not known at the moment which copy of the platform keeps the schemas',
    when: 'Several copies of the platform share a store, which can not be reached.',
  },
  registryAway: {
    errorCode: 503,
    message: 'The registry that keeps the schemas can not be used at the moment: {reason}',
    when: 'The schemas are on the registry of `--schema-registry-url`, which can not be reached, or refuses the platform. `Retry-After` says when to try again.',
  },
  registryLacks: {
    errorCode: 501,
    message: 'The registry that keeps the schemas does not support {what}',
    when: 'The schemas are on the registry of `--schema-registry-url`, whose product or version does not support the operation.',
  },
  storeFailed: {
    errorCode: 50001,
    message: 'The schemas can not be read or written at the moment',
    when: 'The disk can not be read or written. The reason has been logged.',
  },
} as const satisfies Record<string, RegistryErrorEntry>;

export type RegistryErrorName = keyof typeof registryErrors;

/** An error of a registry; the message names what was wrong. */
export class SchemaRegistryError extends Error {
  override readonly name = 'SchemaRegistryError';
  readonly kind: RegistryErrorName;
  readonly errorCode: number;

  constructor(
    kind: RegistryErrorName,
    places: Readonly<Record<string, string | number>> = {},
    options: ErrorOptions & {
      /** Replaces the catalog's message by that of another registry. */
      readonly message?: string;
    } = {},
  ) {
    const { message, errorCode } = registryErrors[kind];
    const filled = message.replaceAll(/\{(\w+)\}/g, (_, place: string) => String(places[place]));
    super(options.message ?? filled, options);
    this.kind = kind;
    this.errorCode = errorCode;
  }
}

/** A schema is invalid; the message is the end of a sentence. */
export class InvalidSchema extends Error {
  override readonly name = 'InvalidSchema';
}
