import { afterAll, describe, expect, test } from 'vitest';
import { byOurs, byTheirs, card, form, json, text } from '../../testing/express/echo.ts';
import { start, type Asked } from '../../testing/express/serve.ts';
import { patchMiddleware } from '../../testing/contract/oracle/middleware-patches.ts';

// As tests that run before in the same worker may have done.
patchMiddleware();

const [ours, theirs] = await Promise.all([start(byOurs()), start(byTheirs())]);
afterAll(async () => {
  await ours[Symbol.asyncDispose]();
  await theirs[Symbol.asyncDispose]();
});

/** Requests that both middlewares are asked, and what they agree on. */
const CORPUS: readonly (readonly [status: number, at: string | undefined, asked: Asked])[] = [
  [299, undefined, { path: '/v1/books' }],
  [299, undefined, { path: '/v1/books/' }],
  [299, undefined, { path: '/V1/Books?limit=5' }],
  [299, undefined, { path: '/v1/books?tag=a' }],
  [299, undefined, { path: '/v1/books?tag=a&tag=b' }],
  [299, undefined, { path: '/v1/books?sort=title,year' }],
  [299, undefined, { path: '/v1/books?new=true' }],
  [299, undefined, { path: '/v1/books?by[year]=1815' }],
  [299, undefined, { path: '/v1/books?by[of][died]=1817&by[tags][]=1&by[tags][0]=2' }],
  [400, '/query/by/of/died', { path: '/v1/books?by[of][died]=young' }],
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
  const [answer, expected] = [await ours.ask(asked), await theirs.ask(asked)];
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
    const [own, oracle] = [await ours.ask(asked), await theirs.ask(asked)];
    expect([own.status, oracle.status]).toEqual([status, other]);
  });
});
