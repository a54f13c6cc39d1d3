import { describe, expect, test } from 'vitest';
import { openToConnections } from '../../../../../../testing/engines/redis/embedded/connection.ts';
import { NULL_ARRAY, OK } from '../../../reply.ts';
import { PushReply } from '../../../resp3.ts';
import { PendingReply } from '../../../connection.ts';

/** An index with one document and an alias, and a client that has just asked it under a name. */
async function openWatched() {
  const { connect } = openToConnections();
  const [one, other] = [connect(), connect()];
  const indexed = async () => {
    const waiting = other.run('SEARCH.WAITINDEXING products');
    if (waiting instanceof PendingReply) await waiting.reply;
  };
  other.run('HSET product:1 name lamp');
  other.run('SEARCH.CREATE products ON HASH PREFIX 1 product: SCHEMA name TEXT');
  other.run('SEARCH.ALIASADD shop products');
  await indexed();
  one.run('HELLO 3');
  return { one, other, indexed };
}

const outOfDate = (...keys: string[]) => new PushReply(['invalidate', keys]);

describe('a client that caches what an index finds', () => {
  test.each(['products', 'shop'])(
    'under the name %s is told when documents change',
    async (name) => {
      const { one, other, indexed } = await openWatched();
      one.run('CLIENT TRACKING ON NOLOOP');
      const ask = () => one.first(`SEARCH.QUERY ${name} {} NOCONTENT`);
      ask();
      other.run('HSET product:2 name pen');
      await indexed();
      expect(one.heard).toEqual([outOfDate(name)]);
      expect(ask()).toHaveLength(2);
      // What it has changed by itself is found later than it was changed.
      one.run('DEL product:1');
      await indexed();
      expect(one.heard.slice(1)).toEqual([outOfDate(name)]);
      one.run(`SEARCH.COUNT ${name} {}`);
      other.run('HSET note:1 name pen');
      await indexed();
      expect(one.heard).toHaveLength(2);
    },
  );

  test.each([
    ['products', 'SEARCH.DROP products'],
    ['shop', 'SEARCH.DROP products'],
    ['shop', 'RENAME products other'],
    ['shop', 'SEARCH.ALIASADD shop other'],
    ['shop', 'SEARCH.ALIASDEL shop'],
    ['next', 'SEARCH.ALIASADD next products'],
  ])('under the name %s is told of %s', async (name, command) => {
    const { one, other } = await openWatched();
    one.run('CLIENT TRACKING ON');
    one.run(`SEARCH.QUERY ${name} {} NOCONTENT`);
    other.run(command);
    expect(one.heard).toEqual([outOfDate(name)]);
  });

  test('is told once of an alias that leads to its own name, and of those that lead to each other', async () => {
    const { one, other } = await openWatched();
    one.run('CLIENT TRACKING ON');
    for (const pair of ['products products', 'a b', 'b a']) other.run(`SEARCH.ALIASADD ${pair}`);
    one.run('SEARCH.COUNT products {}');
    one.run('SEARCH.COUNT a {}');
    one.run('SEARCH.COUNT b {}');
    other.run('SEARCH.DROP products');
    other.run('SET b value');
    expect(one.heard).toEqual([outOfDate('products'), outOfDate('a'), outOfDate('b')]);
  });
});

describe('a transaction that watches an index', () => {
  test.each([
    ['products', 'SEARCH.DROP products'],
    ['products', 'DEL products'],
    ['shop', 'SEARCH.DROP products'],
    ['shop', 'SEARCH.ALIASADD shop other'],
    ['shop', 'SEARCH.ALIASDEL shop'],
  ])('by the name %s does nothing after %s', async (name, command) => {
    const { one, other } = await openWatched();
    one.run(`WATCH ${name}`);
    other.run(command);
    one.run('MULTI');
    one.run('SET done yes');
    expect(one.first('EXEC')).toBe(NULL_ARRAY);
  });

  test('goes on when documents change, or all are indexed anew', async () => {
    const { one, other, indexed } = await openWatched();
    one.run('WATCH products shop');
    other.run('HSET product:2 name pen');
    other.run('SEARCH.REINDEX products');
    await indexed();
    one.run('MULTI');
    one.run('SET done yes');
    expect(one.first('EXEC')).toEqual([OK]);
  });
});

test('events tell of indexes as of other keys, and nothing of what is indexed', async () => {
  const { one, other, indexed } = await openWatched();
  one.run('CONFIG SET notify-keyspace-events EA');
  one.run('PSUBSCRIBE __keyevent@0__:*');
  other.run('HSET product:2 name pen');
  other.run('SEARCH.REINDEX products');
  await indexed();
  other.run('SEARCH.CREATE others ON HASH PREFIX 1 other: SCHEMA name TEXT');
  other.run('RENAME others more');
  other.run('SEARCH.ALIASADD next more');
  other.run('SEARCH.DROP more');
  other.run('VECTOR.CREATE v DIM 1 METRIC DOT');
  other.run('VECTOR.ADD v a VALUES 1 1');
  other.run('VECTOR.DEL v a');
  other.run('VECTOR.DROP v');
  other.run('ARSET a 0 x');
  other.run('ARDEL a 0');
  const events = one.heard.map((push) => {
    const [, , channel, key] = (push as PushReply).items as string[];
    return `${channel!.slice('__keyevent@0__:'.length)} ${key!}`;
  });
  expect(events).toEqual([
    'hset product:2',
    'search.create others',
    'rename_from others',
    'rename_to more',
    'del more',
    'vector.create v',
    'vector.add v',
    'vector.del v',
    'del v',
    'arset a',
    'ardel a',
    'del a',
  ]);
});
