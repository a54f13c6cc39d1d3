import { MIGRATIONS as logSteps } from '../engines/log/embedded/metadata/migrations.ts';
import { migrationsOf } from '../engines/queue/embedded/store/migrations.ts';
import { MIGRATIONS as registrySteps } from '../engines/schema-registry/embedded/store/migrations.ts';
import { migrations as controlSteps } from '../store/migrations.ts';
import type { SchemaStep } from '../store/rows/migrations.ts';
import type { Settings } from '../settings/table.ts';
import { controlStoreOf, dataPath } from './data-files.ts';
import { queueFileOf } from './queue-store.ts';

/** A database file of the data directory. */
export interface DatabaseFile {
  readonly file: string;
  /** The history of its schema. */
  readonly steps: readonly SchemaStep[];
}

/** The database files that a platform has, or would have, in its data directory; none if it is in memory. */
export function databaseFiles(settings: Pick<Settings, 'memory' | 'dataDir'>): DatabaseFile[] {
  const all = [
    [controlStoreOf(settings), controlSteps],
    [queueFileOf(settings), migrationsOf('sqlite')],
    [dataPath(settings, 'kafka/metadata.db'), logSteps],
    [dataPath(settings, 'schema-registry.db'), registrySteps],
  ] as const;
  return all.flatMap(([file, steps]) => (file === undefined ? [] : [{ file, steps }]));
}
