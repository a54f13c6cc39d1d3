import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { NameMap } from '../../base/name-map.ts';
import { KeyedMutex } from '../../base/keyed-mutex.ts';
import { LogError } from '../../engines/log/errors.ts';
import type { LocalInstances } from '../../engines/log/local-instances.ts';
import type { HeldLease, LeaseKeeper } from '../../store/lease-keeper.ts';
import type { Lease } from '../../store/leases.ts';
import { StoreUnreachable } from '../../store/store-unreachable.ts';
import { parseAddress, type CopyAddress } from '../copy-address.ts';
import { CopyUnreachable, NotServed } from '../call-outcome.ts';

/** The kind of the leases. */
const KIND = 'consumer';
const RETRY_DELAY = 100;
/** How many other owners are cached. */
const REMEMBERED = 10_000;

/** An instance of a group, of a cluster. */
export interface InstanceKey {
  readonly cluster: string;
  readonly group: string;
  readonly instance: string;
  /** The cluster's instances in this process. */
  readonly local: LocalInstances;
}

/** Work on an instance, wherever its owner is. */
export interface InstanceWork<Result> {
  /** Whether this process becomes the owner if there is none. */
  readonly acquires: boolean;
  /** The work in this process, if it is the owner or there is none. */
  readonly local: () => Promise<Result>;
  /** @throws NotServed, CopyUnreachable */
  readonly remote: (owner: CopyAddress) => Promise<Result>;
}

export interface InstanceOwnersOptions {
  /** Keeps its leases. Their duration is the time until others take over from a dead process. */
  readonly keeper: LeaseKeeper;
  /** The address at which others reach this process, as in the leases. */
  readonly address: string;
  /** How long an unreachable owner is retried, in milliseconds. */
  readonly retryTimeout: number;
}

/**
 * Which process owns which instance: the one that received its first call, by a lease that is renewed while the
 * instance exists. The lease only routes calls. Kafka ensures that an instance is never in two processes: a process
 * that joins with its id fences the earlier one off. So a process that can't renew its leases keeps its instances until
 * another one has taken them.
 */
export class InstanceOwners {
  readonly #options: InstanceOwnersOptions;
  readonly #held = new NameMap<string, HeldLease>();
  /** Number of calls in progress here, by instance. */
  readonly #busy = new NameMap<string, number>();
  /** Owners in other processes, as last known. */
  readonly #otherOwners = new NameMap<string, CopyAddress>();
  /** Prevents an instance from being released while it is being taken. */
  readonly #mutex = new KeyedMutex();

  constructor(options: InstanceOwnersOptions) {
    this.#options = options;
  }

  /** Whether calls for an instance are served here. */
  isLocal(key: InstanceKey): boolean {
    return this.#isHeld(nameOf(key)) || key.local.has(key.group, key.instance);
  }

  /** Runs work where the instance is. @throws LogError COORDINATOR_NOT_AVAILABLE, or an error of the work */
  async run<Result>(key: InstanceKey, work: InstanceWork<Result>): Promise<Result> {
    const end = performance.now() + this.#options.retryTimeout;
    const name = nameOf(key);
    let silent: { readonly owner: string; readonly error: Error } | undefined;
    for (;;) {
      const owner = await this.#mutex.run(name, async () => {
        const other = await this.#find(name, key, work.acquires);
        // Counted before waiting, because this may have to wait for the release of the same instance.
        if (other === undefined) this.#begin(name);
        return other;
      });
      if (owner === undefined) {
        const wasHere = key.local.has(key.group, key.instance);
        try {
          return await this.#untilEnd(key, work.local);
        } catch (error) {
          const isGone = !key.local.has(key.group, key.instance) && isUnknownInstance(error);
          // Another process has taken it, and Kafka was the first to report that.
          if (wasHere && isGone) continue;
          throw error;
        }
      }
      // The lease was read again just now: that of a dead process may have expired during the wait for its answer.
      if (silent?.owner === owner.name && performance.now() > end) {
        const why = `its copy at ${owner.host}:${owner.port} can't be reached`;
        throw ownerUnreachable(key, why, silent.error);
      }
      try {
        return await work.remote(owner);
      } catch (error) {
        if (!(error instanceof NotServed) && !(error instanceof CopyUnreachable)) throw error;
        this.#otherOwners.delete(name);
        silent = { owner: owner.name, error };
      }
      // Either the owner is dead and its lease will expire, or it has released the instance in the meantime.
      await wait(RETRY_DELAY);
    }
  }

  /**
   * Takes over an instance that another process hands over.
   * @param begin creates it in this process
   * @returns whether it was taken
   * @throws StoreUnreachable
   */
  adopt(key: InstanceKey, from: string, begin: () => void): Promise<boolean> {
    const name = nameOf(key);
    return this.#mutex.run(name, async () => {
      if (!(await this.#acquire(name, from))) return false;
      begin();
      return true;
    });
  }

  /** Runs work in this process, which keeps the lease afterwards if the instance exists. */
  async runLocally<Result>(key: InstanceKey, work: () => Promise<Result>): Promise<Result> {
    this.#begin(nameOf(key));
    return this.#untilEnd(key, work);
  }

  #begin(name: string): void {
    this.#busy.set(name, (this.#busy.get(name) ?? 0) + 1);
  }

  /** Runs work that has already been counted as in progress. */
  async #untilEnd<Result>(key: InstanceKey, work: () => Promise<Result>): Promise<Result> {
    const name = nameOf(key);
    try {
      return await work();
    } finally {
      const others = this.#busy.get(name)! - 1;
      if (others > 0) this.#busy.set(name, others);
      else this.#busy.delete(name);
      this.releaseIfEnded(key);
    }
  }

  /** An instance may have ended; other processes may create it again then. */
  releaseIfEnded(key: InstanceKey): void {
    const name = nameOf(key);
    void this.#mutex.run(name, async () => {
      if (this.#busy.has(name) || key.local.has(key.group, key.instance)) return;
      const lease = this.#held.get(name);
      this.#held.delete(name);
      await lease?.release();
    });
  }

  async close(): Promise<void> {
    await this.#mutex.idle();
    await this.#options.keeper.close();
  }

  #isHeld(name: string): boolean {
    return this.#held.get(name)?.lost.aborted === false;
  }

  /** @returns the other owner; undefined if it is this process, or nobody */
  async #find(name: string, key: InstanceKey, takes: boolean): Promise<CopyAddress | undefined> {
    const isLocal = key.local.has(key.group, key.instance);
    if (this.#isHeld(name)) return undefined;
    const known = this.#otherOwners.get(name);
    if (known !== undefined && !isLocal) return known;
    try {
      const mayTake = isLocal || takes;
      let lease: Lease | undefined;
      // A lease that could not be taken may have expired when it is looked up. It is free then, and taken after all:
      // an instance without a lease would not be found by other processes.
      for (let attempt = 0; lease === undefined && attempt < (mayTake ? 2 : 1); attempt++) {
        if (mayTake && (await this.#acquire(name))) return undefined;
        lease = await this.#options.keeper.leases.find(name);
      }
      if (lease === undefined || lease.owner === this.#options.keeper.owner) return undefined;
      if (isLocal) key.local.drop(key.group, key.instance);
      const owner = { name: lease.owner, ...parseAddress(lease.details) };
      this.#remember(name, owner);
      return owner;
    } catch (error) {
      if (!(error instanceof StoreUnreachable)) throw error;
      if (isLocal) return undefined;
      throw ownerUnreachable(key, error.message, error);
    }
  }

  async #acquire(name: string, from?: string): Promise<boolean> {
    const { keeper, address } = this.#options;
    const lease = await keeper.acquire(name, { details: address, from });
    if (lease === undefined) return false;
    this.#otherOwners.delete(name);
    this.#held.set(name, lease);
    return true;
  }

  #remember(name: string, owner: CopyAddress): void {
    this.#otherOwners.set(name, owner);
    if (this.#otherOwners.size > REMEMBERED)
      this.#otherOwners.delete(this.#otherOwners.keys().next().value!);
  }
}

/** The name of the lease; names of groups and instances may contain any characters. */
function nameOf({ cluster, group, instance }: InstanceKey): string {
  const hash = createHash('sha256').update(JSON.stringify([cluster, group, instance]));
  return `${KIND}/${hash.digest('base64url')}`;
}

/** Whether an error means that the instance does not exist. */
export function isUnknownInstance(error: unknown): boolean {
  return error instanceof LogError && error.code === 'UNKNOWN_MEMBER_ID';
}

function ownerUnreachable({ group, instance }: InstanceKey, why: string, cause: unknown): LogError {
  return new LogError(
    'COORDINATOR_NOT_AVAILABLE',
    `Instance ${instance} of group ${group} can't be asked at the moment: ${why}`,
    { cause },
  );
}
