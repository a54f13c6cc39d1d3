// Made from openapi/ by `npm run generate`. Not to be edited.
import type { FrontRules } from '../../src/contract/family.ts';

export const pathRules: Pick<FrontRules, 'caseless' | 'spellings' | 'withSlash'> = {
  "caseless": [
    "/v1/publish/{destination_url}",
    "/v2/publish/{destination}",
    "/v2/enqueue/{queueName}/{destination}",
    "/v2/batch",
    "/v2/messages",
    "/v2/messages/{messageId}",
    "/v2/messages/{messageId}/retry",
    "/v2/queues",
    "/v2/queues/{queueName}",
    "/v2/queues/{queueName}/pause",
    "/v2/queues/{queueName}/resume",
    "/v2/schedules",
    "/v2/schedules/{destinationOrId}",
    "/v2/schedules/{scheduleId}/pause",
    "/v2/schedules/{scheduleId}/resume",
    "/v2/topics",
    "/v2/topics/{urlGroup}",
    "/v2/topics/{urlGroup}/endpoints",
    "/v2/dlq",
    "/v2/dlq/{dlqId}",
    "/v2/dlq/retry",
    "/v2/dlq/retry/{dlqId}",
    "/v2/events",
    "/v2/logs",
    "/v2/flowControl",
    "/v2/flowControl/{flowControlKey}",
    "/v2/flowControl/{flowControlKey}/pause",
    "/v2/flowControl/{flowControlKey}/resume",
    "/v2/flowControl/{flowControlKey}/pin",
    "/v2/flowControl/{flowControlKey}/unpin",
    "/v2/flowControl/{flowControlKey}/resetRate",
    "/v2/flowControl/{flowControlKey}/reset",
    "/v2/globalParallelism",
    "/v2/keys",
    "/v2/keys/rotate",
    "/v2/rotate"
  ],
  "withSlash": [
    "/v2/queues"
  ]
};
