import { expect, test } from 'vitest';
import { allOf } from '../steps.ts';
import { Budget } from './evaluation/budget.ts';
import { parseFilter } from './filter/parse-filter.ts';
import { uncounted } from '../work.ts';
import { DEFAULT_TAGS, Highlighter } from './highlight.ts';
import { TestIndex } from '../../../../../testing/engines/redis/embedded/search/index.ts';

const index = new TestIndex('text TEXT brand TEXT NOSTEM tag KEYWORD n U64');

test('words that match are marked in any form', () => {
  expect(index.highlight({ text: { $eq: 'run' } }, 'text', 'Running, and it RUNS.')).toBe(
    '<em>Running</em>, and it <em>RUNS</em>.',
  );
});

test('so are those that are like a word, begin with it, or match a pattern', () => {
  const text = 'Wireless headphones';
  expect(index.highlight({ brand: { $fuzzy: 'wirless' } }, 'brand', text)).toBe(
    '<em>Wireless</em> headphones',
  );
  expect(index.highlight({ brand: { $contains: 'head' } }, 'brand', text)).toBe(
    'Wireless <em>headphones</em>',
  );
  expect(index.highlight({ brand: { $regex: '.*less' } }, 'brand', text)).toBe(
    '<em>Wireless</em> headphones',
  );
  expect(index.highlight({ brand: 'wireless headp' }, 'brand', text)).toBe(
    '<em>Wireless</em> <em>headphones</em>',
  );
});

test('the terms of a phrase are marked wherever they are', () => {
  const filter = { brand: { $phrase: { value: 'noise can', prefix: true } } };
  expect(index.highlight(filter, 'brand', 'noise canceling, no noise')).toBe(
    '<em>noise</em> <em>canceling</em>, no <em>noise</em>',
  );
});

test('what must not match, and what other fields ask for, is not marked', () => {
  const filter = {
    $must: { text: { $eq: 'red' }, brand: { $eq: 'blue' } },
    $mustNot: { text: 'car' },
  };
  expect(index.highlight(filter, 'text', 'a red car, not blue')).toBe(
    'a <em>red</em> car, not blue',
  );
});

test('a keyword is marked as a whole', () => {
  expect(index.highlight({ tag: { $in: ['New York', 'x'] } }, 'tag', 'New York')).toBe(
    '<em>New York</em>',
  );
  expect(index.highlight({ tag: { $gte: 'N', $lt: 'O' } }, 'tag', 'New York')).toBe(
    '<em>New York</em>',
  );
});

test('tags may be others, and a text without matches is told', () => {
  const tags = { before: '!!', after: '**' };
  expect(index.highlight({ text: 'wireless' }, 'text', 'wireless', tags)).toBe('!!wireless**');
  expect(index.highlight({ text: 'wireless' }, 'text', 'other')).toBeUndefined();
  expect(index.highlight({ n: 5 }, 'text', 'other')).toBeUndefined();
  expect(index.highlight({}, 'unknown', 'other')).toBeUndefined();
});

test('a filter of very many conditions on long texts is refused instead of taking long', () => {
  const { configuration } = index.index;
  const conditions = Array.from({ length: 500 }, (_, i) => ({ brand: { $fuzzy: `word${i}` } }));
  const filter = parseFilter(JSON.stringify({ $or: conditions }), configuration);
  const highlighter = new Highlighter(
    configuration,
    filter,
    DEFAULT_TAGS,
    new Budget(uncounted, 10_000),
  );
  const text = Array.from({ length: 1000 }, (_, i) => `other${i}`).join(' ');
  expect(() => allOf(highlighter.highlight('brand', text))).toThrow(
    'ERR the command takes too long',
  );
});
