import type { KafkaUser } from '../../harness/kafka.ts';
import { done, type Credentials } from '../../harness/management.ts';

/** An account with a resource of each family. */
export interface Tenant {
  readonly account: Credentials;
  readonly redis: {
    /** The REST URL of the database, at its own port. */
    readonly url: string;
    readonly token: string;
    readonly readOnlyToken: string;
    /** The URL for clients of RESP, with the password. */
    readonly respUrl: string;
  };
  readonly kafka: { readonly url: string; readonly user: KafkaUser };
  readonly queue: { readonly url: string; readonly token: string };
}

/** Gives an account a database and a cluster. Its queue user is there already. */
export async function furnish(
  account: Credentials,
  env: Readonly<Record<string, string>>,
): Promise<Tenant> {
  const options = { credentials: account, url: env['PLINTH_MANAGEMENT_URL']! };
  const name = account.email.split('@')[0]!;
  const [database, cluster, queueUser] = await Promise.all([
    done<{ port: number; rest_token: string; read_only_rest_token: string }>(
      'POST',
      '/v2/redis/database',
      { name, region: 'eu-west-1', tls: false },
      options,
    ),
    done<KafkaUser>(
      'POST',
      '/v2/kafka/cluster',
      { name, region: 'eu-west-1', multizone: false },
      options,
    ),
    done<{ token: string }>('GET', '/v2/qstash/user', undefined, options),
  ]);
  const { port, rest_token: token, read_only_rest_token: readOnlyToken } = database;
  const { username, password } = cluster;
  return {
    account,
    redis: {
      url: `http://127.0.0.1:${port}`,
      token,
      readOnlyToken,
      respUrl: `redis://default:${token}@127.0.0.1:${port}`,
    },
    kafka: { url: env['UPSTASH_KAFKA_REST_URL']!, user: { username, password } },
    queue: { url: env['QSTASH_URL']!, token: queueUser.token },
  };
}
