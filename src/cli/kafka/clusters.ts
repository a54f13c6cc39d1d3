import { ManagementError } from '../../client/errors.ts';
import { answerOf, type ManagementClient } from '../../client/management/management-client.ts';
import { byIdOrName } from '../management/by-id-or-name.ts';
import type { Options } from '../api-command.ts';

/** The cluster that the first start creates. */
const DEFAULT = 'default';

/**
 * The id of the cluster that a command is for: the one in `--cluster`, else the only one, else
 * `default`.
 * @throws ManagementError
 */
export async function clusterId(client: ManagementClient, { cluster }: Options): Promise<string> {
  const clusters = await answerOf(client.GET('/v2/kafka/clusters'));
  const found = (wanted: string) =>
    byIdOrName(clusters, wanted, {
      kind: 'Kafka cluster',
      idOf: ({ cluster_id: id }) => id,
      nameOf: ({ name }) => name,
    }).cluster_id;
  if (typeof cluster === 'string') return found(cluster);
  const [only, ...others] = clusters;
  if (only === undefined) throw new ManagementError('there is no Kafka cluster', 404);
  if (others.length === 0) return only.cluster_id;
  if (clusters.some(({ cluster_id: id }) => id === DEFAULT)) return DEFAULT;
  const names = clusters.map(({ name }) => name).join(', ');
  throw new ManagementError(`there are several Kafka clusters, name one: ${names}`, 409);
}
