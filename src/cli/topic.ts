import { Command, Option } from 'commander';
import type { components } from '../../generated/management/types.ts';
import type { Mutable } from '../client/fetch-client.ts';
import { answerOf, type ManagementClient } from '../client/management-client.ts';
import { SettingError } from '../settings/load.ts';
import { QUANTITY_RULES, quantityIn, type Quantity } from '../settings/quantity.ts';
import { confirm, withConfirmation } from './confirm.ts';
import { clusterCommand, type OnCluster } from './kafka/cluster-command.ts';
import { byIdOrName } from './management/by-id-or-name.ts';
import type { Options } from './api-command.ts';
import { record, table } from './management/table.ts';
import { numberIn } from './numbers.ts';
import { momentText } from './moment.ts';

type Schemas = components['schemas'];
type Topic = Schemas['kafka-topic'];

/** `plinth topic`: the topics of a Kafka cluster. A topic is named by its id or its name. */
export function topicCommand(): Command {
  return new Command('topic')
    .description('manage the topics of a Kafka cluster')
    .addCommand(createCommand())
    .addCommand(listCommand())
    .addCommand(getCommand())
    .addCommand(alterCommand())
    .addCommand(deleteCommand());
}

function createCommand(): Command {
  const command = clusterCommand('create <name>', 'create a topic', async (on) => {
    const { client, cluster, args, options } = on;
    const { partitions = 1, ...settings } = settingsOf(options);
    const policy = options['cleanupPolicy'];
    const body = {
      name: args[0],
      cluster_id: cluster,
      partitions,
      ...settings,
      ...(policy !== undefined && { cleanup_policy: policy }),
    } as Mutable<Schemas['create-kafka-topic']>;
    const answer = await answerOf(client.POST('/v2/kafka/topic', { body }));
    return { answer, text: topicText(answer) };
  });
  return withSettings(command, 'one by default').addOption(
    new Option(
      '--cleanup-policy <policy>',
      'delete old messages, or keep the last one of each key',
    ).choices(['delete', 'compact'] satisfies Topic['cleanup_policy'][]),
  );
}

function listCommand(): Command {
  return clusterCommand('list', 'list the topics', async ({ client, cluster }) => {
    const answer = await topicsOf(client, cluster);
    const rows = answer.map((topic) => [
      topic.topic_id,
      topic.topic_name,
      topic.partitions,
      topic.cleanup_policy,
      limit(topic.retention_time),
      limit(topic.retention_size),
      limit(topic.max_message_size),
    ]);
    const limits = ['RETENTION (MS)', 'RETENTION (BYTES)', 'MESSAGE (BYTES)'];
    return { answer, text: table(['ID', 'NAME', 'PARTITIONS', 'CLEANUP', ...limits], rows) };
  });
}

function getCommand(): Command {
  return clusterCommand('get <topic>', 'show a topic', async (on) => {
    const answer = await wantedTopic(on);
    return { answer, text: topicText(answer) };
  });
}

function alterCommand(): Command {
  const command = clusterCommand(
    'alter <topic>',
    'change the settings of a topic, or add partitions',
    async (on) => {
      const body = settingsOf(on.options);
      if (Object.keys(body).length === 0) {
        throw new SettingError('nothing is to be changed: name a setting, see --help');
      }
      const params = { path: { id: (await wantedTopic(on)).topic_id } };
      const answer = await answerOf(
        on.client.POST('/v2/kafka/update-topic/{id}', { params, body }),
      );
      return { answer, text: topicText(answer) };
    },
  );
  return withSettings(command, 'never fewer than before');
}

function deleteCommand(): Command {
  const command = clusterCommand(
    'delete <topic>',
    'delete a topic and its messages',
    async (on) => {
      const { topic_id: id, topic_name: name } = await wantedTopic(on);
      await confirm(`delete topic ${name} with all that it holds`, on.options, on.shell);
      const answer = await answerOf(
        on.client.DELETE('/v2/kafka/topic/{id}', { params: { path: { id } } }),
      );
      return { answer, text: `deleted topic ${name}\n` };
    },
  );
  return withConfirmation(command);
}

function withSettings(command: Command, partitions: string): Command {
  return command
    .option('--partitions <number>', `how many, ${partitions}`)
    .option(
      '--retention, --retention-time <duration>',
      'how long messages are kept, such as 7d or 12h; -1 for the maximum of the cluster',
    )
    .option(
      '--retention-size <size>',
      'how much of each partition is kept, such as 1GB; -1 for the maximum',
    )
    .option('--max-message-size <size>', 'largest message, such as 2MB; -1 for the maximum');
}

const SETTINGS = [
  ['partitions', 'partitions', numberIn],
  ['retentionTime', 'retention_time', quantity('--retention', 'milliseconds')],
  ['retentionSize', 'retention_size', quantity('--retention-size', 'bytes')],
  ['maxMessageSize', 'max_message_size', quantity('--max-message-size', 'bytes')],
] as const;

/** Reads a number that may have a unit; the platform checks its range. @throws SettingError */
function quantity(flag: string, of: Quantity): (given: unknown) => number {
  return (given) => {
    const number = quantityIn(String(given), of);
    if (number !== undefined) return number;
    throw new SettingError(`${flag} must be ${QUANTITY_RULES[of]}, not ${JSON.stringify(given)}`);
  };
}

/** The platform validates them. */
function settingsOf(options: Options): Mutable<Schemas['update-kafka-topic']> {
  const given = SETTINGS.flatMap(([option, field, read]) =>
    options[option] === undefined ? [] : [[field, read(options[option])] as const],
  );
  return Object.fromEntries(given);
}

function topicsOf(client: ManagementClient, cluster: string): Promise<Mutable<Topic>[]> {
  const params = { path: { cluster_id: cluster } };
  return answerOf(client.GET('/v2/kafka/topics/{cluster_id}', { params }));
}

/** The topic that a user means. @throws ManagementError */
async function wantedTopic({ client, cluster, args }: OnCluster): Promise<Topic> {
  return byIdOrName(await topicsOf(client, cluster), args[0] ?? '', {
    kind: 'topic',
    idOf: ({ topic_id: id }) => id,
    nameOf: ({ topic_name: name }) => name,
  });
}

/** A topic as people read it. */
function topicText(topic: Topic): string {
  return record({
    topic_id: topic.topic_id,
    topic_name: topic.topic_name,
    cluster_id: topic.cluster_id,
    creation_time: momentText(topic.creation_time * 1000),
    partitions: topic.partitions,
    cleanup_policy: topic.cleanup_policy,
    retention_time: limit(topic.retention_time),
    retention_size: limit(topic.retention_size),
    max_message_size: limit(topic.max_message_size),
  });
}

/** The API has a very large number where there is no limit. */
function limit(number: number): number | string {
  return number === Number.MAX_SAFE_INTEGER ? 'no limit' : number;
}
