import type { Clock } from '../../src/base/clock.ts';
import type { Ids } from '../../src/base/ids.ts';
import type { Store } from '../../src/store/store.ts';
import type { Account } from '../../src/control/accounts/account.ts';

/** A clock that moves only by hand. */
export class ManualClock implements Clock {
  #now: number;

  constructor(start: string | number = '2026-11-20T12:00:00Z') {
    this.#now = typeof start === 'string' ? Date.parse(start) : start;
  }

  now(): number {
    return this.#now;
  }

  /** Advances it by this many milliseconds. */
  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }
}

/** Sequential identifiers and secrets: `…-000000000001`, `secret-2`, … */
export function countingIds(): Ids {
  let count = 0;
  return {
    uuid: () => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`,
    secret: () => `secret-${++count}`,
  };
}

/** Stores accounts without keys, unless they are there. */
export async function storeAccounts(store: Store, ...accounts: readonly Account[]): Promise<void> {
  await store
    .insertInto('account')
    .values(
      accounts.map(({ customerId, email }) => ({
        customer_id: customerId,
        email,
        creation_time: 0,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
