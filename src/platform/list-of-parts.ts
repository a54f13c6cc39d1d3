import type { Addresses } from '../control/env-block.ts';
import { KafkaClusters } from '../directory/kafka/clusters.ts';
import { RedisDatabases } from '../directory/redis/databases.ts';
import type { Settings } from '../settings/table.ts';
import type { Service } from '../telemetry/parts.ts';
import { environment, servedAddresses } from './addresses/served.ts';
import { copyCalling, faultsOfCopies } from './calling.ts';
import { connectRuntime } from './connect.ts';
import { controlPlane, controlStore, newsOfCopies } from './control.ts';
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
  const [databases, clusters] = [new RedisDatabases(), new KafkaClusters()];
  const directory = dataDirectory(context);
  const redis = redisEngine(context, () => store.value);
  const store = controlStore(context, directory);
  const copies = otherCopies(context, store);
  const calling = copyCalling(context, { directory, copies, redis });
  const kafka = kafkaEngine(context, { copies, calling });
  const queue = queueEngine(context, directory, store);
  const schemas = schemaRegistries(context, { clusters, kafka, copies, calling });
  const discard = () => control.value.kafka.connectors.discardAll();
  const connect = connectRuntime(context, { clusters, kafka, schemas, discard });
  const engines = { store, copies, calling, redis, databases, kafka, clusters, schemas, queue };
  const control = controlPlane(context, { ...engines, connect });
  const news = newsOfCopies({ copies, calling, control });
  const faults = faultsOfCopies(context, { copies, calling });
  const filled = contents(context, { ...engines, control, faults }, fill);
  const parts = () => filled.value;
  const addresses = { redis: '', kafka: '', queue: '', management: '', console: '' };
  const env = environment(parts, addresses);
  const list: readonly PlatformPart[] = [
    directory,
    redis,
    ...(fill === undefined ? [] : [incompleteMark(context)]),
    store,
    copies,
    calling,
    kafka,
    queue,
    ...(settings.memory ? [] : [disk(context, directory, servicesOnDisk(settings))]),
    schemas,
    connect,
    control,
    news,
    faults,
    filled,
    ...(isServed ? [...servedAddresses(parts, addresses), env] : []),
  ];
  return { list, parts, addresses, env: () => env.value };
}

/** The services whose data is in the data directory, because the settings name no server for it. */
function servicesOnDisk({
  redisServers,
  kafkaBrokers,
  schemaRegistryUrl,
  storeUrl,
}: Settings): Service[] {
  const servers: Partial<Record<Service, string | undefined>> = {
    redis: redisServers,
    kafka: kafkaBrokers,
    'schema-registry': schemaRegistryUrl,
    queue: storeUrl,
    management: storeUrl,
    control: storeUrl,
  };
  const services = Object.keys(servers) as Service[];
  return services.filter((service) => servers[service] === undefined);
}
