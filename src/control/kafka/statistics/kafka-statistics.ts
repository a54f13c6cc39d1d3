import type { Clock } from '../../../base/clock.ts';
import type { LogCluster, LogEngine, TopicDescription } from '../../../engines/log/engine.ts';
import { LogError } from '../../../engines/log/errors.ts';
import { silentLogger, type Logger } from '../../../base/logger.ts';
import type { Store } from '../../../store/store.ts';
import type { ClusterAllowance, ClusterMeters } from '../clusters/running-clusters.ts';
import { PeriodicWrites } from '../../statistics/periodic-writes.ts';
import { ClusterStatistics, type ObservedTopic } from './cluster-statistics.ts';
import { writeTraffic, readTraffic, type Subject } from './traffic-rows.ts';
import {
  clusterRecord,
  topicRecord,
  type ClusterStatisticsRecord,
  type TopicStatisticsRecord,
} from './record.ts';
import type { StoredTraffic, TrafficStatistics } from './traffic-statistics.ts';
import type { ClusterUsage, ExceededLimit } from '../../../directory/kafka/usage.ts';
import { UNLIMITED } from '../../plans.ts';

export interface KafkaStatisticsOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly engine: LogEngine;
  readonly logger?: Logger | undefined;
}

/** Ticks between reads of the sizes of topics: once per minute of the series. */
const TICKS_BETWEEN_REFRESHES = 60;

/**
 * The statistics of every cluster and its topics. They are kept in memory and written to the store every few seconds,
 * so a killed process loses the last seconds of them.
 */
export class KafkaStatistics implements ClusterMeters {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #engine: LogEngine;
  readonly #logger: Logger;
  readonly #meters = new Map<string, ClusterMeter>();
  /** Stored statistics of clusters that do not run yet. */
  readonly #stored: Map<string, Map<string, StoredTraffic>>;
  readonly #deletedClusters = new Set<string>();
  #deletedTopics: Subject[] = [];
  readonly #writes = new PeriodicWrites({
    onTick: (count) => this.#advance(count),
    write: () => this.#write(),
  });

  /** Loads the stored statistics, and begins to write them. */
  static async open(options: KafkaStatisticsOptions): Promise<KafkaStatistics> {
    return new KafkaStatistics(options, await readTraffic(options.store, options.clock.now()));
  }

  private constructor(
    options: KafkaStatisticsOptions,
    stored: Map<string, Map<string, StoredTraffic>>,
  ) {
    this.#store = options.store;
    this.#clock = options.clock;
    this.#engine = options.engine;
    this.#logger = options.logger ?? silentLogger;
    this.#stored = stored;
  }

  allow(clusterId: string, allowance: ClusterAllowance): ClusterMeter {
    const known = this.#meters.get(clusterId);
    if (known !== undefined) {
      known.allow(allowance);
      return known;
    }
    const now = () => this.#clock.now();
    const statistics = new ClusterStatistics(now, this.#stored.get(clusterId) ?? new Map());
    this.#stored.delete(clusterId);
    const meter = new ClusterMeter(statistics, this.#clock, allowance);
    this.#meters.set(clusterId, meter);
    return meter;
  }

  forget(clusterId: string): void {
    this.#meters.delete(clusterId);
    this.#stored.delete(clusterId);
    this.#deletedClusters.add(clusterId);
  }

  /** A topic has been deleted. A new one with its name begins at zero, even if none of the two has been seen yet. */
  forgetTopic(clusterId: string, topic: string): void {
    const topicId = this.#meters.get(clusterId)?.statistics.forget(topic);
    if (topicId !== undefined) this.#deletedTopics.push({ clusterId, topicId });
  }

  /** The meter of a running cluster. */
  meter(clusterId: string): ClusterMeter | undefined {
    return this.#meters.get(clusterId);
  }

  /** In the form of the management API; undefined if the cluster does not run. */
  async ofCluster(clusterId: string): Promise<ClusterStatisticsRecord | undefined> {
    await this.refreshTopics(clusterId);
    const meter = this.#meters.get(clusterId);
    return meter && clusterRecord(meter.statistics.all, meter.price, this.#clock.now());
  }

  /** The same for a topic, of which alone the size is read: a cluster may have thousands of others. */
  async ofTopic(clusterId: string, topic: string): Promise<TopicStatisticsRecord | undefined> {
    await this.#refreshTopic(clusterId, topic);
    const meter = this.#meters.get(clusterId);
    return meter && topicRecord(meter.statistics.of(topic), this.#clock.now());
  }

  /** Reads the topics of a cluster and their sizes from the log. */
  async refreshTopics(clusterId: string): Promise<void> {
    const statistics = this.#meters.get(clusterId)?.statistics;
    if (statistics === undefined || !this.#engine.has(clusterId)) return;
    const before = statistics.names();
    const log = this.#engine.cluster(clusterId);
    const seen = await Promise.all((await log.topics()).map((topic) => seenTopic(log, topic)));
    const there = seen.filter((topic) => topic !== undefined);
    const gone = statistics.see(there, before);
    this.#deletedTopics.push(...gone.map((topicId) => ({ clusterId, topicId })));
  }

  async #refreshTopic(clusterId: string, name: string): Promise<void> {
    const statistics = this.#meters.get(clusterId)?.statistics;
    if (statistics === undefined || !this.#engine.has(clusterId)) return;
    const log = this.#engine.cluster(clusterId);
    const topic = await log.topic(name);
    const seen = topic && (await seenTopic(log, topic));
    if (seen !== undefined) statistics.seeOne(seen);
  }

  /** Does the work of one second, for tests. */
  tick(): void {
    this.#writes.tick();
  }

  /** Writes what has changed; calls run one after another. */
  write(): Promise<void> {
    return this.#writes.write();
  }

  /** Writes the rest. The store and the engine must still be open. */
  async close(): Promise<void> {
    this.#writes.stop();
    await this.#refreshAll();
    await this.write();
  }

  #advance(tick: number): void {
    const now = this.#clock.now();
    for (const { statistics } of this.#meters.values()) statistics.advance(now);
    if (tick % TICKS_BETWEEN_REFRESHES === 0) void this.#refreshAll();
  }

  async #refreshAll(): Promise<void> {
    for (const clusterId of this.#meters.keys()) {
      try {
        await this.refreshTopics(clusterId);
      } catch (err) {
        this.#logger.info({ err, cluster: clusterId }, 'the sizes of topics cannot be read');
      }
    }
  }

  /** A failed write is repeated with the next one. */
  async #write(): Promise<void> {
    const changed = [...this.#all()].filter(([, statistics]) => statistics.changed);
    const deletedTopics = this.#deletedTopics;
    const deletedClusters = [...this.#deletedClusters];
    if (changed.length + deletedTopics.length + deletedClusters.length === 0) return;
    for (const [, statistics] of changed) statistics.changed = false;
    this.#deletedTopics = [];
    try {
      await writeTraffic(
        this.#store,
        { changed, deletedTopics, deletedClusters },
        this.#clock.now(),
      );
      for (const id of deletedClusters) this.#deletedClusters.delete(id);
    } catch (err) {
      for (const [, statistics] of changed) statistics.changed = true;
      this.#deletedTopics.unshift(...deletedTopics);
      this.#logger.error({ err }, 'the statistics of Kafka clusters cannot be written');
    }
  }

  *#all(): Iterable<readonly [Subject, TrafficStatistics]> {
    for (const [clusterId, { statistics }] of this.#meters) {
      yield [{ clusterId, topicId: '' }, statistics.all];
      for (const { id, statistics: ofTopic } of statistics.topics()) {
        yield [{ clusterId, topicId: id }, ofTopic];
      }
    }
  }
}

/** A topic that is deleted meanwhile is left out. */
async function seenTopic(
  log: LogCluster,
  { id, name }: TopicDescription,
): Promise<ObservedTopic | undefined> {
  try {
    return { id, name, size: await log.sizeOf(name) };
  } catch (error) {
    const isGone = error instanceof LogError && error.code === 'UNKNOWN_TOPIC_OR_PARTITION';
    if (isGone) return undefined;
    throw error;
  }
}

const SECOND_MS = 1000;

/**
 * Counts the traffic of one cluster, and enforces its limit of messages a second.
 *
 * A token bucket with a capacity of one second's messages, refilled continuously. A request of any size is admitted
 * while at least one token is left, and takes one per message, even below zero; later requests wait until it has
 * refilled. So a batch larger than the limit can still be produced.
 */
export class ClusterMeter implements ClusterUsage {
  readonly statistics: ClusterStatistics;
  readonly #clock: Clock;
  #allowance: ClusterAllowance;
  /** Tokens at {@link #at}; below 0 after a large batch. */
  #remaining: number;
  #at: number;

  constructor(statistics: ClusterStatistics, clock: Clock, allowance: ClusterAllowance) {
    this.statistics = statistics;
    this.#clock = clock;
    this.#allowance = allowance;
    this.#remaining = allowance.limits.max_messages_per_second;
    this.#at = clock.now();
  }

  /** Dollars a message. */
  get price(): number {
    return this.#allowance.price;
  }

  /** Sets the allowance from now on. */
  allow(allowance: ClusterAllowance): void {
    this.#allowance = allowance;
    this.#remaining = Math.min(this.#remaining, allowance.limits.max_messages_per_second);
  }

  admit(messages: number): ExceededLimit | undefined {
    const { max_messages_per_second: limit } = this.#allowance.limits;
    if (limit >= UNLIMITED) return undefined;
    const now = this.#clock.now();
    const back = (Math.max(now - this.#at, 0) * limit) / SECOND_MS;
    this.#remaining = Math.min(this.#remaining + back, limit);
    this.#at = now;
    // A fraction of a token does not count.
    if (this.#remaining < 1) {
      return { limit, retryAfter: Math.max(Math.ceil((1 - this.#remaining) / limit), 1) };
    }
    this.#remaining -= messages;
    return undefined;
  }

  refund(messages: number): void {
    this.#remaining += messages;
  }

  produced(topic: string, messages: number, bytes: number): void {
    this.statistics.all.produced(messages, bytes);
    this.statistics.of(topic).produced(messages, bytes);
  }

  consumed(topic: string, messages: number, bytes: number): void {
    this.statistics.all.consumed(messages, bytes);
    this.statistics.of(topic).consumed(messages, bytes);
  }
}
