import { consoleAccess } from '../src/console/access.ts';
import { openConsoleAddress } from '../src/console/console-address.ts';
import { startConsole } from '../src/console/server.ts';
import { platformInfo } from '../src/console/platform-info.ts';
import { tryItTargets } from '../src/console/try-it.ts';
import { LiveLog, liveLogTime } from '../src/console/watching/live-log.ts';
import type { AnyListener } from '../src/http/request-listener.ts';
import { FaultBoard } from '../src/contract/faults/fault-board.ts';
import type { AnyFamily, ContractErrors } from '../src/contract/family.ts';
import { lazily } from '../src/contract/lazily.ts';
import { credentialsIn, DEVELOPMENT_QUEUE, envBlock } from '../src/control/env-block.ts';
import { kafkaContractErrors } from '../src/families/kafka/errors.ts';
import { managementContractErrors } from '../src/families/management/errors.ts';
import { queueContractErrors } from '../src/families/queue/errors.ts';
import { redisContractErrors } from '../src/families/redis/errors.ts';
import { schemaRegistryContractErrors } from '../src/families/schema-registry/errors.ts';
import { SCHEMA_REGISTRY_PATH } from '../src/families/schema-registry/path.ts';
import { mount } from '../src/http/mount.ts';
import { listen, type Listening } from '../src/http/server.ts';
import { logInternalError } from '../src/base/internal-errors.ts';
import { isVerbose, type Logger } from '../src/base/logger.ts';
import type { RunningPlatform } from '../src/platform/platform.ts';
import { markAbsentServices } from '../src/platform/absent-services.ts';
import { faultInjectionFor, withControl } from '../src/platform/addresses/control.ts';
import { readsUsual } from '../src/platform/addresses/serve.ts';
import { controlAccessOf } from '../src/platform/control-access.ts';
import { trustedPages } from '../src/platform/trusted-pages.ts';
import { defaultCluster, defaultDatabase } from '../src/platform/defaults.ts';
import { servicesOf, type ServiceName } from '../src/settings/services.ts';
import { isDevelopment, secretsOf } from '../src/settings/secrets.ts';
import { flagOf, type Settings } from '../src/settings/table.ts';
import { addressPart } from '../src/telemetry/parts.ts';
import { Readiness } from '../src/telemetry/readiness.ts';
import { firstAccountCheck } from './first-account-check.ts';

/** The addresses of the mock besides the console. */
const ADDRESSES = ['redis', 'kafka', 'queue', 'management'] as const;

/**
 * Starts the mock of every family. A stateful mock is the platform itself, in memory, which has the same stages,
 * validation and families, and all other features of a mock (`Prefer`, faults, scenarios): an imitation of the
 * engines would only be a worse one.
 * @throws SettingError, or the system's error if a port can't be bound
 */
export async function startMock(settings: Settings, log: Logger): Promise<RunningPlatform> {
  if (!settings.stateful) return startExamples(settings, log);
  const { startPlatform } = await import('../src/platform/platform.ts');
  return startPlatform({ ...settings, memory: true }, log);
}

/** The platform's families, with the examples of their contracts in place of engines. Each of them is loaded on its first request. */
async function startExamples(settings: Settings, log: Logger): Promise<RunningPlatform> {
  const secrets = secretsOf(settings);
  const { host, email } = settings;
  const cluster = defaultCluster(settings, secrets);
  const servers: Listening[] = [];
  const track = async (server: Promise<Listening>) => {
    servers.push(await server);
    return (await server).url;
  };
  const readiness = new Readiness();
  const services = servicesOf(settings);
  for (const name of ADDRESSES) readiness.expect(addressPart(name));
  markAbsentServices(readiness, services);
  const controlAccess = controlAccessOf(settings, secrets);
  const faults = new FaultBoard();
  const faultInjection = faultInjectionFor(controlAccess, 'mock', faults);
  const liveLog = new LiveLog(liveLogTime);
  const stop = new AbortController();
  const { checkResponses } = settings;
  const logRequests = isVerbose(settings.logLevel);
  try {
    const consoleAddress = await openConsoleAddress(settings, {
      states: (service) => readiness.states(service),
      ownHostOnly: isDevelopment(secrets),
    });
    servers.push(consoleAddress.listening);
    const pages = trustedPages(settings, secrets, consoleAddress.listening.port);
    const options = { log, pages, checkResponses, logRequests, faultInjection, watch: liveLog };
    const lazy = (errors: ContractErrors, load: () => Promise<AnyFamily>): AnyListener => {
      const make = async () => {
        const [{ bindMock }, family] = await Promise.all([import('./bind-mock.ts'), load()]);
        return bindMock(family, options);
      };
      return lazily(make, errors, log);
    };
    const serve = async (
      name: (typeof ADDRESSES)[number],
      errors: ContractErrors,
      listener: AnyListener,
    ) => {
      const port = settings[`${name}Port`];
      const usual = readsUsual(settings) ? listener : undefined;
      const chosenBy = `--${flagOf(`${name}Port`)}`;
      const url = await track(listen(listener, errors, { host, port, chosenBy, usual }));
      readiness.markReady(addressPart(name));
      return url;
    };
    /** Serves a service, if it runs. */
    const serveIf = async (name: ServiceName, errors: ContractErrors, listener: AnyListener) =>
      services.has(name) ? serve(name, errors, listener) : undefined;
    const redis = lazy(redisContractErrors, async () => {
      const { mockRedisFamily } = await import('./redis/mock-family.ts');
      return mockRedisFamily(defaultDatabase(settings, secrets));
    });
    const registry = lazy(schemaRegistryContractErrors, async () => {
      const { mockSchemaRegistryFamily } = await import('./schema-registry/mock-family.ts');
      return mockSchemaRegistryFamily(cluster);
    });
    const kafka = lazy(kafkaContractErrors, async () => {
      const { mockKafkaFamily } = await import('./kafka/mock-family.ts');
      return mockKafkaFamily(cluster);
    });
    const queue = lazy(queueContractErrors, async () => {
      const { mockQueueFamily } = await import('./queue/mock-family.ts');
      return mockQueueFamily();
    });
    const management = lazy(managementContractErrors, async () => {
      const { mockManagementFamily } = await import('./management/mock-family.ts');
      return mockManagementFamily({ email, apiKey: secrets.apiKey }, services);
    });
    const credentials = { ...credentialsIn(secrets), queue: DEVELOPMENT_QUEUE };
    const served = {
      redis: await serveIf('redis', redisContractErrors, redis),
      kafka: await serveIf(
        'kafka',
        kafkaContractErrors,
        mount(SCHEMA_REGISTRY_PATH, registry, kafka),
      ),
      queue: await serveIf('queue', queueContractErrors, queue),
      management: await serve('management', managementContractErrors, management),
    };
    const tryIt = async () => tryItTargets(served, credentials, secrets.apiKey, settings);
    const addresses = { ...served, console: '' };
    const env = () => envBlock(addresses, credentials, secrets, settings);
    const platform = async () =>
      platformInfo({ kind: 'mock', addresses, env: env(), secrets, email });
    const isFirstAccount = firstAccountCheck(email, secrets.apiKey);
    const access = consoleAccess(settings, secrets, undefined, isFirstAccount);
    const sources = { platform, log: liveLog };
    const before = withControl({ serves: 'mock', faults }, controlAccess, {
      log,
      checkResponses,
      pages,
    });
    addresses.console = consoleAddress.listening.url;
    await startConsole(settings, log, access, {
      tryIt,
      consoleAddress,
      sources,
      stopping: stop.signal,
      before,
      pages,
    });
    return {
      addresses,
      env: env(),
      isPersistent: false,
      failed: (error) => logInternalError(log, error),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }

  async function close(): Promise<void> {
    const closed = servers.map((server) => server.close());
    stop.abort();
    await Promise.all(closed);
  }
}
