import { once } from 'node:events';
import { Readable } from 'node:stream';
import express, { type NextFunction, type Request, type Response } from 'express';
import { describe, expect, test } from 'vitest';
import { authenticate, handlers, type Options } from '../../testing/express/handlers.ts';
import { LIBRARY } from '../../testing/express/library.ts';
import { ask, serve } from '../../testing/express/serve.ts';
import { rawConnection } from '../../testing/http/http.ts';
import { contract } from './contract.ts';

/** An application with the contract, and what the options say. */
function library(options: Partial<Options> = {}) {
  return serve(express().use(contract(LIBRARY, { handlers, authenticate, ...options })));
}

/** A text again and again, until nobody reads it any longer. */
async function* repeating(text: string, ended: () => void) {
  try {
    for (;;) yield text;
  } finally {
    ended();
  }
}

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

  test('a client that leaves in the middle of a stream is no error of the application', async () => {
    const errors: unknown[] = [];
    const ended = Promise.withResolvers<void>();
    const endless = Readable.from(repeating('x'.repeat(100_000), ended.resolve));
    const lend = () => ({ status: 200, body: endless });
    const app = express()
      .use(contract(LIBRARY, { handlers: { ...handlers, lend }, authenticate }))
      .use((error: Error, _request: Request, response: Response, _next: NextFunction) => {
        errors.push(error);
        response.destroy();
      })
      .get('/', (_request, response) => void response.end());
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const client = await rawConnection(port);
    client.write('POST /loans HTTP/1.1\r\nHost: a\r\nContent-Length: 6\r\n');
    client.write('Content-Type: application/x-www-form-urlencoded\r\n\r\nbook=1');
    await once(client.socket, 'data');
    client.socket.destroy();
    await ended.promise;
    await ask(port, { path: '/' });
    expect(errors).toEqual([]);
    server.close();
  });

  test.each([
    ['application/xml;q=0.5, application/json', 'application/json'],
    ['application/xml', 'application/xml'],
    ['application/*;q=0.1, application/xml', 'application/xml'],
    ['text/html', 'application/json'],
  ])('of several media types, who accepts %s is sent %s', async (accept, type) => {
    const content = { 'application/json': {}, 'application/xml': {} };
    const responses = { 200: { description: 'It.', content } };
    const document = {
      openapi: '3.1.0',
      info: { title: 'Two', version: '1' },
      paths: { '/': { get: { operationId: 'get', responses } } },
    };
    const get = () => ({ status: 200, body: '1' });
    const ask = await serve(express().use(contract(document, { handlers: { get } })));
    expect(await ask({ path: '/', headers: { accept } })).toMatchObject({ status: 200, type });
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
});
