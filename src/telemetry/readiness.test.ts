import { expect, test } from 'vitest';
import { Readiness } from './readiness.ts';

const REDIS = { kind: 'engine', name: 'redis' } as const;
const ADDRESS = { kind: 'address', name: 'redis' } as const;

test('an expected part is loading until it has arrived', async () => {
  const readiness = new Readiness();
  readiness.expect(REDIS);
  readiness.expect(ADDRESS);
  readiness.markReady(REDIS);
  expect(await readiness.states()).toEqual([
    { ...REDIS, status: 'ready' },
    { ...ADDRESS, status: 'loading' },
  ]);
});

test('parts are checked at each call', async () => {
  const readiness = new Readiness();
  const reasons: string[] = [];
  readiness.markReady(REDIS, () => reasons[0]);
  expect(await readiness.states()).toEqual([{ ...REDIS, status: 'ready' }]);
  reasons.push('the disk is full');
  expect(await readiness.states()).toEqual([
    { ...REDIS, status: 'failing', reason: 'the disk is full' },
  ]);
});

test('the note of a part is shown while the part is ready', async () => {
  const readiness = new Readiness();
  const reasons: string[] = [];
  const look = () => reasons[0];
  readiness.markReady(REDIS, look, () => 'it is an old one');
  expect(await readiness.states()).toEqual([
    { ...REDIS, status: 'ready', note: 'it is an old one' },
  ]);
  reasons.push('it is away');
  expect(await readiness.states()).toEqual([{ ...REDIS, status: 'failing', reason: 'it is away' }]);
});

test('a part whose check rejects is failing', async () => {
  const readiness = new Readiness();
  readiness.markReady(REDIS, async () => {
    throw new Error('database disk image is malformed');
  });
  expect(await readiness.states()).toMatchObject([
    { status: 'failing', reason: 'database disk image is malformed' },
  ]);
});
