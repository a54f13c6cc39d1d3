import type { ClusterLimits } from '../../engines/log/engine.ts';
import type { KafkaPlan } from '../../store/kafka-schema.ts';
import { UNLIMITED } from '../plans.ts';

/** The limits of a cluster, by their names in the management API. Sizes are in bytes. */
export interface KafkaLimits {
  /** The most that a topic may be given, for each of its partitions. */
  readonly max_retention_size: number;
  /** Milliseconds; the most that a topic may be given. */
  readonly max_retention_time: number;
  readonly max_messages_per_second: number;
  readonly max_message_size: number;
  /** Of all topics together. */
  readonly max_partitions: number;
}

const MB = 1024 ** 2;
const DAY_MS = 86_400_000;

/** The limits of the plans of the hosted service. */
const plans: Readonly<Record<Exclude<KafkaPlan, 'none'>, KafkaLimits>> = {
  free: {
    max_retention_size: 256 * MB,
    max_retention_time: 7 * DAY_MS,
    max_messages_per_second: 1000,
    max_message_size: MB,
    max_partitions: 10,
  },
  payg: {
    max_retention_size: 1_073_741_824_000,
    max_retention_time: 30 * DAY_MS,
    max_messages_per_second: 1000,
    max_message_size: MB,
    max_partitions: 100,
  },
  enterprise: {
    max_retention_size: UNLIMITED,
    max_retention_time: UNLIMITED,
    max_messages_per_second: 10_000,
    max_message_size: 10 * MB,
    max_partitions: 5000,
  },
};

/**
 * The limits of a cluster. @param largestMessage for a cluster without a plan, whose other limits are out of reach
 */
export function limitsOf(plan: KafkaPlan, largestMessage: number): KafkaLimits {
  if (plan !== 'none') return plans[plan];
  return {
    max_retention_size: UNLIMITED,
    max_retention_time: UNLIMITED,
    max_messages_per_second: UNLIMITED,
    max_message_size: largestMessage,
    // More than this machine could be expected to serve.
    max_partitions: 10_000,
  };
}

/** The same for the log, where -1 is no limit. */
export function logLimitsOf(limits: KafkaLimits): ClusterLimits {
  return {
    maxPartitions: logLimit(limits.max_partitions),
    maxRetentionTime: logLimit(limits.max_retention_time),
    maxRetentionSize: logLimit(limits.max_retention_size),
    maxMessageSize: logLimit(limits.max_message_size),
  };
}

/** A limit as the log has it. */
export function logLimit(limit: number): number {
  return limit >= UNLIMITED ? -1 : limit;
}

/** Dollars for a message produced or consumed, with one replica and with several. */
export function pricePerMessage(plan: KafkaPlan, multizone: boolean): number {
  if (plan === 'free') return 0;
  return (multizone ? 0.6 : 0.2) / 100_000;
}
