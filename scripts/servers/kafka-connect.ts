import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { classPath, javaOptions } from './java.ts';
import { properties, type KafkaServers } from './kafka.ts';
import { freePort } from './ports.ts';
import { ServerProcess, temporaryFolder } from './server-process.ts';

/** A worker of Kafka Connect, with the connectors for files and the usual converters. */
export interface KafkaConnectServer extends AsyncDisposable {
  /** `http://127.0.0.1:20123` */
  readonly url: string;
  readonly process: ServerProcess;
  /** The folder where its connectors may read and write files. */
  readonly folder: string;
}

/**
 * Starts a worker on a cluster.
 * @param archiveInto the file in which it keeps its classes when it is stopped
 * @throws Error if it does not become ready
 */
export async function startKafkaConnect(
  kafka: KafkaServers,
  settings: Readonly<Record<string, string | number>> = {},
  archiveInto?: string,
): Promise<KafkaConnectServer> {
  const folder = temporaryFolder('kafka-connect');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const copies = Math.min(3, kafka.processes.length);
  const file = join(folder.path, 'connect.properties');
  writeFileSync(
    file,
    properties({
      'bootstrap.servers': kafka.internalBrokers,
      'group.id': 'connect',
      listeners: url,
      'key.converter': 'org.apache.kafka.connect.storage.StringConverter',
      'value.converter': 'org.apache.kafka.connect.storage.StringConverter',
      'config.storage.topic': 'connect-configs',
      'offset.storage.topic': 'connect-offsets',
      'offset.storage.partitions': 1,
      'status.storage.topic': 'connect-status',
      'status.storage.partitions': 1,
      'config.storage.replication.factor': copies,
      'offset.storage.replication.factor': copies,
      'status.storage.replication.factor': copies,
      'offset.flush.interval.ms': 500,
      // Asks less often whether its own topics have something new: most of what it and the broker do while nothing happens. The
      // broker answers at once when they have.
      'fetch.max.wait.ms': 3000,
      'scheduled.rebalance.max.delay.ms': 0,
      'plugin.discovery': 'service_load',
      ...settings,
    }),
  );
  const started = await ServerProcess.start({
    name: 'Kafka Connect',
    program: 'java',
    args: [
      ...javaOptions('connect', archiveInto),
      '-Xmx256m',
      '-cp',
      classPath(),
      'org.apache.kafka.connect.cli.ConnectDistributed',
      file,
    ],
    folder,
    isReady: async () => (await fetch(`${url}/connectors`)).ok,
  });
  return {
    url,
    process: started,
    folder: folder.path,
    [Symbol.asyncDispose]: () => started[Symbol.asyncDispose](),
  };
}
