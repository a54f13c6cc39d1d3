import type { FileCheck } from '../../../../files/sqlite-check.ts';
import { StatementFile } from '../../../../files/statement-file.ts';
import type { ClusterLimits, TopicDescription } from '../../engine.ts';
import { LogError } from '../../errors.ts';
import { MIGRATIONS } from './schema.ts';

export interface ClusterRow extends ClusterLimits {
  readonly id: string;
}

export interface TopicRow extends TopicDescription {
  readonly cluster: string;
}

/** What a group has committed for a partition; -1 is nothing. */
export interface OffsetRow {
  /** The id of the topic. */
  readonly topic: string;
  readonly group: string;
  readonly partition: number;
  readonly offset: number;
}

/** Since when a group has had no live instance, in Unix milliseconds; -1 where it has one. */
export interface EmptyGroupRow {
  readonly cluster: string;
  readonly group: string;
  readonly since: number;
}

/**
 * What the log knows beside its records: clusters, topics and committed offsets, in one SQLite file.
 * Each method is one transaction and is safe when it returns.
 */
export class Metadata {
  readonly #path: string;
  readonly #file: StatementFile;

  /**
   * @param file a path, or `:memory:`
   * @param check has the file looked at first
   * @throws Error where the file can't be used, or is of a newer version
   */
  constructor(file: string, check?: FileCheck) {
    this.#path = file;
    this.#file = this.#named(() => new StatementFile(file, MIGRATIONS, check));
  }

  clusters(): ClusterRow[] {
    const rows = this.#all(
      `select id, max_partitions as maxPartitions, max_retention_time as maxRetentionTime,
         max_retention_size as maxRetentionSize, max_message_size as maxMessageSize
       from cluster order by id`,
    );
    return rows as unknown as ClusterRow[];
  }

  topics(): TopicRow[] {
    const rows = this.#all(
      `select cluster, id, name, partitions, creation_time as creationTime,
         retention_time as retentionTime, retention_size as retentionSize,
         max_message_size as maxMessageSize, cleanup_policy as cleanupPolicy
       from topic order by cluster, name`,
    );
    return rows as unknown as TopicRow[];
  }

  /** Ids of topics that an older version has removed, of which the storage may still have something. */
  removedTopics(): string[] {
    return this.#all('select id from removed_topic').map(({ id }) => String(id));
  }

  offsets(): OffsetRow[] {
    const rows = this.#all(
      `select topic, consumer_group as "group", partition, "offset" from committed_offset`,
    );
    return rows as unknown as OffsetRow[];
  }

  /** Those that have been empty for longest come first. */
  emptyGroups(): EmptyGroupRow[] {
    const rows = this.#all(
      `select cluster, consumer_group as "group", since from empty_group order by since`,
    );
    return rows as unknown as EmptyGroupRow[];
  }

  putCluster(id: string, limits: ClusterLimits): void {
    const { maxPartitions, maxRetentionTime, maxRetentionSize, maxMessageSize } = limits;
    this.#transaction(() => {
      this.#file
        .prepare('insert or replace into cluster values (?, ?, ?, ?, ?)')
        .run(id, maxPartitions, maxRetentionTime, maxRetentionSize, maxMessageSize);
    });
  }

  /** Removes a cluster, its topics, and what is known of its groups. */
  removeCluster(id: string): void {
    const topics = this.topics().filter(({ cluster }) => cluster === id);
    this.#transaction(() => {
      for (const topic of topics) this.#removeTopic(topic.id);
      this.#file.prepare('delete from empty_group where cluster = ?').run(id);
      this.#file.prepare('delete from cluster where id = ?').run(id);
    });
  }

  /** Adds topics, or changes those of their ids. */
  putTopics(topics: readonly TopicRow[]): void {
    this.#transaction(() => {
      const put = this.#file.prepare(
        'insert or replace into topic values (?, ?, ?, ?, ?, ?, ?, ?, ?)',
      );
      for (const topic of topics) {
        put.run(
          topic.id,
          topic.cluster,
          topic.name,
          topic.partitions,
          topic.creationTime,
          topic.retentionTime,
          topic.retentionSize,
          topic.maxMessageSize,
          topic.cleanupPolicy,
        );
      }
    });
  }

  /** Removes a topic and what was committed for it. */
  removeTopic(id: string): void {
    this.#transaction(() => this.#removeTopic(id));
  }

  putOffsets(rows: Iterable<OffsetRow>, emptyGroups: Iterable<EmptyGroupRow> = []): void {
    this.#transaction(() => {
      const put = this.#file.prepare('insert or replace into committed_offset values (?, ?, ?, ?)');
      const remove = this.#file.prepare(
        'delete from committed_offset where topic = ? and consumer_group = ? and partition = ?',
      );
      for (const { topic, group, partition, offset } of rows) {
        if (offset === -1) remove.run(topic, group, partition);
        else put.run(topic, group, partition, offset);
      }
      for (const row of emptyGroups) this.#putEmptyGroup(row);
    });
  }

  close(): void {
    this.#file.close();
  }

  #putEmptyGroup({ cluster, group, since }: EmptyGroupRow): void {
    if (since === -1) {
      this.#file
        .prepare('delete from empty_group where cluster = ? and consumer_group = ?')
        .run(cluster, group);
    } else {
      this.#file
        .prepare('insert or replace into empty_group values (?, ?, ?)')
        .run(cluster, group, since);
    }
  }

  #removeTopic(id: string): void {
    this.#file.prepare('delete from committed_offset where topic = ?').run(id);
    this.#file.prepare('delete from topic where id = ?').run(id);
    this.#file.prepare('delete from removed_topic where id = ?').run(id);
  }

  #all(select: string): Record<string, unknown>[] {
    return this.#named(() => this.#file.prepare(select).all());
  }

  #transaction(change: () => void): void {
    try {
      this.#named(() => this.#file.transaction(change));
    } catch (error) {
      const { message } = (error as Error).cause as Error;
      throw new LogError('KAFKA_STORAGE_ERROR', `topics and offsets can't be written: ${message}`, {
        cause: error,
      });
    }
  }

  /** SQLite doesn't say which file it is about. */
  #named<Result>(action: () => Result): Result {
    try {
      return action();
    } catch (error) {
      const { message } = error as Error;
      const prefix = message.includes(this.#path) ? '' : `${this.#path} can't be used: `;
      throw new Error(`${prefix}${message}`, { cause: error });
    }
  }
}
