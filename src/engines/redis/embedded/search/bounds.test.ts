import { expect, test } from 'vitest';
import { source, TestIndex } from '../../../../../testing/engines/redis/embedded/search/index.ts';

test('values in an array that are long and begin alike are added in many steps, and none that is too long', () => {
  const index = new TestIndex('tag KEYWORD');
  const put = (characters: number) => {
    const tag = Array.from({ length: 1024 }, (_, i) => `${'x'.repeat(characters)}${i}`);
    const steps = index.index.put('a', source({ tag }));
    let count = 0;
    while (steps.next().done !== true) count++;
    return count;
  };
  expect(put(4000)).toBeGreaterThan(60);
  expect(index.count({ tag: `${'x'.repeat(4000)}1023` })).toBe(1);
  expect(put(60_000)).toBeGreaterThan(500);
  expect(index.count({ tag: `${'x'.repeat(60_000)}1` })).toBe(0);
});

test('deep facets are added in many steps', () => {
  const index = new TestIndex('path FACET');
  const path = Array.from({ length: 1024 }, (_, i) => `/${i}${'/below'.repeat(59)}`);
  const steps = index.index.put('a', source({ path }));
  let count = 0;
  while (steps.next().done !== true) count++;
  expect(count).toBeGreaterThan(600);
  expect(index.count({ path: '/1000/below' })).toBe(1);
});

test('no step of a very long text, or of a search in many documents, is long', () => {
  const index = new TestIndex('text TEXT NOSTEM');
  const steps = index.index.put('a', source({ text: 'a1 b2 c3 d4 '.repeat(100_000) }));
  let count = 0;
  while (steps.next().done !== true) count++;
  // Of the first 1,048,576 characters.
  expect(count).toBeGreaterThan(349_525 / 512);
  expect(index.count({ text: { $eq: 'd4' } })).toBe(1);
});

test('a regular expression is not matched with a value that would take too long', () => {
  const index = new TestIndex('text TEXT NOTOKENIZE', { a: { text: 'x'.repeat(4000) } });
  expect(index.count({ text: { $regex: 'x+' } })).toBe(1);
  expect(() => index.count({ text: { $regex: '(.?){400}' } })).toThrow(
    "ERR a term of 4000 characters is too long for the regular expression in '$regex'",
  );
});
