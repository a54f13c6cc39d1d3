import type { TestConnect } from '../embedded.ts';

/** The database that the connectors of a test use. */
export interface TestDatabase {
  /** For `connection.url`. */
  readonly url: string;
  exec(sql: string): Promise<void>;
  /** Rows as arrays of texts and numbers. */
  rows(sql: string): Promise<readonly (readonly unknown[])[]>;
}

export type Field = readonly [name: string, type: string, more?: object];

/** JSON with its schema; fields are optional by default. */
export function withSchema(fields: readonly Field[], payload: object): string {
  const schema = {
    type: 'struct',
    optional: false,
    fields: fields.map(([field, type, more]) => ({ field, type, optional: true, ...more })),
  };
  return JSON.stringify({ schema, payload });
}

const REQUIRED = { optional: false };
export const ID: Field = ['id', 'int32', REQUIRED];
export const NAME: Field = ['name', 'string'];

export const sinkClass = 'io.aiven.connect.jdbc.JdbcSinkConnector';
export const sourceClass = 'io.aiven.connect.jdbc.JdbcSourceConnector';

/** A platform with a database beside it. */
export interface Bench {
  readonly connect: TestConnect;
  readonly database: TestDatabase;
}

export function sinkProperties({ url }: TestDatabase, more: Record<string, string> = {}) {
  return {
    'connector.class': sinkClass,
    topics: 'people',
    'connection.url': url,
    'auto.create': 'true',
    ...more,
  };
}

export function sourceProperties(
  { url }: Pick<TestDatabase, 'url'>,
  more: Record<string, string> = {},
) {
  return {
    'connector.class': sourceClass,
    'connection.url': url,
    'topic.prefix': 'db-',
    'value.converter.schemas.enable': 'false',
    mode: 'incrementing',
    ...more,
  };
}

/** Appends records to `people`; keys are JSON too, undefined is no key. */
export async function append(
  { connect }: Pick<Bench, 'connect'> & Partial<Bench>,
  ...records: readonly { readonly key?: string; readonly value: string | null }[]
): Promise<void> {
  await connect.log.cluster.produce(
    records.map(({ key, value }) => ({
      topic: 'people',
      key: key === undefined ? null : Buffer.from(key),
      value: value === null ? null : Buffer.from(value),
      headers: [],
    })),
  );
}
