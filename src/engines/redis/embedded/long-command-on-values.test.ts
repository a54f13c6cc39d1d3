import { describe, expect, test } from 'vitest';
import {
  during,
  many,
  open,
  SIZE,
} from '../../../../testing/engines/redis/embedded/long-commands.ts';
import { RedisError, type Reply } from '../reply.ts';
import type { EmbeddedSession } from './session.ts';

test('the longest common subsequence of long strings is looked for in steps', async () => {
  const { session, other } = open();
  other.run(['SET', 'a', 'ab'.repeat(SIZE)]);
  other.run(['SET', 'b', 'b'.repeat(SIZE)]);
  const { reply, turns } = await during(session, ['LCS', 'a', 'b', 'LEN']);
  expect(reply).toBe(SIZE);
  expect(turns).toBeGreaterThan(100);
});

test.each<[argv: string[], reply: unknown, length: number]>([
  [['APPEND', 'bytes', 'x'], 20_000_001, 20_000_001],
  [['SETRANGE', 'bytes', '30000000', 'x'], 30_000_001, 30_000_001],
  [['SETBIT', 'bytes', '240000000', '1'], 0, 30_000_001],
  [['BITFIELD', 'bytes', 'SET', 'u8', '240000000', '1'], [0], 30_000_001],
])('a long string is moved in steps to where it has room: %s', async (argv, reply, length) => {
  const { session, other } = open();
  other.run(['SETRANGE', 'bytes', '19999999', 'z']);
  const seen = await during(session, argv);
  expect(seen.reply).toEqual(reply);
  expect(seen.turns).toBeGreaterThan(2);
  expect(other.run(['STRLEN', 'bytes'])).toBe(length);
  expect(other.run(['GETRANGE', 'bytes', '19999999', '19999999'])).toBe('z');
});

const OBJECTS = `[${many((i) => [`{"n":${i},"t":"\\n"}`]).join(',')}]`;

test.each<[argv: string[], check: (reply: Reply) => unknown, expected: unknown]>([
  [['JSON.SET', 'new', '$', OBJECTS], (reply) => (reply as { text: string }).text, 'OK'],
  [['JSON.SET', 'doc', '$', OBJECTS], (reply) => (reply as { text: string }).text, 'OK'],
  [['JSON.MSET', 'a', '$', OBJECTS], (reply) => (reply as { text: string }).text, 'OK'],
  [
    ['JSON.MERGE', 'doc', '$', `{"a":${OBJECTS}}`],
    (reply) => (reply as { text: string }).text,
    'OK',
  ],
  [['JSON.ARRAPPEND', 'doc', '$', OBJECTS], (reply) => reply, [SIZE + 1]],
  [['JSON.GET', 'doc'], (reply) => reply, OBJECTS],
  [
    ['JSON.SET', 'new', '$', `"${'\\n'.repeat(SIZE)}"`],
    (reply) => (reply as { text: string }).text,
    'OK',
  ],
  [['COPY', 'doc', 'new'], (reply) => reply, 1],
])('a long JSON document is parsed, printed and copied in steps', async (argv, check, expected) => {
  const { session, other } = open();
  other.run(['JSON.SET', 'doc', '$', OBJECTS]);
  const { reply, turns } = await during(session, argv);
  expect(check(reply)).toEqual(expected);
  expect(turns).toBeGreaterThan(2);
  if (argv[1] === 'new' || argv[2] === 'new') {
    const given = argv[0] === 'COPY' ? OBJECTS : argv[3];
    expect(other.run(['JSON.GET', 'new'])).toBe(given);
  }
});

describe('much of a stream is shown in steps', () => {
  /** Groups, and entries of which one of the first has all as pending ones. */
  function fill(session: EmbeddedSession): void {
    const run = (words: string[]) => session.run(words);
    for (let i = 0; i < SIZE; i++) run(['XADD', 's', `${i}-1`, 'n', `${i}`]);
    for (let i = 0; i < SIZE; i++) run(['XGROUP', 'CREATE', 's', `g${i}`, '0']);
    for (let i = 0; i < SIZE; i++) run(['XGROUP', 'CREATECONSUMER', 's', 'g7', `c${i}`]);
    run(['XREADGROUP', 'GROUP', 'g7', 'c0', 'STREAMS', 's', '>']);
  }

  test.each<[name: string, argv: string[], length: number]>([
    ['its groups', ['XINFO', 'GROUPS', 's'], SIZE],
    ['the consumers of a group', ['XINFO', 'CONSUMERS', 's', 'g7'], SIZE],
    ['all of it', ['XINFO', 'STREAM', 's', 'FULL', 'COUNT', '0'], 18],
    ['the pending entries of a group', ['XPENDING', 's', 'g7', '-', '+', '10000'], SIZE],
    [
      'few that have been pending for long',
      ['XPENDING', 's', 'g7', 'IDLE', '9999999', '-', '+', '9'],
      0,
    ],
    ['how many are pending', ['XPENDING', 's', 'g7'], 4],
    ['what RESTORE takes', ['DUMP', 's'], NaN],
    ['a copy of it', ['COPY', 's', 'to'], NaN],
  ])('%s', async (_, argv, length) => {
    const { session, other } = open();
    fill(other);
    const { reply, turns } = await during(session, argv);
    if (Array.isArray(reply)) expect(reply).toHaveLength(length);
    expect(reply).not.toBeInstanceOf(RedisError);
    expect(turns).toBeGreaterThan(2);
  });
});

describe('much of a stream is changed in steps', () => {
  const ids = (from = 0) => many((i) => [`${i + from}-1`]);
  const count = `${SIZE}`;

  /** A stream whose first entries are pending, and a consumer that has none. */
  function fill(session: EmbeddedSession): void {
    for (let i = 0; i < 2 * SIZE; i++) session.run(['XADD', 's', `${i}-1`, 'n', `${i}`]);
    session.run(['XGROUP', 'CREATE', 's', 'g', '0']);
    session.run(['XREADGROUP', 'GROUP', 'g', 'ann', 'COUNT', count, 'STREAMS', 's', '>']);
    session.run(['XGROUP', 'CREATECONSUMER', 's', 'g', 'bob']);
  }

  test.each<[argv: string[], replied: number, logged: string, commands: number]>([
    [['XREADGROUP', 'GROUP', 'g', 'bob', 'STREAMS', 's', '>'], 1, 'XCLAIM', SIZE + 1],
    [['XREADGROUP', 'GROUP', 'g', 'ann', 'STREAMS', 's', '0'], 1, 'XCLAIM', SIZE],
    [['XCLAIM', 's', 'g', 'bob', '0', ...ids()], SIZE, 'XCLAIM', SIZE],
    [['XCLAIM', 's', 'g', 'bob', '0', ...ids(SIZE), 'FORCE', 'JUSTID'], SIZE, 'XCLAIM', SIZE],
    [['XAUTOCLAIM', 's', 'g', 'bob', '0', '-', 'COUNT', count], 3, 'XCLAIM', SIZE],
    [['XNACK', 's', 'g', 'FAIL', 'IDS', count, ...ids()], SIZE, 'XNACK', SIZE],
    [['XACKDEL', 's', 'g', 'DELREF', 'IDS', count, ...ids()], SIZE, 'XACKDEL', 1],
    [['XDELEX', 's', 'DELREF', 'IDS', count, ...ids()], SIZE, 'XDELEX', 1],
    [['XTRIM', 's', 'MAXLEN', '100', 'DELREF'], 2 * SIZE - 100, 'XTRIM', 1],
    [['XADD', 's', 'DELREF', 'MAXLEN', '=', '100', '*', 'n', '1'], NaN, 'XADD', 1],
    [['XGROUP', 'DELCONSUMER', 's', 'g', 'ann'], SIZE, 'XGROUP', 1],
  ])('%s', async (argv, replied, name, commands) => {
    const { session, other, logged } = open();
    fill(other);
    logged.length = 0;
    const { reply, turns } = await during(session, argv);
    expect(reply).not.toBeInstanceOf(RedisError);
    if (Array.isArray(reply)) expect(reply).toHaveLength(replied);
    else if (typeof reply === 'number') expect(reply).toBe(replied);
    expect(turns).toBeGreaterThan(3);
    expect(logged).toHaveLength(1);
    expect(logged[0]![0]).toBe(name);
    expect(logged[0]).toHaveLength(commands);
  });
});

test('parameters are looked for by many patterns in steps', async () => {
  const { session } = open();
  const { reply, turns } = await during(session, [
    'CONFIG',
    'GET',
    ...many((i) => [`maxmem*${i}`]),
  ]);
  expect(reply).toEqual([]);
  expect(turns).toBeGreaterThan(100);
});

test('parameters are looked for by a very long pattern in steps', async () => {
  const { session } = open();
  const { reply, turns } = await during(session, ['CONFIG', 'GET', `[${'x'.repeat(70_000)}]*`]);
  expect(reply).toEqual([]);
  expect(turns).toBeGreaterThan(20);
});

test('a long string is copied in steps', async () => {
  const { session, other } = open();
  other.run(['SETRANGE', 'bytes', '19999999', 'z']);
  const { reply, turns } = await during(session, ['COPY', 'bytes', 'copy']);
  expect(reply).toBe(1);
  expect(turns).toBeGreaterThan(2);
  expect(other.run(['GETRANGE', 'copy', '-2', '-1'])).toBe('\0z');
});

test('a command that does not go through its arguments in steps is refused very many', () => {
  const { session } = open({ mostWork: 40_000 });
  const reply = session.run(['CONFIG', 'GET', ...many((i) => [i])]);
  expect(reply).toHaveProperty('message', expect.stringContaining('the command takes too long'));
});
