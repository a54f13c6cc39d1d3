import { expect, test } from 'vitest';
import { Entry } from '../keyspace/entry.ts';
import { StringBuffer } from '../values/string-buffer.ts';
import { commandsOf } from './value-commands.ts';
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

test('a long key is not repeated more often than its elements are as long together', () => {
  const fields = Array.from({ length: 1000 }, (_, i) => `f${i}`);
  expect(commandsFor('h', fields)).toHaveLength(Math.ceil(1000 / 64));
  expect(commandsFor('k'.repeat(2000), fields)).toHaveLength(3);
});
