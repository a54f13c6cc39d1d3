import { expect, test } from 'vitest';
import { isWhole, numbersOf, seriesOf, titleOf, unitOf } from './statistics-series.ts';

const STATISTICS = {
  throughput: [
    { x: '2026-11-20 11:00:00.000 +0000 UTC', y: 2 },
    { x: '2026-11-20 10:59:00.000 +0000 UTC', y: 0.5 },
  ],
  produce_throughput: null,
  days: ['Friday'],
  hits: [],
  total_monthly_storage: 4096,
};

test('a statistic with points becomes a line over time, in order', () => {
  const at = Date.UTC(2026, 10, 20, 10, 59) / 1000;
  expect(seriesOf(STATISTICS)).toEqual([
    { name: 'throughput', times: [at, at + 60], values: [0.5, 2] },
  ]);
});

test('a statistic with one number stays a number', () => {
  expect(numbersOf(STATISTICS)).toEqual([['total_monthly_storage', 4096]]);
});

test.each([
  ['total_monthly_storage', 'Total monthly storage'],
  ['diskusage', 'Disk usage'],
  ['dailyrequests', 'Daily requests'],
  ['daily_used', 'Messages created'],
  ['dlq_message_count', 'Dead letters'],
  ['latencymax', 'Latency, maximum'],
  ['latencymean', 'Latency, mean'],
  ['keyspace', 'Keys'],
  ['read_latency_99', 'Read latency, 99th percentile'],
  ['bandwidths', 'Bandwidths'],
])('%s is said in words: %s', (name, words) => {
  expect(titleOf(name)).toBe(words);
});

test.each([
  ['diskusage', 4_096, '4.1 kB'],
  ['dailybandwidth', 1_830, '1.8 kB'],
  ['read_latency_99', 0.5, '0.5 ms'],
  ['throughput', 2.5, '2.5/s'],
  ['total_monthly_billing', 0.000_06, '$0.00006'],
  ['keyspace', 285_310, '285.3K'],
])('%s has a unit', (name, value, text) => {
  expect(unitOf(name)(value)).toBe(text);
});

test('keys and bytes are whole, and a rate and a duration need not be', () => {
  const names = ['keyspace', 'diskusage', 'throughput', 'read_latency_99'];
  expect(names.map(isWhole)).toEqual([true, true, false, false]);
});
