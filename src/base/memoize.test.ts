import { expect, test } from 'vitest';
import { memoize } from './memoize.ts';

function counting() {
  const made: string[] = [];
  const lengthOf = memoize((text) => {
    made.push(text);
    return text === '' ? undefined : text.length;
  });
  return { made, lengthOf };
}

test('computes the value of a text once, even if it is undefined', () => {
  const { made, lengthOf } = counting();
  for (const text of ['a', '', 'a', '', 'bc']) {
    expect(lengthOf(text)).toBe(text === '' ? undefined : text.length);
  }
  expect(made).toEqual(['a', '', 'bc']);
});

test('long texts, and all but the last few hundred, are not cached', () => {
  const { made, lengthOf } = counting();
  const long = 'x'.repeat(257);
  expect([lengthOf(long), lengthOf(long)]).toEqual([257, 257]);
  for (let i = 0; i < 600; i += 1) lengthOf(`text ${i}`);
  lengthOf('text 0');
  expect(made.filter((text) => text === long)).toHaveLength(2);
  expect(made.filter((text) => text === 'text 0')).toHaveLength(2);
});
