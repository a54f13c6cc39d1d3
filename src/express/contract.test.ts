import express from 'express';
import { describe, expect, test } from 'vitest';
import {
  authenticate,
  BOOK,
  CARD,
  handlers,
  type Options,
} from '../../testing/express/handlers.ts';
import { tellError } from '../../testing/express/echo.ts';
import { LIBRARY } from '../../testing/express/library.ts';
import { serve } from '../../testing/express/serve.ts';
import { contract } from './contract.ts';

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

  test('has the headers that its operation declares, and all as they were sent', async () => {
    const seen: unknown[] = [];
    const listBooks: Options['handlers'][string] = ({ header, headers }) => {
      seen.push(header, headers['x-page'], headers['x-other']);
      return { status: 200, body: [] };
    };
    const ask = await library({ handlers: { ...handlers, listBooks } });
    await ask({ path: '/books', headers: { 'x-page': '2', 'x-other': 'mine' } });
    expect(seen).toEqual([{ 'x-page': 2 }, '2', 'mine']);
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

  test('that are refused are told rather than others that are missing', async () => {
    const either = { ...LIBRARY, security: [{ desk: [] }, { card: [] }] };
    const ask = await serve(express().use(contract(either, { handlers, authenticate })));
    const post = { method: 'POST', path: '/books', body: BOOK };
    expect(await ask({ ...post, headers: { authorization: 'Bearer lost' } })).toMatchObject({
      status: 401,
      body: { detail: 'the credentials are not accepted' },
    });
    expect(await ask(post)).toMatchObject({ body: { detail: 'desk in the query is missing' } });
  });

  test('that can not be checked let nobody in by a weaker alternative', async () => {
    const card = () => {
      throw new Error('no connection to the directory');
    };
    const app = express()
      .use(contract(LIBRARY, { handlers, authenticate: { ...authenticate, card } }))
      .use(tellError);
    const ask = await serve(app);
    expect(await ask({ path: '/books/1', headers: CARD })).toMatchObject({ status: 500 });
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
