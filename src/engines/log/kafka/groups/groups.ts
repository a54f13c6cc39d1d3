import { setTimeout as wait } from 'node:timers/promises';
import type { ConsumeOptions, GroupDescription, GroupOffsets } from '../../engine.ts';
import { LogError } from '../../errors.ts';
import type { LogRecord, TopicPartition, TopicPartitionOffset } from '../../record.ts';
import { checkOffset, unknownPartition } from '../../refusals.ts';
import { nameOf } from '../client/broker-error.ts';
import type { KafkaParts } from '../parts.ts';
import type { Topics } from '../topics.ts';
import { acrossRebalance } from './across-rebalance.ts';
import { committedOffsets, setCommitted, fetchCommitted } from './committed.ts';
import { consumeRecords } from './consume.ts';
import { describeGroups, describeMembers, groupNames } from './describe.ts';
import { OffsetRetention } from './offset-retention.ts';
import { instanceIdOf } from './instance-id.ts';
import type { Instance } from './instance.ts';
import { Instances } from './instances.ts';
import { removeMember } from './leave-group.ts';
import type { Brokers } from '../client/brokers.ts';
import { findOffsets } from '../read/find-offsets.ts';
import { keyOf } from './owned-partition.ts';

/** How long closing waits for members to leave, in milliseconds. */
const CLOSING = 3000;
/** The errors of a group with members; both are reported to operators as `NON_EMPTY_GROUP`. */
const BUSY = ['NON_EMPTY_GROUP', 'GROUP_SUBSCRIBED_TO_TOPIC'];

/** The consumer groups of a cluster: those of the Kafka whose names begin with its prefix. */
export class Groups {
  readonly #prefix: string;
  readonly #topics: Topics;
  readonly #parts: KafkaParts;
  readonly instances: Instances;
  readonly #held: OffsetRetention;

  constructor(prefix: string, topics: Topics, parts: KafkaParts) {
    this.#prefix = prefix;
    this.#topics = topics;
    this.#parts = parts;
    this.#held = new OffsetRetention(parts);
    this.instances = new Instances(prefix, topics, parts);
  }

  /** @returns releases the hold */
  hold(group: string): () => void {
    return this.#held.retain(this.#nameOf(group));
  }

  async consume(
    group: string,
    name: string,
    options: ConsumeOptions,
  ): Promise<readonly LogRecord[]> {
    const instance = this.instances.get(group, name);
    const { topics } = options;
    if (instance === undefined) {
      checkNames(group, name);
      return this.#consume(await this.#create(group, name, options), options);
    }
    for (const [index, topic] of topics.entries()) {
      // Otherwise an active consumer would recreate a topic that has just been deleted.
      if (instance.topics.has(topic)) await this.#topics.require(topic, index);
    }
    await this.#topics.createMissing(topics, options.autoCreation);
    return this.#consume(instance, options);
  }

  /**
   * Resolves when the broker has committed. Given offsets may also be of an instance that another process has left
   * behind.
   */
  async commit(
    group: string,
    name: string,
    offsets: readonly TopicPartitionOffset[] | undefined,
  ): Promise<void> {
    const isLeft = offsets !== undefined && !this.instances.has(group, name);
    if (isLeft) await this.#adopt(group, name);
    const instance = this.#require(group, name);
    await acrossRebalance(instance, async () => {
      for (const [index, entry] of (offsets ?? []).entries()) {
        await this.#checkPartitions([entry], index);
        checkOffset(entry.offset, index);
        checkOwned(instance, this.instances.of(group), entry, index);
      }
      if (offsets === undefined) instance.checkNothingTaken(group);
      instance.confirmAnswers();
      // An instance without partitions has nothing to commit, and need not wait until all members have joined.
      if (offsets !== undefined || instance.owned.size > 0) await instance.hasJoined();
      await (offsets === undefined ? instance.commitPositions() : instance.commitOffsets(offsets));
    });
    // Which records the previous process has returned is known only from the commit.
    if (isLeft) instance.seekTo(offsets);
  }

  async committedOffsets(
    group: string,
    name: string,
    partitions: readonly TopicPartition[],
  ): Promise<readonly TopicPartitionOffset[]> {
    this.instances.get(group, name)?.restartSessionTimeout();
    const instances = this.instances.of(group);
    await this.#checkPartitions(partitions);
    await Promise.all([...instances.values()].map(({ committing }) => committing));
    return committedOffsets(this.#parts.brokers, this.#topics, this.#nameOf(group), partitions);
  }

  async describe(): Promise<GroupDescription[]> {
    await this.instances.settled();
    const { brokers } = this.#parts;
    const members = await describeMembers(brokers, await groupNames(brokers, this.#prefix));
    return describeGroups(members, this.#prefix, this.#topics, this.instances);
  }

  async deleteInstance(group: string, name: string): Promise<void> {
    if (!this.instances.has(group, name)) {
      // An instance left behind by another process has partitions until its session ends.
      const { brokers } = this.#parts;
      if (await removeMember(brokers, this.#nameOf(group), instanceIdOf(name))) return;
    }
    const instance = this.#require(group, name);
    instance.confirmAnswers();
    if (instance.owned.size > 0) await instance.hasJoined().catch(() => {});
    await instance.close('closed');
    this.instances.heartbeatEarly(group);
    await this.instances.settled();
  }

  async offsets(): Promise<GroupOffsets[]> {
    const { brokers } = this.#parts;
    const names = await groupNames(brokers, this.#prefix);
    return offsetsOfGroups(names, this.#prefix, this.#topics, brokers);
  }

  async reset(group: string, offsets: readonly TopicPartitionOffset[]): Promise<void> {
    await this.#checkEmpty(group);
    await this.#checkPartitions(offsets);
    for (const [index, { offset }] of offsets.entries())
      if (offset !== -1) checkOffset(offset, index);
    await setCommitted(this.#parts.brokers, this.#topics, this.#nameOf(group), offsets);
  }

  async delete(group: string): Promise<void> {
    await this.#checkEmpty(group);
    const name = this.#nameOf(group);
    const { brokers } = this.#parts;
    const answer = await brokers.callCoordinator(name, 'DeleteGroups', [[name]], ({ results }) => {
      const code = results[0]?.errorCode ?? 0;
      return ['GROUP_ID_NOT_FOUND', ...BUSY].includes(nameOf(code)) ? 0 : code;
    });
    const code = nameOf(answer.results[0]?.errorCode ?? 0);
    if (code === 'GROUP_ID_NOT_FOUND') {
      throw new LogError('GROUP_ID_NOT_FOUND', `There is no consumer group ${group}`);
    }
    if (code !== 'NONE')
      throw new LogError('NON_EMPTY_GROUP', `Consumer group ${group} has live instances`);
  }

  /** Deletes all groups; instances in other processes end because their group no longer exists. */
  async deleteAll(): Promise<void> {
    this.#held.close();
    await this.instances.close('lost');
    const { brokers } = this.#parts;
    for (const name of await groupNames(brokers, this.#prefix)) {
      await brokers.callCoordinator(name, 'DeleteGroups', [[name]], () => 0);
    }
  }

  /** Closes all instances, as if each had been deleted; if brokers are unavailable, their sessions time out. */
  async close(): Promise<void> {
    this.#held.close();
    const patience = new AbortController();
    const over = wait(CLOSING, undefined, { signal: patience.signal }).catch(() => {});
    await Promise.race([this.instances.close('closed'), over]);
    patience.abort();
  }

  /** Ends like a killed process: no member leaves its group. */
  abandon(): void {
    this.#held.close();
    this.instances.abandon();
  }

  async #consume(instance: Instance, options: ConsumeOptions): Promise<readonly LogRecord[]> {
    instance.requests++;
    instance.restartSessionTimeout();
    try {
      return await consumeRecords(instance, this.#topics, this.#parts, options);
    } finally {
      instance.requests--;
      instance.restartSessionTimeout();
    }
  }

  async #create(group: string, name: string, options: ConsumeOptions): Promise<Instance> {
    const { topics } = options;
    const all = await this.#topics.list();
    const known = all.filter((topic) => topics.includes(topic.name));
    const partitions = all.reduce((sum, topic) => sum + topic.partitions, 0);
    const added = (topics.length - known.length) * (options.autoCreation?.partitions ?? 0);
    const members = (await describeMembers(this.#parts.brokers, [this.#nameOf(group)])).values();
    const names = new Set([...members].flat().map(({ instance }) => instance));
    for (const local of this.instances.of(group).keys()) names.add(local);
    if (!names.has(name) && names.size >= partitions + added) {
      await this.#topics.createMissing(topics, undefined);
      throw new LogError(
        'GROUP_MAX_SIZE_REACHED',
        `Consumer group ${group} has ${names.size} instances, and there are ${partitions + added} partitions for them in all topics`,
      );
    }
    await this.#topics.createMissing(topics, options.autoCreation);
    return this.instances.get(group, name) ?? this.instances.begin(group, name, options.config);
  }

  /** Takes over an instance of which only its member of the group exists. @throws LogError */
  async #adopt(group: string, name: string): Promise<void> {
    const members = await describeMembers(this.#parts.brokers, [this.#nameOf(group)]);
    const member = [...members.values()].flat().find(({ id }) => id === instanceIdOf(name));
    if (member === undefined) throw unknownInstance(group, name);
    const { subscription } = member;
    if (subscription === undefined) {
      throw new LogError('REBALANCE_IN_PROGRESS', `Consumer group ${group} is being rebalanced`);
    }
    const { topics, config } = subscription;
    if (config === undefined) throw unknownInstance(group, name);
    if (this.instances.has(group, name)) return;
    const prefix = this.#topics.nameOf('').length;
    const instance = this.instances.begin(group, name, config);
    instance.restartSessionTimeout();
    instance.subscribe(topics.map((topic) => topic.slice(prefix)));
    instance.rebalance();
    await instance.joining;
  }

  #require(group: string, name: string): Instance {
    const instance = this.instances.get(group, name);
    if (instance === undefined) throw unknownInstance(group, name);
    instance.restartSessionTimeout();
    return instance;
  }

  /** @param at index of the first of them in the request */
  async #checkPartitions(partitions: readonly TopicPartition[], at = 0): Promise<void> {
    for (const [index, { topic, partition }] of partitions.entries()) {
      const found = await this.#topics.require(topic, at + index);
      if (!(partition >= 0 && partition < found.partitions)) {
        throw unknownPartition(found, partition, at + index);
      }
    }
  }

  async #checkEmpty(group: string): Promise<void> {
    const described = await describeMembers(this.#parts.brokers, [this.#nameOf(group)]);
    const local = this.instances.of(group).size;
    const live = Math.max(local, [...described.values()].flat().length);
    if (live > 0) {
      throw new LogError('NON_EMPTY_GROUP', `Consumer group ${group} has ${live} live instances`);
    }
  }

  #nameOf(group: string): string {
    return `${this.#prefix}${group}`;
  }
}

/**
 * The committed offsets of groups for the topics of a cluster, and the ends of the partitions. Groups without any are
 * left out.
 * @param names of groups on the Kafka
 * @param prefix of these names
 */
async function offsetsOfGroups(
  names: readonly string[],
  prefix: string,
  topics: Topics,
  brokers: Brokers,
): Promise<GroupOffsets[]> {
  const known = new Map((await topics.list()).map((topic) => [topics.nameOf(topic.name), topic]));
  const all: GroupOffsets[] = [];
  for (const group of names) {
    const offsets: TopicPartitionOffset[] = [];
    for (const { name, partition, offset } of await fetchCommitted(brokers, group, null)) {
      const topic = known.get(name);
      if (topic === undefined || partition >= topic.partitions || offset < 0) continue;
      offsets.push({ topic: topic.name, partition, offset });
    }
    if (offsets.length === 0) continue;
    const sorted = offsets.toSorted(byPartition);
    const ends = await findOffsets(topics, brokers, sorted, 'latest');
    all.push({
      name: group.slice(prefix.length),
      offsets: sorted.map(({ topic, partition, offset }, index) => {
        return { topic, partition, offset, endOffset: ends[index]!.offset };
      }),
    });
  }
  return all;
}

function byPartition(a: TopicPartition, b: TopicPartition): number {
  if (a.topic === b.topic) return a.partition - b.partition;
  return a.topic < b.topic ? -1 : 1;
}

/** Checks that the names in a request are not empty. @throws LogError INVALID_GROUP_ID */
function checkNames(group: string, instance: string): void {
  if (group === '') throw new LogError('INVALID_GROUP_ID', 'The consumer group has no name');
  if (instance === '') {
    throw new LogError('INVALID_GROUP_ID', 'The instance of the consumer group has no name');
  }
}

/** The error for an instance that does not exist. */
function unknownInstance(group: string, instance: string): LogError {
  return new LogError(
    'UNKNOWN_MEMBER_ID',
    `Consumer group ${group} has no instance ${instance}: an instance is created by its first consume, and closed after a time without requests`,
  );
}

/**
 * Checks that a partition is assigned to an instance.
 * @param others the instances of its group in this process
 * @throws LogError REBALANCE_IN_PROGRESS or ILLEGAL_GENERATION, with the index
 */
function checkOwned(
  instance: Instance,
  others: ReadonlyMap<string, Instance>,
  { topic, partition }: TopicPartition,
  index: number,
): void {
  const key = keyOf(topic, partition);
  if (instance.owned.has(key)) return;
  const it = `Partition ${topic}-${partition} is not assigned to instance ${instance.name} of group ${instance.group}`;
  const owner = [...others.values()].find(({ owned }) => owned.has(key));
  if (instance.awaits(topic, partition)) {
    const holder = owner?.name ?? 'who has it now';
    const message = `${it} yet: ${holder} has not committed what was delivered to it`;
    throw new LogError('REBALANCE_IN_PROGRESS', message, { index });
  }
  const now = owner === undefined ? '' : `, but to ${owner.name}`;
  const message = `${it} in generation ${instance.member.generation}${now}`;
  throw new LogError('ILLEGAL_GENERATION', message, { index });
}
