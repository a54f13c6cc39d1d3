import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { WaitingMessage } from '../store/message-rows.ts';
import { Pool, type PoolRules } from './pool.ts';

const message = (host: string, size = 1): WaitingMessage => ({
  seq: 1,
  due: 0,
  flow_key: null,
  host,
  size,
  holds: null,
  turn: null,
});

function poolOf(limit: number, rules: Partial<PoolRules> = {}): Pool<string> {
  return new Pool({ limit: () => limit, amountOf: ({ size }) => size, share: 4, ...rules });
}

/** Takes as much for a host as the pool allows. @returns the amount */
function fill(pool: Pool<string>, host: string): number {
  let taken = 0;
  for (; pool.gateOf(host, message(host)) === undefined; taken += 1) pool.take(host, message(host));
  return taken;
}

describe('a pool', () => {
  test('gives each host four fifths of what the others have left', () => {
    const pool = poolOf(100);
    expect(['a', 'b', 'c', 'd', 'e'].map((host) => fill(pool, host))).toEqual([80, 16, 3, 1, 0]);
    const halves = poolOf(1024, { share: 1 });
    expect(['a', 'b', 'c', 'd'].map((host) => fill(halves, host))).toEqual([512, 256, 128, 64]);
  });

  test('lets a message above its limit run alone', () => {
    const pool = poolOf(10);
    expect(pool.gateOf('a', message('a', 50))).toBeUndefined();
    pool.take('a', message('a', 50));
    expect(pool.gateOf('b', message('b', 1))).toBeDefined();
    pool.give('a', message('a', 50));
    expect(pool.gateOf('b', message('b', 1))).toBeUndefined();
  });

  test('never delays a message of size zero', () => {
    const pool = poolOf(10);
    pool.take('a', message('a', 10));
    expect(pool.gateOf('a', message('a', 0))).toBeUndefined();
    expect(pool.gateOf('b', message('b', 0))).toBeUndefined();
  });

  test('gives no host more than its share, and the rest to any host without a part', () => {
    const steps = fc.array(
      fc.record({
        host: fc.constantFrom('a', 'b', 'c', 'd'),
        size: fc.integer({ min: 1, max: 5 }),
      }),
      { maxLength: 200 },
    );
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 60 }), fc.boolean(), (wanted, limit, give) => {
        const pool = poolOf(limit);
        const inFlight: WaitingMessage[] = [];
        for (const [index, { host, size }] of wanted.entries()) {
          const head = message(host, size);
          const ofHost = inFlight
            .filter((other) => other.host === host)
            .reduce((sum, other) => sum + other.size, 0);
          const left = pool.free - size;
          const alone = inFlight.length === 0;
          const expected = alone || (ofHost === 0 ? left >= 0 : ofHost + size <= 4 * left);
          expect(pool.gateOf(host, head) === undefined).toBe(expected);
          if (expected) {
            pool.take(host, head);
            inFlight.push(head);
          }
          if (give && index % 3 === 2 && inFlight.length > 0) {
            const [ended] = inFlight.splice(index % inFlight.length, 1);
            pool.give(ended!.host, ended!);
          }
          expect(pool.taken).toBe(inFlight.reduce((sum, other) => sum + other.size, 0));
        }
      }),
    );
  });
});
