import express, { type RequestHandler } from 'express';
import { describe, expect, test } from 'vitest';
import { card, echo, json, ours, tellError } from '../../testing/express/echo.ts';
import { LIBRARY } from '../../testing/express/library.ts';
import { serve, type Asked } from '../../testing/express/serve.ts';
import { validate, type ValidateOptions } from './validate.ts';

describe('the routes of an application', () => {
  test('see values with their types, and defaults', async () => {
    const ask = await ours();
    const asked = { path: '/v1/books?tag=a&by[year]=1815&new=true', headers: { 'x-page': '2' } };
    const { body } = await ask(asked);
    expect(JSON.parse(body as string)).toMatchObject({
      query: { limit: 10, tag: ['a'], by: { year: 1815 }, new: true },
      page: 2,
    });
    expect(JSON.parse((await ask({ path: '/v1/books/7' })).body as string)).toMatchObject({
      params: { id: 7 },
    });
    const post = {
      method: 'POST',
      path: '/v1/books',
      body: { title: 'Emma' },
      headers: { ...card, ...json },
    };
    expect(JSON.parse((await ask(post)).body as string)).toMatchObject({
      body: { title: 'Emma', tags: [] },
    });
  });

  test('need no parsers, and get files', async () => {
    const ask = await serve(express().use(validate(LIBRARY)).use(echo).use(tellError));
    const post = {
      method: 'POST',
      path: '/v1/books',
      body: { title: 'Emma' },
      headers: { ...card, ...json },
    };
    expect(JSON.parse((await ask(post)).body as string)).toMatchObject({ body: { title: 'Emma' } });
    const parts =
      '--b\r\ncontent-disposition: form-data; name="book"\r\n\r\n5\r\n--b\r\ncontent-disposition: form-data; name="cover"; filename="a"\r\n\r\nx\r\n--b--';
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const { body } = await ask({ method: 'POST', path: '/v1/covers', headers, body: parts });
    expect(JSON.parse(body as string)).toMatchObject({ body: { book: 5 }, files: ['cover'] });
  });

  test('may have more names in the query, paths of their own, and paths that are ignored', async () => {
    const loose = await ours({ allowUnknownQueryParameters: true, ignoreUndocumented: true });
    const { body } = await loose({ path: '/v1/books?color=red&color=blue' });
    expect(JSON.parse(body as string)).toMatchObject({
      query: { color: ['red', 'blue'], limit: 10 },
    });
    expect(await loose({ path: '/v1/nothing' })).toMatchObject({ status: 299 });
    const ignoring = await ours({ ignorePaths: /^\/v1\/books/ });
    expect(await ignoring({ path: '/v1/books?limit=0' })).toMatchObject({ status: 299 });
  });

  test('see names of prototypes as any other', async () => {
    const loose = await ours({ allowUnknownQueryParameters: true });
    const { body } = await loose({ path: '/v1/books?constructor=a&toString=b&toString=c&to=d' });
    const { query } = JSON.parse(body as string) as { query: object };
    expect(query).toEqual({ limit: 10, constructor: 'a', toString: ['b', 'c'], to: 'd' });
  });

  test('are not reached by paths that an expression ignores, whatever its flags', async () => {
    const ignoring = await ours({ ignorePaths: /books/g });
    for (let i = 0; i < 2; i++) {
      expect(await ignoring({ path: '/v1/books?limit=0' })).toMatchObject({ status: 299 });
    }
  });

  test('get what the contract has, if the application wants bodies to be changed', async () => {
    const post = { method: 'POST', path: '/v1/books', headers: { ...card, ...json } };
    const body = { title: 'Emma', year: '1815', color: 'red' };
    const ask = await ours({ removeAdditional: true, coerceTypes: true });
    const answer = await ask({ ...post, body });
    expect(JSON.parse(answer.body as string)).toMatchObject({
      body: { title: 'Emma', year: 1815, tags: [] },
    });
    expect(answer.body).not.toContain('color');
    const strict = await ours();
    expect(await strict({ ...post, body })).toMatchObject({ status: 400 });
  });

  test.each<[string, RequestHandler, Asked, unknown]>([
    [
      'bytes',
      express.raw({ type: () => true }),
      {
        method: 'POST',
        path: '/v1/books',
        headers: { ...card, ...json },
        body: { title: 'Emma' },
      },
      { title: 'Emma', tags: [] },
    ],
    [
      'text',
      express.text(),
      {
        method: 'PUT',
        path: '/v1/notes',
        headers: { 'content-type': 'text/plain' },
        body: 'hello',
      },
      'hello',
    ],
    [
      'a form without its files, as multer does',
      (request, _response, next) => {
        request.body = { book: '5' };
        Object.assign(request, { files: [{ fieldname: 'cover' }] });
        next();
      },
      {
        method: 'POST',
        path: '/v1/covers',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
        body: '--b--',
      },
      { book: 5 },
    ],
  ])('may have made %s of a body before', async (_, parser, asked, expected) => {
    const ask = await serve(express().use(parser).use(validate(LIBRARY)).use(echo).use(tellError));
    const { status, body } = await ask(asked);
    expect([status, body]).toEqual([299, expect.any(String)]);
    expect(JSON.parse(body as string)).toMatchObject({ body: expected });
  });

  test('are asked only for requests that security handlers accept', async () => {
    const ask = await ours({
      securityHandlers: {
        card: (request, scopes) =>
          request.headers.authorization === 'Bearer ada' && scopes.length === 0,
        desk: () => {
          throw Object.assign(new Error('closed'), { status: 403 });
        },
      },
    });
    const post = { method: 'POST', path: '/v1/books', body: { title: 'Emma' } };
    expect(await ask({ ...post, headers: { ...card, ...json } })).toMatchObject({ status: 299 });
    expect(await ask({ ...post, headers: { authorization: 'Bearer eve', ...json } })).toMatchObject(
      { status: 401 },
    );
    const remove = { method: 'DELETE', path: '/v1/books/1?desk=5', headers: card };
    expect(await ask(remove)).toMatchObject({ status: 403, body: { message: 'closed' } });
  });

  /** Whether a route has been called before the middleware in front of the validation goes on. */
  async function isInOneTurn(options: ValidateOptions): Promise<boolean> {
    const order: string[] = [];
    const app = express()
      .use(express.json())
      .use((_request, _response, next) => {
        next();
        order.push('parsed');
      })
      .use(validate(LIBRARY, options))
      .use((_request, response) => {
        order.push('route');
        response.status(299).end();
      })
      .use(tellError);
    const ask = await serve(app);
    const post = { method: 'POST', path: '/v1/books', body: { title: 'Emma' } };
    expect(await ask({ ...post, headers: { ...card, ...json } })).toMatchObject({ status: 299 });
    return order.indexOf('route') < order.indexOf('parsed');
  }

  test('are called at once, unless a security handler waits for something', async () => {
    const desk = () => true;
    expect(await isInOneTurn({})).toBe(true);
    expect(await isInOneTurn({ securityHandlers: { card: () => true, desk } })).toBe(true);
    expect(await isInOneTurn({ securityHandlers: { card: async () => true, desk } })).toBe(false);
  });

  test('send what the contract says, if answers are checked', async () => {
    const seen: string[] = [];
    const app = (validateResponses: NonNullable<ValidateOptions['validateResponses']>) =>
      express()
        .use(validate(LIBRARY, { validateResponses }))
        .get(
          '/v1/books',
          (request, response) =>
            void response.json(Number(request.query['limit']) === 1 ? [{}] : []),
        )
        .use(tellError);
    const strict = await serve(app(true));
    expect(await strict({ path: '/v1/books' })).toMatchObject({ status: 200, body: [] });
    expect(await strict({ path: '/v1/books?limit=1' })).toMatchObject({
      status: 500,
      body: { message: 'listBooks 200: body[0].title is missing' },
    });
    const telling = await serve(app({ onError: ({ message }) => void seen.push(message) }));
    expect(await telling({ path: '/v1/books?limit=1' })).toMatchObject({ status: 200, body: [{}] });
    expect(seen).toEqual(['listBooks 200: body[0].title is missing']);
  });

  test('all that is wrong is told, if the application wants it', async () => {
    const ask = await ours({ allErrors: true });
    const body = { title: '', year: 'old' };
    const answer = await ask({
      method: 'POST',
      path: '/v1/books',
      body,
      headers: { ...card, ...json },
    });
    expect((answer.body as { errors: object[] }).errors).toEqual([
      {
        path: '/body/title',
        message: expect.any(String),
        errorCode: 'minLength.openapi.validation',
      },
      { path: '/body/year', message: expect.any(String), errorCode: 'type.openapi.validation' },
    ]);
  });
});
