import { NameMap } from '../../../../../../base/name-map.ts';
import type { SinkRecord } from '../../../data/record.ts';
import type { Value } from '../../../data/value.ts';
import { ConnectError } from '../../../../errors.ts';
import type { Dialect, SqlValue, Statement } from '../database.ts';
import { quote, quoteTable, tableText, type TableId } from '../table-id.ts';
import type { InsertMode } from './config.ts';
import type { SinkField } from './fields.ts';

/** The table and the SQL for records with the same columns. */
export interface Target {
  readonly dialect: Dialect;
  readonly table: TableId;
  readonly fields: readonly SinkField[];
}

/**
 * The statements that write records with the same columns, in order. A statement has several rows,
 * as many as the limit of parameters allows.
 * @param batch the maximum number of records in a statement
 */
export function writeStatements(
  target: Target,
  records: readonly SinkRecord[],
  mode: InsertMode,
  batch: number,
): readonly Statement[] {
  const { dialect, table, fields } = target;
  const keys = fields.filter(({ isKey }) => isKey);
  if (mode !== 'insert' && mode !== 'multi' && keys.length === 0) {
    throw new ConnectError(
      `Write to table '${tableText(table)}' in ${mode.toUpperCase()} mode requires key field names ` +
        'to be known, check the primary key configuration',
    );
  }
  if (mode === 'update') {
    return records.map((record) => updateStatement(target, record));
  }
  // A statement must not change a row twice, so only the last record of each key is written.
  const written = mode === 'upsert' ? lastOfEachKey(keys, records) : records;
  const rows = Math.max(1, Math.min(batch, Math.floor(dialect.maxParameters / fields.length)));
  const statements: Statement[] = [];
  for (let i = 0; i < written.length; i += rows) {
    statements.push(insertStatement(target, written.slice(i, i + rows), mode === 'upsert'));
  }
  return statements;
}

/** Deletes rows. @param fields those of the key */
export function deleteStatements(
  { dialect, table, fields: keys }: Target,
  records: readonly SinkRecord[],
): readonly Statement[] {
  const where = keys.map(({ name }, i) => `${quote(name)} = ${dialect.placeholder(i + 1)}`);
  const sql = `DELETE FROM ${quoteTable(table)} WHERE ${where.join(' AND ')}`;
  return records.map((record) => ({ sql, parameters: parametersOf(dialect, keys, record) }));
}

function insertStatement(
  { dialect, table, fields }: Target,
  records: readonly SinkRecord[],
  upsert: boolean,
): Statement {
  const columns = fields.map(({ name }) => quote(name)).join(', ');
  const rows = records.map(
    (_, row) =>
      `(${fields.map((_, i) => dialect.placeholder(row * fields.length + i + 1)).join(', ')})`,
  );
  const tail = upsert ? ` ${onConflict(fields)}` : '';
  return {
    sql: `INSERT INTO ${quoteTable(table)} (${columns}) VALUES ${rows.join(', ')}${tail}`,
    parameters: records.flatMap((record) => parametersOf(dialect, fields, record)),
  };
}

function onConflict(fields: readonly SinkField[]): string {
  const keys = fields.filter(({ isKey }) => isKey).map(({ name }) => quote(name));
  const others = fields.filter(({ isKey }) => !isKey).map(({ name }) => quote(name));
  const action =
    others.length === 0
      ? 'DO NOTHING'
      : `DO UPDATE SET ${others.map((name) => `${name} = EXCLUDED.${name}`).join(', ')}`;
  return `ON CONFLICT (${keys.join(', ')}) ${action}`;
}

function updateStatement({ dialect, table, fields }: Target, record: SinkRecord): Statement {
  const keys = fields.filter(({ isKey }) => isKey);
  const others = fields.filter(({ isKey }) => !isKey);
  // There is nothing to update if all columns belong to the key.
  const set = others.length === 0 ? keys : others;
  const ordered = [...set, ...keys];
  const term = ({ name }: SinkField, i: number) => `${quote(name)} = ${dialect.placeholder(i + 1)}`;
  const terms = ordered.map(term);
  return {
    sql:
      `UPDATE ${quoteTable(table)} SET ${terms.slice(0, set.length).join(', ')} ` +
      `WHERE ${terms.slice(set.length).join(' AND ')}`,
    parameters: parametersOf(dialect, ordered, record),
  };
}

function lastOfEachKey(
  keys: readonly SinkField[],
  records: readonly SinkRecord[],
): readonly SinkRecord[] {
  const last = new NameMap<string, SinkRecord>();
  for (const record of records) {
    const key = JSON.stringify(keys.map(({ valueOf }) => comparable(valueOf(record))));
    // Inserted anew, so that its place is that of its last record.
    last.delete(key);
    last.set(key, record);
  }
  return [...last.values()];
}

function comparable(value: Value): unknown {
  return typeof value === 'bigint'
    ? String(value)
    : Buffer.isBuffer(value)
      ? value.toString('hex')
      : value;
}

function parametersOf(
  dialect: Dialect,
  fields: readonly SinkField[],
  record: SinkRecord,
): readonly SqlValue[] {
  return fields.map(({ schema, valueOf }) => {
    const value = valueOf(record);
    return dialect.bind(schema, value ?? schema.defaultValue ?? null);
  });
}
