import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import Ajv2020 from 'ajv/dist/2020.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { catchInternalErrors } from '../../testing/base/internal-errors.ts';
import { MemoryBudget } from '../base/memory-budget.ts';
import { listen, type Listening } from '../http/server.ts';
import { rawConnection } from '../../testing/http/http.ts';
import type { Logger } from '../base/logger.ts';
import type { BinderOptions } from './binder-options.ts';
import { bindDirect } from './direct.ts';
import { bindExpress } from '../express/application.ts';
import type { ContractErrors, Family } from './family.ts';
import type { AnyHandler } from './handler.ts';
import { HttpError } from '../http/http-error.ts';

/** A family with a few operations, whose handlers cover what a binder has to cope with. */
const contract = {
  openapi: '3.1.0',
  info: { title: 'Things', version: '1' },
  'x-any-content-type': true,
  paths: {
    '/things/{id}': {
      get: {
        operationId: 'getThing',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string', minLength: 2 } },
          { name: 'color', in: 'query', schema: { type: 'string', enum: ['red', 'blue'] } },
          { name: 'X-Size', in: 'header', required: true, schema: { type: 'string' } },
        ],
        responses: { 200: { description: 'It.' } },
      },
    },
    '/things': {
      post: {
        operationId: 'postThing',
        requestBody: {
          required: false,
          content: { 'application/json': { schema: { type: 'object', required: ['name'] } } },
        },
        responses: { 200: { description: 'It.' } },
      },
    },
  },
};

const compile = (schema: object) => new Ajv2020.default({ strict: false }).compile(schema);
const [id, color, size] = contract.paths['/things/{id}'].get.parameters;
const validators = {
  getThingParameters: compile({
    properties: {
      path: { properties: { id: id!.schema }, required: ['id'] },
      query: { properties: { color: color!.schema } },
      header: { properties: { 'x-size': size!.schema }, required: ['x-size'] },
    },
  }),
  postThingParameters: compile({}),
  postThingBody: compile(
    contract.paths['/things'].post.requestBody.content['application/json'].schema,
  ),
};

const say = (status: number, message: string) => new HttpError(status, message, { message });
/** An error that an engine behind the family might throw. */
class KnownError extends Error {}

const errors: ContractErrors = {
  invalid: ({ in: place, at, message }) => say(422, `${place} ${at} ${message}`),
  malformedBody: (reason) => say(400, reason),
  bodyTooLarge: (limit, actual) => say(413, `${actual} of ${limit}`),
  crowded: () => say(413, 'crowded'),
  otherPage: () => say(403, 'other page'),
  unread: () => say(503, 'unread'),
  methodNotAllowed: (method, allowed) => say(405, `${method} is none of ${allowed.join(', ')}`),
  notFound: (path) => say(404, `nothing at ${path}`),
  connection: (status) => say(status, 'connection'),
  known: (error) => (error instanceof KnownError ? say(409, error.message) : undefined),
  ofStatus: say,
  suspended: (reason) => say(503, reason),
  internal: () => say(500, 'our fault'),
};

const LIMIT = 4_000_000;

type Handlers = Record<string, AnyHandler>;
const fine: Handlers = {
  getThing: ({ path, query }) => ({ status: 200, body: { path, query: { ...query } } }),
  postThing: ({ body, rawBody }) => ({
    status: 200,
    body: rawBody.length > 100 ? 'long' : { body: body ?? 'none' },
  }),
};

type Things = Family<Record<string, never>, string>;
/** How the family is served, where a test is about that. */
type ServeOptions = Partial<
  Pick<Things, 'authenticate'> & Pick<BinderOptions, 'checkResponses' | 'stopping' | 'memory'>
> & {
  /** What the contract says of `postThing` besides. */
  readonly marks?: object;
};

function familyOf(
  handlers: Handlers,
  authenticate: Things['authenticate'] = () => 'anybody',
): Things {
  return {
    name: 'things',
    contract: contract as unknown as Family<never, never>['contract'],
    validators,
    errors,
    handlers: handlers as never,
    authenticate,
    ownerOf: (caller) => caller,
    bodyLimit: () => LIMIT,
  };
}

/** The contract, with marks of one operation. */
function markedContract(marks: object): Things['contract'] {
  const marked: unknown = structuredClone(contract);
  Object.assign((marked as typeof contract).paths['/things'].post, marks);
  return marked as Things['contract'];
}

describe.each([
  ['compiled validators', bindDirect],
  ['Express', bindExpress],
])('bound with %s', (_, bind) => {
  let server: Listening | undefined;
  let logged: unknown[];
  beforeEach(() => (logged = []));
  afterEach(async () => {
    await server?.close();
    server = undefined;
  });

  async function serve(
    handlers: Handlers,
    { authenticate, marks, ...options }: ServeOptions = {},
  ): Promise<void> {
    const log = { error: (fields: { err: Error }) => logged.push(fields.err.message) };
    const family = familyOf(handlers, authenticate);
    const back = bind(
      { ...family, ...(marks !== undefined && { contract: markedContract(marks) }) },
      { log: log as unknown as Logger, ...options },
    );
    server = await listen(back, errors, { host: '127.0.0.1', port: 0 });
  }

  function ask(
    method: string,
    path: string,
    body?: string,
    headers: Readonly<Record<string, string>> = { 'x-size': 'L' },
  ) {
    return new Promise((resolve, reject) => {
      const request = httpRequest({ port: server!.port, method, path, headers }, (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => resolve([response.statusCode, JSON.parse(text)]));
      });
      request.on('error', reject);
      request.end(body);
    });
  }

  test('a handler receives the declared parameters and the body, validated', async () => {
    await serve(fine);
    expect(await ask('GET', '/things/a%2Fb?color=red')).toEqual([
      200,
      { path: { id: 'a/b' }, query: { color: 'red' } },
    ]);
    expect(await ask('POST', '/things', '{"name":"x"}')).toEqual([200, { body: { name: 'x' } }]);
    expect(await ask('POST', '/things')).toEqual([200, { body: 'none' }]);
  });

  test('a request that does not conform is refused with a message of the family', async () => {
    await serve(fine);
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

  describe('large bodies', () => {
    const MB = 1024 * 1024;
    const large = JSON.stringify({ name: 'x'.repeat(MB) });
    const post = 'POST /things HTTP/1.1\r\nHost: a\r\nx-size: L\r\n';

    test('share the memory for bodies, and those without room are refused', async () => {
      const memory = new MemoryBudget(2.5 * MB);
      await serve(fine, { memory });
      const slow = await rawConnection(server!.port);
      slow.write(`${post}Content-Length: ${large.length}\r\n\r\n${large.slice(0, -1)}`);
      await expect.poll(() => memory.taken).toBe(large.length - 1);
      expect(await ask('POST', '/things', large)).toEqual([413, { message: 'crowded' }]);
      expect(await ask('POST', '/things', '{"name":"x"}')).toEqual([200, { body: { name: 'x' } }]);
      slow.write('}');
      expect(await slow.until((all) => all.endsWith('"long"'))).toMatch(/^HTTP\/1.1 200 /);
      expect(await ask('POST', '/things', large)).toEqual([200, 'long']);
      await expect.poll(() => memory.taken).toBe(0);
      slow.socket.destroy();
    });

    test('take it until they are answered', async () => {
      const memory = new MemoryBudget(2.5 * MB);
      const answered = Promise.withResolvers<void>();
      const handler: AnyHandler = async () => {
        await answered.promise;
        return { status: 200, body: 'long' };
      };
      await serve({ ...fine, postThing: handler }, { memory });
      const first = ask('POST', '/things', large);
      await expect.poll(() => memory.taken).toBe(large.length);
      expect(await ask('POST', '/things', large)).toEqual([413, { message: 'crowded' }]);
      answered.resolve();
      expect(await first).toEqual([200, 'long']);
      await expect.poll(() => memory.taken).toBe(0);
    });

    test.each(['Content-Length: 2000000', 'Transfer-Encoding: chunked'])(
      'take nothing any more once their clients have left (%s)',
      async (header) => {
        const memory = new MemoryBudget(10 * MB);
        await serve(fine, { memory });
        const client = await rawConnection(server!.port);
        const pipelined = `${post}Content-Length: 0\r\n\r\n`;
        client.write(`${pipelined}${post}${header}\r\n\r\n100000\r\n${'x'.repeat(MB - 1)}`);
        await expect.poll(() => memory.taken).toBeGreaterThan(MB - 100);
        client.socket.destroy();
        await expect.poll(() => memory.taken).toBe(0);
      },
    );

    test('leave room for those of other owners', async () => {
      const memory = new MemoryBudget(5 * MB);
      const authenticate: Things['authenticate'] = ({ headers }) => String(headers['x-owner']);
      await serve(fine, { authenticate, memory });
      const slow = await rawConnection(server!.port);
      const head = `${post}x-owner: one\r\nContent-Length: ${2 * MB}\r\n\r\n`;
      slow.write(`${head}{"name":"${'x'.repeat(1.5 * MB)}`);
      await expect.poll(() => memory.taken).toBeGreaterThan(1.5 * MB);
      const of = (owner: string) =>
        ask('POST', '/things', large, { 'x-size': 'L', 'x-owner': owner });
      expect(await of('one')).toEqual([413, { message: 'crowded' }]);
      expect(await of('two')).toEqual([200, 'long']);
      slow.socket.destroy();
    });
  });

  describe('large answers that are not read', () => {
    const MB = 1024 * 1024;
    /** The machine may be busy. */
    const PATIENT = { timeout: 50_000 };
    const answer = { status: 200 as const, body: 'x'.repeat(8 * MB) };
    const unread: Socket[] = [];
    afterEach(() => {
      for (const socket of unread.splice(0)) socket.destroy();
    });
    /** Sends a request, and does not read the answer. */
    const askWithoutReading = async () => {
      const socket = connect(server!.port, '127.0.0.1');
      socket.pause();
      await once(socket, 'connect');
      const head = 'POST /things HTTP/1.1\r\nHost: a\r\nx-size: L\r\nContent-Length: 12';
      socket.write(`${head}\r\n\r\n{"name":"x"}`);
      unread.push(socket);
      return socket;
    };
    const handlers = { ...fine, postThing: () => answer };

    test('take memory until they are read, or their clients leave', async () => {
      const memory = new MemoryBudget(100 * MB);
      await serve(handlers, { memory });
      const [reader, leaver] = [await askWithoutReading(), await askWithoutReading()];
      await expect.poll(() => memory.taken, PATIENT).toBeGreaterThan(16 * MB);
      reader.resume();
      await expect.poll(() => memory.taken, PATIENT).toBeLessThan(9 * MB);
      leaver.destroy();
      await expect.poll(() => memory.taken, PATIENT).toBe(0);
      await expect.poll(() => reader.bytesRead, PATIENT).toBeGreaterThan(8 * MB);
    });

    test.each([
      ['reads', 503, 2, { 'x-changes': false }],
      ['takes', 503, 1, { 'x-takes': true }],
      ['changes', 200, 2, {}],
    ] as const)(
      'leave no room for others; of an operation that %s the status is then %i',
      async (_, status, handled, marks) => {
        const memory = new MemoryBudget(20 * MB);
        let calls = 0;
        const postThing = () => {
          calls++;
          return answer;
        };
        await serve({ ...fine, postThing }, { memory, marks });
        await askWithoutReading();
        await expect.poll(() => memory.taken, PATIENT).toBeGreaterThan(8 * MB);
        // As much as may be taken.
        memory.change('anybody', 2 * MB);
        const [answered, body] = (await ask('POST', '/things', '{"name":"x"}', {
          'x-size': 'L',
        })) as [number, unknown];
        expect([answered, calls]).toEqual([status, handled]);
        if (status === 503) expect(body).toEqual({ message: 'unread' });
      },
    );
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
    const back = bind(familyOf(handlers), {
      log: log as unknown as Logger,
      logRequests: true,
      requestId: () => 'made-1',
      observer: { now: () => 0, of: () => ({ answered: () => undefined }) },
    });
    server = await listen(back, errors, { host: '127.0.0.1', port: 0 });
    const idOf = async (path: string, method: string, given?: string) => {
      const headers = { 'x-size': 'L', ...(given !== undefined && { 'x-request-id': given }) };
      const response = await fetch(`${server!.url}${path}`, { method, headers });
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

  test('if even the answer to an error can not be made, the connection ends, and others are served', async () => {
    const seen = catchInternalErrors();
    const body = {
      toJSON() {
        throw new Error('no answer');
      },
    };
    const refuse = () => Promise.reject(new HttpError(400, 'not so', body));
    await serve({ ...fine, postThing: refuse });
    await expect(ask('POST', '/things', '{"name":"x"}')).rejects.toThrow('socket hang up');
    expect(await ask('GET', '/things/ab')).toMatchObject([200, {}]);
    expect(seen).toEqual([{ where: 'http', message: 'no answer' }]);
  });

  test('authentication may be asynchronous, and ends before the body is read', async () => {
    const handlers = { ...fine, postThing: ({ caller }: { caller: unknown }) => thing(caller) };
    const thing = (body: unknown) => ({ status: 200, body: { body } });
    const authenticate: Things['authenticate'] = async (request) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (request.headers['x-size'] === 'S') throw say(401, 'too small');
      return 'somebody';
    };
    await serve(handlers, { authenticate });
    expect(await ask('POST', '/things', '{"name":"x"}')).toEqual([200, { body: 'somebody' }]);
    const small = { 'x-size': 'S' };
    expect(await ask('POST', '/things', 'not JSON', small)).toEqual([
      401,
      { message: 'too small' },
    ]);
    expect(await ask('GET', '/things/ab')).toMatchObject([200, {}]);
    expect(logged).toEqual([]);
  });

  test('an error of the engine is answered with a message of the family', async () => {
    await serve({
      ...fine,
      getThing: async () => {
        throw new KnownError('spilt');
      },
    });
    expect(await ask('GET', '/things/ab')).toEqual([409, { message: 'spilt' }]);
    expect(logged).toEqual([]);
  });

  test('a body may be very deeply nested', async () => {
    await serve(fine);
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

  test('a handler may refuse', async () => {
    const refuse: AnyHandler = () => {
      throw say(409, 'not now');
    };
    await serve({ getThing: refuse, postThing: async (request) => refuse(request) });
    expect(await ask('GET', '/things/ab')).toEqual([409, { message: 'not now' }]);
    expect(await ask('POST', '/things', '{"name":"x"}')).toEqual([409, { message: 'not now' }]);
    expect(logged).toEqual([]);
  });

  test('an exception in a handler is logged, and the next request is answered', async () => {
    const fail: AnyHandler = () => {
      throw new Error('a bug');
    };
    await serve({ getThing: fail, postThing: async (request) => fail(request) });
    expect(await ask('GET', '/things/ab')).toEqual([500, { message: 'our fault' }]);
    expect(await ask('POST', '/things', '{"name":"x"}')).toEqual([500, { message: 'our fault' }]);
    expect(await ask('GET', '/nothing')).toEqual([404, { message: 'nothing at /nothing' }]);
    expect(logged).toEqual(['a bug', 'a bug']);
  });

  test('an answer that can not be serialized is an internal error', async () => {
    const circular: Record<string, unknown> = {};
    circular['self'] = circular;
    await serve({ ...fine, getThing: () => ({ status: 200, body: circular }) });
    expect(await ask('GET', '/things/ab')).toEqual([500, { message: 'our fault' }]);
    expect(logged).toHaveLength(1);
  });

  test('if responses are checked, so are refusals: an undocumented one is an internal error', async () => {
    const refuse = { checkResponses: true, authenticate: () => Promise.reject(say(402, 'pay')) };
    await serve(fine, refuse);
    expect(await ask('GET', '/things/ab')).toEqual([500, { message: 'our fault' }]);
    expect(await ask('GET', '/nothing')).toEqual([500, { message: 'our fault' }]);
    expect(logged).toEqual(['getThing documents no 402', 'unmatched documents no 404']);
  });

  test('if responses are checked, an undocumented answer is an internal error', async () => {
    await serve({ ...fine, getThing: () => ({ status: 418, body: {} }) }, { checkResponses: true });
    expect(await ask('GET', '/things/ab')).toEqual([500, { message: 'our fault' }]);
    expect(logged).toEqual(['getThing documents no 418']);
    expect(await ask('POST', '/things')).toEqual([200, { body: 'none' }]);
  });

  test('a client that leaves in the middle of a body causes no error', async () => {
    let called = false;
    await serve({ ...fine, postThing: () => ((called = true), { status: 200, body: {} }) });
    const client = await rawConnection(server!.port);
    client.write('POST /things HTTP/1.1\r\nHost: a\r\nContent-Length: 50\r\n\r\n{"na');
    client.socket.resetAndDestroy();
    expect(await ask('GET', '/nothing')).toEqual([404, { message: 'nothing at /nothing' }]);
    await server!.close();
    server = undefined;
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
    await serve({ ...fine, getThing: untilStopped }, { stopping: stop.signal });
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
    await serve({ ...fine, getThing: answering }, { stopping: stop.signal });
    expect(await ask('GET', '/things/one')).toEqual([200, 'here it is']);
    expect(stop.signal.aborted).toBe(true);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  });

  test('a page of another origin is answered before anybody asks who calls', async () => {
    let asked = 0;
    const authenticate = () => {
      asked += 1;
      return 'anybody';
    };
    await serve(fine, { authenticate });
    const origin = 'https://evil.example';
    const url = `${server!.url}/things`;
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

  test('an operation without a handler, or a handler without an operation, is refused at the start', () => {
    const options = { log: {} as Logger };
    const { getThing } = fine;
    expect(() => bind(familyOf({ getThing: getThing! }), options)).toThrow(
      'things has no handler for postThing',
    );
    expect(() => bind(familyOf({ ...fine, dropThing: getThing! }), options)).toThrow(
      'things has no operation dropThing',
    );
  });
});
