import { expect, test } from 'vitest';
import { openToSearch } from '../../../../../../testing/engines/redis/embedded/search/search.ts';

const EVENTS = 'SEARCH.CREATE events ON STREAM stream SCHEMA message TEXT price F64 FAST';

/** A stream of three entries with its index. */
async function withEvents() {
  const opened = openToSearch();
  for (const i of [1, 2, 3]) opened.run(`XADD stream ${i}-0 message hello price ${i}`);
  opened.run(EVENTS);
  await opened.indexed('events');
  const { found, indexed, run } = opened;
  return {
    ...opened,
    /** The IDs of the entries in the index, after what has been done. */
    ids: async () => {
      await indexed('events');
      return found({}, 'events');
    },
    add: (i: number) => run(`XADD stream ${i}-0 message hello price ${i}`),
  };
}

test('each entry is a document', async () => {
  const { ids, run, add } = await withEvents();
  expect(await ids()).toEqual(['1-0', '2-0', '3-0']);
  add(4);
  expect(await ids()).toEqual(['1-0', '2-0', '3-0', '4-0']);
  expect(run('SEARCH.QUERY', 'events', '{"price":2}', 'SELECT', '1', 'message')).toEqual([
    ['2-0', expect.any(String), [['message', 'hello']]],
  ]);
  expect(run('SEARCH.QUERY', 'events', '{"price":2}')).toEqual([
    [
      '2-0',
      expect.any(String),
      [
        ['message', 'hello'],
        ['price', '2'],
      ],
    ],
  ]);
});

test.each([
  ['XDEL stream 2-0', ['1-0', '3-0']],
  ['XDEL stream 1-0 3-0', ['2-0']],
  ['XDELEX stream IDS 1 2-0', ['1-0', '3-0']],
  ['XTRIM stream MAXLEN 1', ['3-0']],
  ['XTRIM stream MINID 2', ['2-0', '3-0']],
  ['XADD stream MAXLEN 2 4-0 message hello price 4', ['3-0', '4-0']],
  ['DEL stream', []],
  ['SET stream text', []],
])('after %s the index has the entries that the stream has', async (command, expected) => {
  const { ids, run } = await withEvents();
  run(command);
  expect(await ids()).toEqual(expected);
});

test('a stream that is made anew starts from its beginning', async () => {
  const { ids, run, add } = await withEvents();
  run('DEL stream');
  add(1);
  expect(await ids()).toEqual(['1-0']);
  run('XDEL stream 1-0');
  add(2);
  expect(await ids()).toEqual(['2-0']);
});

test('a stream that expires leaves its definition', async () => {
  const { ids, run, add, clock } = await withEvents();
  run('PEXPIRE stream 1000');
  await clock.advance(1000);
  expect(run('EXISTS stream')).toBe(0);
  expect(await ids()).toEqual([]);
  add(1);
  expect(await ids()).toEqual(['1-0']);
});

test('what groups do with entries changes nothing', async () => {
  const { ids, run } = await withEvents();
  run('XGROUP CREATE stream group 0');
  run('XREADGROUP GROUP group ann STREAMS stream >');
  run('XACK stream group 1-0');
  expect(await ids()).toEqual(['1-0', '2-0', '3-0']);
  run('XACKDEL stream group IDS 1 2-0');
  expect(await ids()).toEqual(['1-0', '3-0']);
});

test('entries are found whose IDs are lower than those that were before', async () => {
  const { ids, run } = await withEvents();
  run('XTRIM stream MAXLEN 0');
  run('XSETID stream 0-0');
  run('XADD stream 1-5 message hello price 1');
  expect(await ids()).toEqual(['1-5']);
  run('XADD stream 2-0 message bye price 2');
  expect(await ids()).toEqual(['1-5', '2-0']);
  run('XTRIM stream MAXLEN 0');
  run('XSETID stream 0-0');
  run('XADD stream 2-0 message other price 3');
  expect(await ids()).toEqual(['2-0']);
  expect(run('SEARCH.COUNT', 'events', '{"message":{"$eq":"other"}}')).toBe(1);
});

test('SKIPINITIALSCAN leaves out the entries so far', async () => {
  const { ids, run, add } = await withEvents();
  run('DEL events');
  run(EVENTS.replace('ON', 'SKIPINITIALSCAN ON'));
  add(4);
  expect(await ids()).toEqual(['4-0']);
  run('XDEL stream 1-0 2-0');
  expect(await ids()).toEqual(['4-0']);
  run('SEARCH.REINDEX events');
  expect(await ids()).toEqual(['3-0', '4-0']);
});

test('a stream with an index stays where it is', async () => {
  const { run } = await withEvents();
  const refusal = "ERR Stream stream has a search index and can't be renamed or copied";
  expect(run('RENAME stream other')).toBe(refusal);
  expect(run('RENAMENX stream other')).toBe(refusal);
  expect(run('COPY stream other')).toBe(refusal);
  run('SEARCH.DROP events');
  expect(run('COPY stream other')).toBe(1);
  expect(run('RENAME stream third')).toBe('OK');
});

test('a stream has one index', async () => {
  const { run } = await withEvents();
  const refusal = 'ERR Stream stream already has the index events';
  expect(run(EVENTS.replace('events', 'second'))).toBe(refusal);
  expect(run('COPY events second')).toBe(refusal);
  expect(run('RENAME events second')).toBe('OK');
  run('SEARCH.DROP second');
  expect(run(EVENTS)).toBe(1);
});

test('thousands of entries, of which some go, are compared with those that are known', async () => {
  const { ids, run, database } = await withEvents();
  for (let i = 4; i <= 3000; i++) run(`XADD stream ${i}-0 message hello price ${i}`);
  await ids();
  const gone = Array.from({ length: 3000 }, (_, i) => i + 1).filter((i) => i % 3 === 0);
  run('XDEL', 'stream', ...gone.map((i) => `${i}-0`));
  await ids();
  expect(run('SEARCH.COUNT events {}')).toBe(2000);
  expect(run('SEARCH.QUERY', 'events', '{"price":1500}')).toEqual([]);
  const index = database.keyspace.keys.get('events')!.value;
  expect(index).toMatchObject({ entries: { count: 2000 } });
});
