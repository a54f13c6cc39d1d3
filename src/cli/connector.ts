import { Command } from 'commander';
import type { components } from '../../generated/management/types.ts';
import type { Mutable } from '../client/fetch-client.ts';
import { answerOf } from '../client/management-client.ts';
import type { Options } from './api-command.ts';
import { clusterCommand, type OnCluster } from './kafka/cluster-command.ts';
import { byIdOrName } from './management/by-id-or-name.ts';
import { record, table } from './management/table.ts';
import { nameOf, readTextInput } from './read-input.ts';
import { momentText } from './moment.ts';
import { SettingError } from '../settings/load.ts';

type Schemas = components['schemas'];
type Connector = Schemas['listed-connector'];

/** `plinth connector`: the connectors of a Kafka cluster. A connector is named by its id or its name. */
export function connectorCommand(): Command {
  return new Command('connector')
    .description('manage the connectors of a Kafka cluster')
    .addCommand(createCommand())
    .addCommand(listCommand())
    .addCommand(getCommand())
    .addCommand(updateCommand())
    .addCommand(pauseCommand())
    .addCommand(startCommand())
    .addCommand(restartCommand())
    .addCommand(deleteCommand());
}

function createCommand(): Command {
  return withPropertiesFile(
    clusterCommand(
      'create <name>',
      'create a connector; its properties are checked afterwards, see its state',
      async (on) => {
        const { client, cluster, args } = on;
        const body = {
          name: args[0] ?? '',
          cluster_id: cluster,
          properties: await propertiesIn(on),
        };
        const answer = await answerOf(client.POST('/v2/kafka/connector', { body }));
        return { answer, text: statusText(answer) };
      },
    ),
  );
}

function listCommand(): Command {
  return withSecrets(
    clusterCommand('list', 'list the connectors', async (on) => {
      const answer = (await connectorsOf(on)).map((connector) => shown(connector, on.options));
      const rows = answer.map((connector) => [
        connector.connector_id,
        connector.name,
        connector.state,
        connector.connector_state || '-',
        tasksText(connector),
        connector.connector_class,
      ]);
      const headings = ['ID', 'NAME', 'STATE', 'CONNECTOR', 'TASKS', 'CLASS'];
      return { answer, text: table(headings, rows) };
    }),
  );
}

function getCommand(): Command {
  return withSecrets(
    clusterCommand('get <connector>', 'show a connector and its properties', async (on) => {
      const answer = shown(await wantedConnector(on), on.options);
      const properties = table(['PROPERTY', 'VALUE'], Object.entries(answer.properties));
      return { answer, text: `${statusText(answer)}\n${properties}` };
    }),
  );
}

function updateCommand(): Command {
  return withPropertiesFile(
    clusterCommand(
      'update <connector>',
      'change properties of a connector; others are kept',
      async (on) => {
        // For TypeScript, the contract's own field `properties` has to be one of the properties
        // too.
        const body = { properties: await propertiesIn(on) } as Mutable<Schemas['update-connector']>;
        const params = { path: { id: (await wantedConnector(on)).connector_id } };
        const answer = await answerOf(
          on.client.POST('/v2/kafka/update-connector/{id}', { params, body }),
        );
        return { answer, text: statusText(answer) };
      },
    ),
  );
}

function pauseCommand(): Command {
  return clusterCommand('pause <connector>', 'pause a connector', async (on) => {
    const { connector_id: id, name } = await wantedConnector(on);
    const params = { path: { id } };
    const answer = await answerOf(on.client.POST('/v2/kafka/connector/{id}/pause', { params }));
    return { answer, text: `paused connector ${name}\n` };
  });
}

function startCommand(): Command {
  return clusterCommand('start <connector>', 'start a paused connector', async (on) => {
    const { connector_id: id, name } = await wantedConnector(on);
    const params = { path: { id } };
    const answer = await answerOf(on.client.POST('/v2/kafka/connector/{id}/start', { params }));
    return { answer, text: `started connector ${name}\n` };
  });
}

function restartCommand(): Command {
  return clusterCommand(
    'restart <connector>',
    'restart a connector and its tasks, including failed ones',
    async (on) => {
      const { connector_id: id, name } = await wantedConnector(on);
      const params = { path: { id } };
      const answer = await answerOf(on.client.POST('/v2/kafka/connector/{id}/restart', { params }));
      return { answer, text: `restarted connector ${name}\n` };
    },
  );
}

function deleteCommand(): Command {
  return clusterCommand('delete <connector>', 'delete a connector and its offsets', async (on) => {
    const { connector_id: id, name } = await wantedConnector(on);
    const params = { path: { id } };
    const answer = await answerOf(on.client.DELETE('/v2/kafka/connector/{id}', { params }));
    return { answer, text: `deleted connector ${name}\n` };
  });
}

function withPropertiesFile(command: Command): Command {
  return command.requiredOption(
    '--file <path>',
    'file with a JSON object of its properties; - is the standard input',
  );
}

function withSecrets(command: Command): Command {
  return command.option(
    '--show-secrets',
    'print passwords and other secrets in the properties too',
  );
}

async function propertiesIn({ options, shell }: OnCluster): Promise<Record<string, string>> {
  const file = String(options['file']);
  return readProperties(await readTextInput(file, shell), nameOf(file));
}

async function connectorsOf({ client, cluster }: OnCluster): Promise<readonly Connector[]> {
  const params = { path: { cluster_id: cluster } };
  return answerOf(client.GET('/v2/kafka/connectors/{cluster_id}', { params }));
}

/** The connector that a user means. @throws ManagementError */
async function wantedConnector(on: OnCluster): Promise<Connector> {
  return byIdOrName(await connectorsOf(on), on.args[0] ?? '', {
    kind: 'connector',
    idOf: ({ connector_id: id }) => id,
    nameOf: ({ name }) => name,
  });
}

function shown(connector: Connector, options: Options): Connector & { properties: Properties } {
  const { properties = {} } = connector;
  const isShown = options['showSecrets'] === true;
  return { ...connector, properties: isShown ? properties : withoutSecrets(properties) };
}

/** The state of a connector, as people read it. */
function statusText(connector: Schemas['changed-connector']): string {
  const failed = connector.tasks.filter(({ trace }) => trace !== '');
  return record({
    connector_id: connector.connector_id,
    name: connector.name,
    cluster_id: connector.cluster_id,
    connector_class: connector.connector_class,
    creation_time: momentText(connector.creation_time * 1000),
    state: connector.state,
    ...(connector.state_error_message !== '' && { error: connector.state_error_message }),
    connector: connector.connector_state || '-',
    tasks: tasksText(connector),
    ...Object.fromEntries(failed.map(({ id, trace }) => [`task ${id}`, trace])),
    topics: connector.topics.join(', ') || '-',
  });
}

function tasksText({ tasks }: Pick<Connector, 'tasks'>): string {
  return tasks.map(({ state }) => state).join(', ') || '-';
}

/** Properties of a connector, by their Kafka names. */
type Properties = Readonly<Record<string, string>>;

/**
 * A file may have the properties in a field: in `properties` as in our API, or in `config` as in
 * Kafka Connect.
 */
const FIELDS = ['properties', 'config'];

/**
 * Reads an object of properties, or an object that has them in `properties` or `config`. Numbers and booleans become
 * strings, as they are written.
 * @param name of the text's source, for messages
 * @throws SettingError
 */
export function readProperties(text: string, name: string): Properties {
  const root = objectIn(text, name);
  const field = FIELDS.find((candidate) => typeof root[candidate] === 'object');
  const found = field === undefined ? root : root[field];
  if (typeof found !== 'object' || found === null || Array.isArray(found)) {
    throw new SettingError(`${name}: ${field} must be an object of properties`);
  }
  for (const [property, value] of Object.entries(found)) {
    if (typeof value === 'string') continue;
    throw new SettingError(`${name}: ${property} must be a string, a number, true or false`);
  }
  // All its values are strings.
  return found as Properties;
}

function objectIn(text: string, name: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text, (_key, part: unknown, { source }) =>
      typeof part === 'number' || typeof part === 'boolean' ? source : part,
    );
  } catch (error) {
    throw new SettingError(`${name} is not JSON: ${(error as Error).message}`, { cause: error });
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return value as Record<string, unknown>;
  }
  throw new SettingError(`${name} must be a JSON object of properties`);
}

/**
 * Names of secret properties, by Kafka's naming and common use. A URL with a password in it is
 * secret too.
 */
const SECRET_NAME =
  /(password|passphrase|secret|token|authorization|credentials?|jaas\.config|(api|access|secret|private)[._-]?key)$/i;
const SECRET_VALUE = /:\/\/[^/@\s]*:[^/@\s]*@|[?&;](password|secret|token)=/i;

/** Properties without secret ones. */
export function withoutSecrets(properties: Properties): Properties {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name,
      SECRET_NAME.test(name) || SECRET_VALUE.test(value) ? '(hidden)' : value,
    ]),
  );
}
