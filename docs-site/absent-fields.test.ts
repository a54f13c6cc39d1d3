import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import management from '../generated/management/openapi.json' with { type: 'json' };

/**
 * The guide on programs of the hosted service lists fields of its documents that are absent here. Rows: whose fields,
 * their names, the reason.
 */
const GUIDE = readFileSync(new URL('guides/hosted-programs.md', import.meta.url), 'utf8');
const TABLE = /^\| Of \| Absent fields \|.*\n\|.*\n((?:\|.*\n?)+)/m;
/** The answers that have them in the hosted service. */
const SCHEMAS: Readonly<Record<string, readonly string[]>> = {
  'a database': ['created-database', 'detailed-database', 'listed-database'],
  'a queue user': ['queue-service-user'],
  'a backup': ['backup'],
  'statistics of a database': ['statistics'],
  'statistics of the queue': ['queue-statistics', 'point'],
};

const rows = TABLE.exec(GUIDE)![1]!
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  // A regional database lacks a field that a global one has.
  .filter(([, owner]) => owner !== 'a regional database');

test.each(rows)('%s%s has none of %s', (_, owners = '', names = '') => {
  const schemas = owners.split(', ').flatMap((owner) => SCHEMAS[owner] ?? [`unknown: ${owner}`]);
  const fields = new Set(schemas.flatMap((name) => fieldsOf({ $ref: `/${name}` })));
  expect(fields.size).toBeGreaterThan(0);
  const absent = [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name!);
  expect(absent.filter((name) => name !== 'daily_requests' && fields.has(name))).toEqual([]);
});

interface Schema {
  readonly $ref?: string;
  readonly properties?: object;
  readonly allOf?: readonly Schema[];
}

function fieldsOf({ $ref, properties = {}, allOf = [] }: Schema): string[] {
  const schemas = management.components.schemas as Readonly<Record<string, Schema>>;
  const target = $ref === undefined ? [] : fieldsOf(schemas[$ref.split('/').at(-1)!]!);
  return [...Object.keys(properties), ...allOf.flatMap(fieldsOf), ...target];
}
