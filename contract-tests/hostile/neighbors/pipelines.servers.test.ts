import { afterAll, beforeAll, expect, test } from 'vitest';
import { RespClient } from '../../harness/resp-client.ts';
import { Neighbors } from './neighbors.ts';

/** Together they send less than a database may run in a second. */
const CONNECTIONS = 200;
const COMMANDS = 45;
const MEMBERS = 2000;

let neighbors: Neighbors;
beforeAll(async () => {
  neighbors = await Neighbors.start();
});
afterAll(() => neighbors.stop());

test('a bystander waits for few of very many connections that send pipelines at once', async () => {
  const { respUrl } = neighbors.attacker.redis;
  const clients: RespClient[] = [];
  while (clients.length < CONNECTIONS) clients.push(await RespClient.logIn(respUrl));
  const members = Array.from({ length: MEMBERS }, (_, i) => `m${i}`);
  for (const key of ['a', 'b']) await clients[0]!.ask('SADD', key, ...members);
  const pipeline = Array.from({ length: COMMANDS }, () => ['SINTERCARD', '2', 'a', 'b']);
  const replies = `:${MEMBERS}\r\n`.repeat(COMMANDS);
  const seen = await neighbors.during(async () => {
    for (const client of clients) client.command(...pipeline);
    for (const client of clients) expect(await client.until(replies)).toBe(replies);
  });
  for (const client of clients) client.leave();
  expect(seen.refused).toEqual([]);
  expect(seen.worstWork).toBeLessThan(seen.wholeWork / 2);
});
