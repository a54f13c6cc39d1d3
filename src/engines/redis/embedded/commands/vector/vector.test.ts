import { beforeEach, describe, expect, test } from 'vitest';
import {
  openTestDatabase,
  type TestDatabase,
} from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

const WRONG_TYPE = 'WRONGTYPE Operation against a key holding the wrong kind of value';

let database: TestDatabase;
let run: TestDatabase['run'];
beforeEach(() => {
  database = openTestDatabase();
  ({ run } = database);
});

const base64 = (...floats: number[]) =>
  Buffer.from(Float32Array.from(floats).buffer).toString('base64');

/** The bytes of floats below 128, as text. */
const plainBytes = (...floats: number[]) =>
  Buffer.from(Float32Array.from(floats).buffer).toString('latin1');

describe('an index is a key like others', () => {
  beforeEach(() => {
    run('VECTOR.CREATE docs DIM 2 METRIC COSINE');
    run('VECTOR.ADD docs a VALUES 2 1 0');
    run('VECTOR.ADD docs b VALUES 2 0 1');
  });

  test('with a type, an encoding and memory', () => {
    run('SET', 'text', 'x');
    expect(run('TYPE docs')).toBe('vector');
    expect(run('OBJECT ENCODING docs')).toBe('raw');
    expect(run('SCAN 0 TYPE vector')).toEqual(['0', ['docs']]);
    const before = Number(run('MEMORY USAGE docs'));
    for (let i = 0; i < 1000; i++) run(`VECTOR.ADD docs more:${i} VALUES 2 ${i} 1`);
    expect(Number(run('MEMORY USAGE docs')) - before).toBeGreaterThan(1000 * 16);
  });

  test('it is copied, renamed, dumped and restored with all its vectors', () => {
    expect(run('COPY docs copied')).toBe(1);
    run('VECTOR.DEL docs b');
    expect(run('VECTOR.COUNT copied')).toBe(2);
    expect(run('RENAME copied renamed')).toBe('OK');
    const { keyspace } = database.database;
    expect(keyspace.peek('renamed')!.counted).toBeGreaterThan(keyspace.peek('docs')!.counted);
    expect(run('VECTOR.QUERY renamed TOPK 2 VALUES 2 0 1')).toEqual([
      ['b', '1'],
      ['a', '0.5'],
    ]);
    expect(run('EXISTS docs renamed copied')).toBe(2);
  });

  test('it expires', () => {
    run('PEXPIRE docs 1000');
    run('VECTOR.ADD docs c VALUES 2 1 1');
    expect(run('PTTL docs')).toBe(1000);
    database.advance(1000);
    expect(run('VECTOR.INFO docs')).toBe(null);
    expect(run('VECTOR.GET docs a')).toBe('ERR Index docs is not found');
  });

  test('it is deleted, and there can be another then', () => {
    expect(run('VECTOR.DROP docs')).toBe(1);
    expect(run('VECTOR.CREATE docs DIM 5 METRIC DOT')).toBe(1);
    expect(run('DEL docs')).toBe(1);
    expect(run('VECTOR.COUNT docs')).toBe(0);
    expect(database.database.keyspace.usedBytes).toBe(0);
  });

  test('its changes are events', () => {
    const events: string[] = [];
    database.database.pubsub.subscribePattern('__keyevent@0__:*', {
      deliver: (channel, key) => void events.push(`${channel.split(':')[1]} ${key}`),
    });
    run('CONFIG SET notify-keyspace-events KEA');
    run('VECTOR.CREATE new DIM 1 METRIC DOT');
    run('VECTOR.ADD new a VALUES 1 1');
    run('VECTOR.DEL new a');
    run('VECTOR.DEL new a');
    run('VECTOR.DROP new');
    expect(events).toEqual(['vector.create new', 'vector.add new', 'vector.del new', 'del new']);
  });

  test('commands for other types refuse it, and its commands other types', () => {
    expect(run('GET docs')).toBe(WRONG_TYPE);
    expect(run('HSET docs a b')).toBe(WRONG_TYPE);
    run('SET', 'text', 'x');
    for (const command of [
      'VECTOR.CREATE text DIM 2 METRIC COSINE EXISTSOK',
      'VECTOR.ADD text a VALUES 1 1',
      'VECTOR.GET text a',
      'VECTOR.DEL text a',
      'VECTOR.QUERY text TOPK 1 VALUES 1 1',
      'VECTOR.COUNT text',
      'VECTOR.INFO text',
      'VECTOR.DROP text',
    ]) {
      expect([command, run(command)]).toEqual([command, WRONG_TYPE]);
    }
    expect(run('GET text')).toBe('x');
  });

  test('users may be given its commands by their category', () => {
    expect(run('ACL CAT vector')).toHaveLength(8);
    run('ACL SETUSER reader on nopass ~* -@all +@vector -@write');
    expect(run('ACL DRYRUN reader VECTOR.QUERY docs TOPK 1 VALUES 2 1 0')).toBe('OK');
    expect(run('ACL DRYRUN reader VECTOR.ADD docs a VALUES 2 1 0')).toMatch(/no permissions/);
    expect(run('ACL DRYRUN reader GET docs')).toMatch(/no permissions/);
  });
});

describe('a vector', () => {
  test('is the same in each form, and is logged as its bytes', () => {
    run('VECTOR.CREATE docs DIM 3 METRIC DOT');
    expect(run('VECTOR.ADD docs a VALUES 3 0.5 -2 0x8')).toBe(1);
    expect(run('VECTOR.ADD', 'docs', 'b', 'base64-fp32', base64(0.5, 2, 8))).toBe(1);
    expect(run('VECTOR.ADD', 'docs', 'c', 'fp32', plainBytes(0.5, 2, 8))).toBe(1);
    expect(run('VECTOR.GET docs a')).toEqual(['0.5', '-2', '8']);
    expect(run('VECTOR.GET docs b')).toEqual(['0.5', '2', '8']);
    expect(run('VECTOR.GET docs c')).toEqual(['0.5', '2', '8']);
    expect(database.logged.at(-2)).toBe(`VECTOR.ADD docs b FP32 ${plainBytes(0.5, 2, 8)}`);
    expect(database.logged.at(-1)).toBe(`VECTOR.ADD docs c FP32 ${plainBytes(0.5, 2, 8)}`);
  });

  test('has the precision of 32-bit floats', () => {
    run('VECTOR.CREATE docs DIM 3 METRIC DOT');
    run('VECTOR.ADD docs a VALUES 3 0.1 1e-50 16777217');
    expect(run('VECTOR.GET docs a')).toEqual(['0.10000000149011612', '0', '16777216']);
  });

  test('can have 32,768 elements, and any bytes as its ID', () => {
    const words = Array.from({ length: 32_768 }, (_, i) => i % 7);
    const id = '\u0000ü\r\n'.repeat(4000);
    run('VECTOR.CREATE docs DIM 32768 METRIC EUCLIDEAN');
    expect(run('VECTOR.ADD', 'docs', id, 'VALUES', 32_768, ...words)).toBe(1);
    expect(run('VECTOR.GET', 'docs', id)).toEqual(words.map(String));
    expect(run('VECTOR.QUERY', 'docs', 'TOPK', 1, 'VALUES', 32_768, ...words)).toEqual([[id, '1']]);
  });
});

describe('what is wrong is refused, and nothing is stored', () => {
  const NOT_FINITE = 'ERR the elements of a vector must be finite 32-bit floats';
  const LENGTH = 'ERR the length of an FP32 vector must be a multiple of 4 and not 0';
  const NOT_BASE64 = 'ERR the value of BASE64-FP32 is not base64';
  const ID = 'ERR an ID must have 1 to 32768 bytes';
  const FLOAT = 'ERR value is not a valid float';
  const SYNTAX = 'ERR syntax error';
  const TOO_MANY = 'ERR vector dimension mismatch: expected 2, got 40000';
  const NOT_POSITIVE = 'ERR value is out of range, must be positive';

  test.each<[error: string, ...words: (string | number)[]]>([
    [FLOAT, 'a', 'VALUES', 2, 1, 'nan'],
    [FLOAT, 'a', 'VALUES', 2, 1, ''],
    [NOT_FINITE, 'a', 'VALUES', 2, 1, '-inf'],
    [NOT_FINITE, 'a', 'VALUES', 2, 1, '3.5e38'],
    [NOT_FINITE, 'a', 'BASE64-FP32', base64(1, NaN)],
    [NOT_FINITE, 'a', 'BASE64-FP32', base64(Infinity, 1)],
    ['ERR vector dimension mismatch: expected 2, got 3', 'a', 'VALUES', 3, 1, 2, 3],
    ['ERR vector dimension mismatch: expected 2, got 1', 'a', 'BASE64-FP32', base64(1)],
    [TOO_MANY, 'a', 'VALUES', 40_000, ...Array<number>(40_000).fill(1)],
    [TOO_MANY, 'a', 'FP32', 'abcd'.repeat(40_000)],
    ['ERR vector dimension mismatch: expected 2, got 3', 'a', 'FP32', 'abcdefghijkl'],
    [SYNTAX, 'a', 'VALUES', 3, 1, 2],
    [SYNTAX, 'a', 'VALUES', 1, 1, 2],
    [SYNTAX, 'a', 'VALUES', 2, 1, 2, 'FP32', 'abcdefgh'],
    [SYNTAX, 'a', 'VALUES', '9007199254740993', 1],
    [SYNTAX, 'a', 'FLOATS', 'abcdefgh'],
    [NOT_POSITIVE, 'a', 'VALUES', 0, 1],
    [NOT_POSITIVE, 'a', 'VALUES', -1, 1],
    [NOT_POSITIVE, 'a', 'VALUES', '2.0', 1],
    [LENGTH, 'a', 'FP32', ''],
    [LENGTH, 'a', 'FP32', 'abcde'],
    [LENGTH, 'a', 'BASE64-FP32', ''],
    [LENGTH, 'a', 'BASE64-FP32', Buffer.from('abcde').toString('base64')],
    [NOT_BASE64, 'a', 'BASE64-FP32', base64(1, 2).replace('=', '')],
    [NOT_BASE64, 'a', 'BASE64-FP32', `${base64(1, 2)}\n`],
    [NOT_BASE64, 'a', 'BASE64-FP32', '____8D8AAIA_'],
    [ID, '', 'VALUES', 2, 1, 2],
    [ID, 'x'.repeat(2_000_000), 'VALUES', 2, 1, 2],
  ])('%s: case %#', (error, ...words) => {
    run('VECTOR.CREATE docs DIM 2 METRIC COSINE');
    const bytes = run('MEMORY USAGE docs');
    const { length } = database.logged;
    expect(run('VECTOR.ADD', 'docs', ...words)).toBe(error);
    expect(run('VECTOR.COUNT docs')).toBe(0);
    expect(run('MEMORY USAGE docs')).toBe(bytes);
    expect(database.logged).toHaveLength(length);
    const [, ...vector] = words;
    if (error !== ID) expect(run('VECTOR.QUERY', 'docs', 'TOPK', 1, ...vector)).toBe(error);
  });

  test.each([
    ['DIM 0 METRIC DOT', 'ERR the dimension of a vector index must be between 1 and 32768'],
    ['DIM 32769 METRIC DOT', 'ERR the dimension of a vector index must be between 1 and 32768'],
    ['DIM 1.5 METRIC DOT', 'ERR value is not an integer or out of range'],
    ['DIM 3 METRIC MANHATTAN', 'ERR the metric must be COSINE, EUCLIDEAN or DOT'],
    ['DIM 3 EXISTSOK EXISTSOK', SYNTAX],
    ['METRIC DOT METRIC DOT', SYNTAX],
    ['DIM 3 METRIC DOT NOW', SYNTAX],
    ['EXISTSOK METRIC DOT DIM', SYNTAX],
  ])('CREATE %s', (options, error) => {
    expect(run(`VECTOR.CREATE docs ${options}`)).toBe(error);
    expect(run('EXISTS docs')).toBe(0);
  });

  test.each([
    ['TOPK 0 VALUES 1 1', 'ERR TOPK must be between 1 and 1000'],
    ['TOPK 1001 VALUES 1 1', 'ERR TOPK must be between 1 and 1000'],
    ['TOPK many VALUES 1 1', 'ERR value is not an integer or out of range'],
    ['TOPK 1 VALUES 1 1 PROFILE BEST', 'ERR the profile must be FAST, BALANCED or PRECISE'],
    ['TOPK 1 PROFILE FAST PROFILE FAST', SYNTAX],
    ['VALUES 1 1 VALUES 1 1 TOPK 1', SYNTAX],
    ['VALUES 1 1 PROFILE FAST', SYNTAX],
    ['TOPK 1 VALUES 1 1 PROFILE', SYNTAX],
    ['VALUES 1 1 TOPK 1', 'ERR Index docs is not found'],
  ])('QUERY %s', (options, error) => {
    expect(run(`VECTOR.QUERY docs ${options}`)).toBe(error);
  });
});

test('the options of a query can be in any order, and each profile finds the same', () => {
  run('VECTOR.CREATE docs METRIC euclidean EXISTSOK DIM 1');
  for (let i = 0; i < 50; i++) run(`VECTOR.ADD docs v${i} VALUES 1 ${i}`);
  const expected = [
    ['v7', '1'],
    ['v6', '0.5'],
    ['v8', '0.5'],
  ];
  expect(run('VECTOR.QUERY docs TOPK 3 VALUES 1 7')).toEqual(expected);
  expect(run('VECTOR.QUERY docs VALUES 1 7 profile fast TOPK 3')).toEqual(expected);
  expect(run('VECTOR.QUERY docs PROFILE BALANCED TOPK 3 VALUES 1 7')).toEqual(expected);
  expect(run('VECTOR.QUERY docs TOPK 1000 VALUES 1 7 PROFILE PRECISE')).toHaveLength(50);
});

test('a query that would compare too much is refused, and not counted as an error of the index', () => {
  const { run: limited } = openTestDatabase(100);
  limited('VECTOR.CREATE docs DIM 32768 METRIC DOT');
  const vector = base64(...new Float32Array(32_768).fill(1));
  limited('VECTOR.ADD', 'docs', 'a', 'BASE64-FP32', vector);
  expect(limited('VECTOR.QUERY', 'docs', 'TOPK', 1, 'BASE64-FP32', vector)).toHaveLength(1);
  limited('VECTOR.ADD', 'docs', 'b', 'BASE64-FP32', vector);
  expect(limited('VECTOR.QUERY', 'docs', 'TOPK', 1, 'BASE64-FP32', vector)).toMatch(
    /^ERR the command takes too long/,
  );
});

test('scripts and transactions can use it', () => {
  run('VECTOR.CREATE docs DIM 2 METRIC COSINE');
  const script = `
    redis.call('VECTOR.ADD', KEYS[1], 'a', 'VALUES', 2, 1, 0)
    redis.call('VECTOR.ADD', KEYS[1], 'b', 'FP32', struct.pack('<ff', 0, 1))
    return redis.call('VECTOR.QUERY', KEYS[1], 'TOPK', 1, 'VALUES', 2, 0, 1)`;
  expect(run('EVAL', script, 1, 'docs')).toEqual([['b', '1']]);
});
