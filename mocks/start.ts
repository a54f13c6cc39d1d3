import { consoleAccess } from '../src/console/access.ts';
import { startConsole } from '../src/console/server.ts';
import { tryItTargets } from '../src/console/try-it.ts';
import { bindDirect } from '../src/contract/direct.ts';
import { bindExpress } from '../src/contract/express.ts';
import { credentialsIn, DEVELOPMENT_QUEUE, envBlock } from '../src/control/env-block.ts';
import { SCHEMA_REGISTRY_PATH } from '../src/families/schema-registry/path.ts';
import { front } from '../src/http/front.ts';
import { mounted } from '../src/http/mounted.ts';
import { listen, type Listening } from '../src/http/server.ts';
import type { Logger } from '../src/base/logger.ts';
import type { RunningPlatform } from '../src/platform/platform.ts';
import { defaultCluster, defaultDatabase } from '../src/platform/defaults.ts';
import { secretsOf } from '../src/settings/secrets.ts';
import type { Settings } from '../src/settings/table.ts';
import { mockKafkaFamily } from './kafka/mock-family.ts';
import { mockManagementFamily } from './management/mock-family.ts';
import { openPrism } from './prism.ts';
import { mockQueueFamily } from './queue/mock-family.ts';
import { mockRedisFamily } from './redis/mock-family.ts';
import { mockSchemaRegistryFamily } from './schema-registry/mock-family.ts';

/**
 * Starts the mock of every family: the platform's front, and Prism behind it.
 * @throws SettingError, or the system's error where an address can't be had
 */
export async function startMock(settings: Settings, log: Logger): Promise<RunningPlatform> {
  const secrets = secretsOf(settings);
  const { host, email } = settings;
  const options = { log, checkResponses: settings.checkResponses };
  const servers: Listening[] = [];
  const serve = async (server: Promise<Listening>) => {
    servers.push(await server);
    return (await server).url;
  };
  try {
    const redis = mockRedisFamily(await openPrism('redis'), defaultDatabase(settings, secrets));
    const cluster = defaultCluster(settings, secrets);
    const kafka = mockKafkaFamily(await openPrism('kafka'), cluster);
    const registry = mockSchemaRegistryFamily(await openPrism('schema-registry'), cluster);
    const kafkaBack = mounted(
      SCHEMA_REGISTRY_PATH,
      bindDirect(registry, options),
      bindDirect(kafka, options),
    );
    const management = await mockManagementFamily(await openPrism('management'), {
      email,
      apiKey: secrets.apiKey,
    });
    const queue = mockQueueFamily(await openPrism('queue'));
    const credentials = { ...credentialsIn(secrets), queue: DEVELOPMENT_QUEUE };
    const served = {
      redis: await serve(
        listen(front(redis, bindDirect(redis, options)), redis.errors, {
          host,
          port: settings.redisPort,
        }),
      ),
      kafka: await serve(
        listen(front(kafka, kafkaBack), kafka.errors, {
          host,
          port: settings.kafkaPort,
        }),
      ),
      queue: await serve(
        listen(front(queue, bindDirect(queue, options)), queue.errors, {
          host,
          port: settings.queuePort,
        }),
      ),
      management: await serve(
        listen(front(management, bindExpress(management, options)), management.errors, {
          host,
          port: settings.managementPort,
        }),
      ),
    };
    const tryIt = async () => tryItTargets(served, credentials, secrets.apiKey, settings);
    const addresses = {
      ...served,
      console: await serve(
        startConsole(settings, log, consoleAccess(settings, secrets), { tryIt }),
      ),
    };
    return {
      addresses,
      env: envBlock(addresses, credentials, secrets, settings),
      keepsData: false,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }

  async function close(): Promise<void> {
    await Promise.all(servers.map((server) => server.close()));
  }
}
