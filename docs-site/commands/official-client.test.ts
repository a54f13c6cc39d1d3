import { expect, test } from 'vitest';
import type { ExampleDocument } from '../../src/engines/redis/command-document.ts';
import commandDocuments from '../../generated/redis/command-documents.json' with { type: 'json' };
import type { CommandDocument } from '../../src/engines/redis/command-document.ts';
import { officialClientCall } from './official-client.ts';

const documents = commandDocuments as unknown as Record<string, CommandDocument>;

test.each<[string, ExampleDocument, string, string]>([
  [
    'set',
    { command: ['SET', 'lock', 'alice', 'NX', 'EX', 30], reply: 'OK' },
    "redis.set('lock', 'alice', { nx: true, ex: 30 })",
    "'OK'",
  ],
  [
    'hset',
    { command: ['HSET', 'user', 'name', 'Ada'], reply: 1 },
    "redis.hset('user', { name: 'Ada' })",
    '1',
  ],
  [
    'hgetall',
    { command: ['HGETALL', 'user'], reply: ['name', 'Ada'] },
    "redis.hgetall('user')",
    "{ name: 'Ada' }",
  ],
  [
    'zadd',
    { command: ['ZADD', 'race', 'GT', 1.5, 'ann'], reply: 0 },
    "redis.zadd('race', { gt: true }, { score: 1.5, member: 'ann' })",
    '0',
  ],
  [
    'smismember',
    { command: ['SMISMEMBER', 's', 'a', 'b'], reply: [1, 0] },
    "redis.smismember('s', ['a', 'b'])",
    '[1, 0]',
  ],
  [
    'linsert',
    { command: ['LINSERT', 'l', 'BEFORE', 'b', 'a'], reply: 2 },
    "redis.linsert('l', 'before', 'b', 'a')",
    '2',
  ],
  [
    'hexpire',
    { command: ['HEXPIRE', 'h', 60, 'NX', 'FIELDS', 1, 'f'], reply: [1] },
    "redis.hexpire('h', 'f', 60, 'NX')",
    '[1]',
  ],
])('%s is called the way the client wants it', async (name, example, call, outcome) => {
  expect(await officialClientCall(documents[name]!, example)).toEqual({
    call: `await ${call}`,
    outcome,
  });
});

test('a command that the client has no method for goes through exec', async () => {
  const example = { command: ['LCS', 'a', 'b'], reply: 'x' };
  expect(await officialClientCall(documents['lcs']!, example)).toEqual({
    call: "await redis.exec(['LCS', 'a', 'b'])",
    outcome: "'x'",
  });
});

test('an error is thrown', async () => {
  const example = { command: ['GET', 'queue'], error: 'WRONGTYPE no' };
  const { outcome } = await officialClientCall(documents['get']!, example);
  expect(outcome).toBe('throws UpstashError: WRONGTYPE no');
});
