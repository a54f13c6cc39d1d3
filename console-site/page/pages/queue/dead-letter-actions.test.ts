import { expect, test } from 'vitest';
import { createQueueClient } from '../../../../src/client/queue-client.ts';
import { deleteLetters, retryLetters } from './dead-letter-actions.ts';

/** A client whose requests are recorded and answered one after the other. */
function answering(...answers: readonly object[]) {
  const requests: string[] = [];
  const client = createQueueClient({
    url: 'http://queue.test',
    token: 'token',
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      requests.push(`${request.method} ${pathname}${search} ${await request.text()}`);
      return Response.json(answers[requests.length - 1], { status: 200 });
    },
  });
  return { client, requests };
}

test('chosen ones are retried by their ids, a hundred at a time', async () => {
  const ids = Array.from({ length: 101 }, (_, one) => `${one}-0`);
  const messages = (count: number) =>
    Array.from({ length: count }, (_, one) => ({ messageId: `msg_${one}` }));
  const { client, requests } = answering({ responses: messages(99) }, { responses: messages(1) });
  expect(await retryLetters(client, { ids })).toBe(100);
  expect(requests[1]).toBe('POST /v2/dlq/retry {"dlqIds":["100-0"]}');
});

test('all that match are deleted, page by page', async () => {
  const { client, requests } = answering({ deleted: 100, cursor: 'dlq-a' }, { deleted: 7 });
  expect(await deleteLetters(client, { filter: { label: ['billing'] } })).toBe(107);
  expect(requests).toEqual([
    'DELETE /v2/dlq?label=billing&count=100 {}',
    'DELETE /v2/dlq?label=billing&count=100&cursor=dlq-a {}',
  ]);
});
