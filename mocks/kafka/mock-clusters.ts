import { FULL_ACCESS } from '../../src/directory/kafka/access.ts';
import { KafkaClusters, type KafkaCluster } from '../../src/directory/kafka/clusters.ts';
import { handedOut } from '../handed-out.ts';

/**
 * The clusters of the mock: the default one, and those in the examples of the management API, with their users. Further
 * users have all permissions, because the mock answers that they have those that the request named.
 */
export function mockClusters(standard: KafkaCluster): KafkaClusters {
  const clusters = new KafkaClusters([standard]);
  const users = handedOut().kafkaUsers;
  for (const user of users) {
    const { cluster_id: id, name, rest_endpoint: endpoint, username, password } = user;
    if (name === undefined || endpoint === undefined || clusters.get(id) !== undefined) continue;
    clusters.setCluster({ ...standard, id, name, endpoint, username, password });
  }
  const described = [...clusters.values()].find(({ id }) => id !== standard.id) ?? standard;
  for (const { cluster_id: named, username, password } of users) {
    if (clusters.authenticate(username, password, undefined) !== undefined) continue;
    const clusterId = clusters.get(named) === undefined ? described.id : named;
    clusters.setCredential({ ...FULL_ACCESS, id: username, clusterId, username, password });
  }
  return clusters;
}
