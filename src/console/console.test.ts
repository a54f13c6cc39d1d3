import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import type { Listening } from '../http/server.ts';
import { rawConnection } from '../http/testing.ts';
import { openLog } from '../log.ts';
import { loadSettings } from '../settings/load.ts';
import { startConsole } from './server.ts';

let server: Listening;
beforeAll(async () => {
  const settings = loadSettings({ flags: { consolePort: '0' }, env: {} });
  server = await startConsole(settings, openLog('error'));
});
afterAll(() => server.close());

/** Asks for a path as it stands, which `fetch` would tidy up. */
async function ask(path: string, method = 'GET') {
  const client = await rawConnection(server.port);
  client.write(`${method} ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  const received = await client.closed();
  const [head = '', ...body] = received.split('\r\n\r\n');
  return { status: Number(head.slice(9, 12)), head, body: body.join('\r\n\r\n') };
}

test('/health says that all is well, and which version this is', async () => {
  const { status, body } = await ask('/health');
  expect(status).toBe(200);
  expect(JSON.parse(body)).toEqual({ status: 'ok', version: packageJson.version });
  expect(await ask('/health', 'HEAD')).toMatchObject({ status: 200, body: '' });
});

test.each([
  ['POST', '/health'],
  ['FOO', '/'],
  ['get', '/health'],
  ['CONNECT', 'a:1'],
])('%s %s is answered with 405', async (method, target) => {
  const { status, head, body } = await ask(target, method);
  expect(status).toBe(405);
  expect(head).toMatch(/^allow: GET, HEAD$/im);
  expect(JSON.parse(body)).toEqual({ error: `method ${method} is not allowed, use GET or HEAD` });
});

describe('/metrics', () => {
  test('is nowhere on a platform that has none', async () => {
    expect(await ask('/metrics')).toMatchObject({ status: 404 });
  });

  test('is what there is to tell at the moment of asking', async () => {
    const settings = loadSettings({ flags: { consolePort: '0' }, env: {} });
    let asked = 0;
    const counting = await startConsole(settings, openLog('error'), () => `asked ${++asked}\n`);
    try {
      for (const text of ['asked 1\n', 'asked 2\n']) {
        const response = await fetch(`${counting.url}/metrics`);
        expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4(;|$)/);
        expect(await response.text()).toBe(text);
      }
    } finally {
      await counting.close();
    }
  });
});

test('/ is the docs site, or says how to build it', async () => {
  const { status, body } = await ask('/');
  expect(status).toBe(200);
  expect(body).toMatch(/<!doctype html>|npm run docs/i);
});

describe('what is not there is said so in JSON, without a word about the server:', () => {
  test.each([
    '/nowhere',
    '/%ff',
    '/%',
    '/a%00b',
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '//package.json',
    '/.git/config',
  ])('%s', async (path) => {
    const { status, head, body } = await ask(path);
    expect(status).toBe(404);
    expect(head).toMatch(/content-type: application\/json/i);
    expect(head).not.toMatch(/x-powered-by/i);
    expect(JSON.parse(body)).toEqual({ error: expect.stringMatching(/^there is nothing at \//) });
  });
});

test('what is not HTTP is answered too', async () => {
  const client = await rawConnection(server.port);
  client.write('hello\r\n\r\n');
  expect(await client.closed()).toMatch(/^HTTP\/1.1 400 .*\{"error":"not an HTTP request"\}$/s);
});
