import type { ControlPlane } from '../control/control-plane.ts';
import type { Addresses } from '../control/env-block.ts';
import { KafkaClusters } from '../directory/kafka/clusters.ts';
import { RedisDatabases } from '../directory/redis/databases.ts';
import { servicesOf, type ServiceName, type Services } from '../settings/services.ts';
import type { Settings } from '../settings/table.ts';
import type { Store } from '../store/store.ts';
import type { Service } from '../telemetry/parts.ts';
import { environment, servedAddresses } from './addresses/served.ts';
import { copyCalling, faultsOfCopies } from './calling.ts';
import { connectRuntime } from './connect.ts';
import {
  controlPlane,
  controlStore,
  newsOfCopies,
  type ControlParts,
  type KafkaParts,
  type RedisParts,
} from './control.ts';
import { contents } from './contents.ts';
import { otherCopies } from './copies.ts';
import { dataDirectory, disk, incompleteMark } from './data-directory.ts';
import { kafkaEngine, redisEngine } from './engines.ts';
import type { PlatformPart } from './part.ts';
import type { PlatformContext, PlatformParts } from './parts.ts';
import { queueEngine } from './queue-engine.ts';
import { schemaRegistries } from './schema-registries.ts';

/** What a platform is made of between a start or reset and the next one. */
export interface ListOfParts {
  /** In the order in which they open; they discard their data and close in reverse. */
  readonly list: readonly PlatformPart[];
  /** Everything that is served. @throws Error if it is not open */
  readonly parts: () => PlatformParts;
  /** Where it is served, as far as it is. */
  readonly addresses: Addresses;
  /** The env block. @throws Error if it is not served */
  readonly env: () => Readonly<Record<string, string>>;
}

export interface ListOptions {
  /** Adds the first data, before anything is served. */
  readonly fill?: ((parts: PlatformParts) => Promise<void>) | undefined;
  /** Whether there are addresses; by default there are. */
  readonly isServed?: boolean | undefined;
}

/** The parts that the settings choose. Nothing is opened yet. */
export function listOfParts(
  context: PlatformContext,
  { fill, isServed = true }: ListOptions = {},
): ListOfParts {
  const { settings } = context;
  const services = servicesOf(settings);
  const runs = (service: ServiceName) => services.has(service);
  const holdsLock = !runs('redis') || settings.redisServers !== undefined;

  const directory = dataDirectory(context, { holdsLock });
  const redis = runs('redis') ? redisParts(context, () => store.value) : undefined;
  const store = controlStore(context, directory);
  const copies = otherCopies(context, store);
  const calling = copyCalling(context, { directory, copies, redis: redis?.engine });
  const kafka = runs('kafka')
    ? kafkaParts(context, { copies, calling, control: () => control.value })
    : undefined;
  const queue = runs('queue') ? queueEngine(context, directory, store) : undefined;
  const control = controlPlane(context, { store, copies, calling, redis, kafka, queue });
  const news = newsOfCopies(calling, control);
  const faults = faultsOfCopies(context, calling);
  const opened = { store, copies, calling, redis, kafka, queue, control, faults };
  const filled = contents(context, opened, fill);
  const parts = () => filled.value;
  const addresses = { management: '', console: '' };
  const env = environment(parts, addresses);
  const list: readonly PlatformPart[] = [
    directory,
    redis?.engine,
    fill && incompleteMark(context),
    store,
    copies,
    calling,
    kafka?.engine,
    queue,
    settings.memory ? undefined : disk(context, directory, servicesOnDisk(settings, services)),
    kafka?.schemas,
    kafka?.connect,
    control,
    news,
    faults,
    filled,
    ...(isServed ? [...servedAddresses(parts, addresses, services), env] : []),
  ].filter((part) => part !== undefined);
  return { list, parts, addresses, env: () => env.value };
}

function redisParts(context: PlatformContext, store: () => Store): RedisParts {
  return { engine: redisEngine(context, store), databases: new RedisDatabases() };
}

interface KafkaNeeds extends Pick<ControlParts, 'copies' | 'calling'> {
  readonly control: () => ControlPlane;
}

function kafkaParts(context: PlatformContext, { control, ...sharing }: KafkaNeeds): KafkaParts {
  const clusters = new KafkaClusters();
  const engine = kafkaEngine(context, sharing.calling);
  const schemas = schemaRegistries(context, { clusters, kafka: engine, ...sharing });
  const discard = () => control().kafka.connectors.discardAll();
  const connect = connectRuntime(context, { clusters, kafka: engine, schemas, discard });
  return { engine, clusters, schemas, connect };
}

/** What runs of the services whose data is in the data directory, because the settings name no server for it. */
function servicesOnDisk(
  { redisServers, kafkaBrokers, schemaRegistryUrl, storeUrl }: Settings,
  services: Services,
): Service[] {
  const onDisk: Partial<Record<Service, boolean>> = {
    redis: services.has('redis') && redisServers === undefined,
    kafka: services.has('kafka') && kafkaBrokers === undefined,
    'schema-registry': services.has('kafka') && schemaRegistryUrl === undefined,
    queue: services.has('queue') && storeUrl === undefined,
    management: storeUrl === undefined,
    control: storeUrl === undefined,
  };
  return (Object.keys(onDisk) as Service[]).filter((service) => onDisk[service]);
}
