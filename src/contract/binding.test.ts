import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import {
  familyOf,
  fine,
  LIMIT,
  say,
  serveThings,
  WAYS,
  type Handlers,
  type ServeOptions,
  type Things,
} from '../../testing/contract/things.ts';
import { rawConnection } from '../../testing/http/http.ts';
import { silentLogger } from '../base/logger.ts';
import type { AnyHandler } from './handler.ts';

describe.each(WAYS)('bound with %s', (_, bind) => {
  const serve = (handlers: Handlers, options?: ServeOptions) =>
    serveThings(bind, handlers, options);

  test('a handler receives the declared parameters and the body, validated', async () => {
    const { ask } = await serve(fine);
    expect(await ask('GET', '/things/a%2Fb?color=red')).toEqual([
      200,
      { path: { id: 'a/b' }, query: { color: 'red' } },
    ]);
    expect(await ask('POST', '/things', '{"name":"x"}')).toEqual([200, { body: { name: 'x' } }]);
    expect(await ask('POST', '/things')).toEqual([200, { body: 'none' }]);
  });

  test('a request that does not conform is refused with a message of the family', async () => {
    const { ask, logged } = await serve(fine);
    const answers = [
      [await ask('GET', '/things/a'), [422, 'path id must not have fewer than 2 characters']],
      [await ask('GET', '/things/ab?color=gray'), [422, 'query color must be one of red, blue']],
      [await ask('GET', '/things/ab', undefined, {}), [422, 'header x-size is missing']],
      [await ask('POST', '/things', '{}'), [422, 'body /name is missing']],
      [await ask('POST', '/things', '[]'), [422, 'body  must be an object']],
      [await ask('POST', '/things', 'x'), [400, 'not JSON']],
      [await ask('POST', '/things', 'x'.repeat(LIMIT + 1)), [413, `${LIMIT + 1} of ${LIMIT}`]],
      [await ask('PUT', '/things', '{}'), [405, 'PUT is none of POST']],
      [await ask('GET', '/nothing'), [404, 'nothing at /nothing']],
    ];
    for (const [answer, [status, message]] of answers as [unknown, [number, string]][]) {
      expect(answer).toEqual([status, { message }]);
    }
    expect(logged).toEqual([]);
  });

  test('authentication may be asynchronous, and ends before the body is read', async () => {
    const handlers = { ...fine, postThing: ({ caller }: { caller: unknown }) => thing(caller) };
    const thing = (body: unknown) => ({ status: 200, body: { body } });
    const authenticate: Things['authenticate'] = async (request) => {
      await new Promise(setImmediate);
      if (request.headers['x-size'] === 'S') throw say(401, 'too small');
      return 'somebody';
    };
    const { ask, logged } = await serve(handlers, { authenticate });
    expect(await ask('POST', '/things', '{"name":"x"}')).toEqual([200, { body: 'somebody' }]);
    const small = { 'x-size': 'S' };
    expect(await ask('POST', '/things', 'not JSON', small)).toEqual([
      401,
      { message: 'too small' },
    ]);
    expect(await ask('GET', '/things/ab')).toMatchObject([200, {}]);
    expect(logged).toEqual([]);
  });

  test('a body may be very deeply nested', async () => {
    const { ask } = await serve(fine);
    const depth = 30_000;
    const numbers = `[1e999,${'['.repeat(depth)}${']'.repeat(depth)}]`;
    for (const body of ['['.repeat(depth) + ']'.repeat(depth), numbers]) {
      expect(await ask('POST', '/things', body)).toEqual([
        422,
        { message: 'body  must be an object' },
      ]);
    }
    const objects = `${'{"name":'.repeat(depth)}1${'}'.repeat(depth)}`;
    expect(await ask('POST', '/things', objects)).toHaveProperty('0', 200);
  });

  test('a page of another origin is answered before anybody asks who calls', async () => {
    let asked = 0;
    const authenticate = () => {
      asked += 1;
      return 'anybody';
    };
    const served = await serve(fine, { authenticate });
    const origin = 'https://evil.example';
    const url = `${served.url}/things`;
    const preflight = await fetch(url, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    const basic = `Basic ${btoa('ada:stored')}`;
    const forged = await fetch(url, {
      headers: { origin, authorization: basic, 'x-request-id': 'the-page' },
    });
    expect([forged.status, await forged.json()]).toEqual([403, { message: 'other page' }]);
    expect(forged.headers.get('x-request-id')).toBe('the-page');
    expect(asked).toBe(0);
  });

  test('a client that leaves in the middle of a body causes no error', async () => {
    let called = false;
    const { ask, logged, port, close } = await serve({
      ...fine,
      postThing: () => ((called = true), { status: 200, body: {} }),
    });
    const client = await rawConnection(port);
    client.write('POST /things HTTP/1.1\r\nHost: a\r\nContent-Length: 50\r\n\r\n{"na');
    client.socket.resetAndDestroy();
    expect(await ask('GET', '/nothing')).toEqual([404, { message: 'nothing at /nothing' }]);
    await close();
    expect({ called, logged }).toEqual({ called: false, logged: [] });
  });

  test('waiting requests are notified when the server stops', async () => {
    const stop = new AbortController();
    const waiting = Promise.withResolvers<void>();
    const untilStopped: AnyHandler = async ({ signal }) => {
      waiting.resolve();
      if (!signal.aborted) await once(signal, 'abort');
      return { status: 200, body: 'nothing came' };
    };
    const { ask } = await serve({ ...fine, getThing: untilStopped }, { stopping: stop.signal });
    const answer = ask('GET', '/things/one');
    await waiting.promise;
    stop.abort();
    expect(await answer).toEqual([200, 'nothing came']);
    expect(await ask('GET', '/things/two')).toEqual([200, 'nothing came']);
  });

  test('a request whose answer is on its way when the server stops does not abort', async () => {
    const stop = new AbortController();
    const signals: AbortSignal[] = [];
    const answering: AnyHandler = ({ signal }) => {
      signals.push(signal);
      setImmediate(() => stop.abort());
      return { status: 200, body: 'here it is' };
    };
    const { ask } = await serve({ ...fine, getThing: answering }, { stopping: stop.signal });
    expect(await ask('GET', '/things/one')).toEqual([200, 'here it is']);
    expect(stop.signal.aborted).toBe(true);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  });

  test('an operation without a handler, or a handler without an operation, is refused at the start', () => {
    const options = { log: silentLogger };
    const { getThing } = fine;
    expect(() => bind(familyOf({ getThing: getThing! }), options)).toThrow(
      'things has no handler for postThing',
    );
    expect(() => bind(familyOf({ ...fine, dropThing: getThing! }), options)).toThrow(
      'things has no operation dropThing',
    );
  });
});
