import type { operations } from '../../../../generated/queue/types.ts';
import type { Handlers } from '../../../contract/handler.ts';
import type { Queues } from '../../../engines/queue/engine.ts';
import type { QueueCaller } from '../caller.ts';
import { NO_CONTENT_OK } from '../serializers/outcome.ts';

type QueueOperations = Pick<
  Handlers<operations, QueueCaller>,
  'listQueues' | 'upsertQueue' | 'getQueue' | 'deleteQueue' | 'pauseQueue' | 'resumeQueue'
>;

/** Operations on queues, whose messages are delivered in order. */
export function queuesOperations(queues: Queues): QueueOperations {
  return {
    listQueues: async ({ caller }) => ({ status: 200, body: await queues.list(caller.user) }),

    upsertQueue: async ({ caller, body: { queueName, parallelism, paused } }) => {
      await queues.upsert(caller.user, queueName, { parallelism, paused });
      return NO_CONTENT_OK;
    },

    getQueue: async ({ caller, path }) => ({
      status: 200,
      body: await queues.get(caller.user, path.queueName),
    }),

    deleteQueue: async ({ caller, path }) => {
      await queues.delete(caller.user, path.queueName);
      return NO_CONTENT_OK;
    },

    pauseQueue: async ({ caller, path }) => {
      await queues.pause(caller.user, path.queueName);
      return NO_CONTENT_OK;
    },

    resumeQueue: async ({ caller, path }) => {
      await queues.resume(caller.user, path.queueName);
      return NO_CONTENT_OK;
    },
  };
}
