import type { Generated } from 'kysely';
import type {
  KafkaClusterTable,
  KafkaConnectorOffsetTable,
  KafkaConnectorTable,
  KafkaCredentialTable,
  KafkaStatisticsTable,
  KafkaUsageDayTable,
} from './kafka-schema.ts';

/**
 * The tables of the control plane. Columns hold what both SQLite and PostgreSQL have: text, integers,
 * floating-point numbers; booleans are 0 and 1, lists and objects are JSON text. Times are Unix
 * milliseconds unless a name says otherwise.
 */
export interface Schema {
  account: AccountTable;
  api_key: ApiKeyTable;
  redis_database: RedisDatabaseTable;
  team: TeamTable;
  team_member: TeamMemberTable;
  queue_user: QueueUserTable;
  audit_log: AuditLogTable;
  usage_day: UsageDayTable;
  statistics: StatisticsTable;
  backup: BackupTable;
  kafka_cluster: KafkaClusterTable;
  kafka_credential: KafkaCredentialTable;
  kafka_connector: KafkaConnectorTable;
  kafka_connector_offset: KafkaConnectorOffsetTable;
  kafka_usage_day: KafkaUsageDayTable;
  kafka_statistics: KafkaStatisticsTable;
  seal: SealTable;
  lease: LeaseTable;
  shared_setting: SharedSettingTable;
  carried: CarriedTable;
}

/** The progress of a migration into this store, and where it comes from. */
export interface CarriedTable {
  name: string;
  /** JSON. */
  value: string;
}

/** Settings that the processes sharing the store must have in common. */
export interface SharedSettingTable {
  name: string;
  /** A digest. */
  value: string;
}

/** A lease, which one process at a time has of those that share the store. */
export interface LeaseTable {
  name: string;
  /** The process. */
  owner: string;
  /** By the clock of the store. */
  until: number;
  /** Grows with each owner. */
  turn: number;
  /** Details for other processes. */
  details: string;
}

/** One row, where the secrets of the store are encrypted. */
export interface SealTable {
  /** A known text, encrypted with their key. */
  sealed_check: string;
}

/** An account, which has databases: a person or, through `team`, several. */
export interface AccountTable {
  customer_id: string;
  email: string;
  creation_time: number;
}

/** A key with which an account calls the management API; only its SHA-256 is kept. */
export interface ApiKeyTable {
  key_id: string;
  customer_id: string;
  name: string;
  digest: string;
  creation_time: number;
  /** Whether it may only read. */
  read_only: number;
}

export type DatabaseState = 'active' | 'deleted';
export type DatabaseType = 'Free' | 'Pay as You Go' | 'Enterprise';

/** The source of truth for a database; the state of the engine follows from it. */
export interface RedisDatabaseTable {
  database_id: string;
  database_name: string;
  database_type: DatabaseType;
  /** Its region, or `global`. */
  region: string;
  primary_region: string | null;
  /** JSON: array of regions. */
  read_regions: string;
  port: number;
  /** Unix seconds, as the API gives it. */
  creation_time: number;
  state: DatabaseState;
  password: string;
  /** The account's e-mail, or the id of the team that it belongs to. */
  user_email: string;
  customer_id: string;
  team_id: string | null;
  endpoint: string;
  tls: number;
  rest_token: string;
  read_only_rest_token: string;
  /** These two, and `prod_pack`, are kept and shown to clients that ask for them; they have no effect. */
  consistent: number;
  multizone: number;
  prod_pack: number;
  eviction: number;
  auto_upgrade: number;
  /** Dollars a month; 0 is none. */
  budget: number;
  daily_backup: number;
  /** JSON: array of addresses and networks that it is open to; open to all if empty. */
  allowed_ips: string;
  cluster_id: string;
  pool_id: string;
  /** Seals the REST tokens of its ACL users. */
  secret: string;
  /** SHA-256 of the secrets that the settings last gave it, where they give any. */
  settings_digest: string | null;
  /** Grows with each change, for optimistic locking: of two changes that began alike, the second sees the first. */
  revision: number;
}

export interface TeamTable {
  team_id: string;
  team_name: string;
  /** Who created it. */
  customer_id: string;
  copy_cc: number;
  creation_time: number;
}

export interface TeamMemberTable {
  team_id: string;
  member_email: string;
  member_role: string;
}

export interface QueueUserTable {
  id: string;
  /** The account that it belongs to, or the team. */
  customer_id: string;
  password: string;
  token: string;
  active: number;
  state: 'active' | 'deleted';
  max_message_size: number;
  max_requests_per_day: number;
  max_endpoints_per_topic: number;
  max_retries: number;
  max_topics: number;
  max_schedules: number;
  retention: number;
  timeout: number;
  /** The plan that it was given, by the name of the API; null where it follows the settings. */
  plan: string | null;
  /** Dollars a month; 0 is none. Kept and shown, as `prod_pack` is. */
  budget: number;
  prod_pack: number;
  /** Unix seconds. */
  creation_time: number;
}

/** The audit log: every change, by whom and when. */
export interface AuditLogTable {
  log_id: Generated<number>;
  at: number;
  customer_id: string;
  actor: string;
  source_ip: string;
  action: string;
  entity: string;
  /** JSON, without secrets. */
  details: string;
}

/** The usage of a database on one day (UTC, `2026-11-20`). */
export interface UsageDayTable {
  database_id: string;
  day: string;
  reads: number;
  writes: number;
  /** Commands that neither read nor write keys. */
  others: number;
  /** Bytes that came in and went out. */
  bandwidth: number;
  /** Dollars. */
  billing: number;
}

/** The recent series of a database's statistics, as JSON; written now and then and at the end. */
export interface StatisticsTable {
  database_id: string;
  at: number;
  series: string;
}

export type BackupState = 'pending' | 'completed' | 'failed';

export interface BackupTable {
  backup_id: string;
  database_id: string;
  name: string;
  creation_time: number;
  state: BackupState;
  /** Bytes. */
  size: number;
  /** Of its file, in hexadecimal digits; null for backups made before there were checksums. */
  sha256: string | null;
  /** Whether it was made automatically. */
  daily: number;
}
