import { sql, type Compilable, type SchemaModule } from 'kysely';

/** The tables of Kafka clusters and their parts. */
export function kafkaTables(schema: SchemaModule): readonly Compilable[] {
  return [
    schema
      .createTable('kafka_cluster')
      .addColumn('cluster_id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('slug', 'text', (c) => c.notNull())
      .addColumn('plan', 'text', (c) => c.notNull())
      .addColumn('region', 'text', (c) => c.notNull())
      .addColumn('multizone', 'integer', (c) => c.notNull())
      .addColumn('creation_time', 'bigint', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('username', 'text', (c) => c.notNull())
      .addColumn('password', 'text', (c) => c.notNull())
      .addColumn('user_email', 'text', (c) => c.notNull())
      .addColumn('customer_id', 'text', (c) => c.notNull())
      .addColumn('team_id', 'text')
      .addColumn('settings_digest', 'text')
      .addColumn('revision', 'integer', (c) => c.notNull())
      .addColumn('suspended', 'integer', (c) => c.notNull().defaultTo(0)),
    schema
      .createTable('kafka_credential')
      .addColumn('credential_id', 'text', (c) => c.primaryKey())
      .addColumn('credential_name', 'text', (c) => c.notNull())
      .addColumn('cluster_id', 'text', (c) => c.notNull())
      .addColumn('topic', 'text', (c) => c.notNull())
      .addColumn('permissions', 'text', (c) => c.notNull())
      .addColumn('username', 'text', (c) => c.notNull())
      .addColumn('password', 'text', (c) => c.notNull())
      .addColumn('creation_time', 'bigint', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull()),
    schema
      .createTable('kafka_connector')
      .addColumn('connector_id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('cluster_id', 'text', (c) => c.notNull())
      .addColumn('creation_time', 'bigint', (c) => c.notNull())
      .addColumn('deletion_time', 'bigint', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('state_error_message', 'text', (c) => c.notNull())
      .addColumn('target', 'text', (c) => c.notNull())
      .addColumn('properties', 'text', (c) => c.notNull())
      .addColumn('proven', 'integer', (c) => c.notNull())
      .addColumn('encoded_username', 'text', (c) => c.notNull())
      .addColumn('revision', 'integer', (c) => c.notNull()),
    schema
      .createTable('kafka_connector_offset')
      .addColumn('connector_id', 'text', (c) => c.notNull())
      .addColumn('source_partition', 'text', (c) => c.notNull())
      .addColumn('source_offset', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('kafka_connector_offset_pk', ['connector_id', 'source_partition']),
    schema
      .createTable('kafka_usage_day')
      .addColumn('cluster_id', 'text', (c) => c.notNull())
      .addColumn('topic_id', 'text', (c) => c.notNull())
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('produced', 'bigint', (c) => c.notNull())
      .addColumn('consumed', 'bigint', (c) => c.notNull())
      .addColumn('produced_bytes', 'bigint', (c) => c.notNull())
      .addColumn('consumed_bytes', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('kafka_usage_day_pk', ['cluster_id', 'topic_id', 'day']),
    schema
      .createTable('kafka_statistics')
      .addColumn('cluster_id', 'text', (c) => c.notNull())
      .addColumn('topic_id', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('series', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('kafka_statistics_pk', ['cluster_id', 'topic_id']),
    ...uniqueNames(schema),
  ];
}

/** Names that must be unique among rows that are not deleted. */
function uniqueNames(schema: SchemaModule): readonly Compilable[] {
  return [
    schema
      .createIndex('kafka_cluster_by_name')
      .unique()
      .on('kafka_cluster')
      .columns(['user_email', 'name'])
      .where(sql.ref('state'), '=', 'active'),
    schema
      .createIndex('kafka_cluster_by_slug')
      .unique()
      .on('kafka_cluster')
      .column('slug')
      .where(sql.ref('state'), '=', 'active'),
    schema
      .createIndex('kafka_credential_by_name')
      .unique()
      .on('kafka_credential')
      .columns(['cluster_id', 'credential_name'])
      .where(sql.ref('state'), '=', 'active'),
    schema
      .createIndex('kafka_connector_by_name')
      .unique()
      .on('kafka_connector')
      .columns(['cluster_id', 'name'])
      .where(sql.ref('deletion_time'), '=', 0),
  ];
}
