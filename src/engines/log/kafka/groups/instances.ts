import { NameMap } from '../../../../base/name-map.ts';
import type { ConsumerConfig } from '../../engine.ts';
import type { InstanceState, LocalInstances } from '../../local-instances.ts';
import type { KafkaParts } from '../parts.ts';
import type { Topics } from '../topics.ts';
import { Instance } from './instance.ts';
import { keyOf } from './owned-partition.ts';

/** How long a listing waits for a rebalance in progress, in milliseconds. */
const SETTLING = 1500;
const LOOK_AGAIN = 15;

const NONE: ReadonlyMap<string, Instance> = new Map();

/**
 * The instances of a cluster's groups in this process. When one of them causes a rebalance, the others are notified at
 * once.
 */
export class Instances implements LocalInstances {
  readonly #prefix: string;
  readonly #topics: Topics;
  readonly #parts: KafkaParts;
  /** By group and name. */
  readonly #groups = new NameMap<string, Map<string, Instance>>();
  /** Early heartbeats, sent because this process knows of a rebalance. */
  readonly #earlyHeartbeats = new Set<Promise<void>>();
  /** The instances that send an early heartbeat once they have joined. */
  readonly #heartbeatAfterJoin = new Set<Instance>();
  readonly #removalListeners: ((group: string, instance: string) => void)[] = [];

  /** @param prefix of the cluster's groups on the Kafka */
  constructor(prefix: string, topics: Topics, parts: KafkaParts) {
    this.#prefix = prefix;
    this.#topics = topics;
    this.#parts = parts;
  }

  /** The instances of a group, by name. */
  of(group: string): ReadonlyMap<string, Instance> {
    return this.#groups.get(group) ?? NONE;
  }

  /** The names of groups that have instances here. */
  groups(): MapIterator<string> {
    return this.#groups.keys();
  }

  get(group: string, name: string): Instance | undefined {
    return this.#groups.get(group)?.get(name);
  }

  has(group: string, name: string): boolean {
    return this.#groups.get(group)?.has(name) === true;
  }

  drop(group: string, name: string): void {
    this.get(group, name)?.abandon();
  }

  onRemoved(listener: (group: string, instance: string) => void): void {
    this.#removalListeners.push(listener);
  }

  left(): InstanceState[] {
    return this.#all().map(instanceState);
  }

  adopt(left: InstanceState): void {
    const { group, instance: name, config } = left;
    if (!this.has(group, name)) resumeInstance(this.begin(group, name, config), left);
  }

  begin(group: string, name: string, config: ConsumerConfig): Instance {
    const instance = new Instance(name, config, {
      topics: this.#topics,
      parts: this.#parts,
      group: `${this.#prefix}${group}`,
      groupName: group,
      onClosed: (gone) => this.#forget(group, gone),
      onJoining: () => this.heartbeatEarly(group, instance),
    });
    const instances = this.#groups.get(group) ?? new NameMap<string, Instance>();
    this.#groups.set(group, instances.set(name, instance));
    return instance;
  }

  /** Called when a topic was created, got partitions, or was deleted. */
  topicChanged(name: string): void {
    for (const instance of this.#all()) {
      if (instance.topics.has(name)) void instance.refreshTopics();
    }
  }

  /**
   * Lets the members of a group in this process notice a rebalance before their next heartbeat is due. Those that are
   * joining do so afterwards: the rebalance may begin when they have just joined.
   * @param cause the instance that makes the group rebalance, and knows of it
   */
  heartbeatEarly(group: string, cause?: Instance): void {
    for (const instance of this.of(group).values()) {
      if (instance === cause || this.#heartbeatAfterJoin.has(instance)) continue;
      const looking = this.#heartbeat(instance).catch(() => {});
      this.#earlyHeartbeats.add(looking);
      void looking.then(() => this.#earlyHeartbeats.delete(looking));
    }
  }

  /** Resolves when no instance is joining and no early heartbeat is in progress, or after {@link SETTLING}. */
  async settled(): Promise<void> {
    const end = performance.now() + SETTLING;
    while (performance.now() < end && this.#isRebalancing()) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
    }
  }

  /** Closes all instances, as {@link Instance.close} does; never rejects. */
  async close(how: 'closed' | 'lost'): Promise<void> {
    await Promise.all(this.#all().map((instance) => instance.close(how).catch(() => {})));
  }

  /** Ends all instances like a killed process: no member leaves its group. */
  abandon(): void {
    for (const instance of this.#all()) instance.member.end();
  }

  #all(): Instance[] {
    return [...this.#groups.values()].flatMap((instances) => [...instances.values()]);
  }

  #forget(group: string, instance: Instance): void {
    const instances = this.#groups.get(group);
    if (instances?.get(instance.name) !== instance) return;
    instances.delete(instance.name);
    for (const tell of this.#removalListeners) tell(group, instance.name);
    if (instances.size === 0) this.#groups.delete(group);
    // The instance leaves its group after this, so the remaining ones notice it a moment later.
    else setTimeout(() => this.heartbeatEarly(group), LOOK_AGAIN).unref();
  }

  async #heartbeat(instance: Instance): Promise<void> {
    if (instance.joining !== undefined) {
      this.#heartbeatAfterJoin.add(instance);
      await instance.joining.catch(() => {});
      this.#heartbeatAfterJoin.delete(instance);
    }
    await instance.member.heartbeatEarly();
  }

  #isRebalancing(): boolean {
    return (
      this.#earlyHeartbeats.size > 0 || this.#all().some(({ joining }) => joining !== undefined)
    );
  }
}

/** The state of an instance, for another process to continue with. */
function instanceState(instance: Instance): InstanceState {
  const { group, name, config, topics } = instance;
  const partitions = [...instance.owned.values()];
  return { group, instance: name, config, topics: [...topics], partitions };
}

/**
 * Continues an instance that another process has left. It joins, and reports the partitions with outstanding records.
 */
function resumeInstance(instance: Instance, { topics, partitions }: InstanceState): void {
  for (const { topic, topicId, partition, position, acknowledged, committed } of partitions) {
    const owned = { topic, topicId, partition, position, acknowledged, committed };
    instance.owned.set(keyOf(topic, partition), { ...owned, isRevoked: false });
  }
  instance.subscribe(topics);
  instance.rebalance();
  instance.restartSessionTimeout();
}
