import { Command, Option } from 'commander';
import type { components } from '../../../generated/schema-registry/types.ts';
import { SchemaRegistryClientError } from '../../client/errors.ts';
import {
  answerOf,
  createSchemaRegistryClient,
  type SchemaRegistryClient,
} from '../../client/schema-registry-client.ts';
import { presentFields, record } from '../management/table.ts';
import { readSchema } from './read-schema.ts';
import { apiCommand, type Run } from '../api-command.ts';
import { kafkaConnectionOf, withKafkaConnection } from '../kafka/connection-options.ts';

type Version = components['schemas']['subject-version'];
type Type = components['schemas']['schema-type'];

const TYPES = ['AVRO', 'JSON'] as const satisfies readonly Type[];

/** `plinth schema`: the schema registry of a Kafka cluster. */
export function schemaCommand(): Command {
  return new Command('schema')
    .description('manage the schemas of a Kafka cluster, by subject and version')
    .addCommand(listCommand())
    .addCommand(getCommand())
    .addCommand(registerCommand())
    .addCommand(checkCommand())
    .addCommand(deleteCommand());
}

function listCommand(): Command {
  return schemaRegistryCommand('list', 'list the subjects', async (client, _args, { prefix }) => {
    const query = typeof prefix === 'string' ? { subjectPrefix: prefix } : {};
    const call = client.GET('/schema-registry/subjects', { params: { query } });
    const answer = await answerOf(call);
    return { answer, text: answer.map((subject) => `${subject}\n`).join('') };
  }).option('--prefix <text>', 'only subjects with this prefix');
}

function getCommand(): Command {
  return schemaRegistryCommand(
    'get <subject> [version]',
    'show a version of a subject, the latest one by default',
    async (client, [subject = '', version = 'latest']) => {
      const params = { path: { subject, version } };
      const answer = await answerOf(
        client.GET('/schema-registry/subjects/{subject}/versions/{version}', { params }),
      );
      return { answer, text: versionText(answer) };
    },
  );
}

function registerCommand(): Command {
  return withSchema(
    schemaRegistryCommand(
      'register <subject> [schema]',
      'make a schema the next version of a subject, unless the subject has it already',
      async (client, [subject = '', text], options, shell) => {
        const params = { path: { subject } };
        const body = await readSchema(text, options, shell);
        const answer = await answerOf(
          client.POST('/schema-registry/subjects/{subject}/versions', { params, body }),
        );
        return { answer, text: `registered schema ${answer.id} for ${subject}\n` };
      },
    ),
  );
}

function checkCommand(): Command {
  return withSchema(
    schemaRegistryCommand(
      'check <subject> [schema]',
      'check whether a schema can be the next version of a subject; exit code 5 if not',
      async (client, [subject = '', text], options, shell) => {
        const params = { path: { subject }, query: { verbose: true } };
        const body = await readSchema(text, options, shell);
        const answer = await answerOf(
          client.POST('/schema-registry/compatibility/subjects/{subject}/versions', {
            params,
            body,
          }),
        );
        if (!answer.is_compatible) throw incompatible(subject, answer.messages ?? []);
        return { answer, text: `the schema is compatible with ${subject}\n` };
      },
    ),
  );
}

function deleteCommand(): Command {
  return schemaRegistryCommand(
    'delete <subject>',
    'delete a subject; its schemas can be read by id until it is deleted permanently',
    async (client, [subject = ''], { permanent }) => {
      const params = { path: { subject }, query: { permanent: permanent === true } };
      const call = client.DELETE('/schema-registry/subjects/{subject}', { params });
      const answer = await answerOf(call);
      const versions = `version${answer.length === 1 ? '' : 's'} ${answer.join(', ')}`;
      return { answer, text: `deleted ${subject}, ${versions}\n` };
    },
  ).option('--permanent', 'delete permanently; it must have been deleted before');
}

function withSchema(command: Command): Command {
  return command
    .option('--file <path>', 'read the schema from a file; - is the standard input')
    .addOption(
      new Option('--type <type>', 'what it is').choices(TYPES).default('AVRO' satisfies Type),
    )
    .option('--reference <name=subject:version...>', 'schemas that it refers to');
}

/** Words it as the registry does when such a schema is registered. */
function incompatible(subject: string, messages: readonly string[]): SchemaRegistryClientError {
  const reasons = messages.map((message) => `\n  ${message}`).join('');
  const sentence = `the schema is not compatible with ${subject}:${reasons}`;
  return new SchemaRegistryClientError(sentence, 409, 409);
}

/** A version as people read it. */
function versionText(version: Version): string {
  const { references = [] } = version;
  const names = references.map((each) => `${each.name} (${each.subject}:${each.version})`);
  return record({
    subject: version.subject,
    version: version.version,
    id: version.id,
    type: version.schemaType ?? 'AVRO',
    ...presentFields([['references', names.length === 0 ? undefined : names.join(', ')]]),
    schema: version.schema,
  });
}

/** A command that calls the schema registry of a Kafka cluster. */
function schemaRegistryCommand(
  usage: string,
  description: string,
  run: Run<SchemaRegistryClient>,
): Command {
  return apiCommand({ withConnection: withKafkaConnection, clientOf }, usage, description, run);
}

async function clientOf(command: Command): Promise<SchemaRegistryClient> {
  return createSchemaRegistryClient(await kafkaConnectionOf(command));
}
