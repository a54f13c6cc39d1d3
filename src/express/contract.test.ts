import { once } from 'node:events';
import { Readable } from 'node:stream';
import express, { type NextFunction, type Request, type Response } from 'express';
import { describe, expect, test } from 'vitest';
import { rawConnection } from '../../testing/http/http.ts';
import { LIBRARY } from '../../testing/express/library.ts';
import { serve } from '../../testing/express/serve.ts';
import { contract, type ContractOptions } from './contract.ts';
import type { AnyOperations } from './handlers.ts';

type Options = ContractOptions<AnyOperations, unknown>;

const BOOK = { title: 'Emma', year: 1815 };

const handlers: Options['handlers'] = {
  listBooks: ({ query, header }) => ({
    status: 200,
    body: [{ title: JSON.stringify({ query, page: header['x-page'] }) }],
  }),
  addBook: ({ body, caller }) => ({
    status: 201,
    body: { ...(body as object), title: String(caller) },
  }),
  getBook: ({ path }) => ({ status: 200, body: { id: path['id'], title: 'It' } }),
  removeBook: ({ caller }) => ({
    status: 204,
    body: undefined,
    headers: { 'X-Caller': JSON.stringify(caller) },
  }),
  lend: ({ body }) => ({ status: 200, body: JSON.stringify(body) }),
  addCover: ({ body }) => {
    const { book, cover } = body as { book: number; cover: { filename: string; bytes: Buffer } };
    return { status: 200, body: { book, name: cover.filename, size: cover.bytes.length } };
  },
  note: () => ({ status: 204, body: undefined }),
};
const authenticate: NonNullable<Options['authenticate']> = {
  card: (credentials) =>
    credentials.type === 'bearer' && credentials.token !== 'lost' && credentials.token,
  desk: (credentials) => credentials.type === 'apiKey' && Number(credentials.token),
};
const CARD = { authorization: 'Bearer ada' };

/** An application with the contract, and what the options say. */
function library(options: Partial<Options> = {}) {
  return serve(express().use(contract(LIBRARY, { handlers, authenticate, ...options })));
}

describe('a request to an operation', () => {
  test('has its parameters with their types, and defaults', async () => {
    const ask = await library();
    const asked = {
      path: '/books?tag=a&tag=b&by[author]=Austen&by[year]=1815&sort=title,year&new=true',
      headers: { 'x-page': '2' },
    };
    const { status, body } = await ask(asked);
    expect(status).toBe(200);
    expect(JSON.parse((body as { title: string }[])[0]!.title)).toEqual({
      query: {
        limit: 10,
        tag: ['a', 'b'],
        by: { author: 'Austen', year: 1815 },
        sort: ['title', 'year'],
        new: true,
      },
      page: 2,
    });
  });

  test('is found at the path of the contract, and below its server', async () => {
    const ask = await library();
    for (const path of ['/books/7', '/v1/books/7']) {
      expect(await ask({ path })).toMatchObject({ status: 200, body: { id: 7 } });
    }
  });

  test('GET answers HEAD too', async () => {
    const ask = await library();
    expect(await ask({ method: 'HEAD', path: '/books/7' })).toMatchObject({
      status: 200,
      body: '',
    });
  });

  test('has its body parsed by its media type', async () => {
    const ask = await library();
    expect(await ask({ method: 'POST', path: '/books', body: BOOK, headers: CARD })).toMatchObject({
      status: 201,
      body: { title: 'ada', year: 1815, tags: [] },
    });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(
      await ask({ method: 'POST', path: '/loans', headers: form, body: 'book=5&until=2026-11-28' }),
    ).toMatchObject({ status: 200, type: 'text/plain', body: '{"book":5,"until":"2026-11-28"}' });
    const parts = [
      '--b\r\ncontent-disposition: form-data; name="book"\r\n\r\n5\r\n',
      '--b\r\ncontent-disposition: form-data; name="cover"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n\0\x01\r\n--b--\r\n',
    ];
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    expect(
      await ask({ method: 'POST', path: '/covers', headers, body: parts.join('') }),
    ).toMatchObject({ status: 200, body: { book: 5, name: 'a.png', size: 2 } });
    const image = { 'content-type': 'image/png' };
    expect(
      await ask({ method: 'PUT', path: '/notes', headers: image, body: 'bytes of any kind' }),
    ).toMatchObject({ status: 204 });
  });

  test('may have been parsed by the application', async () => {
    const ask = await serve(
      express().use(express.json()).use(contract(LIBRARY, { handlers, authenticate })),
    );
    const answer = await ask({ method: 'POST', path: '/books', body: BOOK, headers: CARD });
    expect(answer).toMatchObject({ status: 201, body: { year: 1815 } });
  });

  test.each([
    ['/books?limit=0', {}, 400, 'query limit must be at least 1'],
    ['/books?limit=many', {}, 400, 'query limit must be an integer'],
    ['/books?by[year]=old', {}, 400, 'query by.year must be an integer'],
    ['/books?sort=size', {}, 400, 'query sort[0] must be one of title, year'],
    ['/books', { 'x-page': 'two' }, 400, 'header x-page must be an integer'],
    ['/books/0', {}, 400, 'path id must be at least 1'],
  ])('%s is refused as RFC 9457 says', async (path, headers, status, detail) => {
    const ask = await library();
    expect(await ask({ path, headers })).toMatchObject({
      status,
      type: 'application/problem+json',
      body: { type: 'about:blank', title: 'Bad Request', status, detail, errors: [{}] },
    });
  });

  test('is refused as the contract documents it, where it does', async () => {
    const ask = await library();
    const asked = { method: 'POST', path: '/books', headers: CARD, body: { title: '' } };
    expect(await ask(asked)).toMatchObject({
      status: 400,
      type: 'application/json',
      body: { code: 400, message: 'title must not be empty' },
    });
  });

  test('is refused in a form of the application, if it has one', async () => {
    const refusal: Options['refusal'] = ({ detail }) => ({ status: 422, body: { oops: detail } });
    const ask = await library({ refusal });
    expect(await ask({ path: '/books?limit=0' })).toMatchObject({
      status: 422,
      body: { oops: 'query limit must be at least 1' },
    });
  });

  test.each([
    ['PATCH', {}, 405],
    ['POST', { 'content-type': 'text/csv', ...CARD }, 415],
    ['POST', CARD, 415],
  ])('%s with %o is refused with %i', async (method, headers, status) => {
    const ask = await library();
    expect(await ask({ method, path: '/books', headers, body: 'a' })).toMatchObject({ status });
  });

  test('has a limit of its body', async () => {
    const ask = await library({ bodyLimit: 10 });
    const asked = { method: 'POST', path: '/books', headers: CARD, body: BOOK };
    expect(await ask(asked)).toMatchObject({ status: 413 });
  });
});

describe('credentials', () => {
  test.each([
    ['POST', '/books', {}, 401],
    ['POST', '/books', { authorization: 'Basic YTpi' }, 401],
    ['POST', '/books', { authorization: 'Bearer lost' }, 401],
    ['POST', '/books', CARD, 201],
    ['GET', '/books/1', {}, 200],
    ['DELETE', '/books/1', CARD, 401],
    ['DELETE', '/books/1?desk=5', {}, 401],
    ['DELETE', '/books/1?desk=5', CARD, 204],
  ])('%s %s with %o: %i', async (method, path, headers, status) => {
    const ask = await library();
    const body = method === 'POST' ? { body: BOOK } : {};
    const answer = await ask({ method, path, headers, ...body });
    expect(answer).toMatchObject({ status });
    if (status === 401 && !path.includes('desk')) {
      const challenge = method === 'DELETE' ? undefined : 'Bearer';
      expect(answer.headers['www-authenticate']).toBe(challenge);
    }
    if (status === 204) expect(answer.headers['x-caller']).toBe('{"card":"ada","desk":5}');
  });

  test('may be refused with another status', async () => {
    const card = () => {
      throw Object.assign(new Error('not in this library'), { status: 403 });
    };
    const ask = await library({ authenticate: { ...authenticate, card } });
    const asked = { method: 'POST', path: '/books', headers: CARD, body: BOOK };
    expect(await ask(asked)).toMatchObject({
      status: 403,
      body: { detail: 'not in this library' },
    });
  });
});

describe('in an application', () => {
  test('other paths are for what follows, and so is what other contracts have', async () => {
    const other = {
      openapi: '3.1.0',
      info: { title: 'Other', version: '1' },
      paths: {
        '/other': { get: { operationId: 'other', responses: { 200: { description: 'It.' } } } },
      },
    };
    const app = express()
      .use('/library', contract(LIBRARY, { handlers, authenticate }))
      .use(contract(other, { handlers: { other: () => ({ status: 200, body: 'other' }) } }))
      .use((_request, response) => void response.status(418).send('mine'));
    const ask = await serve(app);
    expect(await ask({ path: '/library/books/7' })).toMatchObject({ status: 200, body: { id: 7 } });
    expect(await ask({ path: '/other' })).toMatchObject({ status: 200, body: 'other' });
    expect(await ask({ path: '/books/7' })).toMatchObject({ status: 418, body: 'mine' });
  });

  test('errors of handlers are for its error handlers, and refusals too if it wants them', async () => {
    const told: string[] = [];
    const tell = (error: Error, _request: Request, response: Response, _next: NextFunction) => {
      told.push(error.message);
      response.status((error as { status?: number }).status ?? 500).json({ told: error.message });
    };
    const getBook = () => {
      throw new Error('no shelf');
    };
    const failing = { ...handlers, getBook };
    const app = express()
      .use(contract(LIBRARY, { handlers: failing, authenticate, passRefusals: true }))
      .use(tell);
    const ask = await serve(app);
    expect(await ask({ path: '/books/7' })).toMatchObject({
      status: 500,
      body: { told: 'no shelf' },
    });
    expect(await ask({ path: '/books/0' })).toMatchObject({ status: 400 });
    expect(told).toEqual(['no shelf', 'path id must be at least 1']);
  });

  test('an answer that breaks the contract is an error while it is developed', async () => {
    const listBooks = () => ({ status: 200, body: [{ name: 'Emma' }] });
    const wrong = { ...handlers, listBooks };
    const app = (checkAnswers: boolean) =>
      express()
        .use(contract(LIBRARY, { handlers: wrong, authenticate, checkAnswers }))
        .use((error: Error, _request: Request, response: Response, _next: NextFunction) => {
          response.status(500).send(error.message);
        });
    const ask = await serve(app(true));
    expect(await ask({ path: '/books' })).toMatchObject({
      status: 500,
      body: 'listBooks 200: body[0].title is missing',
    });
    const inProduction = await serve(app(false));
    expect(await inProduction({ path: '/books' })).toMatchObject({ status: 200 });
  });

  test('a handler may stream its answer, or send it by itself', async () => {
    const ask = await library({
      handlers: {
        ...handlers,
        lend: () => ({ status: 200, body: Readable.from(['le', 'nt']) }),
        note: (_request, { res }) => void res.writeHead(204).end(),
      },
    });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(
      await ask({ method: 'POST', path: '/loans', headers: form, body: 'book=1' }),
    ).toMatchObject({ status: 200, body: 'lent' });
    const headers = { 'content-type': 'text/plain' };
    expect(await ask({ method: 'PUT', path: '/notes', headers, body: 'a' })).toMatchObject({
      status: 204,
    });
  });

  test('a handler learns that its client has left', async () => {
    const left = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const getBook: Options['handlers'][string] = async ({ signal }) => {
      begun.resolve();
      await once(signal, 'abort');
      left.resolve();
      signal.throwIfAborted();
      return { status: 200, body: {} };
    };
    const app = express().use(
      contract(LIBRARY, { handlers: { ...handlers, getBook }, authenticate }),
    );
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const client = await rawConnection((server.address() as { port: number }).port);
    client.write('GET /books/7 HTTP/1.1\r\nHost: a\r\n\r\n');
    await begun.promise;
    client.socket.destroy();
    await left.promise;
    server.close();
  });
});

describe('at the start', () => {
  const { note: _note, ...few } = handlers;

  test.each<[string, Partial<Options>, string]>([
    ['a missing handler', { handlers: few }, 'has no handler for note'],
    [
      'a surplus handler',
      { handlers: { ...handlers, burn: handlers['note']! } },
      'has no operation burn',
    ],
    [
      'a scheme that nothing authenticates',
      { authenticate: { card: () => 'ada' } },
      'nothing authenticates the security scheme desk',
    ],
    [
      'a scheme that the contract lacks',
      { authenticate: { ...authenticate, key: () => 'ada' } },
      'the contract has no security scheme key',
    ],
  ])('%s is an error', (_, options, message) => {
    expect(() => contract(LIBRARY, { handlers, authenticate, ...options })).toThrow(message);
  });

  test('a contract that can not be read is named', () => {
    expect(() => contract('no-such-file.yaml', { handlers: {} })).toThrow(/no-such-file\.yaml/);
  });
});
