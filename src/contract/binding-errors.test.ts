import { describe, expect, test } from 'vitest';
import { catchInternalErrors } from '../../testing/base/internal-errors.ts';
import {
  fine,
  KnownError,
  say,
  serveThings,
  WAYS,
  type Handlers,
  type ServeOptions,
} from '../../testing/contract/things.ts';
import type { Logger } from '../base/logger.ts';
import { HttpError } from '../http/http-error.ts';
import type { AnyHandler } from './handler.ts';

describe.each(WAYS)('bound with %s', (_, bind) => {
  const serve = (handlers: Handlers, options?: ServeOptions) =>
    serveThings(bind, handlers, options);

  test('an error of the engine is answered with a message of the family', async () => {
    const { ask, logged } = await serve({
      ...fine,
      getThing: async () => {
        throw new KnownError('spilt');
      },
    });
    expect(await ask('GET', '/things/ab')).toEqual([409, { message: 'spilt' }]);
    expect(logged).toEqual([]);
  });

  test('a handler may refuse', async () => {
    const refuse: AnyHandler = () => {
      throw say(409, 'not now');
    };
    const { ask, logged } = await serve({
      getThing: refuse,
      postThing: async (request) => refuse(request),
    });
    expect(await ask('GET', '/things/ab')).toEqual([409, { message: 'not now' }]);
    expect(await ask('POST', '/things', '{"name":"x"}')).toEqual([409, { message: 'not now' }]);
    expect(logged).toEqual([]);
  });

  test('an exception in a handler is logged, and the next request is answered', async () => {
    const fail: AnyHandler = () => {
      throw new Error('a bug');
    };
    const { ask, logged } = await serve({
      getThing: fail,
      postThing: async (request) => fail(request),
    });
    expect(await ask('GET', '/things/ab')).toEqual([500, { message: 'our fault' }]);
    expect(await ask('POST', '/things', '{"name":"x"}')).toEqual([500, { message: 'our fault' }]);
    expect(await ask('GET', '/nothing')).toEqual([404, { message: 'nothing at /nothing' }]);
    expect(logged).toEqual(['a bug', 'a bug']);
  });

  test('an answer that can not be serialized is an internal error', async () => {
    const circular: Record<string, unknown> = {};
    circular['self'] = circular;
    const { ask, logged } = await serve({
      ...fine,
      getThing: () => ({ status: 200, body: circular }),
    });
    expect(await ask('GET', '/things/ab')).toEqual([500, { message: 'our fault' }]);
    expect(logged).toHaveLength(1);
  });

  test('if even the answer to an error can not be made, the connection ends, and others are served', async () => {
    const seen = catchInternalErrors();
    const body = {
      toJSON() {
        throw new Error('no answer');
      },
    };
    const refuse = () => Promise.reject(new HttpError(400, 'not so', body));
    const { ask } = await serve({ ...fine, postThing: refuse });
    await expect(ask('POST', '/things', '{"name":"x"}')).rejects.toThrow('socket hang up');
    expect(await ask('GET', '/things/ab')).toMatchObject([200, {}]);
    expect(seen).toEqual([{ where: 'http', message: 'no answer' }]);
  });

  test('if responses are checked, so are refusals: an undocumented one is an internal error', async () => {
    const refuse = { checkResponses: true, authenticate: () => Promise.reject(say(402, 'pay')) };
    const { ask, logged } = await serve(fine, refuse);
    expect(await ask('GET', '/things/ab')).toEqual([500, { message: 'our fault' }]);
    expect(await ask('GET', '/nothing')).toEqual([500, { message: 'our fault' }]);
    expect(logged).toEqual(['getThing documents no 402', 'unmatched documents no 404']);
  });

  test('if responses are checked, an undocumented answer is an internal error', async () => {
    const { ask, logged } = await serve(
      { ...fine, getThing: () => ({ status: 418, body: {} }) },
      { checkResponses: true },
    );
    expect(await ask('GET', '/things/ab')).toEqual([500, { message: 'our fault' }]);
    expect(logged).toEqual(['getThing documents no 418']);
    expect(await ask('POST', '/things')).toEqual([200, { body: 'none' }]);
  });

  test('the id of a request is repeated and logged; a failed request without one gets one', async () => {
    const lines: object[] = [];
    const log = {
      debug: (fields: object) => lines.push(fields),
      error: (fields: object) => lines.push(fields),
    };
    const handlers = {
      ...fine,
      postThing: () => {
        throw new Error('a bug');
      },
    };
    const { url } = await serve(handlers, {
      log: log as unknown as Logger,
      logRequests: true,
      requestId: () => 'made-1',
      observer: { now: () => 0, of: () => ({ answered: () => undefined }) },
    });
    const idOf = async (path: string, method: string, given?: string) => {
      const headers = { 'x-size': 'L', ...(given !== undefined && { 'x-request-id': given }) };
      const response = await fetch(`${url}${path}`, { method, headers });
      return response.headers.get('x-request-id');
    };
    expect(await idOf('/things/ab', 'GET', 'req-7')).toBe('req-7');
    expect(await idOf('/things/ab', 'GET')).toBeNull();
    expect(await idOf('/things/ab', 'GET', 'not "fit"')).toBeNull();
    expect(await idOf('/nowhere', 'GET', 'req-8')).toBe('req-8');
    expect(await idOf('/things', 'POST')).toBe('made-1');
    const about = { family: 'things', milliseconds: 0 };
    const got = { ...about, operation: 'getThing', method: 'GET', status: 200, code: undefined };
    expect(lines).toEqual([
      { ...got, request: 'req-7' },
      { ...got, request: undefined },
      { ...got, request: undefined },
      { ...got, operation: undefined, status: 404, request: 'req-8' },
      {
        err: new Error('a bug'),
        where: 'http',
        family: 'things',
        operation: 'postThing',
        request: 'made-1',
      },
      { ...got, operation: 'postThing', method: 'POST', status: 500, request: 'made-1' },
    ]);
  });
});
