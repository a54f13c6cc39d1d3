import { DEFAULT_CLUSTER } from '../control/kafka/clusters/default-cluster.ts';
import { endpointOf, slugFor } from '../control/kafka/clusters/names.ts';
import type { AutoCreation } from '../engines/log/engine.ts';
import type { KafkaCluster } from '../directory/kafka/clusters.ts';
import type { RedisDatabase } from '../directory/redis/databases.ts';
import type { Secrets } from '../settings/secrets.ts';
import type { Settings } from '../settings/table.ts';

/** The default database; the mock has the same one. */
export function defaultDatabase(settings: Settings, secrets: Secrets): RedisDatabase {
  return {
    id: 'default',
    name: 'default',
    endpoint: 'default.localhost',
    regions: [],
    standardToken: secrets.redisToken,
    readOnlyToken: secrets.redisReadOnlyToken,
    maxRequestSize: settings.redisMaxRequestSize,
  };
}

/** The default cluster; the mock has the same one. */
export function defaultCluster(settings: Settings, secrets: Secrets): KafkaCluster {
  return {
    id: DEFAULT_CLUSTER,
    name: DEFAULT_CLUSTER,
    endpoint: endpointOf(slugFor(DEFAULT_CLUSTER)),
    username: secrets.kafkaUsername,
    password: secrets.kafkaPassword,
    autoCreate: autoCreationOf(settings),
    maxRequestSize: settings.kafkaMaxRequestSize,
  };
}

/** The settings of automatically created topics. */
export function autoCreationOf(settings: Settings): AutoCreation {
  const { kafkaAutoCreateTopics, kafkaDefaultPartitions: partitions } = settings;
  return kafkaAutoCreateTopics ? { partitions } : undefined;
}
