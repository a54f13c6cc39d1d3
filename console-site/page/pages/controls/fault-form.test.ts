import { expect, test } from 'vitest';
import { faultedFamilies, faultOf, faultText, type Fault } from './fault-form.ts';

const EMPTY = {
  operation: '',
  percent: '',
  after: '',
  times: '',
  status: '',
  error: '',
  connection: '',
};

test.each<[Record<string, string>, Fault, string]>([
  [{ family: 'queue', status: '503' }, { family: 'queue', answer: { status: 503 } }, 'answers 503'],
  [
    { family: 'redis', from: '200', percent: '10' },
    { family: 'redis', probability: 0.1, latency: { distribution: 'fixed', milliseconds: 200 } },
    'waits 200 ms; 10% of requests',
  ],
  [
    { family: 'kafka', operation: 'produce', from: '1', to: '9', connection: 'cut', times: '2' },
    {
      family: 'kafka',
      operation: 'produce',
      times: 2,
      latency: { distribution: 'uniform', from: 1, to: 9 },
      connection: 'cut',
    },
    'waits 1 ms to 9 ms, cuts the connection; at most 2 times',
  ],
  [
    { family: 'resp', operation: 'GET', error: 'LOADING the dataset is loading' },
    { family: 'resp', operation: 'GET', error: 'LOADING the dataset is loading' },
    'replies LOADING the dataset is loading',
  ],
])('%j is the fault %j', (fields, fault, text) => {
  expect(faultOf({ ...EMPTY, ...fields })).toEqual(fault);
  expect(faultText(fault)).toBe(text);
});

test('faults of a mock apply to its contracts, and else to our families', () => {
  expect(faultedFamilies(['pets.yaml', 'shops.yaml'])).toEqual([
    'contract',
    'pets.yaml',
    'shops.yaml',
  ]);
  expect(faultedFamilies(undefined)).toContain('redis');
});
