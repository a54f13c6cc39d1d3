import { expect, test } from 'vitest';
import { published, refused } from '../../../../testing/families/queue/publish-options.ts';

const flowControl = (value: string) =>
  published('Upstash-Flow-Control-Key: api', `Upstash-Flow-Control-Value: ${value}`).flowControl;
const refusal = (value: string) =>
  refused('Upstash-Flow-Control-Key: api', `Upstash-Flow-Control-Value: ${value}`);

test.each([
  ['parallelism=5', { parallelism: 5 }],
  ['rate=10', { rate: 10 }],
  ['parallelism=5, rate=10, period=1m', { parallelism: 5, rate: 10, period: 60 }],
  ['rate=10,period=30', { rate: 10, period: 30 }],
  ['rate = 10 , period = 1d', { rate: 10, period: 86_400 }],
  ['rate=1,period=7d', { rate: 1, period: 604_800 }],
  ['parallelism=5, period=1s', { parallelism: 5 }],
  ['Rate=20,Parallelism=10,Period=1m', { rate: 20, parallelism: 10, period: 60 }],
])('%s', (value, limits) => {
  expect(flowControl(value)).toEqual({ key: 'api', ...limits });
});

test('a key alone leaves its limits unchanged', () => {
  expect(published('Upstash-Flow-Control-Key: api').flowControl).toEqual({ key: 'api' });
  expect(flowControl('')).toEqual({ key: 'api' });
});

test('limits without a key are refused', () => {
  expect(refused('Upstash-Flow-Control-Value: rate=10')).toBe(
    '400 Upstash-Flow-Control-Value needs a flow-control key',
  );
  expect(refused('Upstash-Flow-Control-Key:', 'Upstash-Flow-Control-Value: rate=10')).toContain(
    'needs a flow-control key',
  );
});

test.each([
  ['5', 'must be like parallelism=5, rate=10, period=1m'],
  ['rate=10, burst=5', 'must be like parallelism=5, rate=10, period=1m'],
  ['rate=1=2', 'must be like parallelism=5, rate=10, period=1m'],
  ['rate=10, rate=20', 'must have rate only once'],
  ['rate=10, Rate=20', 'must have rate only once'],
  ['rate=0', 'must have a whole number from 1 to 999999999 as rate'],
  ['rate=1.5', 'must have a whole number from 1 to 999999999 as rate'],
  ['parallelism=-1', 'must have a whole number from 1 to 999999999 as parallelism'],
  ['parallelism=', 'must have a whole number from 1 to 999999999 as parallelism'],
  ['period=1s', 'must have parallelism or rate'],
  ['rate=1, period=8d', 'must have whole seconds as period, from 1s to 7d'],
  ['rate=1, period=0.5s', 'must have whole seconds as period, from 1s to 7d'],
  ['rate=1, period=soon', 'must have whole seconds as period, from 1s to 7d'],
])('%j %s', (value, rule) => {
  expect(refusal(value)).toBe(`400 Upstash-Flow-Control-Value ${rule}, it is "${value}"`);
});
