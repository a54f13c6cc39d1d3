import { expect, test } from 'vitest';
import { openToSearch } from '../../../../../../testing/engines/redis/embedded/search/search.ts';

const ADA = '{"name":"Ada Lovelace","born":{"year":1815},"tags":["math","poetry",7],"price":2}';
const ALAN = '{"name":"Alan Turing","born":{"year":1912},"tags":["math","code"],"price":1}';
const SCHEMA =
  'SCHEMA name TEXT tags KEYWORD born.year U64 FAST price F64 FAST known TEXT FROM name';

/** Two documents in one of the types that keys may have, with their index. */
async function withPeople(type: 'JSON' | 'STRING' | 'HASH') {
  const opened = openToSearch();
  const { run, indexed } = opened;
  for (const [id, json] of [ADA, ALAN].entries()) {
    if (type === 'JSON') run('JSON.SET', `person:${id}`, '$', json);
    else if (type === 'STRING') run('SET', `person:${id}`, json);
    else {
      const fields = Object.entries(JSON.parse(json) as object).filter(([name]) => name !== 'born');
      const words = fields.map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]);
      run('HSET', `person:${id}`, ...words.flat());
    }
  }
  const schema = type === 'HASH' ? SCHEMA.replace(' born.year U64 FAST', '') : SCHEMA;
  expect(run(`SEARCH.CREATE people ON ${type} PREFIX 1 person: ${schema}`)).toBe(1);
  await indexed('people');
  return {
    ...opened,
    /** The content of the only document that is found. */
    content: (filter: object, ...options: string[]) => {
      const hits = run('SEARCH.QUERY', 'people', JSON.stringify(filter), ...options);
      expect(hits).toHaveLength(1);
      return (hits as [[string, string, unknown]])[0][2];
    },
  };
}

const SCORE = expect.stringMatching(/^[\d.e-]+$/);

test.each(['JSON', 'STRING'] as const)('documents of an index on %s', async (type) => {
  const { run, content } = await withPeople(type);
  expect(run('SEARCH.QUERY', 'people', '{"name":"turing"}')).toEqual([
    ['person:1', SCORE, [['$', ALAN]]],
  ]);
  expect(content({ name: 'turing' }, 'SELECT', '3', 'name', 'born.year', 'absent')).toEqual([
    ['name', 'Alan Turing'],
    ['born.year', '1912'],
  ]);
  const highlight = ['HIGHLIGHT', 'FIELDS', '1', 'name'];
  expect(content({ name: 'turing' }, ...highlight)).toEqual([
    ['$', ALAN.replace('Turing', '<em>Turing</em>')],
  ]);
  const select = ['SELECT', '2', 'name', 'tags'];
  expect(content({ name: 'turing' }, ...select, ...highlight, 'TAGS', '[', ']')).toEqual([
    ['name', 'Alan [Turing]'],
    ['tags', '["math","code"]'],
  ]);
});

test('documents of an index on hashes', async () => {
  const { content } = await withPeople('HASH');
  const tags = '["math","code"]';
  expect(content({ name: 'turing' })).toEqual([
    ['name', 'Alan Turing'],
    ['tags', tags],
    ['price', '1'],
  ]);
  expect(content({ name: 'turing' }, 'SELECT', '1', 'tags')).toEqual([['tags', tags]]);
  const highlight = ['HIGHLIGHT', 'FIELDS', '2', 'name', 'tags', 'SELECT', '1', 'name'];
  expect(content({ name: 'turing' }, ...highlight)).toEqual([['name', 'Alan <em>Turing</em>']]);
});

test('no field may be asked to be highlighted', async () => {
  const { content } = await withPeople('HASH');
  const options = ['HIGHLIGHT', 'FIELDS', '0', 'SELECT', '1', 'name'];
  expect(content({ name: 'turing' }, ...options)).toEqual([['name', 'Alan Turing']]);
});

test('the elements of arrays are highlighted one by one', async () => {
  for (const type of ['JSON', 'HASH'] as const) {
    const { content } = await withPeople(type);
    const options = ['HIGHLIGHT', 'FIELDS', '1', 'tags', 'SELECT', '1', 'tags'];
    expect(content({ tags: 'poetry' }, ...options)).toEqual([
      ['tags', '["math","<em>poetry</em>",7]'],
    ]);
  }
});

test('the document stays as it is when what has matched is highlighted', async () => {
  const { content, run } = await withPeople('JSON');
  content({ name: 'turing' }, 'HIGHLIGHT', 'FIELDS', '1', 'name');
  expect(run('JSON.GET', 'person:1')).toBe(ALAN);
});

test('fields are highlighted by the name in the schema, and selected by that in the document', async () => {
  const { content } = await withPeople('JSON');
  const options = ['HIGHLIGHT', 'FIELDS', '1', 'known', 'SELECT', '2', 'known', 'name'];
  expect(content({ known: 'turing' }, ...options)).toEqual([['name', 'Alan <em>Turing</em>']]);
});

test('what is no document of the index is left out', async () => {
  const { run, indexed } = await withPeople('STRING');
  run('SET', 'person:2', 'not JSON');
  run('SET', 'person:3', '[1,2]');
  run('SET', 'person:4', '{"name":');
  run('HSET person:5 name turing');
  await indexed('people');
  expect(run('SEARCH.COUNT', 'people', '{}')).toBe(2);
});

test('a document that has been deleted since it was indexed is left out', async () => {
  const { run } = await withPeople('JSON');
  run('DEL person:0');
  expect(run('SEARCH.QUERY', 'people', '{}', 'NOCONTENT')).toEqual([['person:1', SCORE]]);
});

test('pages of results', async () => {
  const { run } = await withPeople('JSON');
  const page = (...options: string[]) =>
    run('SEARCH.QUERY', 'people', '{}', 'NOCONTENT', 'ORDERBY', 'price', 'ASC', ...options);
  expect(page()).toEqual([
    ['person:1', '1'],
    ['person:0', '2'],
  ]);
  expect(page('LIMIT', '1')).toEqual([['person:1', '1']]);
  expect(page('OFFSET', '1', 'LIMIT', '1')).toEqual([['person:0', '2']]);
  expect(page('OFFSET', '10000')).toEqual([]);
});

test.each([
  ['LIMIT 0', 'ERR limit should be a positive number less than 1000'],
  ['LIMIT 1001', 'ERR limit should be a positive number less than 1000'],
  ['LIMIT x', 'ERR limit should be a positive number less than 1000'],
  ['OFFSET -1', 'ERR offset should be a number from 0 to 10000'],
  ['OFFSET 10001', 'ERR offset should be a number from 0 to 10000'],
  ['LIMIT', 'ERR syntax error'],
  ['LIMIT 20 10', 'ERR syntax error'],
  ['UNKNOWN', 'ERR syntax error'],
  ['NOCONTENT SELECT 1 name', "ERR NOCONTENT and SELECT can't be used together"],
  ['HIGHLIGHT FIELDS 1 name NOCONTENT', "ERR NOCONTENT and HIGHLIGHT can't be used together"],
  ['ORDERBY price SCOREFUNC FIELDVALUE price', "ERR ORDERBY and SCOREFUNC can't be used together"],
  ['SELECT 0', 'ERR the number of fields should be from 1 to 256'],
  ['SELECT 2 name', 'ERR syntax error'],
  ['HIGHLIGHT 1 name', 'ERR syntax error'],
  ['HIGHLIGHT FIELDS 1 absent', 'ERR Unknown field: absent'],
  ['HIGHLIGHT FIELDS 1 price', "ERR Field 'price' can't be highlighted, it is F64"],
  ['HIGHLIGHT FIELDS 1 name TAGS a', 'ERR syntax error'],
  ['SCOREFUNC', 'ERR syntax error'],
  ['SCOREFUNC SCOREMODE SUM', 'ERR syntax error'],
  ['SCOREFUNC SCOREMODE AVG FIELDVALUE price', 'ERR syntax error'],
  ['SCOREFUNC FIELDVALUE price FACTOR x', 'ERR value is not a valid float'],
])('SEARCH.QUERY refuses %s', async (options, error) => {
  const { run } = await withPeople('JSON');
  expect(run('SEARCH.QUERY', 'people', '{}', ...options.split(' '))).toBe(error);
});

test('in transactions and scripts the content of documents is refused', async () => {
  const { run, transact } = await withPeople('JSON');
  const refusal = 'ERR NOCONTENT is required inside MULTI and scripts';
  expect(transact('SEARCH.QUERY people {}', 'SEARCH.QUERY people {} NOCONTENT')).toEqual([
    refusal,
    [expect.anything(), expect.anything()],
  ]);
  const script = (call: string) => run('EVAL', `return redis.call(${call})`, '0');
  expect(script("'SEARCH.QUERY', 'people', '{}'")).toContain(refusal);
  expect(script("'SEARCH.QUERY', 'people', '{}', 'NOCONTENT'")).toHaveLength(2);
  expect(script("'SEARCH.COUNT', 'people', '{}'")).toBe(2);
});

test('an index that does not exist', () => {
  const { run } = openToSearch();
  expect(run('SEARCH.QUERY', 'people', '{}')).toBeNull();
  expect(run('SEARCH.COUNT', 'people', '{}')).toBe(-1);
  expect(run('SEARCH.AGGREGATE', 'people', '{}', '{"a":{"$avg":{"field":"price"}}}')).toBeNull();
});
