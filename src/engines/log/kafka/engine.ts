import { systemAlarms, type Alarms } from '../../../base/alarms.ts';
import { systemClock, type Clock } from '../../../base/clock.ts';
import { DataError } from '../../../base/data-error.ts';
import { randomIds, type Ids } from '../../../base/ids.ts';
import { silentLogger, type Logger } from '../../../base/logger.ts';
import type { ClusterLimits, LogEngine, Transactions } from '../engine.ts';
import { UnreachableError } from './client/broker-error.ts';
import { Brokers } from './client/brokers.ts';
import type { KafkaServers } from './client/client.ts';
import { logErrorOf } from './client/retries.ts';
import { KafkaCluster } from './cluster.ts';
import { clusterPrefix } from './cluster-prefix.ts';
import type { KafkaParts } from './parts.ts';
import { Producer } from './produce/producer.ts';
import { TransactionalProducer } from './produce/transactions.ts';
import { KafkaUsers } from './users/users.ts';

export interface KafkaLogOptions extends KafkaServers {
  /** The prefix of the names of Plinth's topics and groups. */
  readonly prefix?: string | undefined;
  readonly clock?: Clock;
  readonly alarms?: Alarms;
  readonly ids?: Ids;
  /** A number from 0 to below 1. */
  readonly random?: () => number;
  /** As of {@link KafkaParts}; {@link JOIN_GRACE} if omitted. */
  readonly joinGrace?: number;
  readonly logger?: Logger;
}

/** The default prefix, which topics of other programs are unlikely to have. */
const PREFIX = 'plinth';
/** Milliseconds. */
const JOIN_GRACE = 1000;
/** For a cluster that is opened only to be deleted. */
const NO_LIMITS: ClusterLimits = {
  maxPartitions: -1,
  maxRetentionTime: -1,
  maxRetentionSize: -1,
  maxMessageSize: -1,
};

/**
 * Clusters on an Apache Kafka. The list of clusters comes from the caller; the topics and groups of each are those of
 * the Kafka whose names begin with `plinth.<cluster>.`, and nothing of them is stored elsewhere.
 */
export class KafkaLog implements LogEngine {
  readonly users: KafkaUsers;
  readonly #parts: KafkaParts;
  readonly #prefix: string;
  readonly #clusters = new Map<string, KafkaCluster>();

  /**
   * Connects to a Kafka. It may be unavailable at first.
   * @throws DataError if it can never work: the credentials are refused, or the Kafka is too old
   */
  static async open(options: KafkaLogOptions): Promise<KafkaLog> {
    const engine = new KafkaLog(options);
    const { client } = engine.#parts.brokers;
    try {
      const { brokers } = await client.call('any', 'Metadata', [], false, false);
      client.learn(brokers);
    } catch (error) {
      if (error instanceof UnreachableError && error.isFinal) {
        await engine.#parts.brokers.close();
        throw new DataError(`the Kafka of --kafka-brokers can't be used: ${error.message}`, {
          cause: error,
        });
      }
    }
    return engine;
  }

  private constructor(options: KafkaLogOptions) {
    const { logger = silentLogger, ids = randomIds } = options;
    const brokers = new Brokers(options, logger);
    this.#prefix = options.prefix ?? PREFIX;
    this.#parts = {
      brokers,
      producer: new Producer(brokers),
      transactions: new TransactionalProducer(brokers, `${this.#prefix}-${ids.uuid()}`),
      clock: options.clock ?? systemClock,
      alarms: options.alarms ?? systemAlarms,
      random: options.random ?? Math.random,
      joinGrace: options.joinGrace ?? JOIN_GRACE,
      logger,
    };
    this.users = new KafkaUsers({
      ...this.#parts,
      ids,
      hasScram: options.sasl?.mechanism.startsWith('SCRAM') === true,
      prefixOf: (cluster) => clusterPrefix(this.#prefix, cluster),
    });
  }

  get transactions(): Transactions {
    return this.#parts.transactions;
  }

  /** The cluster id of the Kafka; undefined while no broker answers. */
  async kafkaId(): Promise<string | undefined> {
    const { client } = this.#parts.brokers;
    try {
      const { clusterId } = await client.call('any', 'Metadata', [], false, false);
      return clusterId ?? undefined;
    } catch {
      return undefined;
    }
  }

  /** Checks whether the brokers respond. @returns the problem; undefined if there is none */
  async healthProblem(): Promise<string | undefined> {
    const { client } = this.#parts.brokers;
    try {
      const { brokers } = await client.call('any', 'Metadata', [], false, false);
      client.learn(brokers);
    } catch (error) {
      return (error as Error).message;
    }
    return undefined;
  }

  cluster(id: string): KafkaCluster {
    const cluster = this.#clusters.get(id);
    if (cluster === undefined) throw new Error(`the log has no cluster ${id}`);
    return cluster;
  }

  async createCluster(id: string, limits: ClusterLimits): Promise<void> {
    const cluster = this.#clusters.get(id);
    if (cluster !== undefined) cluster.topicCatalog.limits = limits;
    else this.#clusters.set(id, this.#clusterOf(id, limits));
  }

  /** @throws LogError while the brokers are unavailable: then the cluster still exists */
  async deleteCluster(id: string): Promise<void> {
    const cluster = this.#clusters.get(id) ?? this.#clusterOf(id, NO_LIMITS);
    await this.users.removeAll(id).catch((error: unknown) => {
      throw logErrorOf(error);
    });
    await cluster.consumerGroups.deleteAll();
    await cluster.topicCatalog.deleteAll();
    this.#clusters.delete(id);
  }

  refreshTopics(): void {
    for (const { topicCatalog } of this.#clusters.values()) topicCatalog.forgetAll();
  }

  clusters(): readonly string[] {
    return [...this.#clusters.keys()];
  }

  async unopened(): Promise<readonly string[]> {
    const { client } = this.#parts.brokers;
    const start = `${this.#prefix}.`;
    try {
      // Without retries: a start does not wait for unavailable brokers.
      const { topics } = await client.call('any', 'Metadata', null, false, false);
      const names = [...topics.flatMap(({ name }) => name ?? []), ...(await this.users.prefixes())];
      const own = names.filter((name) => name.startsWith(start));
      const ids = own.map((name) => name.slice(start.length).split('.', 1)[0]!);
      return [...new Set(ids)].filter((id) => !this.#clusters.has(id));
    } catch {
      return [];
    }
  }

  has(id: string): boolean {
    return this.#clusters.has(id);
  }

  async close(): Promise<void> {
    await this.users.close();
    for (const { consumerGroups } of this.#clusters.values()) await consumerGroups.close();
    await this.#parts.brokers.close();
  }

  #clusterOf(id: string, limits: ClusterLimits): KafkaCluster {
    return new KafkaCluster(clusterPrefix(this.#prefix, id), limits, this.#parts);
  }

  /** Ends like a killed process, without completing anything. For tests. */
  async abandon(): Promise<void> {
    for (const { consumerGroups } of this.#clusters.values()) consumerGroups.abandon();
    await this.#parts.brokers.close();
  }
}
