import type { operations } from '../../../../generated/queue/types.ts';
import type { Handlers } from '../../../contract/handler.ts';
import type { Messages } from '../../../engines/queue/engine.ts';
import { messageFields } from '../serializers/message-fields.ts';
import { NO_CONTENT_OK } from '../serializers/outcome.ts';
import type { QueueCaller } from '../caller.ts';
import { cancelCount, matchesNothing, messageFilter } from '../filters.ts';

type MessageOperations = Pick<
  Handlers<operations, QueueCaller>,
  'getMessage' | 'runMessage' | 'cancelMessage' | 'cancelMessages'
>;

/** Operations on messages that wait or are being delivered. */
export function messageOperations(messages: Messages): MessageOperations {
  return {
    getMessage: async ({ caller, path }) => ({
      status: 200,
      body: messageFields(await messages.get(caller.user, path.messageId)),
    }),

    runMessage: async ({ caller, path }) => {
      await messages.run(caller.user, path.messageId);
      return NO_CONTENT_OK;
    },

    cancelMessage: async ({ caller, path }) => {
      await messages.cancel(caller.user, path.messageId);
      return { status: 200, body: { cancelled: 1 } };
    },

    cancelMessages: async ({ caller, query, body }) => {
      const filter = messageFilter(query, body);
      const cancelled = matchesNothing(query, body)
        ? 0
        : await messages.cancelMany(caller.user, filter, cancelCount(query));
      return { status: 200, body: { cancelled } };
    },
  };
}
