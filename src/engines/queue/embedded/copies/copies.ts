import { QueueError } from '../../errors.ts';
import { newsAfter } from '../store/copy-rows.ts';
import type { SharedQueueStore } from '../store/queue-store.ts';
import { giveUp, leave, renew } from './leases.ts';
import type { News } from './news.ts';

/** Callbacks of the part that this process has in a shared store. */
export interface CopiesRules {
  /** Nothing of some shards is to begin, for the time being. */
  readonly hold: (shards: readonly number[]) => void;
  readonly goOn: (shards: readonly number[]) => void;
  /** Shards have become its own, and are held: all that waits in them is to be found. @returns which are not held any more */
  readonly take: (shards: readonly number[]) => Promise<readonly number[]>;
  /** Of shards that are held, those of which nothing is under way. */
  readonly ended: (shards: readonly number[]) => Promise<readonly number[]>;
  /** Of what was written in its shards it may not have been told. */
  readonly rescan: (shards: readonly number[]) => Promise<void>;
  /** Shards are not its own any more. */
  readonly dropped: () => void;
  readonly tell: (owner: number, news: News) => Promise<void>;
  /** The time of the store's server, Unix milliseconds, which it was asked for so many milliseconds before. */
  readonly serverTime: (now: number, took: number) => void;
  /** A renewal has been made. */
  readonly renewed: () => Promise<void>;
  /** It may have missed news. */
  readonly forget: () => Promise<void>;
}

/** Renewals in the time of a lease. News that nobody has rung for are read with the next one at the latest. */
const RENEWALS = 6;
const NEWS_IN_A_GO = 500;

/**
 * The membership of this process in a store that several share: it renews its lease, takes free shards, and hears
 * what others have changed. It goes by the time of the machine and the store's server, whatever clock the messages go
 * by.
 */
export class Copies {
  readonly #store: SharedQueueStore;
  readonly #rules: CopiesRules;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #again = false;
  #closing = false;
  /** By the server's clock. */
  #heardAt: number | undefined;
  /** News up to that ticket have been heard. */
  #heardUpTo = 0;
  /** That it knows of. */
  #interruptions = 0;
  /** Taken, and not found yet what is in them. */
  readonly #unread = new Set<number>();

  constructor(store: SharedQueueStore, rules: CopiesRules) {
    this.#store = store;
    this.#rules = rules;
    store.shares.onLost = () => {
      this.#heardAt = undefined;
      this.#unread.clear();
      rules.dropped();
    };
  }

  /** Joins the others. Where the store is away, it goes on trying. */
  async start(): Promise<void> {
    await this.#turn(() => this.#renew());
    this.#next();
  }

  /** Leaves all that it has to others, which need not wait then. */
  async close(): Promise<void> {
    this.#closing = true;
    clearTimeout(this.#timer);
    await this.#running;
    const { copy } = this.#store.shares;
    if (copy === null) return;
    await this.#store.write(async (transaction) => leave(transaction, copy)).catch(() => undefined);
  }

  #next(): void {
    if (this.#closing) return;
    this.#timer = setTimeout(() => {
      void this.#turn(() => this.#renew()).then(() => this.#next());
    }, this.#store.lease / RENEWALS);
    this.#timer.unref();
  }

  /** One after the other; where the store refuses, it is left to the next time. */
  async #turn(work: () => Promise<void>): Promise<void> {
    while (this.#running !== undefined) await this.#running;
    if (this.#closing) return;
    this.#running = work().catch((error: unknown) => {
      if (!(error instanceof QueueError)) throw error;
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
      heardAt: this.#heardAt,
    };
    const renewed = await this.#store.write((transaction) => renew(transaction, shares, renewal));
    shares.copy = renewed.copy;
    this.#heardAt = renewed.now;
    if (joins) {
      this.#heardUpTo = renewed.ticket;
      await this.#rules.forget();
    }
    this.#rules.hold(renewed.taken);
    shares.take(renewed.taken);
    for (const shard of renewed.taken) this.#unread.add(shard);
    if (this.#store.interruptions !== this.#interruptions) {
      this.#interruptions = this.#store.interruptions;
      await this.#rules.rescan(shares.shards.filter((shard) => !this.#unread.has(shard)));
    }
    await this.#store.listen(() => this.#heard()).catch(() => undefined);
    await this.#readNews();
    if (this.#unread.size > 0) {
      const taken = await this.#rules.take([...this.#unread]);
      for (const shard of taken) this.#unread.delete(shard);
    }
    if (renewed.excess > 0) await this.#release(renewed.excess);
    await this.#rules.renewed();
  }

  async #release(count: number): Promise<void> {
    const { shares } = this.#store;
    // The first is left last: with it goes what is done once for all.
    const held = shares.shards.toReversed().slice(0, count);
    this.#rules.hold(held);
    try {
      const released = await this.#rules.ended(held);
      if (released.length === 0) return;
      await this.#store.write(async (transaction) => {
        giveUp(transaction, released);
        // What follows is told to others. Where this fails, they are its own again with the next renewal.
        shares.give(released);
      });
      this.#rules.dropped();
    } finally {
      this.#rules.goOn(held);
    }
  }

  /** Another process has rung. */
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
      const page = { ticket: this.#heardUpTo, most: NEWS_IN_A_GO };
      const rows = await this.#store.read((reader) => reader.all(newsAfter, page));
      for (const { ticket, copy, owner, what } of rows) {
        if (copy !== this.#store.shares.copy) {
          await this.#rules.tell(owner, JSON.parse(what) as News);
        }
        this.#heardUpTo = ticket;
      }
      if (rows.length < NEWS_IN_A_GO) return;
    }
  }
}
