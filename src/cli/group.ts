import { Command } from 'commander';
import type { components } from '../../generated/management/types.ts';
import type { Mutable } from '../client/fetch-client.ts';
import { answerOf } from '../client/management-client.ts';
import { SettingError } from '../settings/load.ts';
import { clusterCommand, type OnCluster } from './kafka/cluster-command.ts';
import { POSITION, readPosition } from './kafka/position.ts';
import { table } from './management/table.ts';
import { numberIn } from './numbers.ts';

type Schemas = components['schemas'];
type Group = Schemas['kafka-group'];
type Reset = Mutable<Schemas['reset-kafka-group']>;

/** `plinth group`: the consumer groups of a Kafka cluster. */
export function groupCommand(): Command {
  return new Command('group')
    .description('show and reset the committed offsets of consumer groups')
    .addCommand(listCommand())
    .addCommand(getCommand())
    .addCommand(resetCommand())
    .addCommand(deleteCommand());
}

function listCommand(): Command {
  return clusterCommand('list', 'list the groups', async ({ client, cluster }) => {
    const params = { path: { cluster_id: cluster } };
    const answer = await answerOf(client.GET('/v2/kafka/groups/{cluster_id}', { params }));
    const rows = answer.map(({ group_id: id, state, instances, partitions }) => {
      const lag = partitions.reduce((sum, partition) => sum + (partition.lag ?? 0), 0);
      return [id, state, instances.length, partitions.length, lag];
    });
    return { answer, text: table(['GROUP', 'STATE', 'INSTANCES', 'PARTITIONS', 'LAG'], rows) };
  });
}

function getCommand(): Command {
  return clusterCommand(
    'get <group>',
    'show the committed offset and the lag of a group in each partition',
    async (on) => {
      const params = { path: pathOf(on) };
      const answer = await answerOf(
        on.client.GET('/v2/kafka/group/{cluster_id}/{group_id}', { params }),
      );
      return { answer, text: partitionsText(answer) };
    },
  );
}

function resetCommand(): Command {
  return clusterCommand(
    'reset <group>',
    'reset the committed offsets of a group without live instances',
    async (on) => {
      const params = { path: pathOf(on) };
      const body = resetOf(on);
      const answer = await answerOf(
        on.client.POST('/v2/kafka/reset-group/{cluster_id}/{group_id}', { params, body }),
      );
      return { answer, text: partitionsText(answer) };
    },
  )
    .requiredOption('--topic <topic>', 'the topic')
    .option('--partition <number...>', 'only these partitions of it; all by default')
    .requiredOption(
      `--to <${POSITION}|nothing>`,
      'where it continues; a time like 2026-11-20T12:00:00Z; `nothing` deletes the committed offsets',
    );
}

function deleteCommand(): Command {
  return clusterCommand(
    'delete <group>',
    'delete the committed offsets of a group without live instances',
    async (on) => {
      const path = pathOf(on);
      const answer = await answerOf(
        on.client.DELETE('/v2/kafka/group/{cluster_id}/{group_id}', { params: { path } }),
      );
      return { answer, text: `deleted group ${path.group_id}\n` };
    },
  );
}

function pathOf({ cluster, args }: OnCluster) {
  return { cluster_id: cluster, group_id: args[0] ?? '' };
}

function resetOf({ options }: OnCluster): Reset {
  const { topic, partition, to } = options as {
    readonly topic: string;
    readonly partition?: readonly string[];
    readonly to: string;
  };
  const shared = { topic, ...(partition !== undefined && { partitions: partition.map(numberIn) }) };
  const position = readPosition(to);
  if (to === 'nothing') return { ...shared, to };
  if (position === undefined) {
    const rule = 'earliest, latest, nothing, an offset or a time such as 2026-11-20T12:00:00Z';
    throw new SettingError(`--to must be ${rule}, not ${JSON.stringify(to)}`);
  }
  if (typeof position === 'string') return { ...shared, to: position };
  return 'offset' in position
    ? { ...shared, to: 'offset', ...position }
    : { ...shared, to: 'timestamp', ...position };
}

/** A row for each partition, with dashes for unknown values. */
function partitionsText({ partitions }: Group): string {
  const rows = partitions.map((one) => [
    one.topic,
    one.partition,
    one.committed_offset ?? '-',
    one.end_offset,
    one.lag ?? '-',
    one.instance_id ?? '-',
  ]);
  return table(['TOPIC', 'PARTITION', 'COMMITTED', 'END', 'LAG', 'INSTANCE'], rows);
}
