import type { Alarm, Alarms } from '../base/alarms.ts';
import type { Clock } from '../base/clock.ts';
import { silentLogger, type Logger } from '../base/logger.ts';
import type { Lease, LeaseRequest, Leases } from './leases.ts';

/** A lease that this process holds. */
export interface HeldLease {
  readonly name: string;
  /** A fencing token: increases with each owner. */
  readonly turn: number;
  /** Aborts when this process no longer holds the lease: another one has it, or it could not be renewed in time. */
  readonly lost: AbortSignal;
  /** Releases the lease; `lost` aborts too. Never rejects: a lease that can't be released expires. */
  release(): Promise<void>;
}

export interface LeaseKeeperOptions {
  readonly leases: Leases;
  /** A name that no other process has, and that this process does not have after a restart. */
  readonly owner: string;
  /** The clock of this machine. Only intervals are used, so it must not be one that tests or users can move. */
  readonly clock: Clock;
  readonly alarms: Alarms;
  readonly logger?: Logger | undefined;
  /** How long a lease lasts without being renewed, in milliseconds. */
  readonly ttl?: number;
}

/** Milliseconds after which the leases of a process that died are available to others. */
export const TTL = 10_000;
/** Renewals per lease duration, so a lease survives two failed renewals. */
const RENEWALS = 4;
/** Milliseconds between deletions of rows of leases that nobody holds any more, such as those of consumer instances. */
const SWEPT_EVERY = 3_600_000;
/** Milliseconds that such a row is kept, so that `turn` also increases after a release. */
const KEPT = 24 * 3_600_000;

interface Held {
  readonly name: string;
  readonly lost: AbortController;
  /**
   * By the clock of this machine. Counted from before the request to the store, so it is earlier than the end recorded
   * in the store.
   */
  until: number;
}

/**
 * The leases of this process: renews them, all at once, for as long as they are kept.
 *
 *     const lease = await keeper.acquire(`consumer/${id}`, { details: address });
 *     if (lease === undefined) return forwardTo(await keeper.leases.find(`consumer/${id}`));
 *     lease.lost.addEventListener('abort', stopServing);
 *     await lease.release();
 */
export class LeaseKeeper {
  readonly leases: Leases;
  readonly owner: string;
  readonly #clock: Clock;
  readonly #alarms: Alarms;
  readonly #logger: Logger;
  readonly #ttl: number;
  readonly #held = new Map<string, Held>();
  /** The names of leases whose acquisition the store has not answered yet. There is nothing to renew of them. */
  readonly #acquiring = new Set<string>();
  #alarm: Alarm | undefined;
  #renewing: Promise<void> = Promise.resolve();
  #sweepAt = 0;
  #isClosed = false;

  constructor(options: LeaseKeeperOptions) {
    this.leases = options.leases;
    this.owner = options.owner;
    this.#clock = options.clock;
    this.#alarms = options.alarms;
    this.#logger = options.logger ?? silentLogger;
    this.#ttl = options.ttl ?? TTL;
  }

  /**
   * Acquires a lease and keeps it. A name that this process already holds is refused like one that another process
   * holds.
   * @param from the name of an owner that hands its lease over
   * @returns undefined if the lease is held
   * @throws StoreUnreachable
   */
  async acquire(
    name: string,
    { details, from }: Pick<LeaseRequest, 'details' | 'from'> = {},
  ): Promise<HeldLease | undefined> {
    if (this.#isClosed || this.#held.has(name) || this.#acquiring.has(name)) return undefined;
    const held: Held = { name, lost: new AbortController(), until: this.#clock.now() + this.#ttl };
    const release = () => this.#release([held]);
    // From here on other calls of this process are refused.
    this.#acquiring.add(name);
    let lease: Lease | undefined;
    try {
      const { owner } = this;
      const order = { name, owner, ttl: this.#ttl, from };
      lease = await this.leases.acquire(details === undefined ? order : { ...order, details });
    } finally {
      this.#acquiring.delete(name);
    }
    if (lease === undefined) return undefined;
    this.#held.set(name, held);
    if (this.#isClosed) {
      await release();
      return undefined;
    }
    this.#renewLater();
    return { name, turn: lease.turn, lost: held.lost.signal, release };
  }

  /** Releases all leases and acquires no more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#alarm?.cancel();
    this.#alarm = undefined;
    await this.#renewing;
    await this.#release([...this.#held.values()]);
  }

  async #release(leases: readonly Held[]): Promise<void> {
    const own = leases.filter((held) => this.#held.get(held.name) === held);
    for (const held of own) this.#lose(held);
    try {
      await this.leases.release(
        own.map(({ name }) => name),
        this.owner,
      );
    } catch (err) {
      this.#logger.debug({ err }, 'leases could not be released, and will expire');
    }
  }

  #renewLater(): void {
    if (this.#alarm !== undefined || this.#isClosed || this.#held.size === 0) return;
    this.#alarm = this.#alarms.at(this.#clock.now() + this.#ttl / RENEWALS, () => {
      this.#alarm = undefined;
      this.#renewing = this.#renew().finally(() => this.#renewLater());
    });
  }

  async #renew(): Promise<void> {
    this.#expireUnrenewed();
    const asked = this.#clock.now();
    const leases = [...this.#held.values()];
    if (leases.length === 0) return;
    const over = this.#alarms.at(Math.min(...leases.map(({ until }) => until)), () =>
      this.#expireUnrenewed(),
    );
    try {
      const names = leases.map(({ name }) => name);
      const renewed = await this.leases.renew(names, this.owner, this.#ttl);
      for (const held of leases) {
        if (renewed.has(held.name)) held.until = asked + this.#ttl;
        else this.#lose(held);
      }
      await this.#sweep(asked);
    } catch (err) {
      this.#logger.debug({ err }, 'leases could not be renewed');
    } finally {
      over.cancel();
    }
    this.#expireUnrenewed();
  }

  async #sweep(now: number): Promise<void> {
    if (now < this.#sweepAt) return;
    this.#sweepAt = now + SWEPT_EVERY;
    await this.leases.sweep(KEPT);
  }

  /** Gives up leases that the store may have given to others by now. */
  #expireUnrenewed(): void {
    const now = this.#clock.now();
    for (const held of this.#held.values()) if (held.until <= now) this.#lose(held);
  }

  #lose(held: Held): void {
    if (this.#held.get(held.name) === held) this.#held.delete(held.name);
    held.lost.abort();
  }
}
