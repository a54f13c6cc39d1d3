import { afterAll, beforeAll, expect, test } from 'vitest';
import { exchange } from '../../harness/exchange.ts';
import { RespClient } from '../../harness/resp-client.ts';
import { Neighbors } from './neighbors.ts';

const NAMES = 2_000;
/** V8 hashes longer names than 16,383 characters by their length alone. */
const LENGTH = 17_000;

/** Names that are alike but for their ends. */
const alike = Array.from({ length: NAMES }, (_, i) => 'x'.repeat(LENGTH - 4) + (1_000 + i));
/** As many bytes, in names of which no two have the same length. */
const unlike = alike.map((name, i) =>
  i < NAMES / 2 ? name + 'x'.repeat(i) : name.slice(0, NAMES / 2 - i - 1),
);

let neighbors: Neighbors;
let client: RespClient;
beforeAll(async () => {
  neighbors = await Neighbors.start();
  client = await RespClient.logIn(neighbors.attacker.redis.respUrl);
});
afterAll(async () => {
  client.leave();
  await neighbors.stop();
});

/** Commands that take many names, with these. */
function commandsWith(names: readonly string[]): string[][] {
  const parts = Array.from({ length: 4 }, (_, i) =>
    names.slice((i * NAMES) / 4, ((i + 1) * NAMES) / 4),
  );
  const each = (command: (part: readonly string[]) => string[]) => parts.map(command);
  return [
    ...each((part) => ['MSET', ...part.flatMap((name) => [name, '1'])]),
    ...each((part) => ['EXISTS', ...part]),
    ...each((part) => ['SADD', 'set', ...part]),
    ['SUNIONSTORE', 'union', 'set', 'none'],
    ['FLUSHALL'],
    ...each((part) => ['ZADD', 'sorted', ...part.flatMap((name) => ['1', name])]),
    ['ZUNIONSTORE', 'union', '2', 'sorted', 'none'],
    ['FLUSHALL'],
    ...each((part) => ['HSET', 'hash', ...part.flatMap((name) => [name, '1'])]),
    ['COPY', 'hash', 'copy'],
    ['FLUSHALL'],
    ['JSON.SET', 'json', '$', '{}'],
    ...each((part) => [
      'JSON.MERGE',
      'json',
      '$',
      `{${part.map((name) => `"${name}":1`).join(',')}}`,
    ]),
    ['FLUSHALL'],
  ];
}

test('many long names that are alike take no more work than any others, and a bystander waits for none', async () => {
  const attack = async (names: readonly string[]) => {
    const replies: string[] = [];
    const seen = await neighbors.during(async () => {
      for (const command of commandsWith(names)) {
        client.command(command, ['ECHO', 'end']);
        replies.push((await client.until('$3\r\nend\r\n')).slice(0, 60));
      }
    });
    expect(replies.filter((reply) => reply.startsWith('-'))).toEqual([]);
    expect(seen.refused).toEqual([]);
    return seen;
  };
  const others = await attack(unlike);
  const seen = await attack(alike);
  expect(seen.worstWork).toBeLessThan(1_000);
  expect(seen.wholeWork).toBeLessThan(others.wholeWork * 3);
}, 900_000);

test('a body of JSON with many long names is refused before it is parsed', async () => {
  const { url, token } = neighbors.attacker.redis;
  const body = Buffer.from(
    `[${alike
      .slice(0, 500)
      .map((name) => `{"${name}":1}`)
      .join(',')}]`,
  );
  const seen = await neighbors.during(async () => {
    for (let i = 0; i < 20; i++) {
      const answer = await exchange({ origin: url, token, method: 'POST', path: '/', body });
      expect(answer).toMatchObject({ status: 400 });
      expect(JSON.stringify(answer.json)).toContain('names of more than 16383 bytes');
    }
  });
  expect(seen.refused).toEqual([]);
  expect(seen.worstWork).toBeLessThan(600);
});
