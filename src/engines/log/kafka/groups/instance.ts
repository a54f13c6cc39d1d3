import type { Alarm } from '../../../../base/alarms.ts';
import { ConsumerInstance } from '../../consumer-instance.ts';
import type { ConsumerConfig } from '../../engine.ts';
import type { TopicPartitionOffset } from '../../record.ts';
import { acrossRebalance } from './across-rebalance.ts';
import { instanceIdOf } from './instance-id.ts';
import { Member } from './member.ts';
import {
  isOutstanding,
  keyOf,
  type OwnedPartition,
  type PartitionOwner,
} from './owned-partition.ts';
import { assignedPartitions, resetPosition, type GroupContext } from './positions.ts';
import { byTopic, type TopicPartitions } from './protocol.ts';
import { Revocation } from './revocation.ts';
import { subscriptionOf } from './subscription.ts';

/** In milliseconds. A shorter interval would make a call for nearly every response. */
const MIN_AUTO_COMMIT_INTERVAL = 100;

export interface InstanceContext extends GroupContext {
  /** The name that clients use. */
  readonly groupName: string;
  /** Called when the instance has ended. */
  readonly onClosed: (instance: Instance) => void;
  /** Called when the instance joins, which makes its group rebalance. */
  readonly onJoining: () => void;
}

/**
 * An instance of a consumer group in this process, and its member of the group on the Kafka.
 *
 * **Rebalance.** Kafka makes all members of a group join again, and they do so at once, so none waits for another. A
 * member reports its partitions with outstanding records (returned, not committed). If such a partition is to move, it
 * stays with its owner, and returns no more records, until they are committed or the owner consumes again, for a
 * limited time ({@link Revocation}). Then the owner joins without it, and the group rebalances once more.
 */
export class Instance extends ConsumerInstance implements PartitionOwner {
  readonly member: Member;
  owned = new Map<string, OwnedPartition>();
  /** Set while it joins. */
  joining: Promise<void> | undefined;
  /** Settles when the last commit has ended. */
  committing: Promise<unknown> = Promise.resolve();
  /** The name of its group. */
  readonly group: string;
  readonly #context: InstanceContext;
  #assigned: TopicPartitions = byTopic();
  #mustJoin = true;
  #hasJoinedBefore = false;
  #autoCommit: Alarm | undefined;
  readonly #revocation: Revocation;
  #session: Alarm | undefined;
  /** How many partitions its topics had when it last joined. */
  readonly #counts = new Map<string, number>();

  constructor(name: string, config: ConsumerConfig, context: InstanceContext) {
    super(name, config);
    this.#context = context;
    this.group = context.groupName;
    this.#revocation = new Revocation(
      context.parts,
      () => this.owned,
      () => this.rebalance(),
      (owned) => this.#reportTaken(owned),
    );
    const { sessionTimeout } = config;
    const identity = { group: context.group, instanceId: instanceIdOf(name), sessionTimeout };
    this.member = new Member(context.parts.brokers, identity, {
      rebalancing: () => this.rebalance(),
      lost: (isTaken) => this.#lost(isTaken),
      leading: () => void this.refreshTopics(),
    });
  }

  /** Whether it gets a partition once another instance has released it. */
  awaits(topic: string, partition: number): boolean {
    const name = this.#context.topics.nameOf(topic);
    return this.joining !== undefined || this.#assigned[name]?.includes(partition) === true;
  }

  /** Adds topics to the subscription. */
  subscribe(topics: readonly string[]): void {
    for (const topic of topics) {
      if (this.topics.has(topic)) continue;
      this.topics.add(topic);
      this.#mustJoin = true;
    }
  }

  /**
   * Called at the beginning of a consume: joins if that is due, and releases revoked partitions, after a commit if the
   * instance commits automatically. If that fails, the next consume releases them.
   */
  async prepareConsume(): Promise<void> {
    if (this.#revocation.isPending) {
      const { autoCommit } = this.config;
      const isCommitted =
        !autoCommit ||
        (await this.commitPositions().then(
          () => true,
          () => false,
        ));
      if (isCommitted) this.#revocation.releaseAll();
    }
    if (this.#mustJoin) this.rebalance();
  }

  /** Joins again, because the group rebalances or its topics have changed. */
  rebalance(): void {
    this.#mustJoin = true;
    if (this.joining !== undefined || this.isClosed) return;
    this.#mustJoin = false;
    const joining = this.#joinAgain();
    // Callers that await `joining` get the error; otherwise the next consume tries again.
    joining.catch(() => {});
    this.joining = joining;
    this.changed();
    this.#context.onJoining();
  }

  /** Starts a rebalance if the number of partitions of a topic has changed. */
  async refreshTopics(): Promise<void> {
    const { topics } = this.#context;
    for (const name of this.topics) {
      const found = await topics.find(name).catch(() => null);
      if (found === null) return;
      const isOther = [...this.owned.values()].some(({ topic, topicId }) => {
        return topic === name && topicId !== found?.id;
      });
      if (!isOther && this.#counts.get(name) === (found?.partitions ?? 0)) continue;
      for (const [key, { topic, topicId }] of this.owned) {
        if (topic === name && topicId !== found?.id) this.owned.delete(key);
      }
      this.changed();
      this.rebalance();
      return;
    }
  }

  /**
   * Commits all positions, also the starting positions of partitions from which nothing was returned. @throws LogError
   */
  async commitPositions(): Promise<void> {
    this.#autoCommit?.cancel();
    this.#autoCommit = undefined;
    const due: TopicPartitionOffset[] = [];
    for (const { topic, topicId, partition, position, committed } of this.owned.values()) {
      if (position === undefined || position === committed) continue;
      // The positions are not valid for a topic that was recreated with the same name.
      const found = await this.#context.topics.find(topic);
      if (found?.id === topicId) due.push({ topic, partition, offset: position });
    }
    await this.commitOffsets(due);
  }

  /** Commits offsets of partitions that it owns. @throws LogError */
  async commitOffsets(offsets: readonly TopicPartitionOffset[]): Promise<void> {
    if (offsets.length > 0) {
      const byTopic = new Map<string, Map<number, number>>();
      for (const { topic, partition, offset } of offsets) {
        const name = this.#context.topics.nameOf(topic);
        const partitions = byTopic.get(name) ?? new Map<number, number>();
        byTopic.set(name, partitions.set(partition, offset));
      }
      const committing = this.member.commit(byTopic);
      this.committing = committing.catch(() => {});
      await committing;
      for (const { topic, partition, offset } of offsets) {
        const owned = this.owned.get(keyOf(topic, partition));
        if (owned === undefined) continue;
        owned.committed = offset;
        owned.acknowledged = offset;
        if (owned.position === undefined) {
          owned.position = offset;
          this.changed();
        }
      }
    }
    this.#revocation.releaseCommitted();
  }

  /** Continues from committed offsets. */
  seekTo(offsets: readonly TopicPartitionOffset[]): void {
    for (const { topic, partition, offset } of offsets) {
      const owned = this.owned.get(keyOf(topic, partition));
      if (owned !== undefined) owned.position = offset;
    }
    this.changed();
  }

  /** Schedules the automatic commit, if it is enabled, within its interval. */
  commitSoon(): void {
    if (!this.config.autoCommit || this.#autoCommit !== undefined || this.isClosed) return;
    const { clock, alarms, logger } = this.#context.parts;
    const interval = Math.max(this.config.autoCommitInterval, MIN_AUTO_COMMIT_INTERVAL);
    this.#autoCommit = alarms.at(clock.now() + interval, () => {
      this.#autoCommit = undefined;
      const committing = this.commitPositions();
      this.committing = committing.catch((err: unknown) => {
        logger.warn(
          { err, group: this.#context.group },
          'an automatic commit has failed, will retry',
        );
        this.commitSoon();
      });
    });
  }

  /** Called when a request of the instance arrives and when it is answered: restarts the session timeout. */
  restartSessionTimeout(): void {
    this.#session?.cancel();
    if (this.requests > 0 || this.isClosed) return;
    const { clock, alarms } = this.#context.parts;
    const end = clock.now() + this.config.sessionTimeout;
    this.#session = alarms.at(end, () => void this.close('lost').catch(() => {}));
  }

  /**
   * Closes the instance; its partitions are reassigned.
   * @param how `closed` commits returned records if the instance commits automatically; `lost` does not
   */
  async close(how: 'closed' | 'lost'): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    this.#cancelAlarms();
    this.#context.onClosed(this);
    this.changed();
    try {
      if (how === 'closed' && this.config.autoCommit) {
        await acrossRebalance(this, () => this.commitPositions());
      }
    } finally {
      await this.member.leave();
    }
  }

  /** Resolves once it has joined its group, and so may commit. @throws LogError if it can't join */
  async hasJoined(): Promise<void> {
    if (this.#hasJoinedBefore) return;
    if (this.joining === undefined) this.rebalance();
    await this.joining;
  }

  /** Ends it without leaving the group, because another process has taken over the instance. */
  abandon(): void {
    this.member.end();
    this.#lost(true);
  }

  /** Undoes the return of records from an offset on, and their commit, also one that is in progress. */
  rewind(owned: OwnedPartition, offset: number): void {
    if (!this.#owns(owned)) return;
    const { position } = owned;
    if (position !== undefined && position > offset) owned.position = offset;
    this.committing = this.#uncommit(this.committing, owned, offset).catch(() => {});
    this.changed();
  }

  /** Chooses a position by `autoOffsetReset`, because there is none to continue from. @throws LogError */
  async reset(owned: OwnedPartition): Promise<void> {
    await resetPosition(owned, this.config.autoOffsetReset, this.#context);
  }

  /** Commits an earlier offset once the last commit has ended, unless the records were returned again meanwhile. */
  async #uncommit(
    committing: Promise<unknown>,
    owned: OwnedPartition,
    offset: number,
  ): Promise<void> {
    await committing;
    const { topic, partition, position = 0, committed = 0 } = owned;
    if (!this.#owns(owned) || position > offset || committed <= offset) return;
    await this.commitOffsets([{ topic, partition, offset }]);
  }

  #owns(owned: OwnedPartition): boolean {
    return this.owned.get(keyOf(owned.topic, owned.partition)) === owned;
  }

  async #joinAgain(): Promise<void> {
    try {
      await this.#joinNow();
    } catch (error) {
      this.#mustJoin = true;
      throw error;
    } finally {
      this.joining = undefined;
      this.changed();
    }
    // Another rebalance became necessary meanwhile.
    if (this.#mustJoin) this.rebalance();
  }

  async #joinNow(): Promise<void> {
    const { topics } = this.#context;
    const hasBeenIn = this.member.memberId !== '';
    if (this.isPolling && this.config.autoCommit && hasBeenIn) {
      await this.commitPositions().catch(() => {});
    }
    const ids = new Map<string, string>();
    for (const name of this.topics) {
      const found = await topics.find(name);
      this.#counts.set(name, found?.partitions ?? 0);
      if (found !== undefined) ids.set(name, found.id);
    }
    const assignment = await this.member.join(subscriptionOf(this, topics, this.#counts));
    this.#assigned = assignment.coming;
    this.owned = await assignedPartitions(assignment, ids, this, this.#context);
    this.#revocation.begin(({ topic, partition }) => {
      return assignment.revoked[topics.nameOf(topic)]?.includes(partition) === true;
    });
    this.#hasJoinedBefore = true;
    this.commitSoon();
  }

  #reportTaken({ topic, partition }: OwnedPartition): void {
    this.taken = `${topic}-${partition}`;
  }

  #lost(isTaken: boolean): void {
    const outstanding = [...this.owned.values()].find(isOutstanding);
    if (outstanding !== undefined) this.#reportTaken(outstanding);
    this.owned = new Map();
    if (isTaken) {
      this.isClosed = true;
      this.#cancelAlarms();
      this.#context.onClosed(this);
    } else {
      this.rebalance();
    }
    this.changed();
  }

  #cancelAlarms(): void {
    this.#autoCommit?.cancel();
    this.#revocation.cancel();
    this.#session?.cancel();
  }
}
