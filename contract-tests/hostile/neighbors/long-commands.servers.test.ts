import { afterAll, beforeAll, expect, test } from 'vitest';
import { RespClient } from '../../harness/resp-client.ts';
import { getAndDiscard } from './get-and-discard.ts';
import { Neighbors } from './neighbors.ts';

const MEMBERS = 100_000;
const TOO_LONG = /^-ERR the command takes too long\. Limit: \d+ values looked at\r\n$/;

let neighbors: Neighbors;
let client: RespClient;
beforeAll(async () => {
  neighbors = await Neighbors.start();
  client = await RespClient.logIn(neighbors.attacker.redis.respUrl);
  for (let from = 0; from < MEMBERS; from += 10_000) {
    const members = Array.from({ length: 10_000 }, (_, i) => `m${from + i}`);
    await client.ask('SADD', 'set', ...members);
    await client.ask('ZADD', 'sorted', ...members.flatMap((member, i) => [String(i), member]));
  }
  const objects = Array(50_000).fill('{"a":{"b":1}}').join(',');
  await client.ask('JSON.SET', 'json', '$', `[${objects}]`);
});
afterAll(async () => {
  client.leave();
  await neighbors.stop();
});

test('commands that would do the same again and again are refused, and nobody waits for them', async () => {
  const attacks = [
    ['SUNIONSTORE', 'stored', ...Array<string>(200).fill('set')],
    ['ZINTERCARD', '200', ...Array<string>(200).fill('sorted')],
    ['ZUNION', '100', ...Array<string>(100).fill('sorted')],
    ['SORT', 'set', 'BY', `${'w'.repeat(3000)}*`, 'GET', 'w_*', 'ALPHA'],
    ['ZRANDMEMBER', 'sorted', '-10000000'],
    ['JSON.GET', 'json', '$[?(count($..b)>0)]'],
  ];
  const replies: string[] = [];
  const seen = await neighbors.during(async () => {
    for (const attack of attacks) replies.push(await client.ask(...attack));
  });
  for (const reply of replies) expect(reply).toMatch(TOO_LONG);
  expect(await client.ask('EXISTS', 'stored')).toBe(':0\r\n');
  expect(seen.refused).toEqual([]);
  expect(seen.worstWork).toBeLessThan(500);
});

test('a bystander waits for one long command at most, however many connections send some', async () => {
  const clients = await Promise.all(
    Array.from({ length: 4 }, () => RespClient.logIn(neighbors.attacker.redis.respUrl)),
  );
  const seen = await neighbors.during(() =>
    Promise.all(clients.map((each) => each.ask('JSON.GET', 'json', '$[?(count($..b)>0)]'))),
  );
  for (const each of clients) each.leave();
  expect(seen.refused).toEqual([]);
  expect(seen.worstWork).toBeLessThan(500);
});

test('a bystander waits for a slice of a command on very large values, or with very many arguments', async () => {
  const more = Array.from({ length: 200_000 }, (_, i) => `more:${i}`);
  const ones = Array<string>(3_000).fill('1');
  const commands = [
    ['ZUNIONSTORE', 'stored', '2', 'sorted', 'set'],
    ['SORT', 'set', 'ALPHA', 'STORE', 'stored'],
    ['COPY', 'sorted', 'copied'],
    ['BITOP', 'AND', 'stored', 'text', ...more],
    ['MSET', ...more],
    ['SADD', 'added', ...more],
    ['ZREMRANGEBYRANK', 'copied', '0', '-2'],
    ['LCS', 'text', 'short', 'LEN'],
    ['JSON.GET', 'json'],
    ['VECTOR.QUERY', 'vectors', 'TOPK', '1000', 'VALUES', '3000', ...ones],
    ['COPY', 'vectors', 'copied-vectors'],
    ['COPY', 'json', 'document'],
    ['JSON.ARRAPPEND', 'document', '$', `[${more.map((each) => `"${each}"`).join(',')}]`],
    ['EVAL', "return #redis.call('SUNION', 'set', 'added')", '0'],
    ['DEL', 'stored', 'copied', 'added', 'document', ...more],
    ['EVAL', 'local t = {} for i = 1, 200000 do t[i] = i end return t', '0'],
  ];
  await client.ask('VECTOR.CREATE', 'vectors', 'DIM', '3000', 'METRIC', 'COSINE');
  for (let i = 0; i < 5_000; i++) {
    await client.ask('VECTOR.ADD', 'vectors', `doc:${i}`, 'FP32', 'abcd'.repeat(3_000));
  }
  await client.ask('SET', 'text', 'x'.repeat(5_000_000));
  await client.ask('SET', 'short', 'xyxyxyxy');
  const replies: string[] = [];
  const seen = await neighbors.during(async () => {
    for (const command of commands) {
      client.command(command, ['ECHO', 'end']);
      replies.push((await client.until('$3\r\nend\r\n')).slice(0, 10));
    }
  });
  expect(replies.filter((reply) => reply.startsWith('-'))).toEqual([]);
  expect(seen.refused).toEqual([]);
  expect(seen.worstWork).toBeLessThan(500);
});

test('a bystander waits for few of very many large values that others get over HTTP at once', async () => {
  const { url, token } = neighbors.attacker.redis;
  await client.ask('SET', 'large', 'x'.repeat(5_000_000));
  const seen = await neighbors.during(() =>
    Promise.all(
      Array.from({ length: 120 }, () => getAndDiscard(url, `Bearer ${token}`, '/get/large')),
    ),
  );
  expect(seen.refused).toEqual([]);
  expect(seen.worstWork).toBeLessThan(600);
});

test('very many long patterns take little more memory than their text, and a message that is matched with them is refused', async () => {
  const subscriber = await RespClient.logIn(neighbors.attacker.redis.respUrl);
  const before = (await neighbors.during(async () => {})).peakMemory;
  for (let from = 0; from < 1000; from += 200) {
    const patterns = Array.from({ length: 200 }, (_, i) => `*${'[ab]'.repeat(999)}${from + i}`);
    subscriber.command(['PSUBSCRIBE', ...patterns]);
    await subscriber.until(`:${from + 200}\r\n`);
  }
  let reply = '';
  const seen = await neighbors.during(async () => {
    reply = await client.ask('PUBLISH', 'a'.repeat(16_000), 'x');
  });
  subscriber.leave();
  expect(reply).toMatch(TOO_LONG);
  expect(seen.refused).toEqual([]);
  expect(seen.worstWork).toBeLessThan(500);
  // 4 MB were sent.
  expect(seen.peakMemory - before).toBeLessThan(150_000_000);
});
