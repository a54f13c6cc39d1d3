import express from 'express';
import { afterAll, describe, expect, test } from 'vitest';
import { echo, tellError } from '../../testing/express/echo.ts';
import { authenticate, handlers } from '../../testing/express/handlers.ts';
import { LIBRARY } from '../../testing/express/library.ts';
import { start, type Asked } from '../../testing/express/serve.ts';
import { rawConnection } from '../../testing/http/http.ts';
import { contract } from './contract.ts';
import { validate } from './validate.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const CARD = { authorization: 'Bearer ada', ...JSON_TYPE };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const MULTIPART = { 'content-type': 'multipart/form-data; boundary=b' };
const many = (count: number, each: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => each(i)).join('&');

/** Each is a mistake of the client, or none at all. */
const REQUESTS: Readonly<Record<string, Asked>> = {
  'a megabyte of a query': { path: `/v1/books?color=${'x'.repeat(1024 * 1024)}` },
  '50,000 parameters': { path: `/v1/books?${many(50_000, (i) => `p${i}=1`)}` },
  'a parameter 100,000 times': { path: `/v1/books?${many(100_000, () => 'color=1')}` },
  'a list of 100,000': { path: `/v1/books?${many(100_000, () => 'tag=1')}` },
  'an object of 50,000 members': { path: `/v1/books?${many(50_000, (i) => `by[p${i}]=1`)}` },
  'a form of 60,000 fields': {
    method: 'POST',
    path: '/v1/loans',
    headers: FORM,
    body: `book=1&${many(60_000, (i) => `p${i}=1`)}`,
  },
  'a field of a form 60,000 times': {
    method: 'POST',
    path: '/v1/loans',
    headers: FORM,
    body: `book=1&${many(60_000, () => 'until=1')}`,
  },
  'JSON that is nested deeply': {
    method: 'POST',
    path: '/v1/books',
    headers: CARD,
    body: `{"title":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
  },
  'JSON that is cut off': { method: 'POST', path: '/v1/books', headers: CARD, body: '{"title":' },
  'names of prototypes in JSON': {
    method: 'POST',
    path: '/v1/books',
    headers: CARD,
    body: '{"title":"a","__proto__":{"x":1},"constructor":{"prototype":{"x":1}}}',
  },
  'names of prototypes in the query': {
    path: '/v1/books?__proto__=1&__proto__=2&constructor=1&constructor=2&toString=1&by[__proto__]=1&by[constructor]=1&by[__proto__][x]=1',
  },
  'names of prototypes in a form': {
    method: 'POST',
    path: '/v1/loans',
    headers: FORM,
    body: 'book=1&__proto__=1&__proto__=2&constructor=1',
  },
  'names of prototypes in parts': {
    method: 'POST',
    path: '/v1/covers',
    headers: MULTIPART,
    body: '--b\r\ncontent-disposition: form-data; name="__proto__"; filename="a"\r\n\r\n1\r\n--b\r\ncontent-disposition: form-data; name="book"\r\n\r\n1\r\n--b--',
  },
  'parts without an end': {
    method: 'POST',
    path: '/v1/covers',
    headers: MULTIPART,
    body: '--b\r\ncontent-disposition: form-data; name="book"\r\n\r\n1',
  },
  'parts without a boundary': {
    method: 'POST',
    path: '/v1/covers',
    headers: { 'content-type': 'multipart/form-data' },
    body: 'a',
  },
  'percent-encoding that is wrong': { path: '/v1/books?tag=%zz&%zz=1&sort=%ff&by[%zz]=%zz' },
  'percent-encoding that is wrong in the path': { path: '/v1/books/%ff%' },
  'an encoded slash': { path: '/v1/books/..%2f..%2fetc' },
  'NUL bytes': { path: '/v1/books/%00?tag=%00&by[%00]=%00', headers: { cookie: 'a=%00' } },
  'no path at all': { path: '//' },
  'a query of nothing but separators': { path: '/v1/books?&&==&=&?&[]=&by[]=' },
  'a character set that is unknown': {
    method: 'PUT',
    path: '/v1/notes',
    headers: { 'content-type': 'text/plain; charset=no-such' },
    body: 'a',
  },
  'text that is none': {
    method: 'PUT',
    path: '/v1/notes',
    headers: { 'content-type': 'text/plain' },
    body: Buffer.from([0xff, 0xfe]),
  },
  'a media type that is none': {
    method: 'POST',
    path: '/v1/books',
    headers: { ...CARD, 'content-type': ';;/' },
    body: '{}',
  },
  'credentials that are none': {
    method: 'POST',
    path: '/v1/books',
    headers: { ...JSON_TYPE, authorization: 'Bearer' },
    body: '{}',
  },
  'more than a megabyte': {
    method: 'POST',
    path: '/v1/books',
    headers: CARD,
    body: `{"title":"${'x'.repeat(2 * 1024 * 1024)}"}`,
  },
};

const APPLICATIONS = {
  contract: () => contract(LIBRARY, { handlers, authenticate }),
  validate: () => validate(LIBRARY, { allowUnknownQueryParameters: true, allErrors: true }),
};

describe.each(Object.entries(APPLICATIONS))('%s', async (_, middleware) => {
  const app = express().use(middleware()).use(echo).use(tellError);
  // Node itself refuses heads of more than 16 KB.
  const { ask, port, ...server } = await start(app, { maxHeaderSize: 4 * 1024 * 1024 });
  afterAll(() => server[Symbol.asyncDispose]());

  test.each(Object.keys(REQUESTS))('answers %s, and blames nobody else', async (name) => {
    const before = process.cpuUsage();
    const { status } = await ask(REQUESTS[name]!);
    const { user } = process.cpuUsage(before);
    expect(status).toBeLessThan(500);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
    expect(user / 1e6, 'seconds of processor time').toBeLessThan(3);
  });

  test('serves others while bodies are cut off, or do not end', async () => {
    const head = 'POST /v1/books HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ada\r\n';
    const type = 'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"title":';
    const clients = await Promise.all([rawConnection(port), rawConnection(port)]);
    for (const client of clients) client.write(head + type);
    const { status } = await ask({ path: '/v1/books' });
    expect(status).toBeLessThan(300);
    for (const client of clients) client.socket.destroy();
    expect(await ask({ path: '/v1/books' })).toMatchObject({ status });
  });
});
