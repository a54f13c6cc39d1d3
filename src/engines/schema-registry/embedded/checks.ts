import type { Checks } from '../../../base/checks.ts';
import type { GivenSchema, SchemaRegistry } from '../engine.ts';
import { readSchema } from './read-schema.ts';
import { versionNumber } from '../version-number.ts';

/** What any registry refuses, whatever has been registered: invalid schemas and version numbers. */
export const schemaRegistryChecks: Checks<SchemaRegistry> = {
  version: (_subject, version) => checkVersion(version),
  referencedBy: (_subject, version) => checkVersion(version),
  deleteVersion: (_subject, version) => checkVersion(version),
  register: (_subject, schema) => checkSchema(schema),
  lookUp: (_subject, schema) => checkSchema(schema),
  check: (_subject, schema, version) => {
    checkSchema(schema);
    if (version !== undefined) checkVersion(version);
  },
};

function checkVersion(version: string): void {
  versionNumber(version);
}

/** References can't be resolved here, so a schema that has any is accepted. */
function checkSchema(given: GivenSchema): void {
  if ((given.references ?? []).length === 0) readSchema(given, () => []);
}
