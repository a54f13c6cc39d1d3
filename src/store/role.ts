import type { Alarm, Alarms } from '../base/alarms.ts';
import type { Clock } from '../base/clock.ts';
import type { HeldLease, LeaseKeeper } from './lease-keeper.ts';

export interface RoleOptions {
  readonly keeper: LeaseKeeper;
  /** The name of the lease that belongs to the role. */
  readonly name: string;
  readonly clock: Clock;
  readonly alarms: Alarms;
  /** Called each time that this process takes the role. */
  readonly onTaken?: () => void;
  /** Called when this process loses it, unless it was closed. */
  readonly onLost?: () => void;
  /** Details for processes that look for the holder. */
  readonly details?: string | undefined;
}

/** Milliseconds between two attempts to take a role that another process has. */
const AGAIN_AFTER = 2000;

/**
 * Something that one of several processes does for all of them. The first process to get the lease has the role; when
 * it ends or loses the store, another one takes over.
 */
export class Role {
  readonly #options: RoleOptions;
  #lease: HeldLease | undefined;
  #alarm: Alarm | undefined;
  #attempt: Promise<void> = Promise.resolve();
  #isClosed = false;

  /** Tries to take the role once before this resolves, and keeps trying. */
  static async open(options: RoleOptions): Promise<Role> {
    const role = new Role(options);
    role.#try();
    await role.#attempt;
    return role;
  }

  private constructor(options: RoleOptions) {
    this.#options = options;
  }

  /** Whether this process has it now. */
  get isHeld(): boolean {
    return this.#lease !== undefined && !this.#lease.lost.aborted;
  }

  /** Gives it back. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#alarm?.cancel();
    await this.#attempt;
    await this.#lease?.release();
    this.#lease = undefined;
  }

  #try(): void {
    this.#attempt = this.#take();
  }

  async #take(): Promise<void> {
    const { keeper, name, details, onTaken } = this.#options;
    let lease: HeldLease | undefined;
    try {
      lease = await keeper.take(name, details === undefined ? {} : { details });
    } catch {
      // The store is away: others can't take it either.
    }
    if (lease === undefined) {
      this.#tryLater();
      return;
    }
    this.#lease = lease;
    lease.lost.addEventListener('abort', () => this.#lose(), { once: true });
    onTaken?.();
  }

  #lose(): void {
    this.#lease = undefined;
    if (this.#isClosed) return;
    this.#options.onLost?.();
    this.#tryLater();
  }

  #tryLater(): void {
    if (this.#isClosed) return;
    const { clock, alarms } = this.#options;
    this.#alarm = alarms.at(clock.now() + AGAIN_AFTER, () => this.#try());
  }
}
