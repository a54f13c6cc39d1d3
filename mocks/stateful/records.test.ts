import { expect, test } from 'vitest';
import { Full, Records } from './records.ts';
import type { Resource } from './resources.ts';

const NOTES = { path: '/notes', id: 'id', owners: [] } as unknown as Resource;
const record = (id: string, length = 0) => ({ id, text: 'x'.repeat(length) });

test('records are bounded by their number', () => {
  const records = new Records(() => []);
  const put = (id: string) => records.put(records.listOf(NOTES, []), id, record(id));
  for (let i = 0; i < 10_000; i++) put(String(i));
  expect(() => put('more')).toThrow(Full);
  records.delete(records.listOf(NOTES, []), '7');
  put('more');
});

test('records are bounded by what they have', () => {
  const records = new Records(() => []);
  const put = (id: string) => records.put(records.listOf(NOTES, []), id, record(id, 60_000_000));
  put('one');
  put('one');
  expect(() => put('two')).toThrow(Full);
  records.delete(records.listOf(NOTES, []), 'one');
  put('two');
});

test('lists that were only read take no room', () => {
  const records = new Records(() => [record('first')]);
  for (let i = 0; i < 20_000; i++) records.listOf(NOTES, [String(i)]);
  records.put(records.listOf(NOTES, ['a']), 'second', record('second'));
});

test('records of the beginning are those of every list until one is changed', () => {
  const records = new Records(() => [record('first')]);
  const ids = (owner: string) => [...records.listOf(NOTES, [owner]).records.keys()];
  records.put(records.listOf(NOTES, ['a']), 'second', record('second'));
  records.delete(records.listOf(NOTES, ['b']), 'first');
  expect([ids('a'), ids('b'), ids('c')]).toEqual([['first', 'second'], [], ['first']]);
  const after = new Records(() => [record('other')], records);
  expect([...after.listOf(NOTES, ['a']).records.keys()]).toEqual(['first', 'second']);
  expect([...after.listOf(NOTES, ['c']).records.keys()]).toEqual(['other']);
});
