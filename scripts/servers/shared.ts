import { startKafkaConnect, type KafkaConnectServer } from './kafka-connect.ts';
import { startKafka, type KafkaServers } from './kafka.ts';

/** Where all modules of a worker find it, whatever loads them anew for each file. */
const shared = globalThis as {
  plinthKafkaOfTheRun?: Promise<KafkaServers>;
  plinthKafkaConnectOfTheRun?: Promise<KafkaConnectServer>;
};

/**
 * One Kafka of one broker for all files that a worker tests, because a start takes ten seconds. It ends with the worker. Whoever
 * uses it takes names of topics and groups that nobody else has, and leaves the broker running.
 */
export function sharedKafka(): Promise<KafkaServers> {
  shared.plinthKafkaOfTheRun ??= startKafka();
  return shared.plinthKafkaOfTheRun;
}

/** A worker of Kafka Connect on that Kafka, on the same terms. One who stops it starts it again. */
export function sharedKafkaConnect(): Promise<KafkaConnectServer> {
  shared.plinthKafkaConnectOfTheRun ??= sharedKafka().then((kafka) =>
    // How long what a killed worker read is nobody else's.
    startKafkaConnect(kafka, { 'consumer.session.timeout.ms': 10_000 }),
  );
  return shared.plinthKafkaConnectOfTheRun;
}
