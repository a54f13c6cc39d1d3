export type KafkaState = 'active' | 'deleted';

/** Plans by their names in the setting `plan`. `none` has limits that nobody reaches. */
export type KafkaPlan = 'free' | 'payg' | 'enterprise' | 'none';

/** The source of truth for a Kafka cluster; the running cluster is reconciled with it. The log keeps its topics. */
export interface KafkaClusterTable {
  cluster_id: string;
  name: string;
  /** The first part of its host name. */
  slug: string;
  plan: KafkaPlan;
  region: string;
  multizone: number;
  /** Unix seconds. */
  creation_time: number;
  state: KafkaState;
  username: string;
  password: string;
  /** The e-mail address of the account or the id of the team that owns it. */
  user_email: string;
  customer_id: string;
  team_id: string | null;
  /** SHA-256 of the user that the settings last specified; null if they don't. */
  settings_digest: string | null;
  /** Whether it lets nobody in and its connectors pause, because its account is not active. */
  suspended: number;
  /** Increases with each change. */
  revision: number;
}

export type KafkaPermissions = 'ALL' | 'PRODUCE' | 'CONSUME';

/** A user with permissions for some topics of a cluster. */
export interface KafkaCredentialTable {
  credential_id: string;
  credential_name: string;
  cluster_id: string;
  /** A topic, or a prefix of topics followed by one `*`. */
  topic: string;
  permissions: KafkaPermissions;
  username: string;
  password: string;
  /** Unix seconds. */
  creation_time: number;
  state: KafkaState;
}

export interface KafkaConnectorTable {
  connector_id: string;
  name: string;
  cluster_id: string;
  /** Unix seconds. */
  creation_time: number;
  /** Unix seconds; 0 if it has not been deleted. */
  deletion_time: number;
  /** The result of validating its properties. */
  state: 'pending' | 'running' | 'failed';
  state_error_message: string;
  /** The desired state, independent of `state`. */
  target: 'STARTED' | 'PAUSED';
  /** JSON: an object of strings. */
  properties: string;
  /** Whether its properties have ever been valid. */
  proven: number;
  encoded_username: string;
  /** Increases with each change. */
  revision: number;
}

/** The position of a source connector in one of its partitions: two JSON texts in the connector's own format. */
export interface KafkaConnectorOffsetTable {
  connector_id: string;
  source_partition: string;
  source_offset: string;
}

/** The traffic of a topic, or of a whole cluster, on one day (UTC, `2026-11-20`). */
export interface KafkaUsageDayTable {
  cluster_id: string;
  /** Empty for the whole cluster. */
  topic_id: string;
  day: string;
  /** Messages. */
  produced: number;
  consumed: number;
  produced_bytes: number;
  consumed_bytes: number;
}

/** The last hour of a topic, or of a whole cluster, as JSON; written periodically and at shutdown. */
export interface KafkaStatisticsTable {
  cluster_id: string;
  /** Empty for the whole cluster. */
  topic_id: string;
  at: number;
  series: string;
}
