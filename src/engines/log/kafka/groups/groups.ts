import { setTimeout as wait } from 'node:timers/promises';
import type {
  ConsumeOptions,
  ConsumerConfig,
  GroupDescription,
  GroupOffsets,
} from '../../engine.ts';
import { LogError } from '../../errors.ts';
import type { LocalInstances } from '../../local-instances.ts';
import type { LogRecord, TopicPartition, TopicPartitionOffset } from '../../record.ts';
import { checkOffset, unknownPartition } from '../../refusals.ts';
import { nameOf } from '../client/broker-error.ts';
import type { KafkaParts } from '../parts.ts';
import { findOffsets } from '../read/find-offsets.ts';
import type { Topics } from '../topics.ts';
import { committedOffsets, fetchCommitted, setCommitted } from './committed.ts';
import { consumeRecords } from './consume.ts';
import { describeMembers, type DescribedMember } from './describe.ts';
import { HeldGroups } from './held-groups.ts';
import { instanceIdOf } from './instance-id.ts';
import { Instance, unknownInstance } from './instance.ts';
import { removeMember } from './member.ts';
import { keyOf } from './positions.ts';

/** How long a listing waits for what is being assigned, in milliseconds. */
const SETTLING = 1500;
const LOOK_AGAIN = 15;
/** How long an end waits for members to leave, in milliseconds. */
const CLOSING = 3000;
/** `GROUP_SUBSCRIBED_TO_TOPIC` has members behind it, and `NON_EMPTY_GROUP` is what that is to an operator. */
const BUSY = ['NON_EMPTY_GROUP', 'GROUP_SUBSCRIBED_TO_TOPIC'];

/** The consumer groups of a cluster: those of the Kafka whose names begin with its prefix. */
export class Groups implements LocalInstances {
  readonly #prefix: string;
  readonly #topics: Topics;
  readonly #parts: KafkaParts;
  /** Instances in this process. */
  readonly #local = new Map<string, Map<string, Instance>>();
  /** Looks of members at rebalances that this process has set off. */
  readonly #looking = new Set<Promise<void>>();
  readonly #held: HeldGroups;
  readonly #onGone: ((group: string, instance: string) => void)[] = [];

  constructor(prefix: string, topics: Topics, parts: KafkaParts) {
    this.#prefix = prefix;
    this.#topics = topics;
    this.#parts = parts;
    this.#held = new HeldGroups(parts);
  }

  /** @returns what lets go of it */
  hold(group: string): () => void {
    return this.#held.hold(this.#nameOf(group));
  }

  /** Follows a topic that was made, has got partitions, or is gone. */
  topicChanged(name: string): void {
    for (const instances of this.#local.values()) {
      for (const instance of instances.values()) {
        if (instance.topics.has(name)) void instance.lookAtTopics();
      }
    }
  }

  has(group: string, instance: string): boolean {
    return this.#local.get(group)?.has(instance) === true;
  }

  drop(group: string, instance: string): void {
    this.#local.get(group)?.get(instance)?.abandon();
  }

  onGone(listener: (group: string, instance: string) => void): void {
    this.#onGone.push(listener);
  }

  async consume(
    group: string,
    name: string,
    options: ConsumeOptions,
  ): Promise<readonly LogRecord[]> {
    const instance = this.#local.get(group)?.get(name);
    const { topics } = options;
    if (instance === undefined) {
      this.#checkNames(group, name);
      return this.#consume(await this.#create(group, name, options), options);
    }
    for (const [index, topic] of topics.entries()) {
      // Whoever has deleted a topic would find it again otherwise, made by those who had read it.
      if (instance.topics.has(topic)) await this.#topics.require(topic, index);
    }
    await this.#topics.createMissing(topics, options.autoCreation);
    return this.#consume(instance, options);
  }

  /**
   * Resolves when the broker has what is committed. Offsets that are given may also be for an instance that another
   * process has left behind.
   */
  async commit(
    group: string,
    name: string,
    offsets: readonly TopicPartitionOffset[] | undefined,
  ): Promise<void> {
    const isLeft = offsets !== undefined && !this.has(group, name);
    if (isLeft) await this.#adopt(group, name);
    const instance = this.#require(group, name);
    if (offsets !== undefined) {
      for (const [index, entry] of offsets.entries()) {
        await this.#checkOwned(group, instance, entry, index);
      }
    }
    instance.confirmAnswers();
    await (offsets === undefined ? instance.commitPositions() : instance.commitOffsets(offsets));
    // What was given out by who had it is known by the commit alone.
    if (isLeft) instance.moveTo(offsets);
  }

  async committedOffsets(
    group: string,
    name: string,
    partitions: readonly TopicPartition[],
  ): Promise<readonly TopicPartitionOffset[]> {
    const instances = this.#local.get(group);
    instances?.get(name)?.seen();
    await this.#checkPartitions(partitions);
    await Promise.all([...(instances?.values() ?? [])].map(({ committing }) => committing));
    return committedOffsets(this.#parts.brokers, this.#topics, this.#nameOf(group), partitions);
  }

  async describe(): Promise<GroupDescription[]> {
    await this.#settled();
    const members = await describeMembers(this.#parts.brokers, await this.#names());
    const groups = new Map<string, DescribedMember[]>();
    for (const [name, list] of members) {
      if (list.length > 0) groups.set(name.slice(this.#prefix.length), list);
    }
    for (const [group, instances] of this.#local) {
      const others = (groups.get(group) ?? []).filter(({ instance }) => !instances.has(instance));
      groups.set(group, [...others, ...[...instances.values()].map((it) => this.#described(it))]);
    }
    return [...groups]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, list]) => ({ name, instances: list.map((member) => this.#assignment(member)) }))
      .map(({ name, instances }) => {
        return { name, instances: instances.toSorted((a, b) => (a.name < b.name ? -1 : 1)) };
      });
  }

  async deleteInstance(group: string, name: string): Promise<void> {
    if (!this.has(group, name)) {
      // One that another process has left behind has partitions until its session is over.
      const { brokers } = this.#parts;
      if (await removeMember(brokers, this.#nameOf(group), instanceIdOf(name))) return;
    }
    const instance = this.#require(group, name);
    instance.confirmAnswers();
    await instance.close('closed');
    this.#lookSoon(group);
    await this.#settled();
  }

  async offsets(): Promise<GroupOffsets[]> {
    const topics = new Map((await this.#topics.list()).map((topic) => [topic.name, topic]));
    const prefix = this.#topics.nameOf('');
    const all: GroupOffsets[] = [];
    for (const group of await this.#names()) {
      const found = await fetchCommitted(this.#parts.brokers, group, null);
      const offsets: TopicPartitionOffset[] = [];
      for (const { name, partition, offset } of found) {
        const topic = name.startsWith(prefix) ? topics.get(name.slice(prefix.length)) : undefined;
        if (topic === undefined || partition >= topic.partitions || offset < 0) continue;
        offsets.push({ topic: topic.name, partition, offset });
      }
      if (offsets.length === 0) continue;
      const sorted = offsets.toSorted(byPartition);
      const ends = await findOffsets(this.#topics, this.#parts.brokers, sorted, 'latest');
      all.push({
        name: group.slice(this.#prefix.length),
        offsets: sorted.map(({ topic, partition, offset }, index) => {
          return { topic, partition, offset, endOffset: ends[index]!.offset };
        }),
      });
    }
    return all;
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
    const answer = await brokers.askCoordinator(name, 'DeleteGroups', [[name]], ({ results }) => {
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

  /** Deletes all groups; instances of others end as members do whose group is gone. */
  async deleteAll(): Promise<void> {
    this.#held.close();
    await this.#end('lost');
    const { brokers } = this.#parts;
    for (const name of await this.#names()) {
      await brokers.askCoordinator(name, 'DeleteGroups', [[name]], () => 0);
    }
  }

  /** Ends all instances, as if each had been deleted; where brokers are away, their sessions run out. */
  async close(): Promise<void> {
    this.#held.close();
    const patience = new AbortController();
    const over = wait(CLOSING, undefined, { signal: patience.signal }).catch(() => {});
    await Promise.race([this.#end('closed'), over]);
    patience.abort();
  }

  /** Ends as a process does that is killed: no member says good-bye. */
  abandon(): void {
    this.#held.close();
    for (const instances of this.#local.values()) {
      for (const instance of instances.values()) instance.member.end();
    }
  }

  async #end(how: 'closed' | 'lost'): Promise<void> {
    const all = [...this.#local.values()].flatMap((instances) => [...instances.values()]);
    await Promise.all(all.map((instance) => instance.close(how).catch(() => {})));
  }

  async #consume(instance: Instance, options: ConsumeOptions): Promise<readonly LogRecord[]> {
    instance.requests++;
    instance.seen();
    try {
      return await consumeRecords(instance, this.#topics, this.#parts, options);
    } finally {
      instance.requests--;
      instance.seen();
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
    for (const local of this.#local.get(group)?.keys() ?? []) names.add(local);
    if (!names.has(name) && names.size >= partitions + added) {
      await this.#topics.createMissing(topics, undefined);
      throw new LogError(
        'GROUP_MAX_SIZE_REACHED',
        `Consumer group ${group} has ${names.size} instances, and there are ${partitions + added} partitions for them in all topics`,
      );
    }
    await this.#topics.createMissing(topics, options.autoCreation);
    return this.#local.get(group)?.get(name) ?? this.#begin(group, name, options.config);
  }

  /** Goes on with an instance of which there is only its member of the group. @throws LogError */
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
    if (this.has(group, name)) return;
    const prefix = this.#topics.nameOf('').length;
    const instance = this.#begin(group, name, config);
    instance.seen();
    instance.subscribe(topics.map((topic) => topic.slice(prefix)));
    instance.wantRebalance();
    await instance.joining;
  }

  #begin(group: string, name: string, config: ConsumerConfig): Instance {
    const instance = new Instance(name, config, {
      topics: this.#topics,
      parts: this.#parts,
      group: this.#nameOf(group),
      shownGroup: group,
      onGone: (gone) => this.#forget(group, gone),
      onJoining: () => this.#lookSoon(group),
    });
    const instances = this.#local.get(group) ?? new Map<string, Instance>();
    this.#local.set(group, instances.set(name, instance));
    return instance;
  }

  #forget(group: string, instance: Instance): void {
    const instances = this.#local.get(group);
    if (instances?.get(instance.name) !== instance) return;
    instances.delete(instance.name);
    for (const tell of this.#onGone) tell(group, instance.name);
    if (instances.size === 0) this.#local.delete(group);
    // It leaves after this; those that stay notice then.
    else setTimeout(() => this.#lookSoon(group), LOOK_AGAIN).unref();
  }

  /** Tells the other members in this process of a rebalance before their next heartbeat. */
  #lookSoon(group: string): void {
    for (const instance of this.#local.get(group)?.values() ?? []) {
      if (instance.joining !== undefined) continue;
      const looking = instance.member.lookSoon().catch(() => {});
      this.#looking.add(looking);
      void looking.then(() => this.#looking.delete(looking));
    }
  }

  /** Until what is being assigned is. */
  async #settled(): Promise<void> {
    const end = performance.now() + SETTLING;
    while (performance.now() < end && this.#isMoving()) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
    }
  }

  #isMoving(): boolean {
    for (const instances of this.#local.values()) {
      if ([...instances.values()].some(({ joining }) => joining !== undefined)) return true;
    }
    return this.#looking.size > 0;
  }

  #require(group: string, name: string): Instance {
    const instance = this.#local.get(group)?.get(name);
    if (instance === undefined) throw unknownInstance(group, name);
    instance.seen();
    return instance;
  }

  async #checkOwned(
    group: string,
    instance: Instance,
    { topic, partition, offset }: TopicPartitionOffset,
    index: number,
  ): Promise<void> {
    await this.#checkPartitions([{ topic, partition }], index);
    checkOffset(offset, index);
    if (instance.owned.has(keyOf(topic, partition))) return;
    const it = `Partition ${topic}-${partition} is not assigned to instance ${instance.name} of group ${group}`;
    const owner = [...(this.#local.get(group)?.values() ?? [])].find((other) => {
      return other.owned.has(keyOf(topic, partition));
    });
    if (instance.awaits(topic, partition)) {
      const holder = owner?.name ?? 'who has it now';
      throw new LogError(
        'REBALANCE_IN_PROGRESS',
        `${it} yet: ${holder} has not committed what it was given`,
        {
          index,
        },
      );
    }
    const now = owner === undefined ? '' : `, but to ${owner.name}`;
    throw new LogError(
      'ILLEGAL_GENERATION',
      `${it} in generation ${instance.member.generation}${now}`,
      {
        index,
      },
    );
  }

  /** @param at where the first of them was among what was asked for */
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
    const local = this.#local.get(group)?.size ?? 0;
    const live = Math.max(local, [...described.values()].flat().length);
    if (live > 0) {
      throw new LogError('NON_EMPTY_GROUP', `Consumer group ${group} has ${live} live instances`);
    }
  }

  #checkNames(group: string, instance: string): void {
    if (group === '') throw new LogError('INVALID_GROUP_ID', 'The consumer group has no name');
    if (instance === '') {
      throw new LogError('INVALID_GROUP_ID', 'The instance of the consumer group has no name');
    }
  }

  /** Names of the groups on the Kafka. */
  async #names(): Promise<string[]> {
    const { brokers } = this.#parts;
    const names = new Set<string>();
    for (const node of await brokers.nodes()) {
      const { groups } = await brokers.ask(
        node,
        'ListGroups',
        [[], []],
        ({ errorCode }) => errorCode,
      );
      for (const { groupId } of groups) if (groupId.startsWith(this.#prefix)) names.add(groupId);
    }
    return [...names].toSorted();
  }

  #nameOf(group: string): string {
    return `${this.#prefix}${group}`;
  }

  #described({ name, owned }: Instance): DescribedMember {
    const partitions: Record<string, number[]> = {};
    for (const { topic, partition } of owned.values()) {
      (partitions[this.#topics.nameOf(topic)] ??= []).push(partition);
    }
    return { id: instanceIdOf(name), instance: name, partitions };
  }

  #assignment({ instance, partitions }: DescribedMember) {
    const prefix = this.#topics.nameOf('');
    const topics = Object.entries(partitions)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, numbers]) => ({
        topic: name.slice(prefix.length),
        partitions: numbers.toSorted((a, b) => a - b),
      }));
    return { name: instance, topics: topics.toSorted((a, b) => (a.topic < b.topic ? -1 : 1)) };
  }
}

function byPartition(a: TopicPartition, b: TopicPartition): number {
  if (a.topic === b.topic) return a.partition - b.partition;
  return a.topic < b.topic ? -1 : 1;
}
