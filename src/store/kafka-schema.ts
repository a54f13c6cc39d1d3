export type KafkaState = 'active' | 'deleted';

/** Plans by the names of the setting `plan`; `none` is limits that nobody reaches. */
export type KafkaPlan = 'free' | 'payg' | 'enterprise' | 'none';

/** The source of truth for a Kafka cluster; what runs follows from it. Its topics belong to the log. */
export interface KafkaClusterTable {
  cluster_id: string;
  name: string;
  /** What its host name begins with. */
  slug: string;
  plan: KafkaPlan;
  region: string;
  multizone: number;
  /** Unix seconds. */
  creation_time: number;
  state: KafkaState;
  username: string;
  password: string;
  /** The account's e-mail, or the id of the team that it belongs to. */
  user_email: string;
  customer_id: string;
  team_id: string | null;
  /** SHA-256 of the user that the settings last gave it, where they give one. */
  settings_digest: string | null;
  /** Grows with each change. */
  revision: number;
}

export type KafkaPermissions = 'ALL' | 'PRODUCE' | 'CONSUME';

/** A user that may do some things with some topics of a cluster. */
export interface KafkaCredentialTable {
  credential_id: string;
  credential_name: string;
  cluster_id: string;
  /** A topic, or the beginning of topics with one `*` behind it. */
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
  /** Unix seconds; 0 while it is there. */
  deletion_time: number;
  /** Whether its properties have been checked, and what came of it. */
  state: 'pending' | 'running' | 'failed';
  state_error_message: string;
  /** What it is wanted to do, whatever its state. */
  target: 'STARTED' | 'PAUSED';
  /** JSON: texts by name. */
  properties: string;
  /** Whether its properties have ever been found valid. */
  proven: number;
  encoded_username: string;
  /** Grows with each change. */
  revision: number;
}

/** The position of a source in one of its partitions: two JSON texts, as the connector wrote them. */
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

/** The last hour of a topic, or of a whole cluster, as JSON; written now and then and at the end. */
export interface KafkaStatisticsTable {
  cluster_id: string;
  /** Empty for the whole cluster. */
  topic_id: string;
  at: number;
  series: string;
}
