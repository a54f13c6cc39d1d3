import { describe, expect, test } from 'vitest';
import { BODY_LIMIT } from '../../testing/contract/family.ts';
import { sampleServer, type SampledHeaders } from '../../testing/contract/sample-server.ts';
import { bindExpress } from '../express/application.ts';
import { bindDirect } from './direct.ts';

describe.each([
  ['compiled validators', bindDirect],
  ['Express', bindExpress],
])('bound with %s', (_, bind) => {
  const sample = sampleServer(bind);

  describe('a parameter of the query', () => {
    const DEFAULTS = { limit: 10, all: false };

    test.each<[string, object]>([
      ['', {}],
      ['?limit=7&ratio=0.25', { limit: 7, ratio: 0.25 }],
      ['?all=true', { all: true }],
      ['?since=-9007199254740991', { since: -9_007_199_254_740_991 }],
      ['?word=true', { word: 'true' }],
      ['?word=1e3', { word: '1e3' }],
      ['?word=a:b/c?d+e%2Bf', { word: 'a:b/c?d e+f' }],
      ['?word={"a":[1]}', { word: '{"a":[1]}' }],
      ['?%77ord=a', { word: 'a' }],
      ['?word=a=b', { word: 'a=b' }],
      ['?tag=a', { tag: ['a'] }],
      ['?tag=a&tag=b,c&tag=', { tag: ['a', 'b,c', ''] }],
      ['?id=1', { id: [1] }],
      ['?id=1,2,3', { id: [1, 2, 3] }],
      ['?id=', { id: [] }],
      ['?other=1&other=2&limit[a]=3&%ff=%ff', {}],
    ])('%s', async (query, expected) => {
      expect(await sample.ask(`/search${query}`)).toEqual({
        path: {},
        query: { ...DEFAULTS, ...expected },
        wait: 5000,
      });
    });

    test.each([
      ['?limit=many', 'limit must be an integer'],
      ['?limit=', 'limit must be an integer'],
      ['?limit', 'limit must be an integer'],
      ['?limit=1.5', 'limit must be an integer'],
      ['?limit=1e1', 'limit must be an integer'],
      ['?limit=0x10', 'limit must be an integer'],
      ['?limit=%201', 'limit must be an integer'],
      ['?limit=0', 'limit must be at least 1'],
      ['?limit=101', 'limit must be at most 100'],
      ['?limit=5&limit=6', 'limit must be given only once'],
      ['?ratio=-0.5e1', 'ratio must be more than 0'],
      ['?ratio=NaN', 'ratio must be a number'],
      ['?ratio=Infinity', 'ratio must be a number'],
      ['?all=yes', 'all must be a boolean'],
      ['?all=1', 'all must be a boolean'],
      ['?since=9007199254740993', 'since must be at most 9007199254740991'],
      [`?since=-${'9'.repeat(400)}`, 'since must be at least -9007199254740991'],
      ['?word=', 'word must not be empty'],
      ['?word=%ff', 'word is not percent-encoded UTF-8'],
      ['?word=a&word=b', 'word must be given only once'],
      ['?id=1,x', 'id[1] must be an integer'],
      ['?id=1,-1', 'id[1] must be at least 0'],
      ['?id=1,2,3,4', 'id must not have more than 3 items'],
      ['?id=1&id=2', 'id must be given only once'],
    ])('%s is refused', async (query, message) => {
      expect(await sample.ask(`/search${query}`)).toBe(`400 query ${message}`);
    });

    test.each([
      ['?color=red', '400 query color is not a parameter of this operation, which has limit'],
      ['?limit=1&%ff=1', '400 query %ff is not a parameter of this operation, which has limit'],
      ['?limit=1&&api_key=secret', { limit: 1 }],
      ['', { limit: 10 }],
    ])('is refused if the operation knows all of them: %s', async (query, expected) => {
      const answer = await sample.ask(`/list${query}`);
      expect(answer).toEqual(
        typeof expected === 'string' ? expected : { path: {}, query: expected },
      );
    });

    test('that is required and missing is reported', async () => {
      expect(await sample.ask('/need')).toBe('400 query n is missing');
      expect(await sample.ask('/need?n=0')).toMatchObject({ query: { n: 0 } });
    });

    test('a comma within an item is percent-encoded', async () => {
      expect(await sample.ask('/search?id=1%2C2')).toBe('400 query id[0] must be an integer');
    });
  });

  describe('a header', () => {
    test.each<[SampledHeaders, unknown]>([
      [{}, { wait: 5000 }],
      [{ 'X-WAIT': '7' }, { wait: 7 }],
      [{ 'x-strict': 'false' }, { wait: 5000, strict: false }],
      [{ 'x-wait': '1.5' }, '400 header x-wait must be an integer'],
      [{ 'x-wait': ['1', '2'] }, '400 header x-wait must be an integer'],
      [{ 'x-strict': 'no' }, '400 header x-strict must be a boolean'],
    ])('%j', async (headers, expected) => {
      const seen = await sample.ask('/search', { headers });
      if (typeof expected === 'string') expect(seen).toBe(expected);
      else
        expect(seen).toEqual({
          path: {},
          query: { limit: 10, all: false },
          ...(expected as object),
        });
    });
  });

  describe('a parameter of the path', () => {
    test.each([
      ['/at/1700000000000/2', { moment: 1_700_000_000_000, page: 2 }],
      ['/at/first/%32', { moment: 'first', page: 2 }],
    ])('%s', async (path, expected) => {
      expect(await sample.ask(path)).toMatchObject({ path: expected });
    });

    test.each([
      ['/at/never/1', 'moment must be an integer or one of first, last'],
      ['/at/9007199254740993/1', 'moment must be at most 9007199254740991'],
      ['/at/first/one', 'page must be an integer'],
      ['/at/first/0', 'page must be at least 1'],
      ['/at/%ff/1', 'moment is not percent-encoded UTF-8'],
    ])('%s is refused', async (path, message) => {
      expect(await sample.ask(path)).toBe(`400 path ${message}`);
    });
  });

  describe.each(['GET', 'POST', 'DELETE'])('JSON as the body of a %s', (method) => {
    const body = '{"value":"a"}';

    test.each([
      undefined,
      'application/json',
      'application/json; charset=utf-16',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/plain',
      'no type at all',
    ])('is read whatever its Content-Type: %s', async (type) => {
      const headers: SampledHeaders = type === undefined ? {} : { 'content-type': type };
      expect(await sample.ask('/things', { method, body, headers })).toMatchObject({
        body: { value: 'a' },
      });
      expect(await sample.ask('/things', { method, headers })).not.toHaveProperty('body');
      expect(await sample.ask('/things', { method, headers, body: '' })).not.toHaveProperty('body');
    });

    test('is not checked for formats, which only describe', async () => {
      const thing = { value: 'a', time: 'soon', id: 'mine' };
      const given = { method, body: JSON.stringify(thing) };
      expect(await sample.ask('/things', given)).toMatchObject({ body: thing });
    });

    test('is read in chunks', async () => {
      const headers = { 'transfer-encoding': 'chunked', 'content-length': [] };
      expect(await sample.ask('/things', { method, body, headers })).toMatchObject({
        body: { value: 'a' },
      });
      expect(await sample.ask('/things', { method, body: '', headers })).not.toHaveProperty('body');
    });

    test.each([
      ['[{"value":"a"},{"value":5}]', 'body[1].value must be a string'],
      ['[{"value":"a"},{}]', 'body[1].value is missing'],
      ['[{"value":"a","color":1}]', 'body[0].color is not a known field'],
      ['[{"value":"a"},"b"]', 'body[1] must be an object'],
      ['[{"value":"a","kind":"tiny"}]', 'body[0].kind must be one of small, large'],
      ['[{"value":"a","weight":"b"}]', 'body[0].weight must be an integer or null'],
      [
        '[{"value":"a","weight":9007199254740993}]',
        'body[0].weight must be at most 9007199254740991',
      ],
      ['[{},{},{},{},{}]', 'body must not have more than 4 items'],
      ['{"value":5}', 'value must be a string'],
      ['{}', 'value is missing'],
      ['{"value":"a","time":5}', 'time must be a string'],
      ['{"value":"a","color":1}', 'color is not a known field'],
      ['{"value":"a","weight":1e400}', 'weight must be at most 9007199254740991'],
      ['"a"', 'body must be an object or an array'],
      ['null', 'body must be an object or an array'],
      ['{', 'not JSON'],
      [' ', 'not JSON'],
    ])('%s is refused', async (wrong, message) => {
      expect(await sample.ask('/things', { method, body: wrong })).toBe(`400 ${message}`);
    });

    test('over the limit is refused', async () => {
      const long = 'x'.repeat(BODY_LIMIT + 1);
      expect(await sample.ask('/things', { method, body: long })).toBe(
        `413 ${long.length} of ${BODY_LIMIT}`,
      );
    });
  });

  test('a body that is required has the defaults of the contract, and exact integers', async () => {
    for (const method of ['GET', 'POST']) {
      const query = (body?: string) =>
        sample.ask('/query', { method, ...(body !== undefined && { body }) });
      expect(await query('{"offset":1}')).toMatchObject({ body: { offset: 1, timeout: 1000 } });
      expect(await query('{"offset":1,"timeout":5}')).toMatchObject({ body: { timeout: 5 } });
      expect(await query('{"offset":9007199254740993}')).toBe(
        '400 offset must be at most 9007199254740991',
      );
      expect(await query('{"offset":-1}')).toBe('400 offset must be at least 0');
      expect(await query()).toBe('400 empty body');
    }
  });

  describe('an operation that takes anything', () => {
    test.each([
      ['GET', '/hook?topic=a'],
      ['POST', '/hook?topic=a'],
      ['POST', '/publish'],
    ])('gets the bytes unchanged, whatever their Content-Type: %s %s', async (method, path) => {
      const bytes = Buffer.from('{"a":\x00\xff', 'latin1');
      for (const type of ['application/json', 'multipart/form-data; boundary=x', 'image/png', '']) {
        const headers = { 'content-type': type };
        expect(await sample.ask(path, { method, body: bytes, headers })).toMatchObject({
          bytes: '{"a":\x00\xff',
        });
      }
      expect(await sample.ask(path, { method, body: bytes })).toMatchObject({
        bytes: '{"a":\x00\xff',
      });
      expect(await sample.ask(path, { method })).toMatchObject({ bytes: '' });
      const long = 'x'.repeat(BODY_LIMIT + 1);
      expect(await sample.ask(path, { method, body: long })).toMatch(/^413 /);
    });

    test('gets all headers, and the address of the client', async () => {
      let seen: unknown;
      sample.handlers['postHook'] = ({ headers, rawHeaders, remoteAddress, rawQuery }) => {
        const [type, mine] = [headers['content-type'], headers['x-mine']];
        seen = { type, mine, remoteAddress, rawQuery, named: rawHeaders.includes('X-Mine') };
        return { status: 200, body: {} };
      };
      const headers = { 'Content-Type': 'Image/PNG', 'X-Mine': 'yes' };
      await sample.ask('/hook?topic=a', { method: 'POST', body: 'x', headers });
      const [type, mine] = ['Image/PNG', 'yes'];
      const remoteAddress = '127.0.0.1';
      expect(seen).toEqual({ type, mine, remoteAddress, rawQuery: 'topic=a', named: true });
    });
  });

  test('a response may be an object or a list', async () => {
    sample.handlers['search'] = () => ({ status: 200, body: [{ value: 'a' }] });
    expect(await sample.ask('/search')).toEqual([{ value: 'a' }]);
  });
});
