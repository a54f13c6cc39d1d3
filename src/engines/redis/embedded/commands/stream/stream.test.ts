import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

const NOW = Date.UTC(2026, 0, 1);

function withGroup() {
  const opened = openTestDatabase();
  for (const id of ['1-1', '2-1', '3-1']) opened.run(`XADD s ${id} n ${id}`);
  opened.run('XGROUP CREATE s g 0');
  opened.logged.length = 0;
  return opened;
}

test('counts up to the largest integer are shown and logged as integers', () => {
  const { run, logged } = withGroup();
  const largest = '9223372036854775807';
  run(`XCLAIM s g c 0 1-1 FORCE RETRYCOUNT ${largest}`);
  run(`XSETID s 9-0 ENTRIESADDED ${largest}`);
  run(`XGROUP SETID s g 0 ENTRIESREAD ${largest}`);
  const most = Number.MAX_SAFE_INTEGER;
  expect(run('XPENDING s g - + 9')).toEqual([['1-1', 'c', 0, BigInt(largest)]]);
  expect(run('XINFO GROUPS s')).toEqual([expect.arrayContaining(['entries-read', most])]);
  expect(run('XINFO STREAM s')).toEqual(expect.arrayContaining(['entries-added', most]));
  expect(logged[1]).toContain(`RETRYCOUNT ${largest}`);
});

test('stream IDs are read as strtoull reads them', () => {
  const { run } = withGroup();
  const ids = (start: string) => {
    const entries = run('XRANGE', 's', start, '+');
    return Array.isArray(entries) ? entries.map((entry) => (entry as string[])[0]) : entries;
  };
  expect(ids('+02- 01')).toEqual(['2-1', '3-1']);
  expect(ids('2-1\0nothing')).toEqual(['2-1', '3-1']);
  // A number far below zero wraps around; a negative integer in canonical form is refused.
  expect(ids('2--18446744073709551615')).toEqual(['2-1', '3-1']);
  expect(ids('2--1')).toMatch(/^ERR Invalid stream ID/);
  expect(ids('18446744073709551616')).toMatch(/^ERR Invalid stream ID/);
  const highest = '18446744073709551615-18446744073709551615';
  expect(run(`XREADGROUP GROUP g c COUNT 1 STREAMS s ${highest}`)).toEqual([
    ['s', [['1-1', ['n', '1-1']]]],
  ]);
});

describe('XADD', () => {
  test('is logged with the generated ID, and with exact trimming', () => {
    const { run, logged } = openTestDatabase();
    expect(run('XADD s * a 1')).toBe(`${NOW}-0`);
    expect(run('XADD s * a 2')).toBe(`${NOW}-1`);
    expect(run('XADD s MAXLEN ~ 2 * a 3')).toBe(`${NOW}-2`);
    expect(run(`XADD s MINID ~ ${NOW}-2 NOMKSTREAM ${NOW}-* a 4`)).toBe(`${NOW}-3`);
    expect(logged).toEqual([
      `XADD s ${NOW}-0 a 1`,
      `XADD s ${NOW}-1 a 2`,
      `XADD s MAXLEN = 2 ${NOW}-2 a 3`,
      `XADD s MINID = ${NOW}-2 ${NOW}-3 a 4`,
    ]);
  });

  test('continues from the last ID when the clock goes back', () => {
    const { run, advance } = openTestDatabase();
    run('XADD s * a 1');
    advance(-5000);
    expect(run('XADD s * a 2')).toBe(`${NOW}-1`);
  });

  test('over HTTP ~ trims exactly, up to LIMIT entries, as clients of the hosted service expect', () => {
    const { run } = openTestDatabase();
    for (let i = 1; i <= 50; i++) run(`XADD s ${i} a 1`);
    expect(run('XTRIM s MAXLEN ~ 40 LIMIT 5')).toBe(5);
    expect(run('XTRIM s MAXLEN ~ 30')).toBe(15);
    expect(run('XLEN s')).toBe(30);
  });

  test('over RESP ~ removes whole nodes of a hundred entries, as in Redis', () => {
    const { run, logged } = openTestDatabase(undefined, 'resp');
    for (let i = 1; i <= 250; i++) run(`XADD s ${i} a 1`);
    expect(run('XTRIM s MAXLEN ~ 200')).toBe(0);
    expect(run('XTRIM s MAXLEN ~ 30 LIMIT 99')).toBe(0);
    expect(run('XADD s MAXLEN ~ 150 251 a 1')).toBe('251-0');
    expect(logged.at(-1)).toBe('XADD s MAXLEN = 151 251-0 a 1');
    expect(run('XTRIM s MINID ~ 200')).toBe(0);
    expect(run('XTRIM s MINID ~ 201')).toBe(100);
    expect(logged.at(-1)).toBe('XTRIM s MINID = 201-0');
    expect(run('XTRIM s MAXLEN = 30')).toBe(21);
  });

  test('XADD DELREF deletes pending references of the entries that it trims, and refuses a second such option', () => {
    const { run, logged } = withGroup();
    run('XREADGROUP GROUP g c STREAMS s >');
    expect(run('XADD s DELREF MAXLEN 2 4-1 n 4')).toBe('4-1');
    expect(run('XPENDING s g')).toEqual([1, '3-1', '3-1', [['c', '1']]]);
    expect(logged.at(-1)).toBe('XADD s DELREF MAXLEN = 2 4-1 n 4');
    expect(run('XTRIM s MAXLEN 0 ACKED')).toBe(0);
    expect(run('XADD s DELREF KEEPREF 5-1 n 5')).toBe('ERR syntax error');
  });
});

test('reading in a group is logged as its changes', () => {
  const { run, logged } = withGroup();
  expect(run('XREADGROUP GROUP g c COUNT 1 STREAMS s >')).toEqual([['s', [['1-1', ['n', '1-1']]]]]);
  expect(logged).toEqual([
    'XGROUP CREATECONSUMER s g c',
    `XCLAIM s g c 0 1-1 TIME ${NOW} RETRYCOUNT 1 FORCE JUSTID`,
    'XGROUP SETID s g 1-1 ENTRIESREAD 1',
  ]);
  run('XREADGROUP GROUP g c STREAMS s 0');
  expect(logged.at(-1)).toBe(`XCLAIM s g c 0 1-1 TIME ${NOW} RETRYCOUNT 2 FORCE JUSTID`);
});

test('NOACK leaves nothing pending and creates no consumer', () => {
  const { run } = withGroup();
  expect(run('XREADGROUP GROUP g c NOACK STREAMS s >')).toMatchObject([['s', { length: 3 }]]);
  expect(run('XINFO CONSUMERS s g')).toEqual([]);
  expect(run('XPENDING s g')).toEqual([0, null, null, null]);
  expect(run('XREADGROUP GROUP g c STREAMS s >')).toBe(null);
});

test('BLOCK is refused, with and without entries to read', () => {
  const { run } = withGroup();
  const refused = (name: string) =>
    `ERR Command is not available: '${name} BLOCK'. See https://docs.upstash.com/overall/rediscompatibility for details`;
  expect(run('XREAD BLOCK 0 STREAMS s 0')).toBe(refused('XREAD'));
  expect(run('XREADGROUP GROUP g c BLOCK 10 STREAMS s >')).toBe(refused('XREADGROUP'));
  expect(run('XREAD BLOCK x STREAMS s 0')).toBe('ERR timeout is not an integer or out of range');
  expect(run('XREAD BLOCK -1 STREAMS s 0')).toBe('ERR timeout is negative');
});

test('entries are claimed by their idle time', () => {
  const { run, advance, logged } = withGroup();
  run('XREADGROUP GROUP g c COUNT 2 STREAMS s >');
  advance(1000);
  run('XREADGROUP GROUP g c STREAMS s >');
  expect(run('XPENDING s g IDLE 1000 - + 10')).toEqual([
    ['1-1', 'c', 1000, 1],
    ['2-1', 'c', 1000, 1],
  ]);
  expect(run('XCLAIM s g d 1000 1-1 3-1')).toEqual([['1-1', ['n', '1-1']]]);
  expect(logged.at(-1)).toMatch(/^XCLAIM s g d 0 1-1 TIME \d+ RETRYCOUNT 2 FORCE JUSTID$/);
  expect(run('XAUTOCLAIM s g d 1000 - JUSTID')).toEqual(['0-0', ['2-1'], []]);
  expect(run('XINFO CONSUMERS s g')).toEqual([
    ['name', 'c', 'pending', 1, 'idle', 0, 'inactive', 0],
    ['name', 'd', 'pending', 2, 'idle', 0, 'inactive', 0],
  ]);
});

test('a deleted entry is removed from the pending ones when it is claimed', () => {
  const { run, logged } = withGroup();
  run('XREADGROUP GROUP g c STREAMS s >');
  run('XDEL s 1-1 2-1');
  expect(run('XCLAIM s g d 0 1-1')).toEqual([]);
  expect(logged.at(-1)).toBe('XACK s g 1-1');
  expect(run('XAUTOCLAIM s g d 0 -')).toEqual(['0-0', [['3-1', ['n', '3-1']]], ['2-1']]);
});

test('XAUTOCLAIM examines ten times as many entries as it may claim, and returns where to continue', () => {
  const { run } = openTestDatabase();
  run('XGROUP CREATE s g $ MKSTREAM');
  for (let i = 1; i <= 30; i++) run(`XADD s ${i} n ${i}`);
  run('XREADGROUP GROUP g c STREAMS s >');
  expect(run('XAUTOCLAIM s g d 1000 - COUNT 2')).toEqual(['21-0', [], []]);
  expect(run('XAUTOCLAIM s g d 0 - COUNT 2 JUSTID')).toEqual(['3-0', ['1-0', '2-0'], []]);
});

test('XDELEX and XACKDEL return the result for each entry', () => {
  const { run } = withGroup();
  run('XGROUP CREATE s h 0');
  run('XREADGROUP GROUP g c STREAMS s >');
  run('XREADGROUP GROUP h c COUNT 1 STREAMS s >');
  expect(run('XACKDEL s g ACKED IDS 3 1-1 2-1 9-9')).toEqual([2, 2, -1]);
  expect(run('XACK s h 1-1')).toBe(1);
  expect(run('XDELEX s ACKED IDS 2 1-1 2-1')).toEqual([1, 2]);
  expect(run('XDELEX s DELREF IDS 1 3-1')).toEqual([1]);
  expect(run('XPENDING s g')).toEqual([0, null, null, null]);
  expect(run('XDELEX s IDS 2 2-1 2-1')).toEqual([1, -1]);
  expect(run('XLEN s')).toBe(0);
  expect(run('XDELEX nobody IDS 1 1-1')).toEqual([-1]);
  expect(run('XACKDEL nobody g IDS 1 1-1')).toEqual([-1]);
  expect(run('XDELEX s IDS x 1-1')).toBe('ERR Number of IDs must be a positive integer');
  expect(run('XDELEX s ACKED DELREF IDS 1 1-1')).toBe('ERR syntax error');
  expect(run('XDELEX s IDS 1 first')).toMatch(/^ERR Invalid stream ID/);
  expect(run('XDELEX s ACKED ACKED ACKED')).toBe('ERR syntax error');
});

test('the lag is known until entries are deleted in the middle', () => {
  const { run } = withGroup();
  const lag = () => {
    const [group] = run('XINFO GROUPS s') as unknown[][];
    return group!.slice(-3);
  };
  expect(lag()).toEqual([null, 'lag', 3]);
  run('XREADGROUP GROUP g c COUNT 1 STREAMS s >');
  expect(lag()).toEqual([1, 'lag', 2]);
  run('XDEL s 2-1');
  expect(lag()).toEqual([1, 'lag', null]);
  run('XREADGROUP GROUP g c STREAMS s >');
  expect(lag()).toEqual([3, 'lag', 0]);
});

test('events are published in the class of streams', () => {
  const { run, database } = openTestDatabase();
  const events: string[] = [];
  run('CONFIG SET notify-keyspace-events Et');
  database.pubsub.subscribePattern('*', {
    deliver: (channel) => void events.push(channel.slice('__keyevent@0__:'.length)),
  });
  for (const command of [
    ...['XADD s 1-1 a 1', 'XADD s 2-1 a 1', 'XADD s MAXLEN 1 3-1 a 1', 'XTRIM s MAXLEN 5'],
    ...['XGROUP CREATE s g 0', 'XREADGROUP GROUP g c STREAMS s >', 'XACK s g 3-1'],
    ...['XGROUP SETID s g 0', 'XGROUP CREATECONSUMER s g d', 'XGROUP DELCONSUMER s g d'],
    ...['XCLAIM s g e 0 3-1', 'XGROUP DESTROY s g', 'XSETID s 9-9', 'XDEL s 3-1'],
  ]) {
    run(command);
  }
  expect(events).toEqual([
    ...['xadd', 'xadd', 'xadd', 'xtrim', 'xgroup-create', 'xgroup-createconsumer'],
    ...['xgroup-setid', 'xgroup-createconsumer', 'xgroup-delconsumer', 'xgroup-createconsumer'],
    ...['xgroup-destroy', 'xsetid', 'xdel'],
  ]);
});

test('COPY of a stream has independent consumer groups', () => {
  const { run } = withGroup();
  run('XREADGROUP GROUP g c STREAMS s >');
  expect(run('COPY s t')).toBe(1);
  run('XACK t g 1-1 2-1');
  run('XADD t 9-9 a 1');
  expect(run('XPENDING s g')).toEqual([3, '1-1', '3-1', [['c', '3']]]);
  expect([run('XLEN s'), run('XLEN t')]).toEqual([3, 4]);
});

test('the keys of XREAD and XREADGROUP are found', () => {
  const { run } = openTestDatabase();
  expect(run('COMMAND GETKEYS XREAD COUNT 1 STREAMS a b 0 0')).toEqual(['a', 'b']);
  expect(run('COMMAND GETKEYS XREADGROUP GROUP g c STREAMS a >')).toEqual(['a']);
});

test('the data of a stream count as memory and are freed with it', () => {
  const { run, database } = openTestDatabase();
  const empty = database.keyspace.usedBytes;
  for (let i = 1; i <= 1000; i++) run(`XADD s ${i} field value-${i}`);
  const full = database.keyspace.usedBytes;
  expect(full - empty).toBeGreaterThan(1000 * 15);
  run('XGROUP CREATE s g 0');
  run('XREADGROUP GROUP g c STREAMS s >');
  expect(database.keyspace.usedBytes).toBeGreaterThan(full + 1000 * 100);
  run('XGROUP DESTROY s g');
  run('XTRIM s MAXLEN 0');
  expect(database.keyspace.usedBytes).toBeLessThan(empty + 1500);
  run('DEL s');
  expect(database.keyspace.usedBytes).toBe(empty);
});
