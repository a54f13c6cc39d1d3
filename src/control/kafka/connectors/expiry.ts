import type { Clock } from '../../../base/clock.ts';
import { silentLogger, type Logger } from '../../../base/logger.ts';
import type { Store } from '../../../store/store.ts';
import { SYSTEM } from '../../actor.ts';
import type { AuditLog } from '../../audit/audit-log.ts';
import { TIME_TO_LIVE } from './connector.ts';
import type { RunningConnectors } from './running-connectors.ts';

/** Milliseconds between checks for expired connectors. */
const EVERY_MS = 60_000;

export interface ConnectorExpiryOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly audit: AuditLog;
  readonly running: RunningConnectors;
  readonly logger?: Logger | undefined;
}

/**
 * Deletes connectors that have never been valid once their time to live is over. One timer for all, which does not
 * keep the process alive.
 */
export class ConnectorExpiry {
  readonly #options: ConnectorExpiryOptions;
  readonly #logger: Logger;
  readonly #timer: NodeJS.Timeout;
  #deleting: Promise<void> = Promise.resolve();

  constructor(options: ConnectorExpiryOptions) {
    this.#options = options;
    this.#logger = options.logger ?? silentLogger;
    this.#timer = setInterval(() => void this.run(), EVERY_MS).unref();
  }

  /** Deletes expired connectors; calls run one after another. Never rejects. */
  run(): Promise<void> {
    this.#deleting = this.#deleting
      .then(() => this.#run())
      .catch((err: unknown) => this.#logger.error({ err }, 'connectors cannot be expired'));
    return this.#deleting;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#deleting;
  }

  async #run(): Promise<void> {
    const { store, clock, audit, running } = this.#options;
    const now = Math.floor(clock.now() / 1000);
    const expired = await store.transaction().execute(async (transaction) => {
      const rows = await transaction
        .selectFrom('kafka_connector')
        .innerJoin('kafka_cluster', 'kafka_cluster.cluster_id', 'kafka_connector.cluster_id')
        .select(['connector_id', 'kafka_connector.name', 'customer_id'])
        .where('deletion_time', '=', 0)
        .where('kafka_connector.state', '=', 'failed')
        .where('proven', '=', 0)
        .where('kafka_connector.creation_time', '<=', now - TIME_TO_LIVE)
        .execute();
      for (const { connector_id: id, name, customer_id: customerId } of rows) {
        await transaction
          .updateTable('kafka_connector')
          .set((eb) => ({
            deletion_time: now,
            properties: '{}',
            revision: eb('revision', '+', 1),
          }))
          .where('connector_id', '=', id)
          .execute();
        const details = { name, reason: 'it has never been valid' };
        const change = { action: 'kafka_connector.delete', entity: id, details } as const;
        await audit.record(transaction, { ...SYSTEM, customerId }, change);
      }
      return rows;
    });
    await Promise.all(expired.map(({ connector_id: id }) => running.fit(id)));
  }
}
