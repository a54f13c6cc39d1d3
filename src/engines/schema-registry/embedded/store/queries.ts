import type { Kysely } from 'kysely';
import {
  query,
  type RegisteredSchemaTable,
  type RegistrySchema,
  type RegistryTable,
  type SchemaReferenceTable,
  type SettingTable,
  type SubjectVersionTable,
} from './schema.ts';

type VersionKey = Pick<SubjectVersionTable, 'cluster' | 'subject' | 'version'>;
type SettingKey = Pick<SettingTable, 'cluster' | 'subject' | 'name'>;

export const clustersInUse = query<object>()((db) =>
  db.selectFrom('registry').select('cluster').union(db.selectFrom('setting').select('cluster')),
);

const versions = (db: Kysely<RegistrySchema>) =>
  db.selectFrom('subject_version').select(['subject', 'version', 'schema', 'deleted']);

export const versionsOfCluster = query<{ cluster: string }>()((db, arg) =>
  versions(db).where('cluster', '=', arg('cluster')).orderBy('subject').orderBy('version'),
);

export const versionsOfSubject = query<{ cluster: string; subject: string }>()((db, arg) =>
  versions(db)
    .where('cluster', '=', arg('cluster'))
    .where('subject', '=', arg('subject'))
    .orderBy('version'),
);

export const versionsOfSchema = query<{ cluster: string; schema: number }>()((db, arg) =>
  versions(db)
    .where('cluster', '=', arg('cluster'))
    .where('schema', '=', arg('schema'))
    .orderBy('subject')
    .orderBy('version'),
);

export const oneVersion = query<VersionKey>()((db, arg) =>
  versions(db)
    .where('cluster', '=', arg('cluster'))
    .where('subject', '=', arg('subject'))
    .where('version', '=', arg('version')),
);

export const insertVersion = query<Omit<SubjectVersionTable, 'deleted'>>()((db, arg) =>
  db.insertInto('subject_version').values({
    cluster: arg('cluster'),
    subject: arg('subject'),
    version: arg('version'),
    schema: arg('schema'),
    deleted: 0,
  }),
);

export const markVersionDeleted = query<VersionKey>()((db, arg) =>
  db
    .updateTable('subject_version')
    .set({ deleted: 1 })
    .where('cluster', '=', arg('cluster'))
    .where('subject', '=', arg('subject'))
    .where('version', '=', arg('version')),
);

export const deleteVersion = query<VersionKey>()((db, arg) =>
  db
    .deleteFrom('subject_version')
    .where('cluster', '=', arg('cluster'))
    .where('subject', '=', arg('subject'))
    .where('version', '=', arg('version')),
);

export const schemaById = query<{ cluster: string; id: number }>()((db, arg) =>
  db
    .selectFrom('registered_schema')
    .select(['id', 'type', 'text', 'references'])
    .where('cluster', '=', arg('cluster'))
    .where('id', '=', arg('id')),
);

export const idByDigest = query<{ cluster: string; digest: Uint8Array }>()((db, arg) =>
  db
    .selectFrom('registered_schema')
    .select('id')
    .where('cluster', '=', arg('cluster'))
    .where('digest', '=', arg('digest')),
);

export const insertSchema = query<RegisteredSchemaTable>()((db, arg) =>
  db.insertInto('registered_schema').values({
    cluster: arg('cluster'),
    id: arg('id'),
    digest: arg('digest'),
    type: arg('type'),
    text: arg('text'),
    length: arg('length'),
    references: arg('references'),
  }),
);

export const deleteSchema = query<{ cluster: string; schema: number }>()((db, arg) =>
  db
    .deleteFrom('registered_schema')
    .where('cluster', '=', arg('cluster'))
    .where('id', '=', arg('schema')),
);

export const lastId = query<{ cluster: string }>()((db, arg) =>
  db.selectFrom('registry').select('last_id').where('cluster', '=', arg('cluster')),
);

export const putLastId = query<RegistryTable>()((db, arg) =>
  db
    .insertInto('registry')
    .values({ cluster: arg('cluster'), last_id: arg('last_id') })
    .onConflict((conflict) =>
      conflict.column('cluster').doUpdateSet((eb) => ({ last_id: eb.ref('excluded.last_id') })),
    ),
);

/**
 * Schemas that refer to a version. One of which all versions are deleted does not count (Confluent
 * `InMemoryCache.schemaDeleted`).
 */
export const schemasReferringTo = query<VersionKey>()((db, arg) =>
  db
    .selectFrom('schema_reference as reference')
    .innerJoin('subject_version as referring', (join) =>
      join
        .onRef('referring.cluster', '=', 'reference.cluster')
        .onRef('referring.schema', '=', 'reference.schema'),
    )
    .select('reference.schema')
    .distinct()
    .where('reference.cluster', '=', arg('cluster'))
    .where('reference.subject', '=', arg('subject'))
    .where('reference.version', '=', arg('version'))
    .where('referring.deleted', '=', 0)
    .orderBy('reference.schema'),
);

/** A schema that refers to the same version under two names has one row. */
export const insertReference = query<SchemaReferenceTable>()((db, arg) =>
  db
    .insertInto('schema_reference')
    .values({
      cluster: arg('cluster'),
      subject: arg('subject'),
      version: arg('version'),
      schema: arg('schema'),
    })
    .onConflict((conflict) => conflict.doNothing()),
);

export const deleteReferencesOf = query<{ cluster: string; schema: number }>()((db, arg) =>
  db
    .deleteFrom('schema_reference')
    .where('cluster', '=', arg('cluster'))
    .where('schema', '=', arg('schema')),
);

export const settingValue = query<SettingKey>()((db, arg) =>
  db
    .selectFrom('setting')
    .select('value')
    .where('cluster', '=', arg('cluster'))
    .where('subject', '=', arg('subject'))
    .where('name', '=', arg('name')),
);

export const putSetting = query<SettingTable>()((db, arg) =>
  db
    .insertInto('setting')
    .values({
      cluster: arg('cluster'),
      subject: arg('subject'),
      name: arg('name'),
      value: arg('value'),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['cluster', 'subject', 'name'])
        .doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
    ),
);

export const deleteSetting = query<SettingKey>()((db, arg) =>
  db
    .deleteFrom('setting')
    .where('cluster', '=', arg('cluster'))
    .where('subject', '=', arg('subject'))
    .where('name', '=', arg('name')),
);

export const sizeOfCluster = query<{ cluster: string }>()((db, arg) =>
  db.selectNoFrom((eb) => [
    eb
      .selectFrom('subject_version')
      .select((of) => of.fn.countAll<number>().as('versions'))
      .where('cluster', '=', arg('cluster'))
      .$asScalar()
      .$notNull()
      .as('versions'),
    eb
      .selectFrom('registered_schema')
      .select((of) => of.fn.coalesce(of.fn.sum<number>('length'), of.lit(0)).as('characters'))
      .where('cluster', '=', arg('cluster'))
      .$asScalar()
      .$notNull()
      .as('characters'),
    eb
      .selectFrom('setting')
      .select((of) => of.fn.countAll<number>().as('settings'))
      .where('cluster', '=', arg('cluster'))
      .$asScalar()
      .$notNull()
      .as('settings'),
  ]),
);

const TABLES = [
  'setting',
  'schema_reference',
  'subject_version',
  'registered_schema',
  'registry',
] as const;

/** Deletes everything of a cluster. */
export const deletionsOfCluster = TABLES.map((table) =>
  query<{ cluster: string }>()((db, arg) =>
    db.deleteFrom(table).where('cluster', '=', arg('cluster')),
  ),
);
