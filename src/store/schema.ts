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
 * The tables of the control plane. Columns use only types that SQLite and PostgreSQL share: text, integers,
 * floating-point numbers; booleans are 0 and 1, lists and objects are JSON text. Times are Unix milliseconds unless a
 * comment says otherwise.
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
  carried: MigrationTable;
}

/** The progress of a migration into this store, and its source. */
export interface MigrationTable {
  name: string;
  /** JSON. */
  value: string;
}

/** Settings that must be the same in all processes that share the store. */
export interface SharedSettingTable {
  name: string;
  /** A digest. */
  value: string;
}

/** A lease, held by one process at a time of those that share the store. */
export interface LeaseTable {
  name: string;
  /** The name of the process. */
  owner: string;
  /** By the store's clock. */
  until: number;
  /** Increases with each owner. */
  turn: number;
  /** Details for other processes. */
  details: string;
}

/** A single row, if the secrets of the store are encrypted. */
export interface SealTable {
  /** A known text, encrypted with the key of the secrets. */
  sealed_check: string;
}

/** `deleting`: it is gone for its clients, and what it owns is being deleted. */
export type AccountState = 'active' | 'disabled' | 'deleting';

/** An account, which owns databases: a person, or a team (through `team`). */
export interface AccountTable {
  customer_id: string;
  email: string;
  creation_time: number;
  /** As the operator has it; what the account owns follows in the same transaction. */
  state: Generated<AccountState>;
}

/** A key with which an account calls the management API. Only its SHA-256 is stored. */
export interface ApiKeyTable {
  key_id: string;
  customer_id: string;
  name: string;
  digest: string;
  creation_time: number;
  /** Whether it grants only read access. */
  read_only: number;
}

export type DatabaseState = 'active' | 'deleted';
export type DatabaseType = 'Free' | 'Pay as You Go' | 'Enterprise';

/** The source of truth for a database; the engine is reconciled with it. */
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
  /** Unix seconds, as in the API. */
  creation_time: number;
  state: DatabaseState;
  password: string;
  /** The e-mail address of the account or the id of the team that owns it. */
  user_email: string;
  customer_id: string;
  team_id: string | null;
  endpoint: string;
  tls: number;
  rest_token: string;
  read_only_rest_token: string;
  /** These two columns and `prod_pack` are stored and returned to clients; they have no effect. */
  consistent: number;
  multizone: number;
  prod_pack: number;
  eviction: number;
  auto_upgrade: number;
  /** Dollars per month; 0 means no budget. */
  budget: number;
  daily_backup: number;
  /** JSON: array of addresses and networks that may connect; all may if it is empty. */
  allowed_ips: string;
  cluster_id: string;
  pool_id: string;
  /** The secret that encrypts the REST tokens of its ACL users. */
  secret: string;
  /** Whether it lets nobody in, because its account is not active. */
  suspended: number;
  /** SHA-256 of the secrets that the settings last specified; null if they don't. */
  settings_digest: string | null;
  /** Increases with each change, for optimistic locking: of two concurrent changes, the second detects the first. */
  revision: number;
}

export interface TeamTable {
  team_id: string;
  team_name: string;
  /** Its creator. */
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
  /** The account or team that owns it. */
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
  /** The plan set through the API, by the API's name for it; null if the settings determine it. */
  plan: string | null;
  /** Dollars per month; 0 means no budget. Stored and returned without effect, as `prod_pack` is. */
  budget: number;
  prod_pack: number;
  /** Unix seconds. */
  creation_time: number;
}

/** The audit log: all changes, with author and time. */
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
  /** Bytes received and sent. */
  bandwidth: number;
  /** Dollars. */
  billing: number;
}

/** The recent series of a database's statistics, as JSON; written periodically and at shutdown. */
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
  /** SHA-256 of its file, in hexadecimal; null for backups from before there were checksums. */
  sha256: string | null;
  /** Whether it was made automatically. */
  daily: number;
}
