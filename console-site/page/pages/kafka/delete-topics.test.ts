import { expect, test } from 'vitest';
import { createManagementClient } from '../../../../src/client/management-client.ts';
import { deleteTopics } from './delete-topics.ts';

const TOPICS = ['a', 'b', 'c'].map((name) => ({ topic_id: `id-${name}`, topic_name: name }));

function answering(statusOf: (path: string) => number) {
  const requests: string[] = [];
  const management = createManagementClient({
    url: 'http://management.test',
    email: 'ada@example.com',
    apiKey: 'key',
    fetch: async ({ method, url }) => {
      const { pathname } = new URL(url);
      requests.push(`${method} ${pathname}`);
      const status = statusOf(pathname);
      return Response.json(status === 200 ? 'OK' : { error: 'topic is busy' }, { status });
    },
  });
  return { management, requests };
}

test('topics are deleted one after the other, and the progress is told', async () => {
  const { management, requests } = answering(() => 200);
  const told: number[] = [];
  await deleteTopics(management, TOPICS, (deleted) => told.push(deleted));
  expect(requests).toEqual(TOPICS.map(({ topic_id: id }) => `DELETE /v2/kafka/topic/${id}`));
  expect(told).toEqual([1, 2, 3]);
});

test('a refusal names its topic, and tells how many are gone', async () => {
  const { management, requests } = answering((path) => (path.endsWith('id-b') ? 409 : 200));
  await expect(deleteTopics(management, TOPICS, () => undefined)).rejects.toThrow(
    'b: topic is busy. Deleted 1 topic before it.',
  );
  expect(requests).toHaveLength(2);
});
