import type {
  CleanupPolicy,
  LogCluster,
  LogEngine,
  TopicDescription,
} from '../../../engines/log/engine.ts';
import type { Store } from '../../../store/store.ts';
import { requireAccess } from '../../accessible.ts';
import { EVERY_ROLE, type Actor } from '../../actor.ts';
import type { AuditLog } from '../../audit/audit-log.ts';
import type { KeyedMutex } from '../../../base/keyed-mutex.ts';
import { ControlError } from '../../errors.ts';
import { requireCluster, accessibleClusters } from '../clusters/access.ts';
import type { ClusterRow } from '../clusters/row.ts';
import type { RunningClusters } from '../clusters/running-clusters.ts';
import type { KafkaStatistics } from '../statistics/kafka-statistics.ts';
import {
  changesOf,
  requirePartitions,
  settingsOf,
  reportedSettings,
  type TopicSettings,
} from './limits.ts';
import { LogError } from '../../../engines/log/errors.ts';

export interface TopicsOptions {
  readonly store: Store;
  readonly audit: AuditLog;
  readonly engine: LogEngine;
  readonly running: RunningClusters;
  readonly statistics: Pick<KafkaStatistics, 'forgetTopic'>;
  readonly mutex: KeyedMutex;
}

/** The request to create a topic. */
export interface NewTopic extends TopicSettings {
  readonly clusterId: string;
  readonly name: string;
  readonly partitions: number;
  readonly cleanupPolicy?: CleanupPolicy | undefined;
}

/** Changes of a topic; the number of partitions can only grow. */
export interface TopicChanges extends TopicSettings {
  readonly partitions?: number | undefined;
}

/** A topic, with its settings as its cluster allows them, and the cluster that it is in. */
export interface Topic {
  readonly topic: TopicDescription;
  readonly cluster: ClusterRow;
}

/**
 * The topics of clusters. They belong to the log; there are no rows of them. A change is recorded in the audit log
 * once the log has made it, so a process that ends in between leaves a change without an entry. A deletion is
 * recorded first, so there the entry may be of a deletion that has to be repeated.
 */
export class Topics {
  readonly #options: TopicsOptions;
  readonly #store: Store;

  constructor(options: TopicsOptions) {
    this.#options = options;
    this.#store = options.store;
  }

  /** The topics of a cluster, by name. @throws ControlError */
  async list(actor: Actor, clusterId: string): Promise<Topic[]> {
    const cluster = await requireCluster(this.#store, actor, clusterId);
    const topics = await this.#logOf(clusterId).topics();
    return topics
      .map((topic) => this.#describe(topic, cluster))
      .toSorted((a, b) => (a.topic.name < b.topic.name ? -1 : 1));
  }

  /** @throws ControlError if there is no such topic that the caller has access to */
  async get(actor: Actor, id: string): Promise<Topic> {
    const found = await this.#find(actor, id);
    return this.#describe(found.topic, found.cluster);
  }

  /** Creates a topic; resolves when it exists. @throws ControlError */
  create(actor: Actor, order: NewTopic): Promise<Topic> {
    const { running, mutex } = this.#options;
    const { clusterId, name, partitions, cleanupPolicy = 'delete' } = order;
    return mutex.run(clusterId, async () => {
      const cluster = await requireCluster(this.#store, actor, clusterId);
      const limits = running.limitsOf(cluster);
      const log = this.#logOf(clusterId);
      // Listed anew: a cached topic may be older than its deletion by another process.
      const topics = await log.topics();
      if (topics.some((one) => one.name === name)) {
        throw new ControlError('topicNameTaken', { name });
      }
      requirePartitions(topics, partitions, limits);
      const config = { ...settingsOf(order, limits), cleanupPolicy };
      const created = log.createTopic(name, partitions, config);
      const topic = await refusedAsControl(created, { id: name, name });
      await running.step('log opened', topic.id);
      await this.#record(actor, { topic, cluster }, 'create', { partitions });
      return this.#describe(topic, cluster);
    });
  }

  /** Changes the given settings of a topic. @throws ControlError */
  update(actor: Actor, id: string, changes: TopicChanges): Promise<Topic> {
    return this.#change(actor, id, async ({ topic: before, cluster }, log) => {
      const limits = this.#options.running.limitsOf(cluster);
      const { partitions } = changes;
      const settings = changesOf(changes, limits);
      if (partitions !== undefined) {
        const { partitions: count } = before;
        if (partitions < count) throw new ControlError('fewerPartitions', { count });
        requirePartitions(await log.topics(), partitions - count, limits);
      }
      const changed = log.alterTopic(before.name, { ...settings, partitions });
      const topic = await refusedAsControl(changed, { id, name: before.name });
      await this.#record(actor, { topic, cluster }, 'update', { ...settings, partitions });
      return this.#describe(topic, cluster);
    });
  }

  /** Deletes a topic with all that it holds. @throws ControlError */
  async delete(actor: Actor, id: string): Promise<void> {
    await this.#change(actor, id, async (found, log) => {
      const { name } = found.topic;
      // The log needs no disk space to delete, but the audit log does; so it comes first, before anything has
      // changed.
      await this.#record(actor, found, 'delete', {});
      await refusedAsControl(log.deleteTopic(name), { id, name });
      this.#options.statistics.forgetTopic(found.cluster.cluster_id, name);
    });
  }

  /** Changes one topic, serialized with other changes of its cluster. */
  async #change<Result>(
    actor: Actor,
    id: string,
    change: (found: Topic, log: LogCluster) => Promise<Result>,
  ): Promise<Result> {
    const { cluster } = await this.#find(actor, id);
    return this.#options.mutex.run(cluster.cluster_id, async () => {
      const found = await this.#find(actor, id);
      return change(found, this.#logOf(found.cluster.cluster_id));
    });
  }

  /**
   * Searches the clusters that the caller knows: ids of topics are unique over clusters.
   * @throws ControlError if there is no such topic, or the caller's role does not allow the operation on it
   */
  async #find(actor: Actor, id: string): Promise<Topic> {
    const { engine } = this.#options;
    const anyRole = { ...actor, ...EVERY_ROLE };
    const clusters = await accessibleClusters(this.#store, anyRole).execute();
    for (const cluster of clusters) {
      // A cluster deleted meanwhile has no topics.
      if (!engine.has(cluster.cluster_id)) continue;
      const topics = await engine.cluster(cluster.cluster_id).topics();
      const topic = topics.find((one) => one.id === id);
      if (topic === undefined) continue;
      await requireAccess(this.#store, actor, cluster);
      return { topic, cluster };
    }
    throw new ControlError('topicNotFound', { id });
  }

  /** @throws ControlError if the cluster has been deleted meanwhile */
  #logOf(clusterId: string): LogCluster {
    const { engine } = this.#options;
    if (!engine.has(clusterId)) {
      throw new ControlError('clusterNotFound', { id: clusterId });
    }
    return engine.cluster(clusterId);
  }

  #describe(topic: TopicDescription, cluster: ClusterRow): Topic {
    const settings = reportedSettings(topic, this.#options.running.limitsOf(cluster));
    return { topic: { ...topic, ...settings }, cluster };
  }

  #record(
    actor: Actor,
    { topic, cluster }: Topic,
    verb: 'create' | 'update' | 'delete',
    details: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    return this.#options.audit.record(
      this.#store,
      { ...actor, customerId: cluster.customer_id },
      {
        action: `kafka_topic.${verb}`,
        entity: topic.id,
        details: { name: topic.name, cluster_id: cluster.cluster_id, ...details },
      },
    );
  }
}

/** The id and the name of the topic of a refused change. */
interface Named {
  readonly id: string;
  readonly name: string;
}

/** Maps errors of the log about a topic to those of the control plane; others are passed on. */
export async function refusedAsControl<Result>(
  change: Promise<Result>,
  { id, name }: Named,
): Promise<Result> {
  try {
    return await change;
  } catch (error) {
    if (!(error instanceof LogError)) throw error;
    switch (error.code) {
      case 'TOPIC_ALREADY_EXISTS':
        throw new ControlError('topicNameTaken', { name });
      case 'UNKNOWN_TOPIC_OR_PARTITION':
        throw new ControlError('topicNotFound', { id });
      case 'INVALID_TOPIC_EXCEPTION':
      case 'INVALID_PARTITIONS':
      case 'INVALID_CONFIG':
      case 'POLICY_VIOLATION':
        throw new ControlError('topicRefused', { reason: error.message });
      default:
        throw error;
    }
  }
}
