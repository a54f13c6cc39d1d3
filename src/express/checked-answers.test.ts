import { once } from 'node:events';
import { Readable } from 'node:stream';
import express, { type NextFunction, type Request, type Response } from 'express';
import { describe, expect, test } from 'vitest';
import type { Options } from '../../testing/express/handlers.ts';
import { serve, type Asked } from '../../testing/express/serve.ts';
import { contract } from './contract.ts';

const json = { 'application/json': { schema: { type: 'array', items: { type: 'integer' } } } };
const headers = {
  'X-Total': { required: true, schema: { type: 'integer' } },
  'X-Kind': { schema: { enum: ['a', 'b'] } },
};
const NUMBERS = {
  openapi: '3.1.0',
  info: { title: 'Numbers', version: '1' },
  paths: {
    '/numbers': {
      get: {
        operationId: 'numbers',
        responses: {
          200: { description: 'Numbers.', headers, content: { ...json, 'text/plain': {} } },
          204: { description: 'None.' },
        },
      },
    },
  },
};

type Handler = Options['handlers'][string];

/** Asks an application whose error handler answers with what it is told. */
async function asked(handler: Handler, options: Partial<Options> = {}, how: Partial<Asked> = {}) {
  const told: string[] = [];
  const tell = (error: Error, _request: Request, response: Response, next: NextFunction) => {
    told.push(error.message);
    if (response.headersSent) return next(error);
    response.status(500).json({ told: error.message });
  };
  const app = express()
    .use((_request, response, next) => {
      response.setHeader('x-before', 'kept');
      next();
    })
    .use(contract(NUMBERS, { handlers: { numbers: handler }, ...options }))
    .use(tell);
  const ask = await serve(app);
  const answer = await ask({ path: '/numbers', ...how }).catch(() => 'broken off');
  return { answer, told };
}

/** A handler that sends its answer by the means of Express. */
function sending(send: (response: Response) => unknown): Handler {
  return async (_request, { res }) => void (await send(res as Response));
}

describe('what a handler sends by itself', () => {
  const total = { 'X-Total': '2' };
  const untyped = { ...total, 'X-Kind': 'c' };

  test.each<[string, Handler, string]>([
    [
      'a body of another type',
      sending((res) => res.set(total).json([1, 'two'])),
      'numbers 200: body[1] must be an integer',
    ],
    [
      'what is no JSON',
      sending((res) => res.set(total).type('json').send('[1')),
      'numbers 200: the body is not JSON',
    ],
    [
      'another media type',
      sending((res) => res.set(total).type('html').send('<p>')),
      'numbers 200: the contract has no text/html for it',
    ],
    [
      'another status',
      sending((res) => res.set(total).status(201).json([1])),
      'numbers documents no 201',
    ],
    ['no header', sending((res) => res.json([1])), 'numbers 200: header x-total is missing'],
    [
      'a header of another type',
      sending((res) => res.set({ 'X-Total': 'two' }).json([1])),
      'numbers 200: header x-total must be an integer',
    ],
    [
      'a header of another value',
      sending((res) => res.set(untyped).json([1])),
      'numbers 200: header x-kind must be one of a, b',
    ],
  ])('is an error before any of it is sent: %s', async (_, handler, message) => {
    const { answer, told } = await asked(handler);
    expect(told).toEqual([message]);
    expect(answer).toMatchObject({ status: 500, body: { told: message } });
    expect(answer).toHaveProperty('headers.x-before', 'kept');
    expect(answer).not.toHaveProperty('headers.x-total');
  });

  test.each<[string, Handler, object]>([
    ['JSON', sending((res) => res.set(total).json([1, 2])), { status: 200, body: [1, 2] }],
    ['nothing', sending((res) => res.status(204).end()), { status: 204 }],
    [
      'a head and a body',
      sending((res) => res.writeHead(200, { ...total, 'Content-Type': 'text/plain' }).end('2')),
      { status: 200, body: '2' },
    ],
    [
      'a head as a list',
      sending((res) => res.writeHead(200, ['X-Total', '1', 'Content-Type', 'text/plain']).end('1')),
      { status: 200, body: '1' },
    ],
    [
      'what is encoded',
      sending((res) => res.set({ ...total, 'Content-Encoding': 'br' }).json(['any'])),
      { status: 200 },
    ],
  ])('arrives, if it is what the contract says: %s', async (_, handler, answer) => {
    expect(await asked(handler)).toMatchObject({ answer, told: [] });
  });

  test('may be no new answer for a client that has one', async () => {
    const handler = sending((res) => res.set({ ...total, ETag: '"1"' }).json([1, 2]));
    const { answer, told } = await asked(handler, {}, { headers: { 'if-none-match': '"1"' } });
    expect([answer, told]).toMatchObject([{ status: 304 }, []]);
  });

  test('has no body for HEAD', async () => {
    const handler = sending((res) => res.set(total).json([1, 2]));
    expect(await asked(handler, {}, { method: 'HEAD' })).toMatchObject({
      answer: { status: 200, body: '' },
      told: [],
    });
  });

  test('is told although its handler waits until it has been sent', async () => {
    const handler = sending((res) => {
      res.json(['one']);
      return once(res, 'finish');
    });
    expect((await asked(handler)).told).toEqual(['numbers 200: body[0] must be an integer']);
  });

  test('in pieces is not held back: its head is checked when it is sent', async () => {
    const begin = (res: Response, given: Record<string, string>) => {
      res.set(given).type('text/plain').write('1');
      expect(res.headersSent).toBe(true);
    };
    const fitting = sending(async (res) => {
      begin(res, total);
      await new Promise(setImmediate);
      res.end('2');
    });
    expect(await asked(fitting)).toMatchObject({ answer: { body: '12' }, told: [] });
    const broken = sending((res) => {
      begin(res, {});
      return once(res, 'close');
    });
    expect(await asked(broken)).toEqual({
      answer: 'broken off',
      told: ['numbers 200: header x-total is missing'],
    });
  });

  test('is not looked at where answers are not checked', async () => {
    const handler = sending((res) => res.json(['one']));
    expect(await asked(handler, { checkAnswers: false })).toMatchObject({
      answer: { status: 200, body: ['one'] },
      told: [],
    });
  });
});

describe('what a handler returns', () => {
  test('has the headers that the contract says, whoever has set them', async () => {
    const body = [1];
    const without = await asked(() => ({ status: 200, body }));
    expect(without.told).toEqual(['numbers 200: header x-total is missing']);
    const returned = await asked(() => ({ status: 200, body, headers: { 'x-total': '1' } }));
    expect(returned).toMatchObject({ answer: { status: 200, body }, told: [] });
    const set = await asked((_request, { res }) => {
      res.setHeader('X-Total', 1);
      return { status: 200, body };
    });
    expect(set).toMatchObject({ answer: { status: 200, body }, told: [] });
  });

  test('may be a stream, whose head is checked before it begins', async () => {
    const stream = (headersOfIt: Record<string, string>) =>
      asked(() => ({
        status: 200,
        body: Readable.from(['1', '2']),
        headers: { 'Content-Type': 'text/plain', ...headersOfIt },
      }));
    expect(await stream({ 'X-Total': '2' })).toMatchObject({ answer: { body: '12' }, told: [] });
    expect(await stream({})).toMatchObject({
      answer: { status: 500, body: { told: 'numbers 200: header x-total is missing' } },
    });
  });
});
