import { startKafka, type KafkaServers } from './kafka.ts';

/** Where all modules of a worker find it, whatever loads them anew for each file. */
const shared = globalThis as { plinthKafkaOfTheRun?: Promise<KafkaServers> };

/**
 * One Kafka of one broker for all files that a worker tests, because a start takes ten seconds. It ends with the worker. Whoever
 * uses it takes names of topics and groups that nobody else has, and leaves the broker running.
 */
export function sharedKafka(): Promise<KafkaServers> {
  shared.plinthKafkaOfTheRun ??= startKafka();
  return shared.plinthKafkaOfTheRun;
}
