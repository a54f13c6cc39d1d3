import { NameMap } from '../../base/name-map.ts';
import { NameSet } from '../../base/name-set.ts';
import type { ConsumeOptions, LogCluster, LogEngine } from '../../engines/log/engine.ts';
import type { HasInstances, InstanceState } from '../../engines/log/local-instances.ts';
import type { LogRecord, TopicPartition, TopicPartitionOffset } from '../../engines/log/record.ts';
import { NotServed } from '../call-outcome.ts';
import type { Caller } from '../copy-port.ts';
import type { InstanceKey, InstanceOwners } from './instance-owners.ts';

/** The name of the service between copies. */
export const CONSUMERS = 'consumers';

/** The options of a consume that is forwarded to another copy. */
export type ForwardedConsumeOptions = Omit<ConsumeOptions, 'signal'>;

/**
 * The operations on a group's instance that copies forward to each other, with the names of
 * `LogCluster`.
 */
export type ConsumerCall =
  | readonly ['consume', ForwardedConsumeOptions]
  | readonly ['commit', readonly TopicPartitionOffset[] | null]
  | readonly ['committed', readonly TopicPartition[], number]
  | readonly ['deleteInstance'];

/**
 * The arguments of a call, one of:
 * - an instance and the arguments of the operation;
 * - the number of an earlier call whose answer the client did not receive; the answer says whether that call had
 *   arrived;
 * - instances of a cluster that the caller hands over; the answer says which of them were accepted;
 * - the caller ends in order, and its clients have received all answers.
 */
export type ConsumerArguments =
  | readonly ['undo', number]
  | readonly ['adopt', string, readonly InstanceState[]]
  | readonly ['end']
  | readonly ['of', string, string, string, ...ConsumerCall];

export interface ConsumerServiceOptions {
  readonly engine: Pick<LogEngine, 'has'> & { cluster(id: string): LogCluster & HasInstances };
  readonly owners: InstanceOwners;
  /** Aborts when this process stops; waiting consumers should then continue in another copy. */
  readonly stopping: AbortSignal;
}

/** A consume on behalf of another copy that is waiting, or was the last one to be answered. */
interface ForwardedConsume {
  /** The name of that copy. */
  readonly caller: string;
  readonly waiting: AbortController;
  readonly forget: () => void;
  isAnswered: boolean;
}

/**
 * Serves this process's instances of groups to other copies. If the forwarding copy reports that the client did not
 * receive the messages of a consume, or if that copy ends without a word, they count as undelivered; this is
 * possible until the instance's next request.
 */
export class ConsumerService {
  readonly #options: ConsumerServiceOptions;
  /** By caller and number of the call. */
  readonly #consumes = new NameMap<string, ForwardedConsume>();
  /** The calls of each instance. */
  readonly #calls = new NameMap<string, Set<string>>();

  constructor(options: ConsumerServiceOptions) {
    this.#options = options;
  }

  /** @throws NotServed if another process may have the instance */
  async serve(args: readonly unknown[], caller: Caller): Promise<unknown> {
    const asked = args as ConsumerArguments;
    if (asked[0] === 'undo') {
      const given = this.#consumes.get(idOf(caller.name, asked[1]));
      given?.waiting.abort();
      return given !== undefined;
    }
    if (asked[0] === 'adopt') return this.#adopt(asked[1], asked[2], caller.name);
    if (asked[0] === 'end') return this.#callerEnds(caller.name);
    const { engine, owners, stopping } = this.#options;
    const [, cluster, group, instance, ...call] = asked;
    if (stopping.aborted || !engine.has(cluster)) throw new NotServed();
    const log = engine.cluster(cluster);
    const key = { cluster, group, instance, local: log.instances };
    if (!owners.isLocal(key)) throw new NotServed();
    return owners.runLocally(key, () => this.#do(log, key, call, caller));
  }

  #callerEnds(name: string): void {
    for (const given of this.#consumes.values()) {
      if (given.caller === name && given.isAnswered) given.forget();
    }
  }

  /** Takes over instances of another copy. @returns which of them */
  #adopt(cluster: string, left: readonly InstanceState[], from: string): Promise<boolean[]> {
    const { engine, owners, stopping } = this.#options;
    if (stopping.aborted || !engine.has(cluster)) throw new NotServed();
    const { instances: local } = engine.cluster(cluster);
    const each = left.map((one) => {
      const { group, instance } = one;
      const key = { cluster, group, instance, local };
      // If the store has become unreachable, instances accepted before stay accepted, and the caller has to learn
      // which.
      return owners.adopt(key, from, () => local.adopt(one)).catch(() => false);
    });
    return Promise.all(each);
  }

  /** A consume of a deleted instance can no longer be undone. */
  instanceEnded(key: InstanceKey): void {
    this.#forgetAnswered(nameOf(key));
  }

  async #do(
    log: LogCluster & HasInstances,
    key: InstanceKey,
    call: ConsumerCall,
    caller: Caller,
  ): Promise<unknown> {
    const { group, instance } = key;
    switch (call[0]) {
      case 'consume':
        return this.#consume(log, key, call[1], caller);
      case 'commit':
        return log.commit(group, instance, call[1] ?? undefined);
      case 'committed':
        return log.committed(group, instance, call[1], { timeout: call[2] });
      case 'deleteInstance':
        return log.deleteInstance(group, instance);
    }
  }

  async #consume(
    log: LogCluster,
    key: InstanceKey,
    options: ForwardedConsumeOptions,
    caller: Caller,
  ): Promise<readonly LogRecord[]> {
    const { stopping } = this.#options;
    const waiting = new AbortController();
    const abort = () => waiting.abort();
    caller.signal.addEventListener('abort', abort);
    stopping.addEventListener('abort', abort);
    const given = this.#track(key, caller, waiting);
    try {
      const { signal } = waiting;
      const records = await log.consume(key.group, key.instance, { ...options, signal });
      if (stopping.aborted) throw new NotServed();
      this.#forgetAnswered(nameOf(key));
      if (records.length === 0) given.forget();
      else given.isAnswered = true;
      return records;
    } catch (error) {
      given.forget();
      throw error;
    } finally {
      stopping.removeEventListener('abort', abort);
    }
  }

  #track(key: InstanceKey, caller: Caller, waiting: AbortController): ForwardedConsume {
    const id = idOf(caller.name, caller.number);
    const name = nameOf(key);
    const calls = this.#calls.get(name) ?? new NameSet<string>();
    this.#calls.set(name, calls.add(id));
    const stop = caller.onDisconnect(() => waiting.abort());
    const forget = () => {
      stop();
      this.#consumes.delete(id);
      calls.delete(id);
      if (calls.size === 0 && this.#calls.get(name) === calls) this.#calls.delete(name);
    };
    const given: ForwardedConsume = {
      caller: caller.name,
      waiting,
      forget,
      isAnswered: false,
    };
    this.#consumes.set(id, given);
    return given;
  }

  #forgetAnswered(name: string): void {
    for (const id of this.#calls.get(name) ?? []) {
      const given = this.#consumes.get(id);
      if (given?.isAnswered === true) given.forget();
    }
  }
}

function idOf(caller: string, number: number): string {
  return `${caller} ${number}`;
}

function nameOf({ cluster, group, instance }: InstanceKey): string {
  return JSON.stringify([cluster, group, instance]);
}
