import { expect, test } from 'vitest';
import { Entry } from '../keyspace/entry.ts';
import { StringBuffer } from '../values/string-buffer.ts';
import { Replay } from './replay.ts';
import { commandsOf, shortNames } from './value-commands.ts';
import { openTestDatabase } from '../../../../../testing/engines/redis/embedded/commands/commands.ts';

const ALL = 512 * 1024 * 1024;

test('the longest string is stored in parts, because it exceeds the length of a JavaScript string', () => {
  const value = new StringBuffer('begin', ALL);
  value.write(ALL - 3, 'end');
  expect(() => value.toString()).toThrow('string exceeds maximum allowed size');
  const parts: string[] = [];
  let length = 0;
  for (const [name, key, part] of commandsOf(new Entry('k', value))) {
    parts.push(`${name} ${key} ${part!.slice(0, 5)} ${part!.slice(-3)}`);
    length += part!.length;
  }
  expect(parts).toEqual(['SET k begin \0\0\0', 'APPEND k \0\0\0\0\0 end']);
  expect(length).toBe(ALL);
});

/** The commands for a hash under a key. */
function commandsFor(key: string, fields: readonly string[]): (readonly string[])[] {
  const { run, database } = openTestDatabase();
  run('HSET', key, ...fields.flatMap((field) => [field, 'v']));
  return [...commandsOf(database.keyspace.read(key)!)];
}

test('few long elements are in one command, because it is read at once', () => {
  const fields = Array.from({ length: 6 }, (_, i) => `${i}`.repeat(100_000));
  expect(commandsFor('h', fields).map(({ length }) => length)).toEqual([8, 8]);
});

const times = (count: number, words: (i: number) => string[]) =>
  Array.from({ length: count }, (_, i) => words(i)).flat();

const LONG_NAME = 'k'.repeat(100_000);

test.each<[type: string, commands: string[][]]>([
  ['a list', [['RPUSH', LONG_NAME, ...times(300, (i) => [`${i}`])]]],
  ['a set', [['SADD', LONG_NAME, ...times(300, (i) => [`m${i}`])]]],
  ['a sorted set', [['ZADD', LONG_NAME, ...times(300, (i) => [`${i}`, `m${i}`])]]],
  [
    'a hash whose fields expire',
    [
      ['HSET', LONG_NAME, ...times(300, (i) => [`f${i}`, 'v'])],
      ['HPEXPIRE', LONG_NAME, '5000', 'FIELDS', '300', ...times(300, (i) => [`f${i}`])],
    ],
  ],
  [
    'a stream with a group',
    [
      ...Array.from({ length: 300 }, (_, i) => ['XADD', LONG_NAME, `1-${i + 1}`, 'f', 'v']),
      ['XGROUP', 'CREATE', LONG_NAME, 'g', '0'],
      ['XREADGROUP', 'GROUP', 'g', 'c', 'COUNT', '200', 'STREAMS', LONG_NAME, '>'],
    ],
  ],
  ['JSON', [['JSON.SET', LONG_NAME, '$', `[${'"abcdefgh",'.repeat(60_000)}1]`]]],
  ['an array', [['ARMSET', LONG_NAME, ...times(300, (i) => [`${i}`, 'v'])]]],
  [
    'vectors',
    [
      ['VECTOR.CREATE', LONG_NAME, 'DIM', '1', 'METRIC', 'COSINE'],
      ...Array.from({ length: 300 }, (_, i) => [
        'VECTOR.ADD',
        LONG_NAME,
        `v${i}`,
        'VALUES',
        '1',
        '1',
      ]),
    ],
  ],
  ['a string that expires', [['SET', LONG_NAME, 'v', 'PX', '5000']]],
])('a long name is given to %s at its end, not with each element', (_, commands) => {
  const { run, database } = openTestDatabase();
  for (const argv of commands) run(...argv);
  run('PEXPIRE', LONG_NAME, '6000');
  const entry = database.keyspace.read(LONG_NAME)!;
  const written = [
    ...commandsOf(
      entry,
      shortNames(() => 0.5),
    ),
  ];
  expect(written.flat().filter((word) => word === LONG_NAME).length).toBeLessThanOrEqual(2);
  const copy = openTestDatabase();
  const replay = new Replay(copy.database);
  for (const argv of written) replay.run(argv);
  expect(copy.run('KEYS', '*')).toEqual([LONG_NAME]);
  for (const command of ['DUMP', 'PEXPIRETIME']) {
    expect(copy.run(command, LONG_NAME)).toEqual(run(command, LONG_NAME));
  }
});
