import { startKafkaConnect, type KafkaConnectServer } from './kafka-connect.ts';
import { startKafka, type KafkaServers } from './kafka.ts';

/** On `globalThis`, because modules are loaded again for each test file. */
const shared = globalThis as {
  plinthKafkaOfTheRun?: Promise<KafkaServers>;
  plinthKafkaConnectOfTheRun?: Promise<KafkaConnectServer>;
};

/**
 * One Kafka with one broker for all files that a worker tests, because a start takes ten seconds. It ends with the
 * worker. Users must use unique names of topics and groups, and leave the broker running.
 */
export function sharedKafka(): Promise<KafkaServers> {
  shared.plinthKafkaOfTheRun ??= startKafka();
  return shared.plinthKafkaOfTheRun;
}

/**
 * A worker of Kafka Connect on that Kafka, under the same rules. A test that stops it must start it
 * again.
 */
export function sharedKafkaConnect(): Promise<KafkaConnectServer> {
  shared.plinthKafkaConnectOfTheRun ??= sharedKafka().then((kafka) =>
    // Shortens the time until the partitions of a killed worker are reassigned.
    startKafkaConnect(kafka, { 'consumer.session.timeout.ms': 10_000 }),
  );
  return shared.plinthKafkaConnectOfTheRun;
}
