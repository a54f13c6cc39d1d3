import { beforeEach, expect, test } from 'vitest';
import {
  openToSearch,
  PRODUCTS,
} from '../../../../../../testing/engines/redis/embedded/search/search.ts';

let shop: ReturnType<typeof openToSearch>;
beforeEach(() => {
  shop = openToSearch();
});

/** Writes products whose names are words that no other has. */
function fill(from: number, to: number): void {
  for (let i = from; i < to; i++)
    shop.run('HSET', `product:${i}`, 'name', `lamp${i}`, 'price', `${i}`);
}

function limitMemory(policy: string, more: number): void {
  shop.run(`CONFIG SET maxmemory-policy ${policy}`);
  shop.run(`CONFIG SET maxmemory ${shop.database.keyspace.usedBytes + 12_000 + more}`);
}

test('an index that has taken all memory can be dropped', async () => {
  const outOfMemory = "OOM command not allowed when used memory > 'maxmemory'.";
  fill(0, 500);
  shop.run(PRODUCTS);
  limitMemory('noeviction', 20_000);
  expect(await shop.indexed()).toBe(outOfMemory);
  expect(shop.run('SET key value')).toBe(outOfMemory);
  expect(shop.run('SEARCH.DROP products')).toBe(1);
  expect(shop.run('SET key value')).toBe('OK');
});

test.each(['allkeys-random', 'allkeys-lru', 'optimistic-volatile'])(
  'documents are evicted by %s, but not their index, which is found by what is left',
  async (policy) => {
    shop.run(PRODUCTS);
    fill(0, 50);
    limitMemory(policy, 2000);
    for (let i = 1; i <= 10; i++) {
      fill(100 * i, 100 * i + 50);
      await shop.indexed();
    }
    expect(shop.run('EXISTS products')).toBe(1);
    expect(shop.run('SEARCH.COUNT products {}')).toBe(Number(shop.run('DBSIZE')) - 1);
  },
);

test('where there is nothing but indexes, nothing is evicted', () => {
  shop.run(PRODUCTS);
  limitMemory('allkeys-lru', -1000);
  expect(shop.run('SET key value')).toMatch(/^OOM /);
  expect(shop.run('EXISTS products')).toBe(1);
});
