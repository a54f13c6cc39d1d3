import type { Command } from 'commander';
import type { ManagementClient } from '../../client/management/management-client.ts';
import type { Options, CommandResult } from '../api-command.ts';
import { managementCommand } from '../management/management-command.ts';
import type { Shell } from '../shell.ts';
import { clusterId } from './clusters.ts';

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
