import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestFiles } from '../../../../testing/base/test-files.ts';
import { openToConnections } from '../../../../testing/engines/redis/embedded/connection.ts';
import { LONGEST_HASHED } from '../../../base/long-names.ts';
import { watchLongKeys } from '../../../../testing/base/long-keys.ts';
import {
  contentOn,
  openOn,
} from '../../../../testing/engines/redis/embedded/persistence/persistence.ts';
import {
  openToSearch,
  PRODUCTS,
} from '../../../../testing/engines/redis/embedded/search/search.ts';
import { RedisError } from '../reply.ts';
import type { CommandDocument } from '../command-document.ts';

const DOCUMENTS = new URL('../../../../generated/redis/command-documents.json', import.meta.url);
const documents = JSON.parse(readFileSync(DOCUMENTS, 'utf8')) as Record<string, CommandDocument>;
const LONG = 'x'.repeat(LONGEST_HASHED + 1);

let watched: ReturnType<typeof watchLongKeys>;
beforeEach(() => {
  watched = watchLongKeys();
});
afterEach(() => watched.end());

test('no command puts a name of any length into a table that does not know long ones', () => {
  const { connect, database } = openToConnections();
  for (const document of Object.values(documents)) {
    const { run, connection } = connect();
    for (const argv of withLongNames(document).flat()) run(...argv);
    connection.close();
    database.keyspace.flush();
  }
  expect(watched.places).toEqual([]);
});

/** The longest example of a command, which has most options. */
function callsOf({ examples }: CommandDocument): string[][] {
  const called = examples.filter(({ error }) => error === undefined);
  const [longest] = called.toSorted((one, other) => other.command.length - one.command.length);
  if (longest === undefined) return [];
  return [...(longest.given ?? []), longest.command].map((argv) => argv.map(String));
}

/** The calls of a command, once for each of their names, with this name made long. */
function withLongNames(document: CommandDocument): string[][][] {
  const calls = callsOf(document);
  const names = new Set(calls.flatMap((argv) => argv.slice(1)).filter(isName));
  return [...names].map((name) =>
    calls.map((argv) => argv.map((each, i) => (i > 0 && each === name ? name + LONG : each))),
  );
}

/** Whether a word of an example is no option and no number. */
function isName(word: string): boolean {
  return /[a-z]/.test(word);
}

test('a script that may use its keys only, and a search for some fields, do not either', async () => {
  const shop = openToSearch();
  const [key, other] = [`product:a${LONG}`, `product:b${LONG}`];
  const set = "#!lua flags=allow-key-locking\nreturn redis.call('HSET', KEYS[1], ARGV[1], 'lamp')";
  const session = shop.session('default');
  expect(session.run(['EVAL', set, '2', key, other, LONG])).toBe(1);
  shop.run('HSET', key, 'name', 'lamp');
  shop.run(PRODUCTS);
  await shop.indexed();
  const query = ['SEARCH.QUERY', 'products', '{}', 'SELECT', '2', LONG, 'none'];
  expect(shop.run(...query)).toEqual([[key, '1', [[LONG, 'lamp']]]]);
  expect(watched.places).toEqual([]);
});

test('names of 16,384 bytes are what names of 16,383 are', async () => {
  expect(await repliesWith(LONG)).toEqual(await repliesWith(LONG.slice(1)));
  expect(watched.places).toEqual([]);
});

/** The replies to commands with names that begin alike, and the content after a restart, with `…` for this end of names. */
async function repliesWith(end: string): Promise<unknown> {
  const files = new TestFiles();
  const { session, log, content } = await openOn(files);
  const commands = COMMANDS.map((line) => line.replaceAll('…', end).split(' '));
  const replies = [];
  for (const argv of commands) replies.push(session.run(argv));
  expect(replies.filter((reply) => reply instanceof RedisError)).toEqual([]);
  const before = content();
  await log.rewrite();
  await session.execute(['SET', `late${end}`, '1']);
  await session.execute(['DEL', `late${end}`]);
  await log.close();
  expect(await contentOn(files)).toEqual(before);
  return JSON.parse(JSON.stringify([replies, before]).replaceAll(end, '…'));
}

const COMMANDS = `
  MSET a… 1 b… 2 c… 3 a 4
  RENAME a… d…
  RENAMENX b… d…
  COPY d… e…
  COPY d… e… REPLACE
  EXISTS a… b… c… d… e… a
  KEYS *
  SCAN 0 COUNT 100
  EXPIRE e… 100
  TTL e…
  GETDEL c…
  GET c…
  HSET hash… one… 1 two… 2 one 3
  HINCRBY hash… one… 5
  HMGET hash… one… two… one none…
  HDEL hash… two…
  HEXPIRE hash… 100 FIELDS 1 one…
  HTTL hash… FIELDS 2 one… one
  HSCAN hash… 0
  HGETALL hash…
  SADD set… one… two… three… one… 7
  SREM set… two…
  SMEMBERS set…
  SSCAN set… 0
  SADD other… three… four…
  SUNION set… other…
  SINTERSTORE both… set… other…
  SDIFF set… other…
  SMOVE set… other… one…
  ZADD sorted… 1 one… 2 two… 3 three…
  ZSCORE sorted… two…
  ZRANK sorted… three…
  ZREM sorted… one…
  ZUNIONSTORE union… 2 sorted… other…
  ZRANGE union… 0 -1 WITHSCORES
  ZSCAN union… 0
  GEOADD places… 13.36 38.11 one… 15.08 37.5 two…
  GEODIST places… one… two…
  XADD stream… 1-1 field… value
  XGROUP CREATE stream… group… 0
  XREADGROUP GROUP group… consumer… STREAMS stream… >
  XPENDING stream… group…
  XINFO CONSUMERS stream… group…
  JSON.SET json… $ {"one…":{"two…":1},"one":2}
  JSON.OBJKEYS json… $
  JSON.GET json… $["one…"]["two…"]
  JSON.DEL json… $["one…"]["two…"]
  JSON.MERGE json… $ {"one…":null,"three…":3}
  JSON.GET json…
  SORT set… ALPHA
  LCS d… e…
`
  .trim()
  .split('\n')
  .map((line) => line.trim());
