import type { operations } from '../../../../generated/schema-registry/types.ts';
import type { Handler } from '../../../contract/handler.ts';
import { SCHEMA_TYPES } from '../../../engines/schema-registry/engine.ts';
import { SchemaRegistryError } from '../../../engines/schema-registry/errors.ts';
import { readJsonText } from '../../../engines/schema-registry/json-text.ts';
import { pageOf, prefixOf } from '../list-parameters.ts';
import { schemaAnswer, versionAnswer } from '../serializers.ts';
import type { RegistryCaller } from '../caller.ts';
import { coversSubject } from '../permissions.ts';

type On<Id extends keyof operations> = Handler<operations[Id], RegistryCaller>;

/** The most schemas in one answer. */
const MAX_LISTED = 1000;

/** `GET /schemas`: versions of subjects that the caller has access to. */
export const listSchemas: On<'listSchemas'> = async ({ caller, query }) => {
  const { offset = 0, limit = -1 } = query;
  const versions = await caller.registry.schemas({
    ...query,
    subjectPrefix: prefixOf(query.subjectPrefix),
    offset,
    limit: limit < 0 ? MAX_LISTED : Math.min(limit, MAX_LISTED),
    isWanted: (subject) => coversSubject(caller.access, subject),
  });
  return { status: 200, body: versions.map(versionAnswer) };
};

/** `GET /schemas/types` */
export const listTypes: On<'listTypes'> = () => ({ status: 200, body: [...SCHEMA_TYPES] });

/** `GET /schemas/ids/{id}` */
export const getSchema: On<'getSchema'> = async ({ caller, path: { id }, query }) => {
  const body = schemaAnswer(await readableSchema(caller, id));
  if (query.fetchMaxId !== true) return { status: 200, body };
  return { status: 200, body: { ...body, maxId: await caller.registry.maxId() } };
};

/** `GET /schemas/ids/{id}/schema` */
export const getSchemaText: On<'getSchemaText'> = async ({ caller, path: { id } }) => ({
  status: 200,
  body: readJsonText((await readableSchema(caller, id)).schema),
});

/** `GET /schemas/ids/{id}/subjects` */
export const listSchemaSubjects: On<'listSchemaSubjects'> = async ({
  caller,
  path: { id },
  query,
}) => {
  const uses = await readableUses(caller, id, query);
  const subjects = uses.map(({ subject }) => subject);
  return { status: 200, body: pageOf([...new Set(subjects)], query) };
};

/** `GET /schemas/ids/{id}/versions` */
export const listSchemaVersions: On<'listSchemaVersions'> = async ({
  caller,
  path: { id },
  query,
}) => ({
  status: 200,
  body: pageOf(await readableUses(caller, id, query), query),
});

/** @throws SchemaRegistryError if the caller has access to none of the subjects with the schema */
async function readableSchema(caller: RegistryCaller, id: number) {
  const schema = await caller.registry.schema(id);
  if ((await readableUsesOf(caller, id, { deleted: true })).length > 0) return schema;
  throw new SchemaRegistryError('schemaNotFound', { id });
}

async function readableUses(caller: RegistryCaller, id: number, query: { deleted?: boolean } = {}) {
  await readableSchema(caller, id);
  return readableUsesOf(caller, id, query);
}

async function readableUsesOf(
  { registry, access }: RegistryCaller,
  id: number,
  options: { deleted?: boolean },
) {
  const uses = await registry.usesOf(id, options);
  return uses.filter(({ subject }) => coversSubject(access, subject));
}
