import { expect, test } from 'vitest';
import { Entry } from '../keyspace/entry.ts';
import { StringBuffer } from '../values/string-buffer.ts';
import { commandsOf } from './value-commands.ts';

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
