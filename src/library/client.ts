import { controlAnswer } from '../client/control-client.ts';
import { answerOf as ofKafka } from '../client/kafka-client.ts';
import { answerOf as ofManagement } from '../client/management-client.ts';
import { answerOf as ofQueue } from '../client/queue-client.ts';
import { answerOf as ofSchemaRegistry } from '../client/schema-registry-client.ts';

/** Typed clients of all families: methods for the operations of the contracts, and for the commands of Redis. */
export * from '../../generated/redis/client.ts';
export type { Connection as RedisConnection } from '../client/redis/rest-client.ts';
export { ControlApiError } from '../client/errors.ts';
export {
  createControlClient,
  type ControlClient,
  type ControlConnection,
} from '../client/control-client.ts';
export { KafkaError } from '../client/errors.ts';
export {
  createKafkaClient,
  type KafkaClient,
  type KafkaConnection,
} from '../client/kafka-client.ts';
export { SchemaRegistryClientError } from '../client/errors.ts';
export {
  createSchemaRegistryClient,
  type SchemaRegistryClient,
} from '../client/schema-registry-client.ts';
export { QueueServiceError } from '../client/errors.ts';
export {
  createQueueClient,
  type QueueClient,
  type QueueConnection,
} from '../client/queue-client.ts';
export { ManagementError } from '../client/errors.ts';
export {
  createManagementClient,
  type ManagementClient,
  type ManagementConnection,
} from '../client/management-client.ts';
export { UnreachableError } from '../client/fetch-answer.ts';
export { UnsendableError } from '../client/errors.ts';

/**
 * Unwraps the body of an answer, for callers who prefer exceptions: `await answers.queue(client.GET('/v2/queues'))`.
 * Each throws its family's error if the service refuses, UnreachableError if the service does not answer.
 */
export const answers = {
  kafka: ofKafka,
  schemaRegistry: ofSchemaRegistry,
  queue: ofQueue,
  management: ofManagement,
  control: controlAnswer,
} as const;
