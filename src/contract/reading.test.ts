import { request as httpRequest } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listen, type Listening } from '../http/server.ts';
import { rawConnection } from '../../testing/http/http.ts';
import type { Logger } from '../base/logger.ts';
import { bindDirect } from './direct.ts';
import { bindExpress } from '../express/application.ts';
import type { RequestListener } from '../http/request-listener.ts';
import type { AnyHandler } from './handler.ts';
import { BODY_LIMIT, sampleFamily } from '../../testing/contract/family.ts';

describe.each([
  ['compiled validators', bindDirect],
  ['Express', bindExpress],
])('bound with %s', (_, bind) => {
  let server: Listening;
  let port: number;
  let logged: string[];
  /** How many requests have been answered or abandoned. */
  let closed: number;
  /** Handlers of a single test, which replace those that answer with the request. */
  let handlers: Record<string, AnyHandler>;
  beforeAll(async () => {
    const family = sampleFamily((id) => handlers[id]);
    const log = { error: (fields: { err: Error }) => logged.push(String(fields.err.stack)) };
    const back = bind(family, { log: log as unknown as Logger, checkResponses: true });
    const observed: RequestListener = (request, response) => {
      response.once('close', () => closed++);
      back(request, response);
    };
    server = await listen(observed, family.errors, { host: '127.0.0.1', port: 0 });
    ({ port } = server);
  });
  afterAll(() => server.close());
  beforeEach(() => {
    logged = [];
    closed = 0;
    handlers = {};
  });
  afterEach(() => expect(logged).toEqual([]));

  interface RequestOptions {
    readonly method?: string;
    readonly body?: string | Buffer;
    readonly headers?: Readonly<Record<string, string | string[]>>;
  }

  /** The parameters that the handler received, or the message of the error. */
  function ask(
    path: string,
    { method = 'GET', body, headers }: RequestOptions = {},
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      const sent = httpRequest(
        { port, method, path, headers: { ...length, ...headers } },
        (response) => {
          let text = '';
          response.on('data', (chunk: Buffer) => (text += chunk.toString()));
          response.on('end', () => {
            const answer = JSON.parse(text) as { message?: string };
            resolve(
              response.statusCode === 200 ? answer : `${response.statusCode} ${answer.message}`,
            );
          });
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  }

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
      expect(await ask(`/search${query}`)).toEqual({
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
      expect(await ask(`/search${query}`)).toBe(`400 query ${message}`);
    });

    test.each([
      ['?color=red', '400 query color is not a parameter of this operation, which has limit'],
      ['?limit=1&%ff=1', '400 query %ff is not a parameter of this operation, which has limit'],
      ['?limit=1&&api_key=secret', { limit: 1 }],
      ['', { limit: 10 }],
    ])('is refused if the operation knows all of them: %s', async (query, expected) => {
      const answer = await ask(`/list${query}`);
      expect(answer).toEqual(
        typeof expected === 'string' ? expected : { path: {}, query: expected },
      );
    });

    test('that is required and missing is reported', async () => {
      expect(await ask('/need')).toBe('400 query n is missing');
      expect(await ask('/need?n=0')).toMatchObject({ query: { n: 0 } });
    });

    test('a comma within an item is percent-encoded', async () => {
      expect(await ask('/search?id=1%2C2')).toBe('400 query id[0] must be an integer');
    });
  });

  describe('a header', () => {
    test.each<[RequestOptions['headers'] & {}, unknown]>([
      [{}, { wait: 5000 }],
      [{ 'X-WAIT': '7' }, { wait: 7 }],
      [{ 'x-strict': 'false' }, { wait: 5000, strict: false }],
      [{ 'x-wait': '1.5' }, '400 header x-wait must be an integer'],
      [{ 'x-wait': ['1', '2'] }, '400 header x-wait must be an integer'],
      [{ 'x-strict': 'no' }, '400 header x-strict must be a boolean'],
    ])('%j', async (headers, expected) => {
      const seen = await ask('/search', { headers });
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
      expect(await ask(path)).toMatchObject({ path: expected });
    });

    test.each([
      ['/at/never/1', 'moment must be an integer or one of first, last'],
      ['/at/9007199254740993/1', 'moment must be at most 9007199254740991'],
      ['/at/first/one', 'page must be an integer'],
      ['/at/first/0', 'page must be at least 1'],
      ['/at/%ff/1', 'moment is not percent-encoded UTF-8'],
    ])('%s is refused', async (path, message) => {
      expect(await ask(path)).toBe(`400 path ${message}`);
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
      const headers: RequestOptions['headers'] & {} =
        type === undefined ? {} : { 'content-type': type };
      expect(await ask('/things', { method, body, headers })).toMatchObject({
        body: { value: 'a' },
      });
      expect(await ask('/things', { method, headers })).not.toHaveProperty('body');
      expect(await ask('/things', { method, headers, body: '' })).not.toHaveProperty('body');
    });

    test('is not checked for formats, which only describe', async () => {
      const thing = { value: 'a', time: 'soon', id: 'mine' };
      const given = { method, body: JSON.stringify(thing) };
      expect(await ask('/things', given)).toMatchObject({ body: thing });
    });

    test('is read in chunks', async () => {
      const headers = { 'transfer-encoding': 'chunked', 'content-length': [] };
      expect(await ask('/things', { method, body, headers })).toMatchObject({
        body: { value: 'a' },
      });
      expect(await ask('/things', { method, body: '', headers })).not.toHaveProperty('body');
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
      expect(await ask('/things', { method, body: wrong })).toBe(`400 ${message}`);
    });

    test('over the limit is refused', async () => {
      const long = 'x'.repeat(BODY_LIMIT + 1);
      expect(await ask('/things', { method, body: long })).toBe(
        `413 ${long.length} of ${BODY_LIMIT}`,
      );
    });
  });

  test('a body that is required has the defaults of the contract, and exact integers', async () => {
    for (const method of ['GET', 'POST']) {
      const query = (body?: string) =>
        ask('/query', { method, ...(body !== undefined && { body }) });
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
        expect(await ask(path, { method, body: bytes, headers })).toMatchObject({
          bytes: '{"a":\x00\xff',
        });
      }
      expect(await ask(path, { method, body: bytes })).toMatchObject({ bytes: '{"a":\x00\xff' });
      expect(await ask(path, { method })).toMatchObject({ bytes: '' });
      const long = 'x'.repeat(BODY_LIMIT + 1);
      expect(await ask(path, { method, body: long })).toMatch(/^413 /);
    });

    test('gets all headers, and the address of the client', async () => {
      let seen: unknown;
      handlers['postHook'] = ({ headers, rawHeaders, remoteAddress, rawQuery }) => {
        const [type, mine] = [headers['content-type'], headers['x-mine']];
        seen = { type, mine, remoteAddress, rawQuery, named: rawHeaders.includes('X-Mine') };
        return { status: 200, body: {} };
      };
      const headers = { 'Content-Type': 'Image/PNG', 'X-Mine': 'yes' };
      await ask('/hook?topic=a', { method: 'POST', body: 'x', headers });
      const [type, mine] = ['Image/PNG', 'yes'];
      const remoteAddress = '127.0.0.1';
      expect(seen).toEqual({ type, mine, remoteAddress, rawQuery: 'topic=a', named: true });
    });
  });

  test('a response may be an object or a list', async () => {
    handlers['search'] = () => ({ status: 200, body: [{ value: 'a' }] });
    expect(await ask('/search')).toEqual([{ value: 'a' }]);
  });

  describe('the signal of a request', () => {
    test('aborts when the client leaves, and the resulting error is not logged', async () => {
      const { promise: called, resolve: call } = Promise.withResolvers<AbortSignal>();
      const { promise: ended, resolve: end } = Promise.withResolvers<unknown>();
      handlers['postThings'] = async ({ signal }) => {
        call(signal);
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        end(signal.reason);
        signal.throwIfAborted();
        return { status: 200, body: {} };
      };
      const client = await rawConnection(port);
      client.write('POST /things HTTP/1.1\r\nHost: a\r\nContent-Length: 13\r\n\r\n{"value":"a"}');
      expect((await called).aborted).toBe(false);
      client.socket.destroy();
      expect(await ended).toHaveProperty('name', 'AbortError');
      expect((await called).aborted).toBe(true);
      await expect.poll(() => closed).toBe(1);
    });

    test('is already aborted if it is read after the client has left', async () => {
      const { promise: called, resolve: call } = Promise.withResolvers<void>();
      const { promise: gone, resolve: go } = Promise.withResolvers<void>();
      const { promise: seen, resolve: see } = Promise.withResolvers<boolean>();
      handlers['search'] = async (request) => {
        call();
        await gone;
        see(request.signal.aborted);
        return { status: 200, body: {} };
      };
      const client = await rawConnection(port);
      client.write('GET /search HTTP/1.1\r\nHost: a\r\n\r\n');
      await called;
      client.socket.resetAndDestroy();
      await expect.poll(() => closed).toBe(1);
      go();
      expect(await seen).toBe(true);
    });

    test('aborts when the connection is reset, because the answer has not been read', async () => {
      const signals: AbortSignal[] = [];
      handlers['search'] = (request) => {
        signals.push(request.signal);
        return { status: 200, body: {} };
      };
      const client = await rawConnection(port);
      for (const sent of [1, 2]) {
        client.write('GET /search HTTP/1.1\r\nHost: a\r\n\r\n');
        await client.until((received) => received.split('HTTP/1.1 200 ').length > sent);
      }
      client.socket.resetAndDestroy();
      await expect.poll(() => signals.map(({ aborted }) => aborted)).toEqual([false, true]);
    });

    test('aborts when the client had left before the answer', async () => {
      const signals: AbortSignal[] = [];
      handlers['search'] = (request) => {
        signals.push(request.signal);
        return { status: 200, body: {} };
      };
      const client = await rawConnection(port);
      client.write('GET /search HTTP/1.1\r\nHost: a\r\n\r\n');
      client.socket.destroy();
      await expect.poll(() => signals.map(({ aborted }) => aborted)).toEqual([true]);
    });

    test('does not abort when the client leaves after it has read the answer', async () => {
      const signals: AbortSignal[] = [];
      handlers['search'] = (request) => {
        signals.push(request.signal);
        return { status: 200, body: {} };
      };
      const client = await rawConnection(port);
      client.write('GET /search HTTP/1.1\r\nHost: a\r\n\r\n');
      await client.until((received) => received.endsWith('{}'));
      client.socket.destroy();
      // The server has seen the end when it has answered what came after it.
      await ask('/search');
      expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
    });

    test('has aborted before a request that came after the reset is handled', async () => {
      const signals: AbortSignal[] = [];
      const { promise: seen, resolve: see } = Promise.withResolvers<boolean>();
      handlers['search'] = (request) => {
        if (signals.length > 0) see(signals[0]!.aborted);
        signals.push(request.signal);
        return { status: 200, body: {} };
      };
      const [client, other] = [await rawConnection(port), await rawConnection(port)];
      client.write('GET /search HTTP/1.1\r\nHost: a\r\n\r\n');
      await client.until((received) => received.includes('HTTP/1.1 200 '));
      client.socket.resetAndDestroy();
      other.write('GET /search HTTP/1.1\r\nHost: a\r\n\r\n');
      expect(await seen).toBe(true);
    });

    test('does not abort if the client has sent another request since', async () => {
      let signal: AbortSignal | undefined;
      handlers['search'] = (request) => {
        signal ??= request.signal;
        return { status: 200, body: {} };
      };
      const client = await rawConnection(port);
      for (const sent of [1, 2]) {
        client.write('GET /search HTTP/1.1\r\nHost: a\r\n\r\n');
        await client.until((received) => received.split('HTTP/1.1 200 ').length > sent);
      }
      client.socket.resetAndDestroy();
      // The server has seen the reset when it has answered what came after it.
      await ask('/search');
      expect(signal?.aborted).toBe(false);
    });

    test('does not abort after the answer', async () => {
      let signal: AbortSignal | undefined;
      handlers['search'] = (request) => {
        signal = request.signal;
        expect(request.signal).toBe(signal);
        return { status: 200, body: {} };
      };
      const client = await rawConnection(port);
      client.write('GET /search HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
      expect(await client.closed()).toMatch(/^HTTP\/1.1 200 /);
      expect(signal?.aborted).toBe(false);
    });
  });
});
