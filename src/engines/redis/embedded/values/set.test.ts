import { expect, test } from 'vitest';
import { allOf } from '../steps.ts';
import { SetValue } from './set.ts';
import { stringBytes } from './value-object.ts';

const integers = (count: number) => Array.from({ length: count }, (_, i) => String(i));
const words = (count: number) => Array.from({ length: count }, (_, i) => `w${i}`);

function setOf(...members: string[]): SetValue {
  const set = new SetValue();
  for (const member of members) set.add(member);
  return set;
}

test('up to 512 integers are an intset, in ascending order', () => {
  const set = setOf('3', '-1', '20');
  expect([...set.values()]).toEqual(['-1', '3', '20']);
  expect(setOf(...integers(512)).encoding).toBe('intset');
  expect(setOf(...integers(513)).encoding).toBe('hashtable');
});

test('up to 128 members of up to 64 bytes are a listpack, in the order of addition', () => {
  const set = setOf('b', 'a', '1');
  expect(set.encoding).toBe('listpack');
  expect([...set.values()]).toEqual(['b', 'a', '1']);
  expect(setOf(...words(128)).encoding).toBe('listpack');
  expect(setOf(...words(129)).encoding).toBe('hashtable');
  expect(setOf('x'.repeat(64)).encoding).toBe('listpack');
  expect(setOf('x'.repeat(65)).encoding).toBe('hashtable');
});

test('an intset with a member that is not an integer becomes a listpack if it is small enough', () => {
  const small = setOf('2', '1', 'word');
  expect(small.encoding).toBe('listpack');
  expect([...small.values()]).toEqual(['1', '2', 'word']);
  expect(setOf(...integers(127), 'word').encoding).toBe('listpack');
  expect(setOf(...integers(128), 'word').encoding).toBe('hashtable');
  expect(setOf('1', 'x'.repeat(65)).encoding).toBe('hashtable');
});

test('an encoding is never converted back', () => {
  const set = setOf(...integers(513));
  for (const member of integers(512)) set.delete(member);
  expect(set.encoding).toBe('hashtable');
  const word = setOf('1', 'word');
  word.delete('word');
  expect(word.encoding).toBe('listpack');
});

test('adding an existing member changes nothing', () => {
  const set = setOf(...words(128));
  expect(set.add('w5')).toBe(false);
  expect(set.encoding).toBe('listpack');
  expect(set.delete('x'.repeat(100))).toBe(false);
});

test('adding many members at once makes a set a hash table, even if they are equal', () => {
  const set = new SetValue();
  set.expect(129, 'a');
  set.add('a');
  expect(set.encoding).toBe('hashtable');
  const few = new SetValue();
  few.expect(512, '1');
  few.add('1');
  expect(few.encoding).toBe('intset');
  few.expect(513, '1');
  expect(few.encoding).toBe('hashtable');
  const mixed = setOf('a');
  mixed.expect(128, '1');
  expect(mixed.encoding).toBe('listpack');
  mixed.expect(129, '1');
  expect(mixed.encoding).toBe('hashtable');
});

test('a result is an intset if all members are integers, otherwise it keeps its order', () => {
  expect([...SetValue.of(['3', '1', 'b', '2']).values()]).toEqual(['3', '1', 'b', '2']);
  expect([...SetValue.of(['3', '1', '2']).values()]).toEqual(['1', '2', '3']);
  expect(SetValue.of(['3', '1', '2']).encoding).toBe('intset');
  expect(SetValue.of(words(129)).encoding).toBe('hashtable');
});

test.each([
  ['intset', setOf('1', '2')],
  ['listpack', setOf('1', 'b')],
  ['hashtable', setOf(...words(200))],
] as const)('a clone of an %s is independent', (encoding, set) => {
  const clone = allOf(set.cloneInSteps());
  expect(clone.encoding).toBe(encoding);
  expect(clone.bytes).toBe(set.bytes);
  expect([...clone.values()]).toEqual([...set.values()]);
  clone.add('77777');
  expect(set.has('77777')).toBe(false);
});

test('members of a set have an index for random access, in every encoding', () => {
  expect(allOf(setOf('3', '1').indexed())).toEqual(['1', '3']);
  expect(allOf(setOf('b', 'a').indexed())).toEqual(['b', 'a']);
  const large = setOf(...words(200));
  expect(allOf(large.indexed()).toSorted()).toEqual(words(200).toSorted());
  large.delete('w7');
  large.add('new');
  expect(allOf(large.indexed())).toHaveLength(200);
  expect(allOf(large.indexed())).toContain('new');
  expect(allOf(large.cloneInSteps()).has('new')).toBe(true);
});

test('the compact encodings are scanned at once, a hash table step by step', () => {
  const visited: string[] = [];
  expect(allOf(setOf(...words(100)).scan(0, 10, (member) => visited.push(member)))).toBe(0);
  expect(visited).toEqual(words(100));
  expect(allOf(setOf(...words(200)).scan(0, 10, () => {}))).toBe(190);
});

test('the counted memory of a set follows its members', () => {
  const set = new SetValue();
  const empty = set.bytes;
  for (const member of words(300)) set.add(member);
  const full = set.bytes;
  expect(full).toBeGreaterThan(empty + 300 * stringBytes('w0'));
  allOf(set.indexed());
  expect(set.bytes).toBeGreaterThan(full);
  for (const member of words(300)) set.delete(member);
  expect(set.bytes).toBe(empty);
});
