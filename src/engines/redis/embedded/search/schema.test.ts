import { expect, test } from 'vitest';
import { parseSchema } from './schema.ts';

function parse(text: string) {
  return parseSchema(text.split(' '));
}

test('a schema is a list of paths with a type and options, in any case', () => {
  expect(
    parse('name TEXT author.name text nostem FROM meta.author price f64 FAST tag KEYWORD'),
  ).toEqual([
    {
      ...{ path: 'name', source: 'name', type: 'TEXT' },
      ...{ isFast: false, isTokenized: true, isStemmed: true },
    },
    {
      ...{ path: 'author.name', source: 'meta.author', type: 'TEXT' },
      ...{ isFast: false, isTokenized: true, isStemmed: false },
    },
    {
      ...{ path: 'price', source: 'price', type: 'F64' },
      ...{ isFast: true, isTokenized: false, isStemmed: false },
    },
    {
      ...{ path: 'tag', source: 'tag', type: 'KEYWORD' },
      ...{ isFast: true, isTokenized: false, isStemmed: false },
    },
  ]);
});

test('FAST may be said of a KEYWORD, which is so in any case', () => {
  expect(parse('tag KEYWORD FAST')).toEqual(parse('tag KEYWORD'));
});

test('a field may be called like an option', () => {
  expect(
    parse('a U64 fast BOOL FAST nostem TEXT').map(({ path, isFast }) => [path, isFast]),
  ).toEqual([
    ['a', false],
    ['fast', true],
    ['nostem', false],
  ]);
});

test('AS names a field whose path comes first, as the Python client has it', () => {
  expect(parse('meta.author TEXT AS author NOSTEM AS U64 n U64 as m FAST')).toEqual(
    parse('author TEXT FROM meta.author NOSTEM AS U64 m U64 FROM n FAST'),
  );
});

test.each([
  ['a', "ERR Invalid schema: field 'a' has no type"],
  ['a TEXTUAL', "ERR Invalid schema: field 'a' has an unknown type 'TEXTUAL'"],
  ['a TEXT FAST', "ERR Invalid schema: field 'a' of type TEXT can't be FAST"],
  ['a U64 NOSTEM', "ERR Invalid schema: field 'a' of type U64 can't be NOSTEM"],
  ['a KEYWORD NOTOKENIZE', "ERR Invalid schema: field 'a' of type KEYWORD can't be NOTOKENIZE"],
  ['a U64 FAST FAST', "ERR Invalid schema: field 'a' has FAST twice"],
  ['a U64 a TEXT', "ERR Invalid schema: field 'a' is there twice"],
  ['a U64 AS', "ERR Invalid schema: field 'a' has AS without a name"],
  ['a U64 AS b FROM c', "ERR Invalid schema: field 'a' has FROM as well as AS"],
  ['a U64 FROM c AS b', "ERR Invalid schema: field 'a' has AS as well as FROM"],
  ['a U64 AS b..c', "ERR Invalid schema: field 'a' has an invalid path 'b..c'"],
  ['b U64 a U64 AS b', "ERR Invalid schema: field 'b' is there twice"],
  ['a U64 FROM', "ERR Invalid schema: field 'a' has FROM without a source"],
  ['a..b U64', "ERR Invalid schema: field 'a..b' has an invalid path 'a..b'"],
  ['$a U64', "ERR Invalid schema: field '$a' has an invalid path '$a'"],
])('%s is refused', (schema, message) => {
  expect(() => parse(schema)).toThrow(message);
});

test('no field is refused, and so are very many', () => {
  expect(() => parseSchema([])).toThrow('ERR Invalid schema: it has no field');
  const many = Array.from({ length: 257 }, (_, i) => [`field${i}`, 'U64']).flat();
  expect(() => parseSchema(many)).toThrow('ERR Invalid schema: it has more than 256 fields');
});
