import { setTimeout as wait } from 'node:timers/promises';
import { NameMap } from '../../base/name-map.ts';
import type { Clock } from '../../base/clock.ts';
import type {
  AutoCreation,
  ConsumeOptions,
  FetchOptions,
  GroupDescription,
  GroupOffsets,
  LogCluster,
  TopicConfig,
  TopicDescription,
  WaitOptions,
} from '../../engines/log/engine.ts';
import type { HasInstances } from '../../engines/log/local-instances.ts';
import type {
  LogRecord,
  NewRecord,
  RecordMetadata,
  TopicPartition,
  TopicPartitionOffset,
} from '../../engines/log/record.ts';
import { CopyUnreachable } from '../call-outcome.ts';
import type { CopyAddress } from '../copy-address.ts';
import type { CopyCalls } from '../copy-calls.ts';
import { CONSUMERS, type ConsumerCall, type ForwardedConsumeOptions } from './consumer-service.ts';
import { isUnknownInstance, type InstanceKey, type InstanceOwners } from './instance-owners.ts';

/**
 * The maximum milliseconds that one call lets another copy wait: in a longer one, a lost connection would go
 * unnoticed.
 */
const MAX_REMOTE_WAIT = 10_000;
const UNDO_RETRY_DELAY = 20;

export interface SharedClusterOptions {
  readonly owners: InstanceOwners;
  readonly calls: CopyCalls;
  /** The engine's clock. */
  readonly clock: Clock;
}

/** The copies to which consumes have been forwarded, by name. */
export type AskedCopies = Map<string, CopyAddress>;

/** An instance of a group in another copy. */
interface RemoteInstance {
  readonly owner: CopyAddress;
  readonly group: string;
  readonly instance: string;
}

/** A cluster whose instances of groups may be in other copies. All other operations are the same in each copy. */
export class SharedCluster implements LogCluster {
  readonly #id: string;
  readonly #log: LogCluster & HasInstances;
  readonly #owners: InstanceOwners;
  readonly #calls: CopyCalls;
  readonly #clock: Clock;
  readonly #asked: AskedCopies;
  /** What owners are being told of answers that were not received, by instance. */
  readonly #undoing = new NameMap<string, Promise<unknown>>();

  constructor(
    id: string,
    log: LogCluster & HasInstances,
    asked: AskedCopies,
    { owners, calls, clock }: SharedClusterOptions,
  ) {
    this.#id = id;
    this.#log = log;
    this.#owners = owners;
    this.#calls = calls;
    this.#clock = clock;
    this.#asked = asked;
  }

  consume(group: string, instance: string, options: ConsumeOptions): Promise<readonly LogRecord[]> {
    const end = this.#clock.now() + options.timeout;
    const left = () => Math.max(0, Math.ceil(end - this.#clock.now()));
    return this.#owners.run(this.#keyOf(group, instance), {
      acquires: true,
      local: () => {
        return this.#log.consume(group, instance, { ...options, timeout: left() });
      },
      remote: async (owner) => {
        for (;;) {
          const records = await this.#consumeRemotely({ owner, group, instance }, options, left());
          const isOver = left() === 0 || isAborted(options.signal);
          if (records.length > 0 || isOver) return records;
        }
      },
    });
  }

  commit(
    group: string,
    instance: string,
    offsets: readonly TopicPartitionOffset[] | undefined,
  ): Promise<void> {
    return this.#owners.run(this.#keyOf(group, instance), {
      // Without offsets, the call commits everything delivered and not committed, which only the owner knows.
      acquires: offsets !== undefined,
      local: () => this.#log.commit(group, instance, offsets),
      remote: async (owner) => {
        await this.#callOwner({ owner, group, instance }, ['commit', offsets ?? null]);
      },
    });
  }

  committed(
    group: string,
    instance: string,
    partitions: readonly TopicPartition[],
    options: WaitOptions,
  ): Promise<readonly TopicPartitionOffset[]> {
    const here = () => this.#log.committed(group, instance, partitions, options);
    return this.#owners.run(this.#keyOf(group, instance), {
      acquires: false,
      local: here,
      remote: async (owner) => {
        const call = ['committed', partitions, options.timeout] as const;
        try {
          return (await this.#callOwner(
            { owner, group, instance },
            call,
          )) as TopicPartitionOffset[];
        } catch (error) {
          // The log can do it without the owner.
          if (error instanceof CopyUnreachable) return here();
          throw error;
        }
      },
    });
  }

  async deleteInstance(group: string, instance: string): Promise<void> {
    /** Whether the earlier owner may have executed the call before it ended. */
    let mayBeDone = false;
    try {
      await this.#owners.run(this.#keyOf(group, instance), {
        acquires: true,
        local: () => this.#log.deleteInstance(group, instance),
        remote: async (owner) => {
          try {
            await this.#callOwner({ owner, group, instance }, ['deleteInstance']);
          } catch (error) {
            if (error instanceof CopyUnreachable) mayBeDone = true;
            throw error;
          }
        },
      });
    } catch (error) {
      if (!mayBeDone || !isUnknownInstance(error)) throw error;
    }
  }

  topics(): Promise<readonly TopicDescription[]> {
    return this.#log.topics();
  }

  topic(name: string): Promise<TopicDescription | undefined> {
    return this.#log.topic(name);
  }

  createTopic(
    name: string,
    partitions: number,
    config?: Partial<TopicConfig>,
  ): Promise<TopicDescription> {
    return this.#log.createTopic(name, partitions, config);
  }

  alterTopic(
    name: string,
    changes: Partial<TopicConfig> & { readonly partitions?: number | undefined },
  ): Promise<TopicDescription> {
    return this.#log.alterTopic(name, changes);
  }

  deleteTopic(name: string): Promise<void> {
    return this.#log.deleteTopic(name);
  }

  sizeOf(topic: string): Promise<number> {
    return this.#log.sizeOf(topic);
  }

  produce(
    records: readonly NewRecord[],
    autoCreation?: AutoCreation,
  ): Promise<readonly RecordMetadata[]> {
    return this.#log.produce(records, autoCreation);
  }

  fetch(
    positions: readonly TopicPartitionOffset[],
    options: FetchOptions,
  ): Promise<readonly LogRecord[]> {
    return this.#log.fetch(positions, options);
  }

  offsets(
    partitions: readonly TopicPartition[],
    timestamp: number | 'earliest' | 'latest',
    options: WaitOptions,
  ): Promise<readonly TopicPartitionOffset[]> {
    return this.#log.offsets(partitions, timestamp, options);
  }

  groups(): Promise<readonly GroupDescription[]> {
    return this.#log.groups();
  }

  groupOffsets(): Promise<readonly GroupOffsets[]> {
    return this.#log.groupOffsets();
  }

  resetGroup(group: string, offsets: readonly TopicPartitionOffset[]): Promise<void> {
    return this.#log.resetGroup(group, offsets);
  }

  deleteGroup(group: string): Promise<void> {
    return this.#log.deleteGroup(group);
  }

  retainOffsets(group: string): () => void {
    return this.#log.retainOffsets(group);
  }

  #keyOf(group: string, instance: string): InstanceKey {
    return { cluster: this.#id, group, instance, local: this.#log.instances };
  }

  async #callOwner(remote: RemoteInstance, call: ConsumerCall): Promise<unknown> {
    const { owner, group, instance } = remote;
    await this.#undoing.get(nameOf(remote));
    return this.#calls.call(owner, CONSUMERS, ['of', this.#id, group, instance, ...call]);
  }

  async #consumeRemotely(
    remote: RemoteInstance,
    { signal, ...options }: ConsumeOptions,
    timeLeft: number,
  ): Promise<readonly LogRecord[]> {
    const { owner, group, instance } = remote;
    await this.#undoing.get(nameOf(remote));
    if (isAborted(signal)) return [];
    const timeout = Math.min(timeLeft, MAX_REMOTE_WAIT);
    const passed: ForwardedConsumeOptions = { ...options, timeout };
    const args = ['of', this.#id, group, instance, 'consume', passed];
    this.#asked.set(owner.name, owner);
    const { number, answer } = this.#calls.begin(owner, CONSUMERS, args, timeout);
    let isAnswered = false;
    const undo = () => this.#undo(remote, number, () => isAnswered);
    // The client may also fail to receive an answer that was sent, so this applies until the instance's next request.
    signal?.addEventListener('abort', undo, { once: true });
    try {
      const records = (await answer) as readonly LogRecord[];
      if (records.length === 0) signal?.removeEventListener('abort', undo);
      return isAborted(signal) ? [] : records;
    } catch (error) {
      signal?.removeEventListener('abort', undo);
      if (error instanceof CopyUnreachable) this.#asked.delete(owner.name);
      throw error;
    } finally {
      isAnswered = true;
    }
  }

  /** Tells the owner that the client did not get the answer to a call, before the next call for the instance. */
  #undo(remote: RemoteInstance, number: number, isAnswered: () => boolean): void {
    const name = nameOf(remote);
    const telling = this.#tellOfLoss(remote.owner, number, isAnswered);
    const undoing = Promise.all([this.#undoing.get(name), telling]).finally(() => {
      if (this.#undoing.get(name) === undoing) this.#undoing.delete(name);
    });
    this.#undoing.set(name, undoing);
  }

  async #tellOfLoss(owner: CopyAddress, number: number, isAnswered: () => boolean): Promise<void> {
    try {
      // This message may have overtaken the call.
      while (!(await this.#calls.call(owner, CONSUMERS, ['undo', number])) && !isAnswered()) {
        await wait(UNDO_RETRY_DELAY);
      }
    } catch {
      // If the message can't be sent, the connection has ended, which has the same effect.
    }
  }
}

function nameOf({ group, instance }: RemoteInstance): string {
  return JSON.stringify([group, instance]);
}

function isAborted(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true;
}
