import { describe, expect, test } from 'vitest';
import { commandsOf } from '../../persistence/value-commands.ts';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

const MOST = 9_223_372_036_854_775_807n;

/** A stream of three entries, of which ann has the first two. */
function withDeliveries() {
  const opened = openTestDatabase();
  for (const id of ['1-1', '2-1', '3-1']) opened.run(`XADD s ${id} n ${id}`);
  opened.run('XGROUP CREATE s g 0');
  opened.run('XREADGROUP GROUP g ann COUNT 2 STREAMS s >');
  opened.logged.length = 0;
  return opened;
}

/** Runs what has been logged in another database that has the same stream. */
function replayed({ logged }: ReturnType<typeof openTestDatabase>) {
  const other = openTestDatabase();
  for (const id of ['1-1', '2-1', '3-1']) other.run(`XADD s ${id} n ${id}`);
  other.run('XGROUP CREATE s g 0');
  other.run('XREADGROUP GROUP g ann COUNT 2 STREAMS s >');
  for (const line of logged) other.run(line);
  return other;
}

test('XREADGROUP of a stream that is named again reads it after what came before has been delivered', () => {
  const opened = withDeliveries();
  const entry = ['3-1', ['n', '3-1']];

  expect(opened.run('XREADGROUP GROUP g bob STREAMS s s s s > > 0 3-1')).toEqual([
    ['s', [entry]],
    ['s', [entry]],
    ['s', []],
  ]);

  const pending = 'XPENDING s g - + 10';
  expect(opened.run(pending)).toEqual([
    ['1-1', 'ann', 0, 1],
    ['2-1', 'ann', 0, 1],
    ['3-1', 'bob', 0, 2],
  ]);
  expect(replayed(opened).run(pending)).toEqual(opened.run(pending));
});

describe('XREADGROUP CLAIM', () => {
  test('takes over what has been idle for long enough, then reads what is new', () => {
    const { run, advance } = withDeliveries();
    advance(50);
    run('XCLAIM s g ann 0 1-1');
    advance(50);
    expect(run('XREADGROUP GROUP g bob CLAIM 100 STREAMS s >')).toEqual([
      [
        's',
        [
          ['2-1', ['n', '2-1'], 100, 1],
          ['3-1', ['n', '3-1'], 0, 0],
        ],
      ],
    ]);
    expect(run('XPENDING s g - + 9')).toEqual([
      ['1-1', 'ann', 50, 2],
      ['2-1', 'bob', 0, 2],
      ['3-1', 'bob', 0, 1],
    ]);
    expect(run('XREADGROUP GROUP g bob CLAIM 100 STREAMS s >')).toBeNull();
  });

  test('takes the longest idle first, and counts them for COUNT', () => {
    const { run, advance } = withDeliveries();
    advance(10);
    run('XCLAIM s g ann 0 1-1 JUSTID');
    advance(10);
    const read = (count: number) =>
      run(`XREADGROUP CLAIM 10 GROUP g bob COUNT ${count} STREAMS s >`);
    expect(read(1)).toEqual([['s', [['2-1', ['n', '2-1'], 20, 1]]]]);
    expect(read(2)).toEqual([
      [
        's',
        [
          ['1-1', ['n', '1-1'], 10, 1],
          ['3-1', ['n', '3-1'], 0, 0],
        ],
      ],
    ]);
  });

  test('does not apply NOACK to what it takes over', () => {
    const { run } = withDeliveries();
    run('XREADGROUP GROUP g bob NOACK CLAIM 0 STREAMS s >');
    expect(run('XPENDING s g')).toEqual([2, '1-1', '2-1', [['bob', '2']]]);
    expect(run('XINFO CONSUMERS s g')).toHaveLength(2);
  });

  test('forgets what is no longer in the stream', () => {
    const opened = withDeliveries();
    const { run } = opened;
    run('XDEL s 1-1 3-1');
    expect(run('XREADGROUP GROUP g bob COUNT 1 CLAIM 0 STREAMS s >')).toEqual([
      ['s', [['2-1', ['n', '2-1'], 0, 1]]],
    ]);
    expect(run('XPENDING s g - + 9')).toEqual([['2-1', 'bob', 0, 2]]);
    expect(replayed(opened).run('XPENDING s g - + 9')).toEqual([['2-1', 'bob', 0, 2]]);
  });

  test('is ignored where an ID asks for the history of the consumer', () => {
    const { run } = withDeliveries();
    expect(run('XREADGROUP GROUP g ann COUNT 1 CLAIM 0 STREAMS s 0')).toEqual([
      ['s', [['1-1', ['n', '1-1']]]],
    ]);
    expect(run('XREADGROUP GROUP g bob CLAIM 0 STREAMS s 0')).toEqual([['s', []]]);
  });

  test.each([
    ['test', 'ERR min-idle-time is not an integer'],
    ['+10', 'ERR min-idle-time is not an integer'],
    ['-0', 'ERR min-idle-time is not an integer'],
    ['-10', 'ERR min-idle-time must be a positive integer'],
  ])('refuses an idle time of %s', (text, error) => {
    const { run } = withDeliveries();
    expect(run(`XREADGROUP GROUP g ann CLAIM ${text} STREAMS s >`)).toBe(error);
    expect(run('XREAD CLAIM 0 STREAMS s 0')).toMatch(/^ERR The CLAIM option is only supported/);
    const most = '9223372036854775807';
    expect(run(`XREADGROUP GROUP g ann CLAIM ${most} STREAMS s >`)).toHaveLength(1);
  });
});

describe('XNACK', () => {
  test('leaves entries pending without a consumer, for anybody to claim at once', () => {
    const { run } = withDeliveries();
    expect(run('XNACK s g FAIL IDS 2 1-1 3-1')).toBe(1);
    expect(run('XPENDING s g')).toEqual([2, '1-1', '2-1', [['ann', '1']]]);
    expect(run('XPENDING s g - + 9')).toEqual([
      ['1-1', '', -1, 1],
      ['2-1', 'ann', 0, 1],
    ]);
    expect(run('XREADGROUP GROUP g ann STREAMS s 0')).toEqual([['s', [['2-1', ['n', '2-1']]]]]);
    expect(run('XREADGROUP GROUP g bob COUNT 1 CLAIM 1000 STREAMS s >')).toEqual([
      ['s', [['1-1', ['n', '1-1'], -1, 1]]],
    ]);
    expect(run('XPENDING s g - + 1')).toEqual([['1-1', 'bob', 0, 2]]);
  });

  test.each([
    ['XCLAIM s g bob 1000 1-1 JUSTID', ['1-1']],
    ['XAUTOCLAIM s g bob 1000 0 JUSTID', ['0-0', ['1-1'], []]],
  ])('lets %s take them over', (command, reply) => {
    const { run } = withDeliveries();
    run('XNACK s g FAIL IDS 1 1-1');
    expect(run(command)).toEqual(reply);
    expect(run('XPENDING s g - + 1')).toEqual([['1-1', 'bob', 0, 1]]);
  });

  test('counts the delivery, takes it back, or sets the count to the highest', () => {
    const { run } = withDeliveries();
    run('XCLAIM s g ann 0 1-1');
    run('XNACK s g silent IDS 2 1-1 2-1');
    expect(run('XPENDING s g - + 9')).toEqual([
      ['1-1', '', -1, 1],
      ['2-1', '', -1, 0],
    ]);
    run('XNACK s g SILENT IDS 1 2-1');
    run('XNACK s g FATAL IDS 1 1-1');
    expect(run('XPENDING s g - + 9')).toEqual([
      ['1-1', '', -1, MOST],
      ['2-1', '', -1, 0],
    ]);
    run('XREADGROUP GROUP g bob CLAIM 0 STREAMS s >');
    expect(run('XPENDING s g - + 1')).toEqual([['1-1', 'bob', 0, MOST]]);
    run('XNACK s g FATAL IDS 1 1-1 RETRYCOUNT 7');
    expect(run('XPENDING s g - + 1')).toEqual([['1-1', '', -1, 7]]);
  });

  test('makes entries of the stream pending with FORCE', () => {
    const { run } = withDeliveries();
    expect(run('XNACK s g FAIL IDS 2 3-1 9-9 FORCE')).toBe(1);
    expect(run('XPENDING s g 3-1 + 9')).toEqual([['3-1', '', -1, 0]]);
  });

  test('is shown by XINFO STREAM FULL, and outlives its consumer', () => {
    const { run } = withDeliveries();
    run('XNACK s g FAIL IDS 1 1-1');
    expect(run('XGROUP DELCONSUMER s g ann')).toBe(1);
    const shown = JSON.stringify(run('XINFO STREAM s FULL'));
    expect(shown).toContain(
      '"pel-count",1,"pending",[["1-1","",0,1]],"consumers",[],"nacked-count",1',
    );
    expect(run('XACK s g 1-1')).toBe(1);
    expect(JSON.stringify(run('XINFO STREAM s FULL'))).not.toContain('nacked-count');
  });

  test('is logged as what it makes of each entry', () => {
    const opened = withDeliveries();
    const { run, logged } = opened;
    run('XNACK s g FATAL IDS 1 1-1');
    run('XNACK s g SILENT IDS 1 2-1');
    expect(logged).toEqual([
      `XNACK s g FAIL IDS 1 1-1 RETRYCOUNT ${MOST} FORCE`,
      'XNACK s g FAIL IDS 1 2-1 RETRYCOUNT 0 FORCE',
    ]);
    expect(replayed(opened).run('XPENDING s g - + 9')).toEqual(run('XPENDING s g - + 9'));
  });

  test.each([
    ['XNACK s g LATER IDS 1 1-1', 'ERR syntax error'],
    ['XNACK s g FAIL ID 1 1-1', 'ERR syntax error'],
    ['XNACK s g FAIL IDS 1 1-1 2-1', 'ERR syntax error'],
    ['XNACK s g FAIL IDS x 1-1', 'ERR Number of IDs must be a positive integer'],
    ['XNACK s g FAIL IDS 2 1-1', 'ERR The `numids` parameter must match the number of arguments'],
    ['XNACK s g FAIL IDS 1 1-1 RETRYCOUNT -1', 'ERR Invalid RETRYCOUNT option argument for XNACK'],
    ['XNACK s g FAIL IDS 1 x', 'ERR Invalid stream ID specified as stream command argument'],
    ['XNACK s h FAIL IDS 1 1-1', "NOGROUP No such key 's' or consumer group 'h'"],
  ])('%s is refused', (command, error) => {
    const { run } = withDeliveries();
    expect(run(command)).toBe(error);
    expect(run('XPENDING s g - + 1')).toEqual([['1-1', 'ann', 0, 1]]);
  });
});

test('a rewritten log keeps entries that were given back', () => {
  const { run, database } = withDeliveries();
  run('XNACK s g FATAL IDS 1 1-1');
  const rewritten = openTestDatabase();
  for (const argv of commandsOf(database.keyspace.keys.get('s')!)) rewritten.run(...argv);
  expect(rewritten.run('XPENDING s g - + 9')).toEqual(run('XPENDING s g - + 9'));
});

test('DUMP and RESTORE, and COPY, keep entries that were given back', () => {
  const { run, database } = withDeliveries();
  run('XNACK s g FATAL IDS 1 1-1');
  const pending = run('XPENDING s g - + 9');
  run('COPY s copy');
  expect(run('XPENDING copy g - + 9')).toEqual(pending);
  expect(run('EVAL', "return redis.call('RESTORE', 't', 0, redis.call('DUMP', 's'))", '0')).toBe(
    'OK',
  );
  expect(run('XPENDING t g - + 9')).toEqual(pending);
  expect(database.keyspace.size).toBe(3);
});
