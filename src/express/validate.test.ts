import express, { type NextFunction, type Request, type Response } from 'express';
import * as openApiValidator from 'express-openapi-validator';
import { describe, expect, test } from 'vitest';
import { LIBRARY } from '../../testing/express/library.ts';
import { serve, type Asked } from '../../testing/express/serve.ts';
import { validate, type ValidateOptions } from './validate.ts';
import type { ValidationError } from './validation-error.ts';

/** Answers with what the routes of an application see of a request. */
function echo(request: Request, response: Response): void {
  const { params, query, body, files, headers } = request as Request & {
    files?: { fieldname: string }[];
  };
  const seen = {
    params,
    query,
    body: body as unknown,
    page: headers['x-page'],
    files: files?.map(({ fieldname }) => fieldname),
  };
  response.status(299).send(JSON.stringify(seen));
}

function tellError(
  error: ValidationError,
  _request: Request,
  response: Response,
  _next: NextFunction,
): void {
  const { status = 500, errors, message } = error;
  response.set(error.headers).status(status).json({ message, errors });
}

const parsers = () => [express.json(), express.urlencoded({ extended: true }), express.text()];

/** Echoes requests that are valid, by our middleware. */
function ours(options: ValidateOptions = {}) {
  const app = express().use(parsers()).use(validate(LIBRARY, options));
  return serve(app.get('/v1/books/:id', echo).use(echo).use(tellError));
}

/** The same by express-openapi-validator. */
function theirs() {
  const apiSpec = structuredClone(LIBRARY) as unknown as Parameters<
    typeof openApiValidator.middleware
  >[0]['apiSpec'];
  const app = express()
    .use(parsers())
    .use(openApiValidator.middleware({ apiSpec, validateApiSpec: false }));
  return serve(app.get('/v1/books/:id', echo).use(echo).use(tellError));
}

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const text = { 'content-type': 'text/plain' };
const card = { authorization: 'Bearer ada' };

/** Requests that both middlewares are asked, and what they agree on. */
const CORPUS: readonly (readonly [status: number, at: string | undefined, asked: Asked])[] = [
  [299, undefined, { path: '/v1/books' }],
  [299, undefined, { path: '/v1/books/' }],
  [299, undefined, { path: '/V1/Books?limit=5' }],
  [299, undefined, { path: '/v1/books?tag=a' }],
  [299, undefined, { path: '/v1/books?tag=a&tag=b' }],
  [299, undefined, { path: '/v1/books?sort=title,year' }],
  [299, undefined, { path: '/v1/books?new=true' }],
  [299, undefined, { path: '/v1/books/7' }],
  [299, undefined, { path: '/elsewhere' }],
  [299, undefined, { path: '/v1/books', headers: { 'x-page': '2' } }],
  [400, '/query/limit', { path: '/v1/books?limit=0' }],
  [400, '/query/limit', { path: '/v1/books?limit=51' }],
  [400, '/query/limit', { path: '/v1/books?limit=many' }],
  [400, '/query/limit', { path: '/v1/books?limit=1.5' }],
  [400, '/query/limit', { path: '/v1/books?limit=' }],
  [400, '/query/new', { path: '/v1/books?new=perhaps' }],
  [400, '/query/sort/0', { path: '/v1/books?sort=size' }],
  [400, '/query/color', { path: '/v1/books?color=red' }],
  [400, '/headers/x-page', { path: '/v1/books', headers: { 'x-page': 'two' } }],
  [400, '/params/id', { path: '/v1/books/0' }],
  [400, '/params/id', { path: '/v1/books/seven' }],
  [401, undefined, { method: 'POST', path: '/v1/books', body: { title: 'Emma' } }],
  [
    401,
    undefined,
    {
      method: 'POST',
      path: '/v1/books',
      body: { title: 'Emma' },
      headers: { authorization: 'Basic YTpi', ...json },
    },
  ],
  [401, undefined, { method: 'DELETE', path: '/v1/books/1', headers: card }],
  [
    299,
    undefined,
    {
      method: 'POST',
      path: '/v1/books',
      body: { title: 'Emma', year: 1815 },
      headers: { ...card, ...json },
    },
  ],
  [
    400,
    '/body/title',
    { method: 'POST', path: '/v1/books', body: {}, headers: { ...card, ...json } },
  ],
  [
    400,
    '/body/title',
    { method: 'POST', path: '/v1/books', body: { title: '' }, headers: { ...card, ...json } },
  ],
  [
    400,
    '/body/year',
    {
      method: 'POST',
      path: '/v1/books',
      body: { title: 'Emma', year: 'old' },
      headers: { ...card, ...json },
    },
  ],
  [
    400,
    '/body/color',
    {
      method: 'POST',
      path: '/v1/books',
      body: { title: 'Emma', color: 1 },
      headers: { ...card, ...json },
    },
  ],
  [
    400,
    '/body/tags/0',
    {
      method: 'POST',
      path: '/v1/books',
      body: { title: 'Emma', tags: [1] },
      headers: { ...card, ...json },
    },
  ],
  [400, undefined, { method: 'POST', path: '/v1/books', body: '{', headers: { ...card, ...json } }],
  [
    415,
    undefined,
    {
      method: 'POST',
      path: '/v1/books',
      body: '<a/>',
      headers: { ...card, 'content-type': 'text/xml' },
    },
  ],
  [415, undefined, { method: 'POST', path: '/v1/books', headers: card }],
  [404, undefined, { path: '/v1/nothing' }],
  [405, undefined, { method: 'PATCH', path: '/v1/books' }],
  [405, undefined, { method: 'PUT', path: '/v1/books/7' }],
  [400, undefined, { method: 'POST', path: '/v1/loans', body: 'until=2026-11-28', headers: form }],
  [299, undefined, { method: 'PUT', path: '/v1/notes', body: 'hello', headers: text }],
  [400, undefined, { method: 'PUT', path: '/v1/notes', body: 'hello you', headers: text }],
];

test.each(CORPUS)('%i at %s, as express-openapi-validator says: %o', async (status, at, asked) => {
  const [own, other] = await Promise.all([ours(), theirs()]);
  const [answer, expected] = [await own(asked), await other(asked)];
  expect({ ours: answer.status, theirs: expected.status }).toEqual({
    ours: status,
    theirs: status,
  });
  if (at === undefined) return;
  const placesOf = ({ body }: { body: unknown }) =>
    (body as { errors: { path: string }[] }).errors.map(({ path }) => path);
  expect({ ours: placesOf(answer), theirs: placesOf(expected) }).toEqual({
    ours: [at],
    theirs: [at],
  });
});

describe('where express-openapi-validator differs, it does not do what the contract says:', () => {
  test.each<[string, number, number, Asked]>([
    [
      'values of a form have the types of the schema',
      299,
      400,
      { method: 'POST', path: '/v1/loans', body: 'book=5', headers: form },
    ],
    [
      'a key in the query may be required together with another scheme',
      299,
      400,
      { method: 'DELETE', path: '/v1/books/1?desk=5', headers: card },
    ],
    ['HEAD is GET without the body (RFC 9110)', 299, 405, { method: 'HEAD', path: '/v1/books' }],
    [
      'reserved characters in a query need not be encoded (RFC 3986)',
      299,
      400,
      { path: '/v1/books?tag=a:b' },
    ],
  ])('%s', async (_, status, other, asked) => {
    const [own, oracle] = await Promise.all([ours(), theirs()]);
    expect([(await own(asked)).status, (await oracle(asked)).status]).toEqual([status, other]);
  });
});

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
