import { expect, test } from 'vitest';
import {
  contentOf,
  dumped,
  restored,
  versionOf,
} from '../../../../../../testing/engines/redis/embedded/persistence/rdb.ts';
import { HashValue } from '../../values/hash.ts';
import { JsonDocument } from '../../values/json/document.ts';
import type { JsonValue } from '../../values/json/json-value.ts';
import { ListValue } from '../../values/list.ts';
import { SetValue } from '../../values/set.ts';
import { SortedSetValue } from '../../values/sorted-set.ts';
import { StringBuffer } from '../../values/string-buffer.ts';

test.each([
  ['string', 'x'],
  ['integers', '0', '-128', '127', '32767', '-32769', '2147483647', '2147483648', '-0', '007'],
  ['lengths', 'x'.repeat(63), 'x'.repeat(64), 'x'.repeat(16_383), 'x'.repeat(16_384)],
  ['bytes', '\u0000\u00ff\r\n', ''],
])('a dumped %s is restored unchanged', (_name, ...texts) => {
  for (const text of texts) expect(restored(dumped(text))).toBe(text);
});

test('collections are restored with their order and encoding', () => {
  const list = new ListValue();
  list.push('right', ['a', '', '1', 'x'.repeat(10_000)]);
  const integers = SetValue.of(['3', '1', '2']);
  const set = SetValue.of(['b', 'a']);
  const hash = new HashValue();
  hash.set('f', 'v');
  hash.set('g', '');
  const sortedSet = new SortedSetValue();
  for (let i = 0; i < 200; i++) sortedSet.set(`m${i}`, i / 3 - 20);
  const document = new JsonDocument(
    new Map<string, JsonValue>([
      ['b', [1, 'x']],
      ['a', null],
    ]),
  );
  for (const value of [list, integers, set, hash, sortedSet, document]) {
    const copy = restored(dumped(value)) as typeof value;
    expect(copy.type).toBe(value.type);
    expect(copy.encoding).toBe(value.encoding);
    expect(contentOf(copy)).toEqual(contentOf(value));
  }
});

test('a string that is modified in place is dumped like any other', () => {
  expect(restored(dumped(new StringBuffer('abc')))).toBe('abc');
});

test('expiries of fields are dumped, in a newer format than hashes without them', () => {
  const hash = new HashValue();
  hash.set('a', '1');
  hash.set('b', '2');
  hash.set('c', '3');
  expect(versionOf(dumped(hash))).toBe(10);
  hash.setExpiry('a', 4_102_444_800_000);
  hash.setExpiry('b', 4_102_444_800_500);
  const payload = dumped(hash);
  expect(versionOf(payload)).toBe(12);
  expect(contentOf(restored(payload))).toEqual([
    ['a', '1', 4_102_444_800_000],
    ['b', '2', 4_102_444_800_500],
    ['c', '3', undefined],
  ]);
});
