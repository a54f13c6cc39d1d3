import { expect, test } from 'vitest';
import { regionOf } from './region.ts';

test.each([
  ['us-east-1.queue.localhost', 'us-east-1'],
  ['us-east-1.queue.localhost:8080', 'us-east-1'],
  ['EU-Central-1.Queue.LOCALHOST:80', 'eu-central-1'],
  ['us-east-1.queue.example.com', 'us-east-1'],
])('%s names the region %s', (host, region) => {
  expect(regionOf(host)).toBe(region);
});

test.each([
  undefined,
  '',
  'localhost:8080',
  '127.0.0.1',
  '[::1]:8080',
  'queue.localhost',
  'plinth.queue.svc.cluster.local',
])('%s names no region', (host) => {
  expect(regionOf(host)).toBeUndefined();
});

test.each(['mars-1.queue.localhost', 'Mars-1.queue.localhost.:8080'])('%s is refused', (host) => {
  expect(() => regionOf(host)).toThrow(
    'there is no region mars-1: the queue service is in us-east-1 and eu-central-1',
  );
});
