import type { operations } from '../../../../generated/schema-registry/types.ts';
import type { Handler } from '../../../contract/handler.ts';
import { SCHEMA_TYPES } from '../../../engines/schema-registry/engine.ts';
import { SchemaRegistryError } from '../../../engines/schema-registry/errors.ts';
import { readJsonText } from '../../../engines/schema-registry/json-text.ts';
import { pageOf, prefixOf, schemaAnswer, versionAnswer } from '../answers.ts';
import type { RegistryCaller } from '../caller.ts';
import { coversSubject } from '../permissions.ts';

type On<Id extends keyof operations> = Handler<operations[Id], RegistryCaller>;

/** Schemas in one answer, however many are asked for. */
const MOST_LISTED = 1000;

/** `GET /schemas`: versions of subjects that the caller is for. */
export const listSchemas: On<'listSchemas'> = ({ caller, query }) => {
  const { offset = 0, limit = -1 } = query;
  const versions = caller.registry.schemas({
    ...query,
    subjectPrefix: prefixOf(query.subjectPrefix),
    offset,
    limit: limit < 0 ? MOST_LISTED : Math.min(limit, MOST_LISTED),
    isWanted: (subject) => coversSubject(caller.access, subject),
  });
  return { status: 200, body: versions.map(versionAnswer) };
};

/** `GET /schemas/types` */
export const listTypes: On<'listTypes'> = () => ({ status: 200, body: [...SCHEMA_TYPES] });

/** `GET /schemas/ids/{id}` */
export const getSchema: On<'getSchema'> = ({ caller, path: { id }, query }) => {
  const body = schemaAnswer(readableSchema(caller, id));
  if (query.fetchMaxId !== true) return { status: 200, body };
  return { status: 200, body: { ...body, maxId: caller.registry.maxId() } };
};

/** `GET /schemas/ids/{id}/schema` */
export const getSchemaText: On<'getSchemaText'> = ({ caller, path: { id } }) => ({
  status: 200,
  body: readJsonText(readableSchema(caller, id).schema),
});

/** `GET /schemas/ids/{id}/subjects` */
export const listSchemaSubjects: On<'listSchemaSubjects'> = ({ caller, path: { id }, query }) => {
  const subjects = readableUses(caller, id, query).map(({ subject }) => subject);
  return { status: 200, body: pageOf([...new Set(subjects)], query) };
};

/** `GET /schemas/ids/{id}/versions` */
export const listSchemaVersions: On<'listSchemaVersions'> = ({ caller, path: { id }, query }) => ({
  status: 200,
  body: pageOf(readableUses(caller, id, query), query),
});

/** @throws SchemaRegistryError where the caller is for none of the subjects that have the schema */
function readableSchema(caller: RegistryCaller, id: number) {
  const schema = caller.registry.schema(id);
  if (readableUsesOf(caller, id, { deleted: true }).length > 0) return schema;
  throw new SchemaRegistryError('schemaNotFound', { id });
}

function readableUses(caller: RegistryCaller, id: number, query: { deleted?: boolean } = {}) {
  readableSchema(caller, id);
  return readableUsesOf(caller, id, query);
}

function readableUsesOf(
  { registry, access }: RegistryCaller,
  id: number,
  options: { deleted?: boolean },
) {
  return registry.usesOf(id, options).filter(({ subject }) => coversSubject(access, subject));
}
