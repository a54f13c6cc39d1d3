import { expect, test } from 'vitest';
import { descriptionOf, filterOf, foundIn, queryOf } from './search-index.ts';

const products = descriptionOf([
  ...['name', 'products', 'type', 'JSON', 'prefixes', ['product:'], 'language', 'english'],
  ...['indexSize', 1234, 'pendingUpdates', 2, 'schema'],
  [
    ['name', 'TEXT', 'NOSTEM'],
    ['about', 'TEXT', 'FROM', 'description'],
    ['price', 'F64', 'FAST'],
  ],
]);

test('an index is described', () => {
  expect(products).toMatchObject({
    name: 'products',
    type: 'JSON',
    prefixes: ['product:'],
    bytes: 1234,
    pending: 2,
  });
  expect(products.fields[1]).toEqual({
    path: 'about',
    type: 'TEXT',
    options: ['FROM', 'description'],
  });
});

test('words are looked for in all texts; JSON is a filter as it is', () => {
  expect(filterOf(' lamp "red" ', products)).toBe(
    '{"$or":[{"name":"lamp \\"red\\""},{"about":"lamp \\"red\\""}]}',
  );
  expect(filterOf('{"price": 5}', products)).toBe('{"price": 5}');
  expect(filterOf('', products)).toBe('{}');
});

test('what has matched is marked in the results', () => {
  const query = queryOf(products, '{}');
  expect(query.slice(0, 5)).toEqual(['SEARCH.QUERY', 'products', '{}', 'LIMIT', 20]);
  const [open, close] = query.slice(-2);
  const found = foundIn([
    ['product:1', '1.5', [['$', `a ${open}red${close} lamp, ${open}red${close}`]]],
  ]);
  expect(found).toEqual([
    {
      key: 'product:1',
      score: '1.5',
      content: [
        [
          '$',
          [
            { text: 'a ', isMarked: false },
            { text: 'red', isMarked: true },
            { text: ' lamp, ', isMarked: false },
            { text: 'red', isMarked: true },
          ],
        ],
      ],
    },
  ]);
});

test('an index without texts is asked without marks, and one that is gone finds nothing', () => {
  const { fields, ...rest } = products;
  const numbers = { ...rest, fields: fields.slice(2) };
  expect(queryOf(numbers, '{}')).toEqual(['SEARCH.QUERY', 'products', '{}', 'LIMIT', 20]);
  expect(foundIn(null)).toEqual([]);
});
