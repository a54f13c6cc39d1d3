import type { DatabaseType } from '../store/schema.ts';

/** The limits of a database, by their names in the management API. Sizes are in bytes. */
export interface DatabaseLimits {
  /** Concurrent connections. */
  readonly db_max_clients: number;
  readonly db_max_request_size: number;
  /** Bytes kept on disk. */
  readonly db_disk_threshold: number;
  /** Bytes of one key with its value. */
  readonly db_max_entry_size: number;
  /** Bytes of keys and values in memory. */
  readonly db_memory_threshold: number;
  /** Sent and received together; a day is one of UTC. */
  readonly db_daily_bandwidth_limit: number;
  readonly db_max_commands_per_second: number;
  /** Commands a day. */
  readonly db_request_limit: number;
}

const MB = 1024 ** 2;
const GB = 1024 ** 3;

/** The largest integer that every JSON reader takes: no limit. */
export const UNLIMITED = Number.MAX_SAFE_INTEGER;

/** The limits that come with each type of database. */
export const plans: Readonly<Record<DatabaseType, DatabaseLimits>> = {
  Free: {
    db_max_clients: 1000,
    db_max_request_size: 10 * MB,
    db_disk_threshold: GB,
    db_max_entry_size: 100 * MB,
    db_memory_threshold: 256 * MB,
    db_daily_bandwidth_limit: GB,
    db_max_commands_per_second: 10_000,
    db_request_limit: 10_000,
  },
  'Pay as You Go': {
    db_max_clients: 10_000,
    db_max_request_size: 10 * MB,
    db_disk_threshold: 100 * GB,
    db_max_entry_size: 100 * MB,
    db_memory_threshold: 100 * GB,
    db_daily_bandwidth_limit: 50 * GB,
    db_max_commands_per_second: 10_000,
    db_request_limit: UNLIMITED,
  },
  Enterprise: {
    db_max_clients: 100_000,
    db_max_request_size: 100 * MB,
    db_disk_threshold: 1500 * GB,
    db_max_entry_size: 5 * GB,
    db_memory_threshold: 500 * GB,
    db_daily_bandwidth_limit: 5000 * GB,
    db_max_commands_per_second: 16_000,
    db_request_limit: UNLIMITED,
  },
};

/** The price of a command on each type of database, in dollars. Each command of a pipeline counts. */
export const pricePerCommand: Readonly<Record<DatabaseType, number>> = {
  Free: 0,
  'Pay as You Go': 0.2 / 100_000,
  Enterprise: 0.2 / 100_000,
};

/** The next larger type of each type of database. */
export const nextPlan: Readonly<Record<DatabaseType, DatabaseType | undefined>> = {
  Free: 'Pay as You Go',
  'Pay as You Go': 'Enterprise',
  Enterprise: undefined,
};

/** Limits out of reach, for the database that is created at the first start. */
export function localLimits(maxRequestSize: number): DatabaseLimits {
  return {
    db_max_clients: UNLIMITED,
    db_max_request_size: maxRequestSize,
    db_disk_threshold: UNLIMITED,
    db_max_entry_size: UNLIMITED,
    db_memory_threshold: UNLIMITED,
    db_daily_bandwidth_limit: UNLIMITED,
    db_max_commands_per_second: UNLIMITED,
    db_request_limit: UNLIMITED,
  };
}

/** The types of database by their names in the setting `plan` and in the API. */
export const planNames = {
  free: 'Free',
  payg: 'Pay as You Go',
  enterprise: 'Enterprise',
} as const satisfies Record<string, DatabaseType>;

export type PlanName = keyof typeof planNames;

/** Further names that programs of the hosted service use; its sizes limit nothing here. */
export const requestedPlans = {
  ...planNames,
  paid: 'Pay as You Go',
  pro: 'Enterprise',
  fixed_250mb: 'Enterprise',
  fixed_1gb: 'Enterprise',
  fixed_5gb: 'Enterprise',
  fixed_10gb: 'Enterprise',
  fixed_50gb: 'Enterprise',
  fixed_100gb: 'Enterprise',
  fixed_500gb: 'Enterprise',
} as const satisfies Record<string, DatabaseType>;
