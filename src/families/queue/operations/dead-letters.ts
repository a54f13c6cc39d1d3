import type { operations, components } from '../../../../generated/queue/types.ts';
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
import { isUtf8 } from 'node:buffer';
import type { DeadLetter, StoredResponse } from '../../../engines/queue/resources.ts';
import { responseHeaderValues } from '../serializers/header-values.ts';
import { messageFields } from '../serializers/message-fields.ts';

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
export function deadLetterOperations(deadLetters: DeadLetters): DeadLetterOperations {
  return {
    listDeadLetters: async ({ caller, query }) => {
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

/** A dead letter as the API shows it. The Python client needs a status even if there was no response. */
export function deadLetterFields(deadLetter: DeadLetter): components['schemas']['dead-letter'] {
  return {
    ...messageFields(deadLetter),
    dlqId: deadLetter.dlqId,
    responseStatus: deadLetter.response.status,
    ...responseFields(deadLetter.response),
    ...(deadLetter.error !== undefined && { error: deadLetter.error }),
  };
}

function responseFields({ headers, body }: StoredResponse) {
  return {
    ...(Object.keys(headers).length > 0 && { responseHeader: responseHeaderValues(headers) }),
    ...(body.length > 0 &&
      (isUtf8(body)
        ? { responseBody: body.toString('utf8') }
        : { responseBodyBase64: body.toString('base64') })),
  };
}
