import type { DatabaseSync } from 'node:sqlite';
import type { Compilable, SchemaModule } from 'kysely';
import type { Logger } from '../../base/logger.ts';
import { Progress } from '../../base/progress.ts';
import { sqliteCompiler } from './compile.ts';
import type { FileCheck } from './sqlite-check.ts';
import { unusable } from './sqlite-error.ts';
import { openSqliteFile } from './sqlite-file.ts';
import { Transactions } from './transactions.ts';

/** One step of the history of a schema. Once released, it stays as it is; new ones are appended. */
export interface SchemaStep {
  /** Its number and what it is about: `0014 labels of databases`. Only the number identifies it. */
  readonly name: string;
  /** Called when the step is applied. */
  readonly statements: (schema: SchemaModule, dialect: StepDialect) => readonly Compilable[];
}

/** The kind of database that stores the rows. */
export type StepDialect = 'sqlite' | 'postgresql';

/** The statements of a step, separated by `;`. @param schema builds them in the same dialect */
export function sqlOf(step: SchemaStep, schema: SchemaModule, dialect: StepDialect): string {
  return step
    .statements(schema, dialect)
    .map((statement) => statement.compile().sql)
    .join(';\n');
}

/** What each step is in SQLite, because a platform has several files of the same schema. */
const inSqlite = new WeakMap<SchemaStep, string>();

function sqliteOf(step: SchemaStep): string {
  const sql = inSqlite.get(step) ?? sqlOf(step, sqliteCompiler().schema, 'sqlite');
  inSqlite.set(step, sql);
  return sql;
}

/**
 * Opens a database file like {@link openSqliteFile}, and migrates its schema.
 * @param logger logs each step
 * @throws DataError which names the file, if it can't be used or is newer than this program
 */
export function openMigratedFile(
  file: string,
  steps: readonly SchemaStep[],
  {
    check,
    logger,
  }: {
    readonly check?: FileCheck | undefined;
    readonly logger?: Pick<Logger, 'info'> | undefined;
  } = {},
): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = openSqliteFile(file, check);
    migrate(file, database, steps, logger);
    return database;
  } catch (error) {
    database?.close();
    throw unusable(file, error);
  }
}

/**
 * The steps that have not been applied yet.
 * @param taken the names of applied steps
 * @param store the name of the database in messages
 * @throws Error if an applied step is unknown to this program, or the first one is missing among the applied ones
 */
export function pendingSteps(
  steps: readonly SchemaStep[],
  taken: readonly string[],
  store: string,
): readonly SchemaStep[] {
  const known = new Set(steps.map(({ name }) => numberOf(name)));
  const first = Math.min(...known);
  const applied = new Set(taken.map(numberOf));
  const unknown = taken.find((name) => numberOf(name) > first && !known.has(numberOf(name)));
  if (unknown !== undefined) {
    throw new Error(`${store} has been used by a newer Plinth (migration "${unknown}")`);
  }
  if (taken.length > 0 && !applied.has(first)) throw new Error(`${store} ${TOO_OLD}`);
  return steps.filter(({ name }) => !applied.has(numberOf(name)));
}

const TOO_OLD =
  "is from before Plinth's first release and can't be read: move it elsewhere to begin with an empty one";

function numberOf(name: string): number {
  return Number.parseInt(name, 10);
}

/**
 * Applies all missing steps in one transaction, so that a new file needs one sync. Writes nothing if none is missing.
 */
function migrate(
  file: string,
  database: DatabaseSync,
  steps: readonly SchemaStep[],
  logger: Pick<Logger, 'info'> = { info: () => {} },
): void {
  const applied = appliedSteps(database, file);
  const left = pendingSteps(steps, applied ?? [], file);
  if (left.length === 0) return;
  new Transactions(database).run(() => {
    if (applied === undefined) database.exec('create table migration (name text primary key)');
    const what = 'bringing what is kept up to date';
    const progress = new Progress({
      logger,
      what,
      fields: { file },
      total: left.length,
      unit: 'steps',
    });
    for (const [done, step] of left.entries()) {
      database.exec(sqliteOf(step));
      database.prepare('insert into migration (name) values (?)').run(step.name);
      progress.at(done + 1);
    }
    progress.end(left.length);
  });
}

/**
 * The names of the steps applied to a file; undefined if it is new.
 * @throws Error if it has tables, but does not say of which steps
 */
export function appliedSteps(database: DatabaseSync, file: string): string[] | undefined {
  const tables = database.prepare("select name from sqlite_schema where type = 'table'").all();
  if (tables.length === 0) return undefined;
  if (!tables.some(({ name }) => name === 'migration')) throw new Error(`${file} ${TOO_OLD}`);
  return database
    .prepare('select name from migration')
    .all()
    .map(({ name }) => String(name));
}
