import { controlAnswer } from '../client/control/control-client.ts';
import { answerOf as ofKafka } from '../client/kafka/kafka-client.ts';
import { answerOf as ofManagement } from '../client/management/management-client.ts';
import { answerOf as ofQueue } from '../client/queue/queue-client.ts';
import { answerOf as ofSchemaRegistry } from '../client/schema-registry/schema-registry-client.ts';

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
