import { beforeEach, expect, test } from 'vitest';
import type { WatchedRequest } from './exchange.ts';
import { KeptExchanges } from './kept-exchanges.ts';

let kept: KeptExchanges;
let lastId: number;
beforeEach(() => {
  kept = new KeptExchanges();
  lastId = 0;
});

/** Adds requests with an answer. @returns the id of the last one */
function add(count: number, of: Partial<WatchedRequest> = {}, body = ''): number {
  for (let added = 0; added < count; added++) {
    const summary: WatchedRequest = {
      ...{ id: ++lastId, time: 0, family: 'redis', method: 'POST', path: '/', status: 200 },
      ...{ milliseconds: 1, requestBytes: 0, responseBytes: 0 },
      ...{ request: 'accepted', response: 'documented' },
      ...of,
    };
    const [requestBody, responseBody] = [
      { text: body, isWhole: true },
      { text: '', isWhole: true },
    ];
    const exchange = {
      ...summary,
      ...{ requestHeaders: [], responseHeaders: [], requestBody, responseBody },
    };
    kept.add({ summary, exchange });
  }
  return lastId;
}

test.each<[string, Partial<WatchedRequest>]>([
  ['a failure', { status: 500 }],
  ['an answer that the contract does not have', { response: 'undocumented' }],
  ['an answer that was never sent', { status: 0 }],
])('%s is still there after many refusals and successes', (_, failure) => {
  const id = add(1, failure);
  add(1000, { status: 401 });
  add(1000);
  expect(kept.get(id)).toMatchObject(failure);
  expect(kept.summaries[0]!.id).toBe(id);
});

test('clients that leave in the middle of their requests, which need no credentials, displace no failure', () => {
  const id = add(1, { status: 500 });
  add(1000, { status: 0, request: 'refused' });
  expect(kept.get(id)).toBeDefined();
});

test('requests of pages, which may ask again and again, displace none of programs', () => {
  const id = add(1);
  add(1000, { origin: 'http://127.0.0.1:8088' });
  expect(kept.get(id)).toBeDefined();
});

test('of a hundred failures and five hundred successes, one more displaces the first', () => {
  const failure = add(1, { status: 503 });
  add(100, { status: 503 });
  const success = add(1);
  add(500);
  expect([kept.get(failure), kept.get(failure + 1)?.status]).toEqual([undefined, 503]);
  expect([kept.get(success), kept.get(success + 1)?.status]).toEqual([undefined, 200]);
});

test('long bodies displace earlier ones', () => {
  const first = add(1, {}, 'x'.repeat(1_000_000));
  add(2, {}, 'x'.repeat(1_000_000));
  expect([kept.get(first), kept.get(first + 1)?.id]).toEqual([undefined, first + 1]);
});

test('what is too much to be told at once is told without the oldest successes', () => {
  const path = '/x'.repeat(1000);
  const first = add(500, { path }) - 499;
  add(100, { path, status: 500 });
  const told = kept.summaries;
  expect(JSON.stringify(told).length).toBeLessThan(1_100_000);
  expect(told.filter(({ status }) => status === 500)).toHaveLength(100);
  expect(told[0]!.id).toBeGreaterThan(first);
  expect(told.at(-1)!.id).toBe(lastId);
});
