import { Command, Option } from 'commander';
import type { components } from '../../generated/management/types.ts';
import { answerOf } from '../client/management-client.ts';
import { clusterCommand, type OnCluster } from './kafka/cluster-command.ts';
import { byIdOrName } from './management/by-id-or-name.ts';
import { record, table } from './management/table.ts';

type Credential = components['schemas']['kafka-credential'];
type Permissions = Credential['permissions'];

const PERMISSIONS = ['ALL', 'PRODUCE', 'CONSUME'] as const satisfies readonly Permissions[];

/** `plinth credential`: further users of a Kafka cluster. A credential is named by its id or its name. */
export function credentialCommand(): Command {
  return new Command('credential')
    .description('manage the credentials of a Kafka cluster: users with limited access')
    .addCommand(createCommand())
    .addCommand(listCommand())
    .addCommand(deleteCommand());
}

function createCommand(): Command {
  return clusterCommand(
    'create <name>',
    'create a credential, and print its user and password',
    async ({ client, cluster, args, options }) => {
      const body = {
        credential_name: args[0] ?? '',
        cluster_id: cluster,
        topic: String(options['topic']),
        // Commander allows only the choices below.
        permissions: options['permissions'] as Permissions,
      };
      const answer = await answerOf(client.POST('/v2/kafka/credential', { body }));
      return { answer, text: credentialText(answer) };
    },
  )
    .requiredOption(
      '--topic <topic>',
      'a topic, or a prefix of topics with a *: users.*, or * for all',
    )
    .addOption(
      new Option('--permissions <permissions>', 'what it may do with them')
        .choices(PERMISSIONS)
        .default('ALL' satisfies Permissions),
    );
}

function listCommand(): Command {
  return clusterCommand('list', 'list the credentials', async (on) => {
    const showsSecrets = on.options['showSecrets'] === true;
    const found = await credentialsOf(on);
    const answer = showsSecrets ? found : found.map(({ password: _secret, ...shown }) => shown);
    const rows = found.map((credential) => [
      credential.credential_id,
      credential.credential_name,
      credential.topic,
      credential.permissions,
      credential.username,
      ...(showsSecrets ? [credential.password ?? ''] : []),
    ]);
    const headings = ['ID', 'NAME', 'TOPIC', 'PERMISSIONS', 'USERNAME'];
    return { answer, text: table([...headings, ...(showsSecrets ? ['PASSWORD'] : [])], rows) };
  }).option('--show-secrets', 'print the passwords too');
}

function deleteCommand(): Command {
  return clusterCommand(
    'delete <credential>',
    'delete a credential; it is refused from then on',
    async (on) => {
      const found = byIdOrName(await credentialsOf(on), on.args[0] ?? '', {
        kind: 'credential',
        idOf: ({ credential_id: id }) => id,
        nameOf: ({ credential_name: name }) => name,
      });
      const params = { path: { id: found.credential_id } };
      const answer = await answerOf(on.client.DELETE('/v2/kafka/credential/{id}', { params }));
      return { answer, text: `deleted credential ${found.credential_name}\n` };
    },
  );
}

/** The credentials of the cluster; the API lists those of all clusters. */
async function credentialsOf({ client, cluster }: OnCluster): Promise<readonly Credential[]> {
  const all = await answerOf(client.GET('/v2/kafka/credentials'));
  return all.filter(({ cluster_id: id }) => id === cluster);
}

/** A new credential, as people read it. */
function credentialText(credential: components['schemas']['created-kafka-credential']): string {
  return record({
    credential_id: credential.credential_id,
    credential_name: credential.credential_name,
    topic: credential.topic,
    permissions: credential.permissions,
    cluster_id: credential.cluster_id,
    username: credential.username,
    password: credential.password,
  });
}
