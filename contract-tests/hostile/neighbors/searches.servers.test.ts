import { afterAll, beforeAll, expect, test } from 'vitest';
import { RespClient } from '../../harness/resp-client.ts';
import { Neighbors } from './neighbors.ts';

const PRODUCTS = 10_000;
const VOCABULARY = 5_000;
const WORDS_OF_EACH = 30;

let neighbors: Neighbors;
let client: RespClient;
beforeAll(async () => {
  neighbors = await Neighbors.start();
  client = await RespClient.logIn(neighbors.attacker.redis.respUrl);
  for (let from = 0; from < PRODUCTS; from += 1000) {
    const rows = Array.from({ length: 1000 }, (_, i) => product(from + i));
    client.command(...rows, ['ECHO', 'written']);
    await client.until('$7\r\nwritten\r\n');
  }
  await client.ask(
    ...'SEARCH.CREATE products ON HASH PREFIX 1 product: SCHEMA text TEXT price F64 FAST'.split(
      ' ',
    ),
  );
  expect(await client.ask('SEARCH.WAITINDEXING', 'products')).toBe(':1\r\n');
});
afterAll(async () => {
  client.leave();
  await neighbors.stop();
});

test('a client of the same database is served while others search for as long as they may', async () => {
  const or = (each: (i: number) => object) =>
    JSON.stringify({ $or: Array.from({ length: 300 }, (_, i) => each(i)) });
  const attacks = [
    ['SEARCH.QUERY', 'products', or((i) => ({ text: word(i) }))],
    [
      'SEARCH.QUERY',
      'products',
      or((i) => ({ text: { $fuzzy: { value: word(i), distance: 2 } } })),
    ],
    ['SEARCH.COUNT', 'products', or((i) => ({ price: { $gte: -i } }))],
    ['SEARCH.AGGREGATE', 'products', '{}', percentilesOfPrice()],
  ];
  const clients = await Promise.all(
    Array.from({ length: 4 }, () => RespClient.logIn(neighbors.attacker.redis.respUrl)),
  );
  const seen = await neighbors.during(async () => {
    await Promise.all(
      clients.map(async (each) => {
        for (const attack of attacks) {
          each.command(attack, ['ECHO', 'end']);
          await each.until('$3\r\nend\r\n');
        }
      }),
    );
  }, neighbors.attacker.redis.respUrl);
  for (const each of clients) each.leave();
  expect(seen.refused).toEqual([]);
  expect(seen.worstWork).toBeLessThan(500);
  // With the requests of the bystander, which come in between.
  expect(seen.worstPing).toBeLessThan(500);
});

function product(i: number): string[] {
  const words = Array.from({ length: WORDS_OF_EACH }, (_, at) => word(i * 7919 + at * at * 31));
  return ['HSET', `product:${i}`, 'text', words.join(' '), 'price', `${i}`];
}

/** One of the vocabulary. */
function word(i: number): string {
  return ((i % VOCABULARY) * 7_368_787 + 1_000_003).toString(26).replaceAll(/\d/g, 'x');
}

function percentilesOfPrice(): string {
  const names = Array.from({ length: 100 }, (_, i) => `a${i}`);
  const each = { $percentiles: { field: 'price' } };
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, each])));
}
