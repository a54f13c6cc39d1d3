import { sql, type RawBuilder } from 'kysely';
import type { Clock } from '../base/clock.ts';
import { chunksOf } from './chunks.ts';
import type { LeaseTable } from './schema.ts';
import type { Store } from './store.ts';
import { isShared, storeTime } from './store-time.ts';

/** A lease: its owner and its end; `until` is by the clock of the store. */
export type Lease = Readonly<LeaseTable>;

/** What somebody wants to have. */
export interface LeaseOrder {
  /** `kind/id`, as in `consumer/0f3a…`; a kind belongs to one part of the platform. */
  readonly name: string;
  /** A name that no other process has, as {@link LeaseKeeper.owner}. */
  readonly owner: string;
  /** Milliseconds. */
  readonly ttl: number;
  /** What the owner tells those who look for it, for example where it is reached. */
  readonly details?: string;
  /** Who gives it away, if it has it. */
  readonly from?: string | undefined;
}

/**
 * Things that one process has at a time, of all that share a store: each until a moment, unless it is renewed.
 * The store's clock decides, so it does no harm where the clocks of processes differ. Each call is one statement,
 * which waits for no transaction.
 *
 * These are the rows in the store. A lease that is to be kept for as long as the process lasts is taken from a
 * {@link LeaseKeeper}, which renews the leases it has and reports those that it has lost.
 */
export class Leases {
  readonly #store: Store;
  readonly #now: () => RawBuilder<number>;

  /** @param clock of a store that is a file */
  constructor(store: Store, clock?: Clock) {
    this.#store = store;
    this.#now = storeTime(store, clock);
  }

  /**
   * Takes what nobody has, or has had until now, or what is given away; for its owner it renews, and tells the new details.
   * `turn` grows with each owner, also after a release, so what is written with it can be told from what an
   * earlier owner writes late.
   * @returns undefined where another one has it
   * @throws StoreAway
   */
  async take({
    name,
    owner,
    ttl,
    details = '',
    from = owner,
  }: LeaseOrder): Promise<Lease | undefined> {
    const now = this.#now();
    const until = this.#after(ttl);
    return this.#store
      .insertInto('lease')
      .values({ name, owner, until, turn: now, details })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet((row) => ({
            owner: row.ref('excluded.owner'),
            until: row.ref('excluded.until'),
            details: row.ref('excluded.details'),
            turn: sql<number>`case
              when lease.owner = excluded.owner and lease.until > ${now} then lease.turn
              when lease.turn >= excluded.turn then lease.turn + 1
              else excluded.turn end`,
          }))
          .where((eb) =>
            eb.or([eb('lease.owner', 'in', [owner, from]), eb('lease.until', '<=', now)]),
          ),
      )
      .returningAll()
      .executeTakeFirst();
  }

  /**
   * Renews leases of an owner.
   * @param ttl milliseconds from now
   * @returns the names of those that it holds; one that has expired and that nobody has taken is its own again
   * @throws StoreAway
   */
  async renew(names: readonly string[], owner: string, ttl: number): Promise<Set<string>> {
    const renewed = new Set<string>();
    for (const some of chunksOf(names)) {
      const rows = await this.#store
        .updateTable('lease')
        .set({ until: this.#after(ttl) })
        .where('owner', '=', owner)
        .where('name', 'in', some)
        .returning('name')
        .execute();
      for (const { name } of rows) renewed.add(name);
    }
    return renewed;
  }

  /** Gives back what its owner has; nothing happens to what another one has. @throws StoreAway */
  async release(names: readonly string[], owner: string): Promise<void> {
    for (const some of chunksOf(names)) {
      await this.#store
        .updateTable('lease')
        .set({ until: this.#now() })
        .where('owner', '=', owner)
        .where('name', 'in', some)
        .execute();
    }
  }

  /** The lease of a name, if it has not expired. @throws StoreAway */
  find(name: string): Promise<Lease | undefined> {
    return this.#held().where('name', '=', name).executeTakeFirst();
  }

  /** Everything of a kind that somebody has now, in the order of their names. @throws StoreAway */
  list(kind: string): Promise<Lease[]> {
    // `0` follows `/`.
    return this.#held()
      .where('name', '>', `${kind}/`)
      .where('name', '<', `${kind}0`)
      .orderBy('name')
      .execute();
  }

  /** Forgets what ran out or was given back so many milliseconds ago. @throws StoreAway */
  async sweep(age: number): Promise<void> {
    await this.#store.deleteFrom('lease').where('until', '<', this.#after(-age)).execute();
  }

  #held() {
    return this.#store.selectFrom('lease').selectAll().where('until', '>', this.#now());
  }

  #after(milliseconds: number): RawBuilder<number> {
    const span = Math.ceil(milliseconds);
    return isShared(this.#store)
      ? sql<number>`${this.#now()} + ${sql.lit(span)}::bigint`
      : sql<number>`${this.#now()} + ${sql.lit(span)}`;
  }
}
