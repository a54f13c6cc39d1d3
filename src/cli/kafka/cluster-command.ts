import type { Command } from 'commander';
import { answerOf, type ManagementClient } from '../../client/management-client.ts';
import type { Options, CommandResult } from '../api-command.ts';
import { managementCommand } from '../management/management-command.ts';
import type { Shell } from '../shell.ts';
import { ManagementError } from '../../client/errors.ts';
import { byIdOrName } from '../management/by-id-or-name.ts';

/** The arguments of a command on a cluster. */
export interface OnCluster {
  readonly client: ManagementClient;
  /** The id of the cluster. */
  readonly cluster: string;
  readonly args: readonly string[];
  readonly options: Options;
  readonly shell: Shell;
}

/** A command on a Kafka cluster, which `--cluster` selects. */
export function clusterCommand(
  usage: string,
  description: string,
  run: (on: OnCluster) => Promise<CommandResult>,
): Command {
  return managementCommand(usage, description, async (client, args, options, shell) =>
    run({ client, cluster: await clusterId(client, options), args, options, shell }),
  ).option(
    '--cluster <cluster>',
    'Kafka cluster, by id or name; by default the only one, or `default`',
  );
}

/** The cluster that the first start creates. */
const DEFAULT = 'default';

/**
 * The id of the cluster that a command is for: the one in `--cluster`, else the only one, else
 * `default`.
 * @throws ManagementError
 */
async function clusterId(client: ManagementClient, { cluster }: Options): Promise<string> {
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
