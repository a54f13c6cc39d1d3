import { operationsOf } from '../../src/contract/document.ts';
import type {
  GivenSchema,
  RegisteredSchema,
  SchemaRegistry,
  SubjectVersion,
} from '../../src/engines/schema-registry/engine.ts';
import { readSchema } from '../../src/engines/schema-registry/embedded/read-schema.ts';
import { versionNumber } from '../../src/engines/schema-registry/embedded/version-number.ts';
import { schemaRegistryContract } from '../../src/families/schema-registry/family.ts';

/** Of the examples of the contract: the id of the schema, and its version. */
const ID = 1;
const VERSION = 1;

/**
 * A registry that keeps nothing: what it answers fits the request, with the subject, version and id that
 * stand in it, and else is what the contract has for an example. What is no schema is refused.
 */
export function exampleRegistry(): SchemaRegistry {
  const subjects = documented('listSubjects') as readonly string[];
  const versions = documented('listVersions') as readonly number[];
  const { schema } = documented('getSchema') as { readonly schema: string };
  const ids = documented('listReferencing') as readonly number[];
  const [use] = documented('listSchemaVersions') as readonly [{ subject: string; version: number }];

  const registered = (id: number): RegisteredSchema => ({
    ...{ id, schemaType: 'AVRO', schema },
    references: [],
  });
  const version = (subject: string, number = VERSION): SubjectVersion => ({
    ...{ subject, version: number },
    ...registered(ID),
  });
  return {
    subjects: ({ subjectPrefix = '' } = {}) =>
      subjects.filter((subject) => subject.startsWith(subjectPrefix)),
    versions: () => [...versions],
    version: (subject, given) => version(subject, numberOf(given)),
    schemas: ({ subjectPrefix = '', offset = 0, limit = Infinity } = {}) =>
      [version(use.subject)]
        .filter(({ subject }) => subject.startsWith(subjectPrefix))
        .slice(offset, offset + limit),
    schema: registered,
    maxId: () => ID,
    usesOf: () => [use],
    referencedBy: (_subject, given) => {
      numberOf(given);
      return [...ids];
    },
    register: (_subject, given) => {
      check(given);
      return ID;
    },
    lookUp: (subject, given) => {
      check(given);
      return version(subject);
    },
    deleteSubject: () => [...versions],
    deleteVersion: (_subject, given) => numberOf(given),
    check: (_subject, given, against) => {
      check(given);
      if (against !== undefined) numberOf(against);
      return [];
    },
    compatibility: () => 'BACKWARD_TRANSITIVE' as const,
    setCompatibility: () => {},
    mode: () => 'READWRITE' as const,
    setMode: () => {},
  };
}

function numberOf(given: string): number {
  const number = versionNumber(given);
  return number === 'latest' ? VERSION : number;
}

/** @throws SchemaRegistryError where it is no schema */
function check(given: GivenSchema): void {
  // What it refers to is nowhere to be found.
  if ((given.references ?? []).length === 0) readSchema(given, () => []);
}

/** The first example of what an operation answers when all is well. */
function documented(id: string): unknown {
  const operation = operationsOf(schemaRegistryContract).find(
    ({ operationId }) => operationId === id,
  );
  const content = operation?.responses['200']?.content?.['application/json'];
  return Object.values(content?.examples ?? {})[0]?.value;
}
