import { RowFile } from '../../../../store/rows/row-file.ts';
import type { FileCheck } from '../../../../store/rows/sqlite-check.ts';
import type { SqliteQueries } from '../../../../store/rows/sqlite-queries.ts';
import type { ClusterLimits } from '../../engine.ts';
import { LogError } from '../../errors.ts';
import { MIGRATIONS } from './migrations.ts';
import * as queries from './queries.ts';
import type { ClusterRow, EmptyGroupRow, OffsetRow, TopicRow } from './queries.ts';
import type { MetadataSchema } from './schema.ts';

export type { ClusterRow, EmptyGroupRow, OffsetRow, TopicRow } from './queries.ts';

/**
 * The log's data besides its records: clusters, topics and committed offsets, in one SQLite file. Each method is one
 * transaction, durable when it returns.
 */
export class Metadata {
  readonly #rows: RowFile<MetadataSchema>;

  /**
   * @param file a path, or `:memory:`
   * @param check checks the file before it is used
   * @throws DataError if the file can't be used, or is of a newer version
   */
  constructor(file: string, check?: FileCheck) {
    this.#rows = new RowFile(file, MIGRATIONS, check);
  }

  clusters(): ClusterRow[] {
    return this.#rows.all(queries.allClusters, {});
  }

  topics(): TopicRow[] {
    return this.#rows.all(queries.allTopics, {});
  }

  /** Ids of topics removed by an older version, which may still have files in the storage. */
  removedTopics(): string[] {
    return this.#rows.all(queries.allRemovedTopics, {}).map(({ id }) => id);
  }

  offsets(): OffsetRow[] {
    return this.#rows.all(queries.allOffsets, {});
  }

  /** The groups that have been empty longest come first. */
  emptyGroups(): EmptyGroupRow[] {
    return this.#rows.all(queries.allEmptyGroups, {});
  }

  putCluster(id: string, limits: ClusterLimits): void {
    this.#change((rows) => rows.run(queries.putCluster, { id, ...limits }));
  }

  /** Removes a cluster, its topics and the rows of its groups. */
  removeCluster(id: string): void {
    this.#change((rows) => {
      for (const topic of rows.all(queries.topicsOfCluster, { cluster: id })) {
        removeTopic(rows, topic.id);
      }
      rows.run(queries.deleteEmptyGroupsOfCluster, { id });
      rows.run(queries.deleteCluster, { id });
    });
  }

  /** Inserts topics, or updates those with the same ids. */
  putTopics(topics: readonly TopicRow[]): void {
    this.#change((rows) => {
      for (const topic of topics) rows.run(queries.putTopic, topic);
    });
  }

  /** Removes a topic and the offsets committed for it. */
  removeTopic(id: string): void {
    this.#change((rows) => removeTopic(rows, id));
  }

  putOffsets(offsets: Iterable<OffsetRow>, emptyGroups: Iterable<EmptyGroupRow> = []): void {
    this.#change((rows) => {
      for (const row of offsets) {
        rows.run(row.offset === -1 ? queries.deleteOffset : queries.putOffset, row);
      }
      for (const row of emptyGroups) {
        rows.run(row.since === -1 ? queries.deleteEmptyGroup : queries.putEmptyGroup, row);
      }
    });
  }

  close(): void {
    this.#rows.close();
  }

  /** @throws LogError */
  #change(change: (rows: SqliteQueries<MetadataSchema>) => void): void {
    try {
      this.#rows.transaction(change);
    } catch (error) {
      // The message reaches clients, so it must not name the file.
      const { message } = ((error as Error).cause ?? error) as Error;
      throw new LogError('KAFKA_STORAGE_ERROR', `topics and offsets can't be written: ${message}`, {
        cause: error,
      });
    }
  }
}

function removeTopic(rows: SqliteQueries<MetadataSchema>, id: string): void {
  rows.run(queries.deleteOffsetsOfTopic, { id });
  rows.run(queries.deleteTopic, { id });
  rows.run(queries.deleteRemovedTopic, { id });
}
