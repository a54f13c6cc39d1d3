import type { Alarms } from '../../../base/alarms.ts';
import type { Clock } from '../../../base/clock.ts';
import type { Logger } from '../../../base/logger.ts';
import type { Brokers } from './client/brokers.ts';
import type { Producer } from './produce/producer.ts';
import type { TransactionalProducer } from './produce/transactions.ts';

/** The state that the clusters of an engine share. */
export interface KafkaParts {
  readonly brokers: Brokers;
  readonly producer: Producer;
  readonly transactions: TransactionalProducer;
  readonly clock: Clock;
  readonly alarms: Alarms;
  /** A number from 0 to below 1. */
  readonly random: () => number;
  readonly logger: Logger;
  /**
   * How long a consume waits for its instance to join even if its timeout is shorter, in milliseconds of real time:
   * joining takes a few calls to the broker.
   */
  readonly joinGrace: number;
}
