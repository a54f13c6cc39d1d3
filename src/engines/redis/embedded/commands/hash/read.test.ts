import { expect, test } from 'vitest';
import {
  openTestDatabase,
  type TestDatabase,
} from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

function fill({ run }: TestDatabase, size: number): void {
  const pairs = Array.from({ length: size }, (_, i) => [`f${i}`, `v${i}`]).flat();
  run('HSET', 'h', ...pairs);
}

test('HSCAN returns a small hash at once', () => {
  const { run } = openTestDatabase();
  run('HSET user name Ada city London');
  expect(run('HSCAN user 0 COUNT 1')).toEqual(['0', ['name', 'Ada', 'city', 'London']]);
});

test('HSCAN NOVALUES returns the fields alone', () => {
  const { run } = openTestDatabase();
  run('HSET user name Ada city London country England');
  expect(run('HSCAN user 0 novalues')).toEqual(['0', ['name', 'city', 'country']]);
  expect(run('HSCAN user 0 NOVALUES MATCH c*')).toEqual(['0', ['city', 'country']]);
});

test('HSCAN returns a large hash in pages, and all of it', () => {
  const db = openTestDatabase();
  fill(db, 1000);
  const found = new Map<string, string>();
  let cursor = '0';
  let calls = 0;
  do {
    const [next, page] = db.run('HSCAN', 'h', cursor, 'COUNT', 100) as [string, string[]];
    for (let i = 0; i < page.length; i += 2) found.set(page[i]!, page[i + 1]!);
    cursor = next;
    calls++;
  } while (cursor !== '0');
  expect(calls).toBe(10);
  expect(found.size).toBe(1000);
  expect(found.get('f999')).toBe('v999');
});

test('HSCAN of a missing key ignores its options', () => {
  const { run } = openTestDatabase();
  expect(run('HSCAN nobody 0 NONSENSE')).toEqual(['0', []]);
  expect(run('HSCAN nobody x')).toBe('ERR invalid cursor');
});

test('expired fields are not returned, nor is a hash that only has such fields', () => {
  const { run, advance } = openTestDatabase();
  run('HSET h a 1 b 2');
  run('HPEXPIRE h 10 FIELDS 1 a');
  advance(10);
  expect(run('HSCAN h 0')).toEqual(['0', ['b', '2']]);
  run('HPEXPIRE h 10 FIELDS 1 b');
  advance(10);
  expect(run('HSCAN h 0')).toEqual(['0', []]);
});
