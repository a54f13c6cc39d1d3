import type { Alarm, Alarms } from '../base/alarms.ts';
import type { Clock } from '../base/clock.ts';
import { silentLogger, type Logger } from '../base/logger.ts';
import type { Lease, LeaseOrder, Leases } from './leases.ts';

/** Something that this process has. */
export interface HeldLease {
  readonly name: string;
  /** Grows with each owner. */
  readonly turn: number;
  /** Aborts when it is this process's no more: another one has it, or it could not be renewed in time. */
  readonly lost: AbortSignal;
  /** Gives it back; `lost` aborts then too. Never rejects: what can't be given back runs out. */
  release(): Promise<void>;
}

export interface LeaseKeeperOptions {
  readonly leases: Leases;
  /** A name that no other process has, nor this one after its next start. */
  readonly owner: string;
  /** Of this machine; only spans of it count. It must not be one that is moved. */
  readonly clock: Clock;
  readonly alarms: Alarms;
  readonly logger?: Logger | undefined;
  /** Milliseconds that a lease lasts without being renewed. */
  readonly ttl?: number;
}

/** Milliseconds after which what a process had that died is another one's. */
export const TTL = 10_000;
/** So a lease outlives two renewals that fail. */
const RENEWALS = 4;

interface Held {
  readonly name: string;
  readonly lost: AbortController;
  /** By the clock of this machine: counted from before the store was asked, so earlier than the store's own end. */
  until: number;
}

/**
 * The leases of this process: renews them, all at once, for as long as they are kept.
 *
 *     const lease = await keeper.take(`consumer/${id}`, { details: address });
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
  #alarm: Alarm | undefined;
  #renewing: Promise<void> = Promise.resolve();
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
   * Takes a lease and keeps it. One that this process has already is refused like that of another one.
   * @param from another one that gives it away
   * @returns undefined where somebody has it
   * @throws StoreAway
   */
  async take(
    name: string,
    { details, from }: Pick<LeaseOrder, 'details' | 'from'> = {},
  ): Promise<HeldLease | undefined> {
    if (this.#isClosed || this.#held.has(name)) return undefined;
    const held: Held = { name, lost: new AbortController(), until: this.#clock.now() + this.#ttl };
    // Others of this process are refused from here on.
    this.#held.set(name, held);
    let lease: Lease | undefined;
    try {
      const { owner } = this;
      const order = { name, owner, ttl: this.#ttl, from };
      lease = await this.leases.take(details === undefined ? order : { ...order, details });
    } finally {
      if (lease === undefined) this.#held.delete(name);
    }
    if (lease === undefined) return undefined;
    this.#renewLater();
    const release = () => this.#release([held]);
    return { name, turn: lease.turn, lost: held.lost.signal, release };
  }

  /** Gives everything back and takes nothing more. */
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
      this.#logger.debug({ err }, 'leases are left to run out');
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
    this.#loseOld();
    const asked = this.#clock.now();
    const leases = [...this.#held.values()];
    if (leases.length === 0) return;
    const over = this.#alarms.at(Math.min(...leases.map(({ until }) => until)), () =>
      this.#loseOld(),
    );
    try {
      const names = leases.map(({ name }) => name);
      const renewed = await this.leases.renew(names, this.owner, this.#ttl);
      for (const held of leases) {
        if (renewed.has(held.name)) held.until = asked + this.#ttl;
        else this.#lose(held);
      }
    } catch (err) {
      this.#logger.debug({ err }, 'leases could not be renewed');
    } finally {
      over.cancel();
    }
    this.#loseOld();
  }

  /** What the store may have given to others by now. */
  #loseOld(): void {
    const now = this.#clock.now();
    for (const held of this.#held.values()) if (held.until <= now) this.#lose(held);
  }

  #lose(held: Held): void {
    if (this.#held.get(held.name) === held) this.#held.delete(held.name);
    held.lost.abort();
  }
}
