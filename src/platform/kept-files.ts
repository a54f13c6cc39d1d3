import { MIGRATIONS as logSteps } from '../engines/log/embedded/metadata/schema.ts';
import { schemaSteps as queueSteps } from '../engines/queue/embedded/store/sqlite.ts';
import { MIGRATIONS as registrySteps } from '../engines/schema-registry/embedded/store/schema.ts';
import { migrations as controlSteps } from '../store/migrations.ts';
import type { Settings } from '../settings/table.ts';
import { controlStoreOf, dataPath } from './data-files.ts';
import { queueFileOf } from './queue-store.ts';

/** A database file of the data directory. */
export interface KeptFile {
  readonly file: string;
  /** The steps of its schema's history that this version knows. */
  readonly steps: ReadonlySet<string>;
}

/** The database files that a platform has in its data directory, or would have; none where nothing is kept. */
export function keptFiles(settings: Pick<Settings, 'memory' | 'dataDir'>): KeptFile[] {
  const all = [
    [controlStoreOf(settings), controlSteps],
    [queueFileOf(settings), queueSteps],
    [dataPath(settings, 'kafka/metadata.db'), logSteps],
    [dataPath(settings, 'schema-registry.db'), registrySteps],
  ] as const;
  return all.flatMap(([file, steps]) =>
    file === undefined ? [] : [{ file, steps: new Set(steps.map(({ name }) => name)) }],
  );
}
