import type { Checks } from '../../base/checks.ts';
import type { SchemaInput, SchemaRegistry } from './engine.ts';
import { readSchema } from './schemas/read-schema.ts';
import { checkSubject } from './subject-name.ts';
import { SchemaRegistryError } from './errors.ts';

/** Checks of any registry that don't depend on its contents: of subjects, schemas and version numbers. */
export const schemaRegistryChecks: Checks<SchemaRegistry> = {
  version: (_subject, version) => checkVersion(version),
  referencedBy: (_subject, version) => checkVersion(version),
  deleteVersion: (_subject, version) => checkVersion(version),
  register: (subject, schema) => {
    checkSubject(subject);
    checkSchema(schema);
  },
  lookUp: (_subject, schema) => checkSchema(schema),
  check: (_subject, schema, version) => {
    checkSchema(schema);
    if (version !== undefined) checkVersion(version);
  },
  setCompatibility: (_level, subject) => checkGivenSubject(subject),
  setMode: (_mode, subject) => checkGivenSubject(subject),
};

/** Without a subject, a setting is that of the registry. */
function checkGivenSubject(subject: string | undefined): void {
  if (subject !== undefined) checkSubject(subject);
}

function checkVersion(version: string): void {
  versionNumber(version);
}

/** References can't be resolved here, so a schema that has any is accepted. */
function checkSchema(given: SchemaInput): void {
  if ((given.references ?? []).length === 0) readSchema(given, () => []);
}

const MOST = 2 ** 31 - 1;

/**
 * Parses a version as written in a URL: a number from 1 on, `latest`, or -1, which means the same.
 * @throws SchemaRegistryError
 */
export function versionNumber(version: string): number | 'latest' {
  if (version === 'latest' || version === '-1') return 'latest';
  const number = /^\d{1,10}$/.test(version) ? Number(version) : 0;
  if (number < 1 || number > MOST) throw new SchemaRegistryError('invalidVersion', { version });
  return number;
}
