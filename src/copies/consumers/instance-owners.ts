import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { KeyedMutex } from '../../base/keyed-mutex.ts';
import { LogError } from '../../engines/log/errors.ts';
import type { LocalInstances } from '../../engines/log/local-instances.ts';
import type { HeldLease, LeaseKeeper } from '../../store/lease-keeper.ts';
import { StoreAway } from '../../store/store-away.ts';
import { addressIn, type CopyAddress } from '../copy-address.ts';
import { CopyAway, NotHere } from '../called.ts';

/** The kind of the leases. */
const KIND = 'consumer';
const LOOK_AGAIN_AFTER = 100;
/** How many owners are remembered that others are. */
const REMEMBERED = 10_000;

/** An instance of a group, of a cluster. */
export interface InstanceKey {
  readonly cluster: string;
  readonly group: string;
  readonly instance: string;
  /** Those of the cluster that are in this process. */
  readonly local: LocalInstances;
}

/** What is to be done with an instance, wherever it is. */
export interface InstanceWork<Result> {
  /** Whether this process takes it where nobody has it. */
  readonly takes: boolean;
  /** In this process: it has the instance, or nobody has. */
  readonly here: () => Promise<Result>;
  /** @throws NotHere, CopyAway */
  readonly there: (owner: CopyAddress) => Promise<Result>;
}

export interface InstanceOwnersOptions {
  /** How long its leases last is how long after its end others take over what a process had. */
  readonly keeper: LeaseKeeper;
  /** Where others reach this process, as the leases say it. */
  readonly address: string;
  /** Milliseconds for which an owner is looked for that can't be reached. */
  readonly patience: number;
}

/**
 * Which process has which instance: the one that its first call has come to, by a lease that is renewed for as long
 * as the instance is there. The lease only says where calls go. That an instance is never in two processes is seen to by
 * the Kafka: who joins with its id fences off whoever was it before. So a process that can't renew its leases
 * goes on with its instances until another one has taken them.
 */
export class InstanceOwners {
  readonly #options: InstanceOwnersOptions;
  readonly #held = new Map<string, HeldLease>();
  /** What is being done here with instances. */
  readonly #busy = new Map<string, number>();
  /** Owners as they were last heard of. */
  readonly #others = new Map<string, CopyAddress>();
  /** An instance is not given back while it is being taken. */
  readonly #mutex = new KeyedMutex();

  constructor(options: InstanceOwnersOptions) {
    this.#options = options;
  }

  /** Whether calls for an instance are to be served here. */
  isHere(key: InstanceKey): boolean {
    return this.#isHeld(nameOf(key)) || key.local.has(key.group, key.instance);
  }

  /** Does something where an instance is. @throws LogError COORDINATOR_NOT_AVAILABLE, or what the work throws */
  async run<Result>(key: InstanceKey, work: InstanceWork<Result>): Promise<Result> {
    const end = performance.now() + this.#options.patience;
    const name = nameOf(key);
    let silent: { readonly owner: string; readonly error: Error } | undefined;
    for (;;) {
      const owner = await this.#mutex.run(name, async () => {
        const other = await this.#find(name, key, work.takes);
        // Here, as what waits for its turn may be to give the instance back.
        if (other === undefined) this.#begin(name);
        return other;
      });
      if (owner === undefined) {
        const wasHere = key.local.has(key.group, key.instance);
        try {
          return await this.#untilEnd(key, work.here);
        } catch (error) {
          const isGone = !key.local.has(key.group, key.instance) && isOfNobody(error);
          // Another process has taken it, and the log has said so first.
          if (wasHere && isGone) continue;
          throw error;
        }
      }
      // It has been looked again: the lease of one that is dead may have run out while its answer was waited for.
      if (silent?.owner === owner.name && performance.now() > end) {
        const why = `its copy at ${owner.host}:${owner.port} can't be reached`;
        throw notReached(key, why, silent.error);
      }
      try {
        return await work.there(owner);
      } catch (error) {
        if (!(error instanceof NotHere) && !(error instanceof CopyAway)) throw error;
        this.#others.delete(name);
        silent = { owner: owner.name, error };
      }
      // It is gone, and then the lease runs out; or it has given the instance back by now.
      await wait(LOOK_AGAIN_AFTER);
    }
  }

  /**
   * Takes an instance that another process leaves to this one.
   * @param begin has it in this process
   * @returns whether it did
   * @throws StoreAway
   */
  adopt(key: InstanceKey, from: string, begin: () => void): Promise<boolean> {
    const name = nameOf(key);
    return this.#mutex.run(name, async () => {
      if (!(await this.#take(name, from))) return false;
      begin();
      return true;
    });
  }

  /** Does something in this process, which keeps the instance afterwards if there is one. */
  async here<Result>(key: InstanceKey, work: () => Promise<Result>): Promise<Result> {
    this.#begin(nameOf(key));
    return this.#untilEnd(key, work);
  }

  #begin(name: string): void {
    this.#busy.set(name, (this.#busy.get(name) ?? 0) + 1);
  }

  /** Does what has begun. */
  async #untilEnd<Result>(key: InstanceKey, work: () => Promise<Result>): Promise<Result> {
    const name = nameOf(key);
    try {
      return await work();
    } finally {
      const others = this.#busy.get(name)! - 1;
      if (others > 0) this.#busy.set(name, others);
      else this.#busy.delete(name);
      this.gone(key);
    }
  }

  /** An instance may be no more: others may have it then. */
  gone(key: InstanceKey): void {
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

  /** @returns who else has it; undefined where it is this process, or nobody */
  async #find(name: string, key: InstanceKey, takes: boolean): Promise<CopyAddress | undefined> {
    const isLocal = key.local.has(key.group, key.instance);
    if (this.#isHeld(name)) return undefined;
    const known = this.#others.get(name);
    if (known !== undefined && !isLocal) return known;
    try {
      if ((isLocal || takes) && (await this.#take(name))) return undefined;
      const lease = await this.#options.keeper.leases.find(name);
      if (lease === undefined || lease.owner === this.#options.keeper.owner) return undefined;
      if (isLocal) key.local.drop(key.group, key.instance);
      const owner = { name: lease.owner, ...addressIn(lease.details) };
      this.#remember(name, owner);
      return owner;
    } catch (error) {
      if (!(error instanceof StoreAway)) throw error;
      if (isLocal) return undefined;
      throw notReached(key, error.message, error);
    }
  }

  async #take(name: string, from?: string): Promise<boolean> {
    const { keeper, address } = this.#options;
    const lease = await keeper.take(name, { details: address, from });
    if (lease === undefined) return false;
    this.#others.delete(name);
    this.#held.set(name, lease);
    return true;
  }

  #remember(name: string, owner: CopyAddress): void {
    this.#others.set(name, owner);
    if (this.#others.size > REMEMBERED) this.#others.delete(this.#others.keys().next().value!);
  }
}

/** The name of the lease: those of groups and instances may have any characters. */
function nameOf({ cluster, group, instance }: InstanceKey): string {
  const hash = createHash('sha256').update(JSON.stringify([cluster, group, instance]));
  return `${KIND}/${hash.digest('base64url')}`;
}

/** Whether there is no such instance. */
export function isOfNobody(error: unknown): boolean {
  return error instanceof LogError && error.code === 'UNKNOWN_MEMBER_ID';
}

function notReached({ group, instance }: InstanceKey, why: string, cause: unknown): LogError {
  return new LogError(
    'COORDINATOR_NOT_AVAILABLE',
    `Instance ${instance} of group ${group} can't be asked at the moment: ${why}`,
    { cause },
  );
}
