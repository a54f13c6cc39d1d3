import type { Dispatcher } from 'undici';
import { expect, test } from 'vitest';
import { systemClock } from '../../../../base/clock.ts';
import { Exchange, type ExchangeEnd } from './exchange.ts';
import { ResponseMemory } from './response-memory.ts';

const controller = {} as Dispatcher.DispatchController;
const memory = new ResponseMemory();

function exchange(limit: number) {
  const ends: ExchangeEnd[] = [];
  const options = {
    limit,
    memory,
    clock: systemClock,
    sent: () => undefined,
    ended: (end: ExchangeEnd) => void ends.push(end),
  };
  return { exchange: new Exchange(options), ends };
}

test('a body that comes byte by byte is returned unchanged', () => {
  for (const limit of [100, 1000]) {
    const { exchange: receiving, ends } = exchange(limit);
    receiving.onResponseStart(controller, 200, {});
    const body = Buffer.from(Array.from({ length: 100 }, (_, i) => i));
    for (const byte of body) receiving.onResponseData(controller, Buffer.of(byte));
    receiving.onResponseEnd();
    expect(ends).toEqual([
      {
        wasStale: false,
        outcome: { kind: 'response', status: 200, headers: {}, body, truncated: false },
      },
    ]);
  }
});

test('a body that comes byte by byte takes little more memory than its size', () => {
  const used = () => {
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const receiving = Array.from({ length: 30 }, () => exchange(1_000_000).exchange);
  const byte = Buffer.of(1);
  const before = used();
  for (const each of receiving) {
    for (let i = 0; i < 16_000; i++) each.onResponseData(controller, byte);
  }
  // 480,000 bytes.
  expect(used() - before).toBeLessThan(10_000_000);
  expect(receiving.every(({ size }) => size === 16_000)).toBe(true);
});
