import type { Alarm, Alarms } from '../base/alarms.ts';
import type { Clock } from '../base/clock.ts';
import type { Logger } from '../base/logger.ts';
import type { Transactions } from '../engines/log/engine.ts';
import type { HeldLease, LeaseKeeper } from '../store/lease-keeper.ts';

export interface AbandonedTransactionsOptions {
  readonly transactions: Transactions;
  readonly keeper: LeaseKeeper;
  /** The clock of this machine. */
  readonly clock: Clock;
  readonly alarms: Alarms;
  readonly logger: Logger;
}

/** The kind of the leases that name the transactional ids of running copies. */
const KIND = 'transactions';
/** Milliseconds between looks for copies that are gone. */
const LOOK_EVERY = 1000;
/** Milliseconds that one copy has to abort the transaction of another one, before a third may try. */
const ABORTED_WITHIN = 15_000;

/**
 * Aborts what killed copies have left open on a Kafka. Readers of committed records stop before an open transaction, and
 * its broker waits much longer for a producer than a lease does. A copy has a lease on its transactional id from its
 * first transaction on; whoever finds an expired one takes the id over.
 */
export class AbandonedTransactions {
  readonly #options: AbandonedTransactionsOptions;
  #own: HeldLease | undefined;
  #alarm: Alarm | undefined;
  #looking: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(options: AbandonedTransactionsOptions) {
    this.#options = options;
    options.transactions.onBegin = () => this.#announce();
    this.#lookLater();
  }

  /** Stops looking. The lease on the own id ends with its keeper. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#alarm?.cancel();
    await this.#looking;
  }

  /** Never rejects: without the store, the broker's own timeout is left. */
  async #announce(): Promise<void> {
    if (this.#own?.lost.aborted === false) return;
    const { keeper, transactions, logger } = this.#options;
    try {
      this.#own = await keeper.acquire(`${KIND}/${transactions.id}`);
    } catch (err) {
      logger.debug({ err }, 'other copies do not know of the transactions of this one');
    }
  }

  #lookLater(): void {
    if (this.#isClosed) return;
    const { clock, alarms } = this.#options;
    this.#alarm = alarms.at(clock.now() + LOOK_EVERY, () => {
      this.#looking = this.#look()
        .catch((err: unknown) => {
          this.#options.logger.debug({ err }, 'transactions of killed copies may still be open');
        })
        .finally(() => this.#lookLater());
    });
  }

  async #look(): Promise<void> {
    const { keeper, transactions, logger } = this.#options;
    const { leases, owner } = keeper;
    for (const { name } of await leases.expired(KIND)) {
      const id = name.slice(KIND.length + 1);
      if (id === transactions.id) continue;
      if ((await leases.acquire({ name, owner, ttl: ABORTED_WITHIN })) === undefined) continue;
      await transactions.abort(id);
      await leases.delete(name, owner);
      logger.debug({ id }, 'took over the transactions of a copy that is gone');
    }
  }
}
