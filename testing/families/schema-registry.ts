import type { bindExpress } from '../../src/express/application.ts';
import { request } from 'undici';
import { EmbeddedRegistries } from '../../src/engines/schema-registry/embedded/embedded-registries.ts';
import { listen } from '../../src/http/server.ts';
import { openLog } from '../../src/base/log.ts';
import { KafkaClusters } from '../../src/directory/kafka/clusters.ts';
import { schemaRegistryFamily } from '../../src/families/schema-registry/family.ts';
import { SCHEMA_REGISTRY_PATH } from '../../src/families/schema-registry/path.ts';

/** The family with one cluster, over HTTP. All answers are validated against the contract. */
export interface RegistryServer {
  ask(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<{
    readonly status: number;
    readonly body: string;
    readonly type: unknown;
    readonly allow: unknown;
  }>;
  /** The engine with the schemas. */
  readonly registries: EmbeddedRegistries;
  close(): Promise<void>;
}

const USER = 'cluster-user';
const PASSWORD = 'secret';

export async function serveRegistry(
  bind: typeof bindExpress,
  log = openLog('silent'),
  maxRequestSize = 64 * 1024,
): Promise<RegistryServer> {
  const clusters = new KafkaClusters([
    {
      id: 'default',
      name: 'default',
      endpoint: 'default-kafka.localhost',
      username: USER,
      password: PASSWORD,
      autoCreate: undefined,
      maxRequestSize,
    },
  ]);
  const registries = new EmbeddedRegistries();
  const family = schemaRegistryFamily(registries, clusters, { log });
  const back = bind(family, { log, checkResponses: true });
  const server = await listen(back, family.errors, { host: '127.0.0.1', port: 0 });
  const authorization = `Basic ${btoa(`${USER}:${PASSWORD}`)}`;
  return {
    registries,
    async ask(method, path, body, headers = {}) {
      const answer = await request(`${server.url}${SCHEMA_REGISTRY_PATH}${path}`, {
        method: method as 'GET',
        headers: { authorization, ...headers },
        ...(body !== undefined && {
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      });
      return {
        status: answer.statusCode,
        body: await answer.body.text(),
        type: answer.headers['content-type'],
        allow: answer.headers['allow'],
      };
    },
    async close() {
      await server.close();
      await registries.close();
    },
  };
}
