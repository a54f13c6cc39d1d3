import { systemAlarms, type Alarms } from '../../../base/alarms.ts';
import { systemClock, type Clock } from '../../../base/clock.ts';
import { lockDirectory } from '../../../base/files/directory-lock.ts';
import { makeDirectory } from '../../../base/files/make-directory.ts';
import type { FileCheck } from '../../../store/rows/sqlite-check.ts';
import { MemoryFiles } from '../../../base/files/memory-files.ts';
import { nodeFiles } from '../../../base/files/node-files.ts';
import { randomIds, type Ids } from '../../../base/ids.ts';
import { silentLogger, type Logger } from '../../../base/logger.ts';
import type { ClusterLimits, LogEngine } from '../engine.ts';
import { EmbeddedCluster } from './cluster.ts';
import { OffsetCommits } from './groups/offset-commits.ts';
import { Metadata } from './metadata/metadata.ts';
import type { EngineParts } from './parts.ts';
import { reconcileTopics } from './topics/reconcile-topics.ts';
import { openLogStorage } from './storage/open.ts';
import { MEMORY_SETTINGS } from './storage/settings.ts';
import type { LogStorage } from './storage/storage.ts';
import { existsSync } from 'node:fs';
import { DataError } from '../../../base/data-error.ts';

export interface EmbeddedLogOptions {
  /** The data directory, created if it is missing. Without one, nothing is persisted. */
  readonly directory?: string | undefined;
  readonly clock?: Clock;
  readonly alarms?: Alarms;
  readonly ids?: Ids;
  /** A number from 0 to below 1. */
  readonly random?: () => number;
  readonly logger?: Logger;
  /** How the metadata file is checked before it is used. */
  readonly check?: FileCheck | undefined;
}

/** The parts of an engine. It closes storage and metadata when it is closed. */
export type EmbeddedLogParts = Omit<EngineParts, 'commits'>;

/** Clusters in this process: their records share one storage, everything else is in the metadata. */
export class EmbeddedLog implements LogEngine {
  readonly #parts: EngineParts;
  readonly #clusters = new Map<string, EmbeddedCluster>();
  #isClosed = false;
  #unlock: () => void = () => {};

  /**
   * Opens the clusters of a data directory.
   * @throws Error if another process has it open, or its content can't be used
   */
  static async open(options: EmbeddedLogOptions = {}): Promise<EmbeddedLog> {
    const { directory } = options;
    if (directory !== undefined) makeDirectory(directory);
    const unlock = directory === undefined ? () => {} : lockDirectory(directory);
    try {
      const engine = await EmbeddedLog.#open(options);
      engine.#unlock = unlock;
      return engine;
    } catch (error) {
      unlock();
      throw error;
    }
  }

  static async #open(options: EmbeddedLogOptions): Promise<EmbeddedLog> {
    const { directory } = options;
    const parts = {
      clock: options.clock ?? systemClock,
      alarms: options.alarms ?? systemAlarms,
      ids: options.ids ?? randomIds,
      random: options.random ?? Math.random,
      logger: options.logger ?? silentLogger,
    };
    const log = `${directory ?? 'memory'}/log`;
    const file = directory === undefined ? ':memory:' : `${directory}/metadata.db`;
    const metadata = new Metadata(file, options.check);
    let storage: LogStorage | undefined;
    try {
      if (directory !== undefined && isLogMissing(log))
        checkMissingLog(log, metadata, options.check);
      storage = await openLogStorage({
        files: directory === undefined ? new MemoryFiles() : nodeFiles,
        directory: log,
        settings: directory === undefined ? MEMORY_SETTINGS : undefined,
        ...parts,
      });
      return await EmbeddedLog.start({ ...parts, storage, metadata });
    } catch (error) {
      metadata.close();
      await storage?.close();
      throw error;
    }
  }

  /** Starts an engine on open storage and metadata, and completes deletions that a crash interrupted. */
  static async start(parts: EmbeddedLogParts): Promise<EmbeddedLog> {
    const engine = new EmbeddedLog(parts);
    await engine.#load();
    return engine;
  }

  private constructor(parts: EmbeddedLogParts) {
    this.#parts = { ...parts, commits: new OffsetCommits(parts) };
  }

  cluster(id: string): EmbeddedCluster {
    const cluster = this.#clusters.get(id);
    if (cluster === undefined) throw new Error(`the log has no cluster ${id}`);
    return cluster;
  }

  async createCluster(id: string, limits: ClusterLimits): Promise<void> {
    const cluster = this.#clusters.get(id);
    // Without a change nothing is written, so a start also works on a full disk.
    if (cluster !== undefined && isSame(cluster.topicCatalog.limits, limits)) return;
    this.#parts.metadata.putCluster(id, limits);
    if (cluster === undefined) {
      this.#clusters.set(id, new EmbeddedCluster(id, limits, this.#parts));
    } else {
      cluster.topicCatalog.limits = limits;
    }
  }

  async deleteCluster(id: string): Promise<void> {
    const cluster = this.#clusters.get(id);
    if (cluster === undefined) return;
    cluster.consumerGroups.close();
    for (const { name } of cluster.topicCatalog.list()) await cluster.deleteTopic(name);
    this.#parts.metadata.removeCluster(id);
    this.#clusters.delete(id);
    cluster.consumerGroups.close();
    this.#parts.commits.forgetCluster(id);
  }

  /** Always none: opening the engine opens all of its clusters. */
  unopened(): Promise<readonly string[]> {
    return Promise.resolve([]);
  }

  clusters(): readonly string[] {
    return [...this.#clusters.keys()];
  }

  has(id: string): boolean {
    return this.#clusters.has(id);
  }

  /** Always none: errors of the disk are reported by the calls that meet them. */
  async healthProblem(): Promise<undefined> {
    return undefined;
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    for (const cluster of this.#clusters.values()) cluster.consumerGroups.close();
    const { commits, storage, metadata, logger } = this.#parts;
    try {
      commits.flushNow();
    } catch (error) {
      const words = 'cannot write the last committed offsets: groups continue from earlier ones';
      logger.error({ err: error }, words);
    }
    try {
      await storage.close();
    } catch (error) {
      logger.error(
        { err: error },
        'closed the log without a checkpoint: the next start reads the journal',
      );
    }
    try {
      metadata.close();
    } finally {
      this.#unlock();
    }
  }

  async #load(): Promise<void> {
    const { metadata, storage, logger } = this.#parts;
    const { topics, deleted } = await reconcileTopics(storage, metadata, logger);
    for (const { id, ...limits } of metadata.clusters()) {
      this.#clusters.set(id, new EmbeddedCluster(id, limits, this.#parts));
    }
    const clusterOf = new Map<string, EmbeddedCluster>();
    for (const { cluster: id, ...description } of topics) {
      const cluster = this.cluster(id);
      cluster.topicCatalog.load(description);
      clusterOf.set(description.id, cluster);
    }
    for (const row of metadata.offsets()) {
      clusterOf.get(row.topic)?.consumerGroups.committed.load(row);
    }
    for (const { cluster, group, since } of metadata.emptyGroups()) {
      this.#clusters.get(cluster)?.consumerGroups.empty.load(group, since);
    }
    for (const cluster of this.#clusters.values()) cluster.consumerGroups.start();
    for (const topic of deleted) {
      await storage.deleteTopic(topic);
      try {
        metadata.removeTopic(topic);
        await storage.descriptions.remove(topic);
      } catch (error) {
        logger.error(
          { topic, err: error },
          'cannot remove all of a deleted topic: the next start removes the rest',
        );
      }
    }
  }
}

function isSame(a: ClusterLimits, b: ClusterLimits): boolean {
  return (Object.keys(b) as (keyof ClusterLimits)[]).every((name) => a[name] === b[name]);
}

/** The files that the storage creates before the first topic. */
const PARTS = ['journal', 'topics'];

/** Whether a directory has no log: before the first start, or if its files are gone. */
function isLogMissing(directory: string): boolean {
  return !PARTS.some((part) => existsSync(`${directory}/${part}`));
}

/**
 * Called when the log is missing. If there were topics, their messages are gone. If that is accepted, their committed
 * offsets are dropped: offsets begin at 0 again, so groups would skip new messages.
 * @throws DataError that says what to do, unless the loss is accepted
 */
function checkMissingLog(
  directory: string,
  metadata: Pick<Metadata, 'topics' | 'offsets' | 'putOffsets'>,
  check: FileCheck | undefined,
): void {
  const topics = metadata.topics().length;
  if (topics === 0) return;
  const what = `${directory} is missing, with all messages of ${topics === 1 ? '1 topic' : `${topics} topics`}`;
  if (check?.acceptLoss !== true) {
    throw new DataError(
      `${what}. Put a copy of it in its place, or start with --accept-loss to continue with empty topics`,
    );
  }
  check.log.error({ directory, topics }, `${what}: the topics are empty`);
  metadata.putOffsets(metadata.offsets().map((row) => ({ ...row, offset: -1 })));
}
