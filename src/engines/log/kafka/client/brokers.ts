import type { Logger } from '../../../../base/logger.ts';
import type { ApiName, Arguments, Response } from './apis.ts';
import { LogError } from '../../errors.ts';
import { BrokerError, checkCode, nameOf } from './broker-error.ts';
import { KafkaClient, type KafkaServers, type Node } from './client.ts';
import { withRetries } from './retries.ts';

/** A topic in the metadata of the brokers. */
export interface BrokerTopic {
  readonly id: string;
  readonly name: string;
  /** By partition number, the id of the leader. */
  readonly leaders: readonly number[];
}

const GROUP = 0;

/** Finds leaders of partitions and coordinators of groups, and calls them with retries. */
export class Brokers {
  readonly client: KafkaClient;
  readonly #topics = new Map<string, BrokerTopic>();
  readonly #coordinators = new Map<string, number>();
  /** How often a topic was dropped from the cache. What was asked for before one was is not kept. */
  #forgotten = 0;

  constructor(servers: KafkaServers, logger?: Logger) {
    this.client = new KafkaClient(servers, logger);
  }

  /**
   * Asks the brokers for topics; those that don't exist are left out.
   * @param names undefined means all topics
   * @throws LogError
   */
  topics(names?: readonly string[]): Promise<readonly BrokerTopic[]> {
    return withRetries(async () => {
      const asked = this.#forgotten;
      const answer = await this.client.call(
        'any',
        'Metadata',
        names?.slice() ?? null,
        false,
        false,
      );
      this.client.learn(answer.brokers);
      if (names === undefined) this.#topics.clear();
      for (const name of names ?? []) this.#topics.delete(name);
      const found: BrokerTopic[] = [];
      for (const { errorCode, name, topicId, partitions, isInternal } of answer.topics) {
        if (typeof name !== 'string' || isInternal) continue;
        const code = nameOf(errorCode);
        if (code === 'UNKNOWN_TOPIC_OR_PARTITION' || code === 'INVALID_TOPIC_EXCEPTION') continue;
        checkCode(errorCode);
        const leaders: number[] = [];
        for (const { partitionIndex, leaderId } of partitions) leaders[partitionIndex] = leaderId;
        const topic = { id: topicId, name, leaders };
        if (asked === this.#forgotten) this.#topics.set(name, topic);
        found.push(topic);
      }
      return found;
    });
  }

  /** All brokers, by their ids. @throws LogError */
  async nodes(): Promise<readonly number[]> {
    await this.topics([]);
    return this.client.nodes;
  }

  /** Drops a topic from the cache; it is asked for again when it is needed. */
  forget(name: string): void {
    this.#forgotten += 1;
    this.#topics.delete(name);
  }

  /** Drops all topics from the cache. */
  forgetAll(): void {
    this.#forgotten += 1;
    this.#topics.clear();
  }

  /**
   * A topic, from the cache if it is there.
   * @throws LogError UNKNOWN_TOPIC_OR_PARTITION
   */
  async topic(name: string): Promise<BrokerTopic> {
    const topic = this.#topics.get(name) ?? (await this.topics([name]))[0];
    if (topic === undefined) throw isGone(name);
    return topic;
  }

  /** @throws BrokerError */
  async leader(name: string, partition: number): Promise<number> {
    const { leaders } = await this.topic(name);
    const leader = leaders[partition];
    if (leader === undefined) throw isGone(`${name}-${partition}`);
    if (leader < 0) {
      this.forget(name);
      throw new BrokerError('LEADER_NOT_AVAILABLE');
    }
    return leader;
  }

  /** Partitions by the id of their leader. @throws BrokerError */
  async byLeader<P extends { readonly topic: string; readonly partition: number }>(
    partitions: readonly P[],
  ): Promise<Map<number, P[]>> {
    const found = new Map<number, P[]>();
    for (const partition of partitions) {
      const leader = await this.leader(partition.topic, partition.partition);
      const list = found.get(leader);
      if (list === undefined) found.set(leader, [partition]);
      else list.push(partition);
    }
    return found;
  }

  /** Which broker coordinates a group. @throws BrokerError, UnreachableError */
  async coordinator(group: string): Promise<number> {
    const known = this.#coordinators.get(group);
    if (known !== undefined) return known;
    const { coordinators } = await this.client.call('any', 'FindCoordinator', GROUP, [group]);
    const found = coordinators[0]!;
    checkCode(found.errorCode, found.errorMessage);
    if (!this.client.nodes.includes(found.nodeId)) await this.topics([]);
    this.#coordinators.set(group, found.nodeId);
    return found.nodeId;
  }

  /** Drops the coordinator of a group from the cache, because it may have moved. */
  forgetCoordinator(group: string): void {
    this.#coordinators.delete(group);
  }

  /**
   * A call to one broker or to any, with retries.
   * @param codeOf returns the error code of the response; the caller checks further ones
   * @throws LogError
   */
  ask<N extends ApiName>(
    node: Node,
    name: N,
    args: Arguments<N>,
    codeOf: (answer: Response<N>) => number = () => 0,
  ): Promise<Response<N>> {
    return withRetries(async () => {
      const answer = await this.client.call(node, name, ...args);
      checkCode(codeOf(answer));
      return answer;
    });
  }

  /**
   * A call to the coordinator of a group, with retries.
   * @param codeOf returns the error code of the response
   * @throws LogError
   */
  callCoordinator<N extends ApiName>(
    group: string,
    name: N,
    args: Arguments<N>,
    codeOf: (answer: Response<N>) => number,
  ): Promise<Response<N>> {
    return withRetries(async (tries) => {
      if (tries > 0) this.forgetCoordinator(group);
      const node = await this.coordinator(group);
      const answer = await this.client.call(node, name, ...args);
      checkCode(codeOf(answer));
      return answer;
    });
  }

  close(): Promise<void> {
    return this.client.close();
  }
}

/** A LogError, because it is not retried; a BrokerError with this code would be. */
function isGone(name: string): LogError {
  return new LogError('UNKNOWN_TOPIC_OR_PARTITION', `There is no ${name}`);
}
