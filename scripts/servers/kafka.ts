import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeCertificate } from './certificates.ts';
import { FaultyProxy } from './faulty-proxy.ts';
import { formatFolder } from './kafka-folder.ts';
import { classPath, javaOptions } from './java.ts';
import { freePorts } from './ports.ts';
import { ServerProcess, temporaryFolder } from './server-process.ts';

const MECHANISMS = ['SCRAM-SHA-256', 'SCRAM-SHA-512'] as const;

export interface KafkaOrder {
  /** 1 by default. */
  readonly brokers?: number;
  /**
   * Names and passwords; with them clients log in by SASL (PLAIN and SCRAM). The first user has all rights.
   */
  readonly users?: Readonly<Record<string, string>>;
  /**
   * Whether rights are controlled by ACLs: other users than the first have only those that are
   * granted.
   */
  readonly acls?: boolean;
  readonly tls?: boolean;
  /** Puts a proxy in front of each broker, at its advertised address. */
  readonly behindProxies?: boolean;
  readonly settings?: Readonly<Record<string, string | number>>;
  /** The file in which the broker keeps its classes when it is stopped. */
  readonly archiveInto?: string;
}

/** A Kafka cluster for tests. */
export interface KafkaServers extends AsyncDisposable {
  /** Host and port of each broker as clients see it, separated by commas. */
  readonly brokers: string;
  /** One process per broker, which is a controller too. */
  readonly processes: readonly ServerProcess[];
  /** One per broker if requested, else none. */
  readonly proxies: readonly FaultyProxy[];
  /** The brokers' internal listeners, without a password. */
  readonly internalBrokers: string;
  /** PEM file of the authority that clients have to trust; undefined without TLS. */
  readonly authorityFile: string | undefined;
}

/**
 * Starts brokers in KRaft mode. @throws Error if Kafka is not installed, or does not become ready
 */
export async function startKafka(order: KafkaOrder = {}): Promise<KafkaServers> {
  const count = order.brokers ?? 1;
  const free = await freePorts(count * 4);
  const members = Array.from({ length: count }, (_, i) => {
    const [client, internal, controller, proxy] = free.slice(i * 4);
    return { id: i + 1, client: client!, internal: internal!, controller: controller!, proxy };
  });
  const voters = members.map(({ id, controller }) => `${id}@127.0.0.1:${controller}`).join(',');
  await using started = new AsyncDisposableStack();
  const proxies: FaultyProxy[] = [];
  if (order.behindProxies === true) {
    for (const { client, proxy } of members) {
      proxies.push(started.use(await FaultyProxy.start(client, proxy)));
    }
  }
  const advertised = (member: (typeof members)[number]): string =>
    `127.0.0.1:${order.behindProxies === true ? member.proxy : member.client}`;

  const secret = temporaryFolder('kafka-tls');
  started.defer(() => rmSync(secret.path, { recursive: true, force: true }));
  const certificate = order.tls === true ? await makeCertificate(secret) : undefined;
  const results = await Promise.allSettled(
    members.map(async (member) => {
      const folder = temporaryFolder('kafka');
      const settings = {
        'process.roles': 'broker,controller',
        'node.id': member.id,
        'controller.quorum.voters': voters,
        listeners: [
          `CLIENT://127.0.0.1:${member.client}`,
          `INTERNAL://127.0.0.1:${member.internal}`,
          `CONTROLLER://127.0.0.1:${member.controller}`,
        ].join(','),
        'advertised.listeners': `CLIENT://${advertised(member)},INTERNAL://127.0.0.1:${member.internal}`,
        'listener.security.protocol.map': `CLIENT:${protocolOf(order)},INTERNAL:PLAINTEXT,CONTROLLER:PLAINTEXT`,
        'controller.listener.names': 'CONTROLLER',
        'inter.broker.listener.name': 'INTERNAL',
        'log.dirs': join(folder.path, 'data'),
        ...replication(count),
        ...FAST,
        ...(count === 1 ? ALONE : QUICKLY_MISSED),
        ...access(order),
        ...(certificate === undefined
          ? {}
          : {
              'ssl.keystore.type': 'PEM',
              'ssl.keystore.certificate.chain': asProperty(certificate.certificate),
              'ssl.keystore.key': asProperty(certificate.key),
            }),
        ...order.settings,
      };
      const file = join(folder.path, 'server.properties');
      writeFileSync(file, properties(settings));
      const scram = Object.entries(order.users ?? {}).flatMap(([name, password]) =>
        MECHANISMS.map((mechanism) => `${mechanism}=[name=${name},password=${password}]`),
      );
      await formatFolder({ folder: folder.path, settingsFile: file, nodeId: member.id, scram });
      return ServerProcess.start({
        name: `Kafka broker ${member.id}`,
        program: 'java',
        args: [
          ...javaOptions('broker', order.archiveInto),
          ...['-Xmx320m', '-cp', classPath(), 'kafka.Kafka', file],
        ],
        folder,
        isReady: ({ logOfRun }) => logOfRun.includes('Kafka Server started'),
      });
    }),
  );
  const processes = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  for (const one of processes) started.use(one);
  for (const one of results) if (one.status === 'rejected') throw one.reason;
  const all = started.move();
  return {
    brokers: members.map(advertised).join(','),
    processes,
    proxies,
    internalBrokers: members.map(({ internal }) => `127.0.0.1:${internal}`).join(','),
    authorityFile: certificate?.certificateFile,
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}

/** Settings that minimize waits in tests. */
const FAST = {
  'group.initial.rebalance.delay.ms': 0,
  'group.min.session.timeout.ms': 500,
  'log.cleaner.dedupe.buffer.size': 2 * 1024 * 1024,
  'log.cleaner.threads': 1,
  'log.cleaner.backoff.ms': 1000,
  // Messages of tests may be as old as they like, and none of them waits for retention.
  'log.retention.check.interval.ms': 86_400_000,
  'num.partitions': 1,
  'num.network.threads': 2,
  'num.io.threads': 4,
  'background.threads': 2,
  'controller.quorum.election.timeout.ms': 500,
  'controller.quorum.fetch.timeout.ms': 1000,
  'offsets.topic.num.partitions': 4,
  'transaction.state.log.num.partitions': 4,
  'share.coordinator.state.topic.num.partitions': 1,
  'auto.create.topics.enable': 'false',
};

/** Others take over soon from a broker that is lost. */
const QUICKLY_MISSED = { 'broker.session.timeout.ms': 3000, 'broker.heartbeat.interval.ms': 300 };

/** Nobody takes over from a broker that is alone, so it need not tell all the time that it is there: half of its idle work. */
const ALONE = { 'broker.heartbeat.interval.ms': 1000, 'metadata.max.idle.interval.ms': 0 };

function replication(count: number): Readonly<Record<string, number>> {
  const copies = Math.min(3, count);
  return {
    'default.replication.factor': copies,
    'min.insync.replicas': Math.max(1, copies - 1),
    'offsets.topic.replication.factor': copies,
    'transaction.state.log.replication.factor': copies,
    'transaction.state.log.min.isr': Math.max(1, copies - 1),
    'share.coordinator.state.topic.replication.factor': copies,
    'share.coordinator.state.topic.min.isr': 1,
  };
}

function protocolOf({ users, tls }: KafkaOrder): string {
  if (users === undefined) return tls === true ? 'SSL' : 'PLAINTEXT';
  return tls === true ? 'SASL_SSL' : 'SASL_PLAINTEXT';
}

function access({ users, acls }: KafkaOrder): Readonly<Record<string, string>> {
  const names = Object.keys(users ?? {});
  const plain = names.map((name) => `user_${name}="${users![name]!}"`).join(' ');
  return {
    ...(users === undefined
      ? {}
      : {
          'sasl.enabled.mechanisms': ['PLAIN', ...MECHANISMS].join(','),
          'listener.name.client.plain.sasl.jaas.config': `org.apache.kafka.common.security.plain.PlainLoginModule required ${plain};`,
          ...Object.fromEntries(
            MECHANISMS.map((mechanism) => [
              `listener.name.client.${mechanism.toLowerCase()}.sasl.jaas.config`,
              'org.apache.kafka.common.security.scram.ScramLoginModule required;',
            ]),
          ),
        }),
    ...(acls === true
      ? {
          'authorizer.class.name': 'org.apache.kafka.metadata.authorizer.StandardAuthorizer',
          // Connections between brokers are anonymous.
          'super.users': ['ANONYMOUS', ...names.slice(0, 1)]
            .map((name) => `User:${name}`)
            .join(';'),
        }
      : {}),
  };
}

/** Settings in the format of a Java properties file. */
export function properties(settings: Readonly<Record<string, string | number>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}

/** A text of several lines as one line of a properties file. */
function asProperty(text: string): string {
  return text.trim().replaceAll(/\r?\n/g, String.raw`\n`);
}
