import type { Alarm, Alarms } from '../base/alarms.ts';
import type { Clock } from '../base/clock.ts';
import type { HeldLease, LeaseKeeper } from './lease-keeper.ts';

export interface RoleOptions {
  readonly keeper: LeaseKeeper;
  /** The name of the role's lease. */
  readonly name: string;
  readonly clock: Clock;
  readonly alarms: Alarms;
  /** Called each time this process acquires the role. */
  readonly onAcquired?: () => void;
  /** Called when this process loses it, but not when it is closed. */
  readonly onLost?: () => void;
  /** Details for processes that look up the holder. */
  readonly details?: string | undefined;
}

/** Interval, in milliseconds, between attempts to acquire a role that another process has. */
const AGAIN_AFTER = 2000;

/**
 * A task that one of several processes performs for all of them. The first process to acquire the lease has the role;
 * when it ends or loses the store, another one takes over.
 */
export class Role {
  readonly #options: RoleOptions;
  #lease: HeldLease | undefined;
  #alarm: Alarm | undefined;
  #attempt: Promise<void> = Promise.resolve();
  #isClosed = false;

  /** Tries once to acquire the role before it resolves, and keeps trying afterwards. */
  static async open(options: RoleOptions): Promise<Role> {
    const role = new Role(options);
    role.#try();
    await role.#attempt;
    return role;
  }

  private constructor(options: RoleOptions) {
    this.#options = options;
  }

  /** Whether this process has the role now. */
  get isHeld(): boolean {
    return this.#lease !== undefined && !this.#lease.lost.aborted;
  }

  /** Releases the role. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#alarm?.cancel();
    await this.#attempt;
    await this.#lease?.release();
    this.#lease = undefined;
  }

  #try(): void {
    this.#attempt = this.#acquire();
  }

  async #acquire(): Promise<void> {
    const { keeper, name, details, onAcquired } = this.#options;
    let lease: HeldLease | undefined;
    try {
      lease = await keeper.acquire(name, details === undefined ? {} : { details });
    } catch {
      // The store is unreachable, so other processes can't acquire it either.
    }
    if (lease === undefined) {
      this.#scheduleRetry();
      return;
    }
    this.#lease = lease;
    lease.lost.addEventListener('abort', () => this.#lose(), { once: true });
    onAcquired?.();
  }

  #lose(): void {
    this.#lease = undefined;
    if (this.#isClosed) return;
    this.#options.onLost?.();
    this.#scheduleRetry();
  }

  #scheduleRetry(): void {
    if (this.#isClosed) return;
    const { clock, alarms } = this.#options;
    this.#alarm = alarms.at(clock.now() + AGAIN_AFTER, () => this.#try());
  }
}
