import type { DatabaseSync } from 'node:sqlite';
import type { Compilable, SchemaModule } from 'kysely';
import type { Logger } from '../../base/logger.ts';
import { Progress } from '../../base/progress.ts';
import { sqliteCompiler } from './compile.ts';
import type { FileCheck } from './sqlite-check.ts';
import { unusable } from './sqlite-error.ts';
import { openSqliteFile } from './sqlite-file.ts';
import { Transactions } from './transactions.ts';

/** One step of the history of a schema. New steps are only ever appended. */
export interface SchemaStep {
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
 * @throws Error if an applied step is unknown to this program
 */
export function pendingSteps<Step extends Pick<SchemaStep, 'name'>>(
  steps: readonly Step[],
  taken: ReadonlySet<string>,
  store: string,
): readonly Step[] {
  const unknown = [...taken].find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined) {
    throw new Error(`${store} has been used by a newer Plinth (migration "${unknown}")`);
  }
  return steps.filter(({ name }) => !taken.has(name));
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
  const version = versionOf(database);
  if (version > steps.length) {
    throw new Error(`${file} has been used by a newer Plinth (version ${version})`);
  }
  const named = appliedSteps(database);
  // The applied steps of a file that was last opened before steps had names.
  const counted = steps.slice(0, version).map(({ name }) => name);
  const left = pendingSteps(steps, new Set(named ?? counted), file);
  if (named !== undefined && left.length === 0 && version === steps.length) return;
  new Transactions(database).run(() => {
    if (named === undefined) {
      database.exec('create table migration (name text primary key)');
      for (const name of counted) remember(database, name);
    }
    const { schema } = sqliteCompiler();
    const what = 'bringing what is kept up to date';
    const progress = new Progress({
      logger,
      what,
      fields: { file },
      total: left.length,
      unit: 'steps',
    });
    for (const [done, step] of left.entries()) {
      database.exec(sqlOf(step, schema, 'sqlite'));
      remember(database, step.name);
      progress.at(done + 1);
    }
    progress.end(left.length);
    // For earlier versions, which check only this number and would accept a newer schema.
    database.exec(`pragma user_version = ${steps.length}`);
  });
}

/** The names of the steps applied to a file; undefined if it is from before steps had names. */
export function appliedSteps(database: DatabaseSync): string[] | undefined {
  const isNamed = database.prepare("select 1 from sqlite_schema where name = 'migration'").get();
  if (isNamed === undefined) return undefined;
  const rows = database.prepare('select name from migration').all();
  return rows.map(({ name }) => String(name));
}

function versionOf(database: DatabaseSync): number {
  return Number(database.prepare('pragma user_version').get()!['user_version']);
}

function remember(database: DatabaseSync, name: string): void {
  database.prepare('insert into migration (name) values (?)').run(name);
}
