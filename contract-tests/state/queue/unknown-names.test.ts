import { beforeEach, expect, test } from 'vitest';
import { answerTo, resetQueue } from '../../harness/queue.ts';

/** The error for an unknown name contains it. */
beforeEach(resetQueue);

test.each([
  ['GET', '/v2/topics/nobody', {}, 404, 'topic nobody not found'],
  ['GET', '/v2/queues/nowhere', {}, 404, 'queue nowhere not found'],
  ['GET', '/v2/schedules/never', {}, 404, 'schedule never not found'],
  ['GET', '/v2/flowControl/nothing', {}, 404, 'flow control key nothing not found'],
  ['POST', '/v2/publish/nobody', { body: 'x' }, 404, 'topic nobody not found'],
] as const)('%s %s', async (method, path, ask, status, error) => {
  expect(await answerTo(method, path, ask)).toEqual({ status, json: { error } });
});

test('removing an unknown endpoint of a URL group is a 404', async () => {
  const endpoints = [{ name: 'one', url: 'http://127.0.0.1:9/one' }];
  await answerTo('POST', '/v2/topics/mine/endpoints', { body: { endpoints } });
  const other = { endpoints: [{ name: 'other' }] };
  expect(await answerTo('DELETE', '/v2/topics/mine/endpoints', { body: other })).toEqual({
    status: 404,
    json: { error: 'endpoint other of url group mine not found' },
  });
});
