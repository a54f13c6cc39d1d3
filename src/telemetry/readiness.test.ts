import { expect, test } from 'vitest';
import { addressPart, diskPart, enginePart } from './parts.ts';
import { Readiness } from './readiness.ts';

const REDIS = { kind: 'engine', name: 'redis' } as const;
const ADDRESS = { kind: 'address', name: 'redis' } as const;
const redisPart = enginePart('redis');

test('an expected part is loading until it has arrived', async () => {
  const readiness = new Readiness();
  readiness.expect(redisPart);
  readiness.expect(addressPart('redis'));
  readiness.markReady(redisPart);
  expect(await readiness.states()).toEqual([
    { ...REDIS, status: 'ready' },
    { ...ADDRESS, status: 'loading' },
  ]);
});

test('parts are checked at each call', async () => {
  const readiness = new Readiness();
  const reasons: string[] = [];
  readiness.markReady(redisPart, () => reasons[0]);
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
  readiness.markReady(redisPart, look, () => 'it is an old one');
  expect(await readiness.states()).toEqual([
    { ...REDIS, status: 'ready', note: 'it is an old one' },
  ]);
  reasons.push('it is away');
  expect(await readiness.states()).toEqual([{ ...REDIS, status: 'failing', reason: 'it is away' }]);
});

test('a part whose check rejects is failing', async () => {
  const readiness = new Readiness();
  readiness.markReady(redisPart, async () => {
    throw new Error('database disk image is malformed');
  });
  expect(await readiness.states()).toMatchObject([
    { status: 'failing', reason: 'database disk image is malformed' },
  ]);
});

test('a service is as ready as the parts that it needs, and no others are checked', async () => {
  const readiness = new Readiness();
  const checked: string[] = [];
  const look = (name: string, reason?: string) => () => {
    checked.push(name);
    return reason;
  };
  readiness.markReady(enginePart('redis'), look('redis'));
  readiness.markReady(enginePart('control'), look('control', 'the store is away'));
  readiness.markReady(enginePart('queue'), look('queue', 'the store is away'));
  readiness.markReady(diskPart(['kafka']), look('disk'));
  readiness.expect(addressPart('kafka'));
  expect(await readiness.states('redis')).toEqual([{ ...REDIS, status: 'ready' }]);
  expect(checked).toEqual(['redis']);
  expect(await readiness.states('management')).toMatchObject([
    { name: 'control', status: 'failing' },
  ]);
  expect(await readiness.states('kafka')).toEqual([
    { kind: 'disk', name: 'data', status: 'ready' },
    { kind: 'address', name: 'kafka', status: 'loading' },
  ]);
  expect(await readiness.states('schema-registry')).toEqual([
    { kind: 'address', name: 'kafka', status: 'loading' },
  ]);
});

test('a part that is not there matters only to who asks for one of its services', async () => {
  const readiness = new Readiness();
  readiness.markReady(redisPart);
  readiness.markAbsent(addressPart('kafka'), 'it does not run');
  const absent = { kind: 'address', name: 'kafka', status: 'failing', reason: 'it does not run' };
  expect(await readiness.states()).toEqual([{ ...REDIS, status: 'ready' }]);
  expect(await readiness.states('redis')).toEqual([{ ...REDIS, status: 'ready' }]);
  expect(await readiness.states('schema-registry')).toEqual([absent]);
});

test('a check beyond the limit has failed, and who asks meanwhile does not begin another one', async () => {
  const readiness = new Readiness(20);
  const answers: PromiseWithResolvers<undefined>[] = [];
  readiness.markReady(redisPart, () => {
    const answer = Promise.withResolvers<undefined>();
    answers.push(answer);
    return answer.promise;
  });
  const late = { ...REDIS, status: 'failing', reason: 'it does not answer within 20 ms' };
  expect(await Promise.all([readiness.states(), readiness.states('redis')])).toEqual([
    [late],
    [late],
  ]);
  expect(await readiness.states()).toEqual([late]);
  expect(answers).toHaveLength(1);
  answers[0]!.resolve(undefined);
  await new Promise(setImmediate);
  const next = readiness.states();
  expect(answers).toHaveLength(2);
  answers[1]!.resolve(undefined);
  expect(await next).toEqual([{ ...REDIS, status: 'ready' }]);
});
