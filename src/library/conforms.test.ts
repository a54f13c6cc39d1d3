import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import express from 'express';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { contract } from '../express/contract.ts';
import { conforms } from './conforms.ts';
import { conformsTest } from './vitest.ts';

const SHOP = {
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1.0.0' },
  paths: {
    '/prices/{id}': {
      get: {
        operationId: 'getPrice',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
        responses: {
          200: {
            description: 'In cents.',
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['cents'],
                  properties: { cents: { type: 'integer' } },
                },
              },
            },
          },
          400: { description: 'No.' },
        },
      },
    },
    '/orders': {
      post: {
        operationId: 'order',
        requestBody: {
          content: { 'application/json': { schema: { type: 'object', required: ['id'] } } },
        },
        responses: { 204: { description: 'Ordered.' } },
      },
    },
  },
};

/** A shop that has its price in the wrong unit for one thing, and takes any order. */
const app = express()
  .get(
    '/prices/:id',
    ({ params }, response) =>
      void response.json(params.id === '13' ? { euros: 1 } : { cents: 100 }),
  )
  .post('/orders', express.json(), (_request, response) => void response.status(204).end());
const server = createServer(app as RequestListener);
let url: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

test('exchanges of a client are held against the contract', async () => {
  const conformance = conforms(SHOP, { at: url });
  expect(await (await conformance.fetch(`${url}/prices/1`)).json()).toEqual({ cents: 100 });
  await conformance.check();
  await conformance.fetch(`${url}/prices/13`);
  await expect(conformance.check()).rejects.toThrow(
    /getPrice, response\.body\/cents: cents is missing \(openapi\.json/,
  );
  // What has been told is not told again.
  await conformance.check();
});

test('exchanges of a server are held against the contract', async () => {
  const conformance = conforms(SHOP);
  const watched = createServer(app as RequestListener);
  conformance.watch(watched);
  await new Promise<void>((resolve) => void watched.listen(0, '127.0.0.1', resolve));
  const { port } = watched.address() as AddressInfo;
  const body = JSON.stringify({ name: 'pears' });
  const headers = { 'content-type': 'application/json' };
  await fetch(`http://127.0.0.1:${port}/orders`, { method: 'POST', headers, body });
  expect(await conformance.findings()).toMatchObject([
    {
      kind: 'request-body',
      operation: 'order',
      message: 'id is missing, and was answered with 204',
    },
  ]);
  watched.close();
});

describe('a server is understood', () => {
  const CENTS = '{"cents":1}';
  const JSON_TYPE = { 'content-type': 'application/json' };

  test.each<[string, (response: ServerResponse) => void]>([
    [
      'that writes its headers at once',
      (response) => response.writeHead(200, JSON_TYPE).end(CENTS),
    ],
    [
      'that writes them as a list',
      (response) => response.writeHead(200, 'OK', Object.entries(JSON_TYPE).flat()).end(CENTS),
    ],
    [
      'that writes some of them',
      (response) => response.setHeader('x-a', 'b').writeHead(200, JSON_TYPE).end(CENTS),
    ],
    [
      'that compresses its answers',
      (response) =>
        response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }).end(gzipSync(CENTS)),
    ],
  ])('%s', async (_which, answer) => {
    const watched = createServer((_request, response) => answer(response));
    const conformance = conforms(SHOP);
    conformance.watch(watched);
    await new Promise<void>((resolve) => void watched.listen(0, '127.0.0.1', resolve));
    const { port } = watched.address() as AddressInfo;
    expect(await (await fetch(`http://127.0.0.1:${port}/prices/1`)).text()).toBe(CENTS);
    await conformance.check();
    watched.close();
  });

  test('that is asked for what is no URL', async () => {
    const watched = createServer((_request, response) => void response.writeHead(404).end());
    const conformance = conforms(SHOP);
    conformance.watch(watched);
    await new Promise<void>((resolve) => void watched.listen(0, '127.0.0.1', resolve));
    const { port } = watched.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.end('GET // HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n');
    await once(socket.resume(), 'close');
    expect(await conformance.findings()).toEqual([]);
    watched.close();
  });
});

describe('answers without an end', () => {
  const FOREVER = {
    ...SHOP,
    paths: { '/log': { get: { operationId: 'readLog', responses: {} } } },
  };

  /** Serves an answer that begins and does not end. */
  async function serving(
    type: string,
    conformance?: ReturnType<typeof conforms>,
    begin = '{"line":1}\n',
  ) {
    const endless = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': type }).write(begin);
    });
    conformance?.watch(endless);
    await new Promise<void>((resolve) => void endless.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => endless.close().closeAllConnections());
    return `http://127.0.0.1:${(endless.address() as AddressInfo).port}/log`;
  }

  test.each(['application/x-ndjson', 'text/event-stream'])(
    'of %s are checked as far as they have come',
    async (type) => {
      const ofServer = conforms(FOREVER, { patience: 20 });
      const at = await serving(type, ofServer);
      const ofClient = conforms(FOREVER, { at, patience: 20 });
      await ofClient.fetch(at);
      for (const conformance of [ofClient, ofServer]) {
        const undocumented = { kind: 'undocumented-status', operation: 'readLog' };
        expect(await conformance.findings()).toMatchObject([undocumented]);
        await expect(conformance.check()).rejects.toThrow('200 is not documented');
        await conformance.check();
      }
    },
  );

  test('are told as not checked whole', async () => {
    const responses = {
      200: { description: 'OK', content: { 'application/json': { schema: {} } } },
    };
    const documented = {
      ...SHOP,
      paths: { '/log': { get: { operationId: 'readLog', responses } } },
    };
    const at = await serving('application/json');
    const conformance = conforms(documented, { at, patience: 20 });
    await conformance.fetch(at);
    await conformance.check();
    expect(conformance.unchecked).toEqual(['readLog: the response body had not ended yet']);
  });

  test.each(['application/x-ndjson', 'text/event-stream'])(
    'of %s have their whole items held against their schema',
    async (type) => {
      const line = { type: 'object', required: ['text'] };
      const itemSchema =
        type === 'text/event-stream' ? { properties: { data: { maxLength: 3 } } } : line;
      const responses = { 200: { description: 'OK', content: { [type]: { itemSchema } } } };
      const documented = {
        ...SHOP,
        openapi: '3.2.0',
        paths: { '/log': { get: { operationId: 'readLog', responses } } },
      };
      const ofServer = conforms(documented, { patience: 20 });
      const at = await serving(type, ofServer, 'data: 1\n\n{"line":1}\ndata: four\n\n{"li');
      const ofClient = conforms(documented, { at, patience: 20 });
      const { body } = await ofClient.fetch(at);
      const reader = body!.getReader();
      await reader.read();
      for (const conformance of [ofClient, ofServer]) {
        const kinds = (await conformance.findings()).map(({ kind }) => kind);
        expect(new Set(kinds)).toEqual(new Set(['response-body']));
        expect(conformance.unchecked).toEqual(['readLog: the response body had not ended yet']);
      }
      await reader.cancel();
    },
  );

  test('of which a client has enough end for the service', async () => {
    const closed = Promise.withResolvers<void>();
    const events = createServer((_request, response) => {
      response.once('close', closed.resolve);
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n');
    });
    await new Promise<void>((resolve) => void events.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => events.close().closeAllConnections());
    const at = `http://127.0.0.1:${(events.address() as AddressInfo).port}/log`;
    const response = await conforms(FOREVER, { at }).fetch(at);
    expect(response.url).toBe(at);
    await response.body!.cancel();
    await closed.promise;
  });

  test('that break off are checked without waiting', async () => {
    const conformance = conforms(FOREVER, { patience: 1e9 });
    const at = await serving('application/x-ndjson', conformance);
    const leaving = new AbortController();
    await fetch(at, { signal: leaving.signal });
    leaving.abort();
    expect(await conformance.findings()).toMatchObject([{ kind: 'undocumented-status' }]);
  });
});

test('a middleware sees what an application answers by its contract', async () => {
  const conformance = conforms(SHOP);
  const handlers = {
    getPrice: () => ({ status: 200, body: { cents: 1 } }),
    order: () => ({ status: 204, body: undefined }),
  };
  const conforming = express().use(conformance.middleware).use(contract(SHOP, { handlers }));
  const served = createServer(conforming as RequestListener);
  await new Promise<void>((resolve) => void served.listen(0, '127.0.0.1', resolve));
  const { port } = served.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.1:${port}/prices/1`)).status).toBe(200);
  await conformance.check();
  served.close();
});

test('an address ends where its path does', async () => {
  const conformance = conforms(SHOP, { at: `${url}/price` });
  expect((await conformance.fetch(`${url}/prices/13`)).status).toBe(200);
  expect(await conformance.findings()).toEqual([]);
});

test('what is no concern of the contract is left alone', async () => {
  const conformance = conforms(SHOP, {
    at: 'http://127.0.0.1:9',
    ignore: ({ kind }) => kind === 'slow',
  });
  expect((await conformance.fetch(`${url}/prices/13`)).status).toBe(200);
  expect(await conformance.findings()).toEqual([]);
});

const conforming = conformsTest({
  contract: SHOP,
  // Known when the first test begins.
  get at() {
    return url;
  },
});

conforming('a test has what was found', async ({ conformance }) => {
  expect((await fetch(`${url}/prices/1`)).status).toBe(200);
  expect(await conformance.findings()).toEqual([]);
  expect(globalThis.fetch).toBe(conformance.fetch);
});

const OVERLAY = join(mkdtempSync(join(tmpdir(), 'plinth-conforms-')), 'overlay.yaml');
writeFileSync(
  OVERLAY,
  `overlay: 1.0.0
info: { title: In euros, version: '1' }
actions:
  - target: $.paths['/prices/{id}'].get.responses['200'].content['application/json'].schema
    update: { required: [euros] }
`,
);
afterAll(() => rmSync(dirname(OVERLAY), { recursive: true }));

const overlaid = conformsTest({
  contract: SHOP,
  overlays: [OVERLAY],
  get at() {
    return url;
  },
});

overlaid.fails('overlays change what a test is held against', async () => {
  expect((await fetch(`${url}/prices/1`)).status).toBe(200);
});

conforming.fails('a test fails with the finding', async () => {
  expect((await fetch(`${url}/prices/13`)).status).toBe(200);
});

conforming('what another test has found is not told again', async ({ conformance }) => {
  expect(await conformance.findings()).toEqual([]);
});
