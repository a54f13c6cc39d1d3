import type { SchemaStep } from '../../../../files/sqlite-migrations.ts';

/**
 * The history of the schema.
 *
 * A schema is there as long as a version has it. `digest` is that of its type, text and references;
 * ids are counted up and never given twice. The settings of a registry as a whole have the subject ''.
 */
export const MIGRATIONS: readonly SchemaStep[] = [
  {
    name: '0001 registries',
    sql: () => `
  create table registry (cluster text primary key, last_id integer not null) strict;
  create table registered_schema (
    cluster text not null,
    id integer not null,
    digest blob not null,
    type text not null,
    text text not null,
    length integer not null,
    "references" text not null,
    primary key (cluster, id),
    unique (cluster, digest)
  ) strict;
  create table subject_version (
    cluster text not null,
    subject text not null,
    version integer not null,
    schema integer not null,
    deleted integer not null,
    primary key (cluster, subject, version)
  ) strict, without rowid;
  create index subject_version_by_schema on subject_version (cluster, schema);
  create table schema_reference (
    cluster text not null,
    subject text not null,
    version integer not null,
    schema integer not null,
    primary key (cluster, subject, version, schema)
  ) strict, without rowid;
  create index schema_reference_by_schema on schema_reference (cluster, schema);
  create table setting (
    cluster text not null,
    subject text not null,
    name text not null,
    value text not null,
    primary key (cluster, subject, name)
  ) strict, without rowid
`,
  },
];
