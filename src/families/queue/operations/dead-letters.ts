import type { operations } from '../../../../generated/queue/types.ts';
import type { Handlers } from '../../../contract/handler.ts';
import type { DeadLetters } from '../../../engines/queue/engine.ts';
import { QueueError } from '../../../engines/queue/errors.ts';
import type { DeadLetterFilter } from '../../../engines/queue/filter.ts';
import type { QueueCaller } from '../caller.ts';
import { deadLetterFilter, matchesNothing, pageOf } from '../filters.ts';
import { PublishHeaders } from '../publish-options/publish-headers.ts';
import { readRetryOverrides } from '../publish-options/retry-overrides.ts';
import { cursorOf, NO_CONTENT_OK } from '../serializers/outcome.ts';
import { trimBodies } from '../serializers/trim-body.ts';
import { deadLetterFields } from '../serializers/dead-letter.ts';
import type { RunDeadLetters } from '../../../engines/queue/workflows/engine.ts';
import { listRunDeadLetters } from './workflow-dead-letters.ts';

type DeadLetterOperations = Pick<
  Handlers<operations, QueueCaller>,
  | 'listDeadLetters'
  | 'deleteDeadLetters'
  | 'getDeadLetter'
  | 'deleteDeadLetter'
  | 'retryDeadLetters'
  | 'retryDeadLetter'
>;

/** Refuses a list of ids if none of them exists. @throws QueueError */
function requireSomeFound({ dlqIds }: DeadLetterFilter, found: readonly unknown[]): void {
  if (dlqIds !== undefined && found.length === 0) {
    throw new QueueError('deadLetterNotFound', { id: dlqIds.join(', ') });
  }
}

/** Operations on dead letters: messages that could not be delivered. */
export function deadLetterOperations(
  deadLetters: DeadLetters,
  ofRuns: Pick<RunDeadLetters, 'list'>,
): DeadLetterOperations {
  return {
    listDeadLetters: async ({ caller, query }) => {
      // As the official client of workflows asks for runs that have failed.
      if (query.source !== undefined) {
        return { status: 200, body: await listRunDeadLetters(ofRuns, caller, query) };
      }
      const filter = deadLetterFilter(query);
      if (matchesNothing(query)) return { status: 200, body: { messages: [] } };
      const page = { ...pageOf(query), earliestFirst: query.order === 'earliestFirst' };
      const { items, cursor } = await deadLetters.list(caller.user, filter, page);
      const messages = items.map((item) => deadLetterFields(trimBodies(item, query.trimBody)));
      return { status: 200, body: { ...cursorOf(cursor), messages } };
    },

    deleteDeadLetters: async ({ caller, query, body }) => {
      const filter = deadLetterFilter(query, body);
      if (matchesNothing(query, body)) return { status: 200, body: { deleted: 0 } };
      const page = pageOf(query);
      const { deleted, cursor } = await deadLetters.deleteMany(caller.user, filter, page);
      return { status: 200, body: { deleted, ...cursorOf(cursor) } };
    },

    getDeadLetter: async ({ caller, path }) => ({
      status: 200,
      body: deadLetterFields(await deadLetters.get(caller.user, path.dlqId)),
    }),

    deleteDeadLetter: async ({ caller, path }) => {
      await deadLetters.delete(caller.user, path.dlqId);
      return NO_CONTENT_OK;
    },

    retryDeadLetters: async ({ caller, query, body, rawHeaders }) => {
      const overrides = readRetryOverrides(new PublishHeaders(rawHeaders));
      const filter = deadLetterFilter(query, body);
      if (matchesNothing(query, body)) return { status: 201, body: { responses: [] } };
      const page = await deadLetters.retryMany(caller.user, filter, pageOf(query), overrides);
      requireSomeFound(filter, page.items);
      const responses = page.items.map((messageId) => ({ messageId }));
      return { status: 201, body: { ...cursorOf(page.cursor), responses } };
    },

    retryDeadLetter: async ({ caller, path, rawHeaders }) => {
      const overrides = readRetryOverrides(new PublishHeaders(rawHeaders));
      const messageId = await deadLetters.retry(caller.user, path.dlqId, overrides);
      return { status: 201, body: { messageId } };
    },
  };
}
