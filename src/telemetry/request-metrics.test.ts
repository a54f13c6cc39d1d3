import { expect, test } from 'vitest';
import { RecentRequests, RequestMetrics } from './request-metrics.ts';

function metricsOf(watch: (metrics: RequestMetrics) => void) {
  const metrics = new RequestMetrics(() => 0);
  watch(metrics);
  const [requests, duration] = metrics.metrics();
  return { requests: requests!.samples, duration: duration!.samples };
}

test('requests are counted by operation and status', () => {
  const { requests } = metricsOf((metrics) => {
    const get = metrics.of('redis', 'getCommand');
    get.answered(200, 1);
    get.answered(200, 1);
    get.answered(400, 1);
    metrics.of('queue', '').answered(404, 1);
  });
  expect(requests).toEqual([
    { labels: { family: 'redis', operation: 'getCommand', status: '200' }, value: 2 },
    { labels: { family: 'redis', operation: 'getCommand', status: '400' }, value: 1 },
    { labels: { family: 'queue', operation: '', status: '404' }, value: 1 },
  ]);
});

test('durations are counted in cumulative buckets', () => {
  const { duration } = metricsOf((metrics) => {
    const get = metrics.of('redis', 'getCommand');
    for (const milliseconds of [0.1, 0.2, 30, 60_000]) get.answered(200, milliseconds);
  });
  const of = (le: string) => duration.find(({ labels }) => labels?.['le'] === le)?.value;
  expect([of('0.0001'), of('0.00025'), of('0.025'), of('0.05'), of('10'), of('+Inf')]).toEqual([
    1, 2, 2, 3, 3, 4,
  ]);
  expect(duration.at(-1)).toMatchObject({ suffix: '_count', value: 4 });
  expect(duration.at(-2)).toMatchObject({ suffix: '_sum' });
  expect(duration.at(-2)!.value).toBeCloseTo(60.0303);
});

test('an operation without requests has no samples', () => {
  expect(metricsOf((metrics) => metrics.of('redis', 'getCommand'))).toEqual({
    requests: [],
    duration: [],
  });
});

test('a family that is bound again continues its counts', () => {
  const { requests } = metricsOf((metrics) => {
    for (const _ of [1, 2]) metrics.of('queue', 'publish').answered(201, 1);
  });
  expect(requests).toMatchObject([{ value: 2 }]);
});

const MINUTE = 60_000;

test('requests of the last hour are counted by outcome, and older ones are forgotten', () => {
  const recent = new RecentRequests();
  recent.add(200, 0);
  recent.add(404, 30 * MINUTE);
  recent.add(503, 59 * MINUTE);
  expect(recent.lastHour(59 * MINUTE)).toEqual({ requests: 3, refused: 1, failed: 1 });
  expect(recent.lastHour(60 * MINUTE)).toEqual({ requests: 2, refused: 1, failed: 1 });
  expect(recent.lastHour(200 * MINUTE)).toEqual({ requests: 0, refused: 0, failed: 0 });
});

test('a counter is used again after an hour', () => {
  const recent = new RecentRequests();
  recent.add(500, 5 * MINUTE);
  recent.add(200, 65 * MINUTE);
  expect(recent.lastHour(65 * MINUTE)).toEqual({ requests: 1, refused: 0, failed: 0 });
});
