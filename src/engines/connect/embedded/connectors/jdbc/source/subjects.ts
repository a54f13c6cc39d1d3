import { ConnectError } from '../../../../errors.ts';
import type { Database, TableColumn } from '../database.ts';
import { tableText, type TableId } from '../table-id.ts';
import type { JdbcSourceConfig } from './config.ts';
import { partitionOf, type Subject } from './table-query.ts';

/** The tables of a task, or its query. @throws ConnectError, SqlError */
export async function subjectsOf(
  database: Database,
  config: JdbcSourceConfig,
  tables: readonly TableId[],
): Promise<readonly Subject[]> {
  if (config.query !== '') return [subject(config, undefined, [])];
  const subjects: Subject[] = [];
  for (const table of tables) {
    const columns = await database.columns(table);
    // The table was dropped after it was listed.
    if (columns !== undefined) subjects.push(subject(config, table, columns));
  }
  return subjects;
}

function subject(
  config: JdbcSourceConfig,
  table: TableId | undefined,
  columns: readonly TableColumn[],
): Subject {
  const { mode } = config;
  const incrementing = mode.includes('incrementing')
    ? config['incrementing.column.name'] || counter(table, columns)
    : undefined;
  const timestamps = mode.includes('timestamp') ? config['timestamp.column.name'] : [];
  const notNull = new Set(columns.filter(({ nullable }) => !nullable).map(({ name }) => name));
  if (table !== undefined && config['validate.non.null']) {
    checkNotNull(table, incrementing, timestamps, notNull);
  }
  return { table, incrementing, timestamps, notNull, partition: partitionOf(table) };
}

function counter(table: TableId | undefined, columns: readonly TableColumn[]): string {
  const counters = columns.filter(({ autoIncrement }) => autoIncrement);
  if (counters.length === 1) return counters[0]!.name;
  throw new ConnectError(
    `Not exactly one auto-incrementing column in ${table === undefined ? 'the query' : tableText(table)}: ` +
      'incrementing.column.name must name the one to use',
  );
}

/** `JdbcSourceTask.validateNonNullable`. */
function checkNotNull(
  table: TableId,
  incrementing: string | undefined,
  timestamps: readonly string[],
  notNull: ReadonlySet<string>,
): void {
  if (incrementing !== undefined && !notNull.has(incrementing)) {
    throw new ConnectError(
      `Cannot make incremental queries using incrementing column ${incrementing} on ` +
        `${tableText(table)} because this column is nullable.`,
    );
  }
  if (timestamps.length > 0 && !timestamps.some((name) => notNull.has(name))) {
    throw new ConnectError(
      `Cannot make incremental queries using timestamp columns [${timestamps.join(', ')}] on ` +
        `${tableText(table)} because all of these columns nullable.`,
    );
  }
}
