import { expect, test } from 'vitest';
import { caselessPaths } from './caseless.ts';

const meant = caselessPaths([
  '/v2/publish/{destination}',
  '/v2/queues',
  '/v2/queues/{queueName}',
  '/v2/queues/{queueName}/pause',
  '/v2/schedules/{destinationOrId}',
  '/v2/schedules/{scheduleId}/pause',
  '/v2/dlq/{dlqId}',
  '/v2/dlq/retry',
  '/v2/flowControl/{key}/resetRate',
]);

test.each([
  ['/v2/Queues', '/v2/queues'],
  ['/V2/QUEUES?Count=1', '/v2/queues?Count=1'],
  ['/v2/Queues/Orders', '/v2/queues/Orders'],
  ['/v2/queues/Pause', '/v2/queues/Pause'],
  ['/v2/queues/Pause/PAUSE', '/v2/queues/Pause/pause'],
  ['/v2/dlq/Retry', '/v2/dlq/retry'],
  ['/v2/flowcontrol/Key/resetrate', '/v2/flowControl/Key/resetRate'],
  ['/v2/Schedules/https://A.com//B/?C=D', '/v2/schedules/https://A.com//B/?C=D'],
  ['/v2/Publish/', '/v2/publish/'],
  ['/V2/Publish/https://a/?x=/v2/Queues', '/v2/publish/https://a/?x=/v2/Queues'],
])('%s becomes %s', (written, path) => {
  expect(meant(written)).toBe(path);
});

test.each([
  '/',
  '/v2',
  '/V2/Nothing',
  '/v2/queues/a/Forget',
  '/v2/publish/https://a.com/Queues',
  '/v2/schedules/a/pause',
])('%s stays as it is', (path) => {
  expect(meant(path)).toBe(path);
});
