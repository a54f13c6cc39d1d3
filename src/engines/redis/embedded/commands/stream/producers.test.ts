import { describe, expect, test } from 'vitest';
import { commandsOf } from '../../persistence/value-commands.ts';
import {
  openTestDatabase,
  type PlainReply,
  type TestDatabase,
} from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

/** The fields of XINFO STREAM that tell of producers, by name. */
function figures({ run }: Pick<TestDatabase, 'run'>, key = 's'): Record<string, PlainReply> {
  const reply = run(`XINFO STREAM ${key}`) as PlainReply[];
  const pairs = reply.flatMap((name, i) => (i % 2 === 0 ? [[String(name), reply[i + 1]]] : []));
  return Object.fromEntries(pairs.filter(([name]) => /^(?:idmp|pids|iids)/.test(String(name))));
}

describe('XADD IDMP', () => {
  test('adds an entry once for each ID of a producer', () => {
    const opened = openTestDatabase();
    const { run, advance } = opened;
    const first = run('XADD s IDMP p1 a * n 1');
    advance(5);
    expect(run('XADD s IDMP p1 a * n 2')).toBe(first);
    expect(run('XADD s MAXLEN ~ 100 idmp p1 a KEEPREF * n 2')).toBe(first);
    expect(run('XADD s IDMP p2 a * n 1')).not.toBe(first);
    expect(run('XADD s IDMP p1 b * n 1')).not.toBe(first);
    expect(run('XRANGE s - + COUNT 1')).toEqual([[first, ['n', '1']]]);
    expect(run('XLEN s')).toBe(3);
    expect(figures(opened)).toEqual({
      'idmp-duration': 100,
      'idmp-maxsize': 100,
      'pids-tracked': 2,
      'iids-tracked': 3,
      'iids-added': 3,
      'iids-duplicates': 2,
    });
  });

  test('IDMPAUTO takes the content for the ID, in any order of fields', () => {
    const { run } = openTestDatabase();
    const first = run('XADD s IDMPAUTO p * a 1 b 2');
    expect(run('XADD s IDMPAUTO p * b 2 a 1')).toBe(first);
    const others = ['a 1', 'a 1 b 3', 'b 1 a 2', 'a 1 b 2 b 2'];
    for (const other of others) run(`XADD s IDMPAUTO p * ${other}`);
    expect(run('XLEN s')).toBe(5);
  });

  test('makes no stream with NOMKSTREAM, nor an ID for an entry that is not added', () => {
    const opened = openTestDatabase();
    expect(opened.run('XADD s NOMKSTREAM IDMP p a * n 1')).toBeNull();
    opened.run('XADD s 18446744073709551615-18446744073709551615 n 1');
    expect(opened.run('XADD s IDMP p a * n 1')).toMatch(/^ERR The stream has exhausted/);
    expect(figures(opened)).toEqual({});
  });

  test('is not shown of streams without such IDs', () => {
    const opened = openTestDatabase();
    opened.run('XADD s 1-1 n 1');
    expect(figures(opened)).toEqual({});
  });

  test.each([
    ['XADD s IDMP p1 * f v', 'ERR Invalid stream ID specified as stream command argument'],
    ['XADD s IDMP p a 1-1 f v', 'ERR IDMP/IDMPAUTO can be used only with auto-generated IDs'],
    ['XADD s IDMPAUTO p 5-* f v', 'ERR IDMP/IDMPAUTO can be used only with auto-generated IDs'],
    ['XADD s IDMP p a IDMPAUTO q * f v', 'ERR IDMP/IDMPAUTO specified multiple times'],
    ['XADD s IDMP  a * f v', 'ERR IDMP requires a non-empty producer ID'],
    ['XADD s IDMPAUTO  * f v', 'ERR IDMPAUTO requires a non-empty producer ID'],
    ['XADD s IDMP p  * f v', 'ERR IDMP requires a non-empty idempotent ID'],
  ])('%s is refused', (command, error) => {
    const { run } = openTestDatabase();
    expect(run(command)).toBe(error);
    expect(run('EXISTS s')).toBe(0);
  });
});

describe('IDs of producers are forgotten', () => {
  test('when they are older than IDMP-DURATION, with their producers', () => {
    const opened = openTestDatabase();
    const { run, advance } = opened;
    const first = run('XADD s IDMP p a * n 1');
    advance(60_000);
    run('XADD s IDMP q a * n 1');
    advance(40_000);
    expect(run('XADD s IDMP p a * n 1')).toBe(first);
    advance(1);
    expect(run('XADD s IDMP p a * n 1')).not.toBe(first);
    advance(60_000);
    expect(figures(opened)).toMatchObject({
      'pids-tracked': 1,
      'iids-tracked': 1,
      'iids-added': 3,
    });
  });

  test('when a producer has more than IDMP-MAXSIZE, the oldest first', () => {
    const opened = openTestDatabase();
    const { run } = opened;
    run('XADD s 1-1 n 1');
    expect(run('XCFGSET s IDMP-MAXSIZE 2')).toBe('OK');
    const [a, b, c] = ['a', 'b', 'c'].map((id) => run(`XADD s IDMP p ${id} * n 1`));
    expect(run('XADD s IDMP p b * n 1')).toBe(b);
    expect(run('XADD s IDMP p c * n 1')).toBe(c);
    expect(run('XADD s IDMP p a * n 1')).not.toBe(a);
    expect(figures(opened)).toMatchObject({ 'iids-tracked': 2, 'iids-added': 4 });
  });

  test('when a setting of the stream changes, not when it is set to what it is', () => {
    const opened = openTestDatabase();
    const { run } = opened;
    const first = run('XADD s IDMP p a * n 1');
    run('XCFGSET s IDMP-DURATION 100 IDMP-MAXSIZE 100');
    expect(run('XADD s IDMP p a * n 1')).toBe(first);
    run('XCFGSET s IDMP-DURATION 5');
    expect(figures(opened)).toMatchObject({
      'idmp-duration': 5,
      'pids-tracked': 0,
      'iids-added': 1,
      'iids-duplicates': 1,
    });
    expect(run('XADD s IDMP p a * n 1')).not.toBe(first);
  });

  test('so that a stream takes no memory for them', () => {
    const { run, advance, database } = openTestDatabase();
    run('XADD s IDMP p a * n 1');
    const before = database.keyspace.usedBytes;
    advance(1000);
    for (let i = 0; i < 500; i++) run(`XADD s IDMP producer-${i} a MAXLEN 1 * n 1`);
    const full = database.keyspace.usedBytes;
    advance(101_000);
    run('XADD s IDMP p a MAXLEN 1 * n 1');
    expect(full - before).toBeGreaterThan(100_000);
    expect(database.keyspace.usedBytes - before).toBeLessThan(10_000);
  });
});

test.each([
  ['XCFGSET s', 'ERR At least one parameter must be specified'],
  ['XCFGSET s IDMP-DURATION', 'ERR syntax error'],
  ['XCFGSET s INVALID', 'ERR syntax error'],
  ['XCFGSET s IIDS-ADDED 5', 'ERR syntax error'],
  ['XCFGSET s IDMP-DURATION A', 'ERR value is not an integer or out of range'],
  ['XCFGSET s IDMP-DURATION 0', 'ERR IDMP-DURATION must be between 1 and 86400'],
  ['XCFGSET s IDMP-MAXSIZE 10001', 'ERR IDMP-MAXSIZE must be between 1 and 10000'],
  ['XCFGSET nobody IDMP-MAXSIZE 1', 'ERR no such key'],
  [
    'XCFGSET text IDMP-MAXSIZE 1',
    'WRONGTYPE Operation against a key holding the wrong kind of value',
  ],
  ['XIDMPRECORD s p a 9-9', 'ERR The stream has no entry with this ID'],
  ['XIDMPRECORD nobody p a 9-9', 'ERR no such key'],
  ['XIDMPRECORD s p known 2-1', 'ERR The idempotent ID belongs to another entry'],
  ['XIDMPRECORD s p known 1-1', 'OK'],
])('%s is answered with %s', (command, reply) => {
  const { run } = openTestDatabase();
  run('SET text 1');
  run('XADD s 1-1 n 1');
  run('XADD s 2-1 n 1');
  run('XIDMPRECORD s p known 1-1');
  expect(run(command)).toBe(reply);
});

/** Another database, in which commands of a log are run as at a start. */
function replayed(log: readonly (readonly string[])[]) {
  const other = openTestDatabase();
  other.database.keyspace.replaying = true;
  for (const argv of log) other.run(...argv);
  other.database.keyspace.replaying = false;
  return other;
}

test('the log, and a rewritten one, keep IDs, settings and counts', () => {
  const opened = openTestDatabase();
  const { run, logged, database } = opened;
  run('XADD s IDMP p zero * n 1');
  run('XCFGSET s IDMP-MAXSIZE 2');
  for (const id of ['a', 'b', 'c']) run(`XADD s IDMP p ${id} * n 1`);
  const last = run('XADD s IDMP p c * n 1');
  run(`XDEL s ${String(last)}`);
  expect(logged.filter((line) => !line.startsWith('XADD'))).toContain(
    `XIDMPRECORD s p c ${String(last)}`,
  );
  const again = replayed(logged.map((line) => line.split(' ')));
  expect(figures(again)).toEqual({ ...figures(opened), 'iids-duplicates': 0 });
  expect(again.run('XADD s IDMP p c * n 1')).toBe(last);
  const rewritten = replayed([...commandsOf(database.keyspace.keys.get('s')!)]);
  expect(figures(rewritten)).toEqual(figures(opened));
  expect(rewritten.run('XADD s IDMP p c * n 1')).toBe(last);
});

test('a copy has the IDs, a dump has not', () => {
  const opened = openTestDatabase();
  const { run } = opened;
  const first = run('XADD s IDMP p a * n 1');
  run('COPY s copy');
  run('XADD s IDMP p b * n 1');
  expect(run('XADD copy IDMP p a * n 1')).toBe(first);
  expect(figures(opened, 'copy')).toMatchObject({ 'iids-tracked': 1 });
  run('EVAL', "return redis.call('RESTORE', 't', 0, redis.call('DUMP', 's'))", '0');
  expect(run('XLEN t')).toBe(2);
  expect(figures(opened, 't')).toEqual({});
});
