import { reportInternalError } from '../../../../base/internal-errors.ts';
import { QueueError } from '../../errors.ts';
import { newsAfter } from '../store/copy-rows.ts';
import type { SharedQueueStore } from '../store/queue-store.ts';
import { releaseShards, removeCopy, renew } from './leases.ts';
import type { ChangeNotification } from './change-notification.ts';

/** Callbacks that apply changes of this process's part of a shared store. */
export interface CopiesRules {
  /** Begins no deliveries of some shards, for the time being. */
  readonly pause: (shards: readonly number[]) => void;
  readonly resume: (shards: readonly number[]) => void;
  /**
   * Some shards now belong to this process and are held: it finds the messages that wait in them.
   * @param within milliseconds in which deliveries in flight may end @returns those that are no longer held
   */
  readonly takeOver: (shards: readonly number[], within: number) => Promise<readonly number[]>;
  /** Which of these held shards have no delivery in flight after a time at most, in milliseconds. */
  readonly ended: (shards: readonly number[], within: number) => Promise<readonly number[]>;
  /** Finds messages in its shards again, as news of them may have been lost. */
  readonly rescan: (shards: readonly number[]) => Promise<void>;
  /** Some shards no longer belong to this process. */
  readonly dropped: () => void;
  readonly apply: (owner: number, news: ChangeNotification) => Promise<void>;
  /**
   * Gets the time of the store's server in Unix milliseconds, and the milliseconds that the query for it took.
   */
  readonly serverTime: (now: number, took: number) => void;
  /** Called after each renewal. */
  readonly renewed: () => Promise<void>;
  /** Called when news may have been missed. */
  readonly forget: () => Promise<void>;
}

/** Renewals per lease. News without a notification is read with the next renewal at the latest. */
const RENEWALS = 6;
const NEWS_IN_A_GO = 500;

/**
 * The membership of this process in a shared store: it renews its lease, takes free shards, and reads what other
 * processes have changed. Leases use the clock of the machine and the store's server, not the platform's clock, which
 * tests may move.
 */
export class Copies {
  readonly #store: SharedQueueStore;
  readonly #rules: CopiesRules;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #again = false;
  #closing = false;
  /** By the server's clock. */
  #renewedAt: number | undefined;
  /** News up to this ticket has been read. */
  #readUpTo = 0;
  /** The number of known interruptions. */
  #interruptions = 0;
  /** Shards that were taken but whose messages have not been found yet. */
  readonly #unread = new Set<number>();

  constructor(store: SharedQueueStore, rules: CopiesRules) {
    this.#store = store;
    this.#rules = rules;
    store.shares.onLost = () => {
      this.#renewedAt = undefined;
      this.#unread.clear();
      rules.dropped();
    };
  }

  /** Joins the other processes. While the store is unreachable, it retries. */
  async start(): Promise<void> {
    await this.#turn(() => this.#renew());
    this.#next();
  }

  /** Releases everything to other processes, so that they need not wait for the lease to expire. */
  async close(): Promise<void> {
    this.#closing = true;
    clearTimeout(this.#timer);
    await this.#running;
    const { copy } = this.#store.shares;
    if (copy === null) return;
    await this.#store
      .write(async (transaction) => removeCopy(transaction, copy))
      .catch(() => undefined);
  }

  /**
   * Milliseconds from one renewal to the next, and at most for deliveries in flight to end: meanwhile the lease is not
   * renewed, and if it expired, another process would deliver the same again.
   */
  get #between(): number {
    return this.#store.lease / RENEWALS;
  }

  #next(): void {
    if (this.#closing) return;
    this.#timer = setTimeout(() => {
      void this.#turn(() => this.#renew()).then(() => this.#next());
    }, this.#between);
    this.#timer.unref();
  }

  /** Runs work serially. If the store fails, the next renewal retries it. */
  async #turn(work: () => Promise<void>): Promise<void> {
    while (this.#running !== undefined) await this.#running;
    if (this.#closing) return;
    this.#running = work().catch((error: unknown) => {
      if (!(error instanceof QueueError)) reportInternalError('delivery', error);
    });
    await this.#running;
    this.#running = undefined;
  }

  async #renew(): Promise<void> {
    const { shares } = this.#store;
    const joins = shares.copy === null;
    const renewal = {
      lease: this.#store.lease,
      heard: this.#rules.serverTime,
      heardAt: this.#renewedAt,
    };
    const renewed = await this.#store.writeFirst((transaction) =>
      renew(transaction, shares, renewal),
    );
    shares.copy = renewed.copy;
    this.#renewedAt = renewed.now;
    if (joins) {
      this.#readUpTo = renewed.ticket;
      await this.#rules.forget();
    }
    this.#rules.pause(renewed.taken);
    shares.take(renewed.taken);
    for (const shard of renewed.taken) this.#unread.add(shard);
    if (this.#store.interruptions !== this.#interruptions) {
      this.#interruptions = this.#store.interruptions;
      await this.#rules.rescan(shares.shards.filter((shard) => !this.#unread.has(shard)));
    }
    await this.#store.listen(() => this.#heard()).catch(() => undefined);
    await this.#readNews();
    if (this.#unread.size > 0) {
      const taken = await this.#rules.takeOver([...this.#unread], this.#between);
      for (const shard of taken) this.#unread.delete(shard);
    }
    if (renewed.excess > 0) await this.#release(renewed.excess);
    await this.#rules.renewed();
  }

  async #release(count: number): Promise<void> {
    const { shares } = this.#store;
    // The first shard is released last: its owner also does the work that is done once for all
    // processes.
    const held = shares.shards.toReversed().slice(0, count);
    this.#rules.pause(held);
    try {
      const released = await this.#rules.ended(held, this.#between);
      if (released.length === 0) return;
      await this.#store.write(async (transaction) => {
        releaseShards(transaction, released);
        // From here on other processes may take them. If the release fails, the next renewal takes them
        // back.
        shares.give(released);
      });
      this.#rules.dropped();
    } finally {
      this.#rules.resume(held);
    }
  }

  /** Another process has sent a notification. */
  #heard(): void {
    if (this.#again) return;
    this.#again = true;
    void this.#turn(async () => {
      this.#again = false;
      await this.#readNews();
    });
  }

  async #readNews(): Promise<void> {
    for (;;) {
      const page = { ticket: this.#readUpTo, most: NEWS_IN_A_GO };
      const rows = await this.#store.read((reader) => reader.all(newsAfter, page));
      for (const { ticket, copy, owner, what } of rows) {
        if (copy !== this.#store.shares.copy) {
          await this.#rules.apply(owner, JSON.parse(what) as ChangeNotification);
        }
        this.#readUpTo = ticket;
      }
      if (rows.length < NEWS_IN_A_GO) return;
    }
  }
}
