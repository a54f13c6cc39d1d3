import { sql, type RawBuilder } from 'kysely';
import type { Clock } from '../base/clock.ts';
import { chunksOf } from './chunks.ts';
import type { LeaseTable } from './schema.ts';
import type { Store } from './store.ts';
import { isShared, storeTime } from './store-time.ts';

/** A lease: its owner and its end. `until` is by the store's clock. */
export type Lease = Readonly<LeaseTable>;

/** A request for a lease. */
export interface LeaseRequest {
  /** `kind/id`, as in `consumer/0f3a…`. Each kind belongs to one part of the platform. */
  readonly name: string;
  /** A name that no other process has, as {@link LeaseKeeper.owner}. */
  readonly owner: string;
  /** Milliseconds. */
  readonly ttl: number;
  /** Information for processes that look the owner up, for example its address. */
  readonly details?: string;
  /** An owner that hands the lease over, if it holds it. */
  readonly from?: string | undefined;
}

/**
 * Leases: each name is held by one process at a time, of all that share a store, and expires unless it is renewed.
 * Times are those of the store's clock, so the clocks of processes need not agree. Each call is one statement, which
 * waits for no transaction.
 *
 * These are the rows in the store. To hold a lease for as long as the process lives, acquire it from a {@link
 * LeaseKeeper}, which renews its leases and reports those that it has lost.
 */
export class Leases {
  readonly #store: Store;
  readonly #now: () => RawBuilder<number>;

  /** @param clock for a store in a file */
  constructor(store: Store, clock?: Clock) {
    this.#store = store;
    this.#now = storeTime(store, clock);
  }

  /**
   * Acquires a lease that is free, has expired or is handed over. For its owner, renews it and replaces the details.
   * `turn` increases with each owner, also after a release, so it can serve as a fencing token against late writes of
   * an earlier owner.
   * @returns undefined if another process holds it
   * @throws StoreUnreachable
   */
  async acquire({
    name,
    owner,
    ttl,
    details = '',
    from = owner,
  }: LeaseRequest): Promise<Lease | undefined> {
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
   * @returns the names that it holds, including expired ones that nobody else has acquired
   * @throws StoreUnreachable
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

  /** Releases leases of an owner; leases of others are not affected. @throws StoreUnreachable */
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

  /** The lease of a name, if it has not expired. @throws StoreUnreachable */
  find(name: string): Promise<Lease | undefined> {
    return this.#held().where('name', '=', name).executeTakeFirst();
  }

  /** All leases of a kind that are held now, sorted by name. @throws StoreUnreachable */
  list(kind: string): Promise<Lease[]> {
    // `0` is the character after `/`.
    return this.#held()
      .where('name', '>', `${kind}/`)
      .where('name', '<', `${kind}0`)
      .orderBy('name')
      .execute();
  }

  /** All leases of a kind that have expired or been released, and are not deleted yet. @throws StoreUnreachable */
  expired(kind: string): Promise<Lease[]> {
    return this.#store
      .selectFrom('lease')
      .selectAll()
      .where('until', '<=', this.#now())
      .where('name', '>', `${kind}/`)
      .where('name', '<', `${kind}0`)
      .orderBy('name')
      .execute();
  }

  /** Deletes a lease of an owner. Its next `turn` is not sure to be higher. @throws StoreUnreachable */
  async delete(name: string, owner: string): Promise<void> {
    await this.#store
      .deleteFrom('lease')
      .where('name', '=', name)
      .where('owner', '=', owner)
      .execute();
  }

  /** Deletes leases that expired or were released at least this many milliseconds ago. @throws StoreUnreachable */
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
