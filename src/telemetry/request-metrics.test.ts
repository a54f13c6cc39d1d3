import { expect, test } from 'vitest';
import { RequestMetrics } from './request-metrics.ts';

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
