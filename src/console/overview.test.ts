import { expect, test } from 'vitest';
import { RequestMetrics } from '../telemetry/request-metrics.ts';
import { overviewOf } from './overview.ts';

const LAST_HOUR = { requests: 3, refused: 0, failed: 1 };

test('a mock has no figures', () => {
  expect(overviewOf(undefined)).toEqual({
    shared: false,
    lastHour: { requests: 0, refused: 0, failed: 0 },
    operations: [],
  });
});

test('operations are listed with the slowest first, without requests that meant none', () => {
  const requests = new RequestMetrics(() => 0);
  requests.of('redis', 'runCommand').answered(200, 1);
  requests.of('redis', 'runCommand').answered(503, 2);
  requests.of('queue', 'publish').answered(201, 40);
  requests.of('queue', '').answered(404, 900);
  const metrics = requests.metrics();
  const { operations } = overviewOf({
    metrics,
    lastHour: LAST_HOUR,
    uptimeSeconds: 9,
    copies: 2,
    shared: true,
  });
  expect(operations).toEqual([
    { family: 'queue', operation: 'publish', requests: 1, failed: 0, meanMilliseconds: 40 },
    { family: 'redis', operation: 'runCommand', requests: 2, failed: 1, meanMilliseconds: 1.5 },
  ]);
});

test('figures of databases are added up, and those with the most memory are named', () => {
  const gauge = (name: string, values: Readonly<Record<string, number>>) => ({
    name,
    type: 'gauge' as const,
    help: '',
    samples: Object.entries(values).map(([database, value]) => ({
      labels: { database, name: `the ${database}` },
      value,
    })),
  });
  const metrics = [
    gauge('plinth_database_keys', { small: 10, large: 5 }),
    gauge('plinth_database_memory_bytes', { small: 100, large: 9000 }),
  ];
  const overview = overviewOf({
    metrics,
    lastHour: LAST_HOUR,
    uptimeSeconds: 9,
    copies: 2,
    shared: true,
  });
  expect(overview).toMatchObject({ uptimeSeconds: 9, lastHour: LAST_HOUR });
  expect(overview.redis).toMatchObject({ databases: 2, keys: 15, memoryBytes: 9100 });
  expect(overview.redis?.largest).toEqual([
    { id: 'large', name: 'the large', keys: 5, memoryBytes: 9000 },
    { id: 'small', name: 'the small', keys: 10, memoryBytes: 100 },
  ]);
  expect(overview).not.toHaveProperty('kafka');
  expect(overview).not.toHaveProperty('queue');
});
