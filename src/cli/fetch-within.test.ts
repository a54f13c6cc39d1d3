import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchWithin } from './fetch-within.ts';

const server = createServer((request, response) => {
  if (request.url === '/answers') response.end('hello');
});
let url: string;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('a request that is answered in time resolves with the response', async () => {
  const response = await fetchWithin(60_000, new Request(`${url}/answers`));
  expect(await response.text()).toBe('hello');
});

test('a request without an answer rejects after the time limit', async () => {
  await expect(fetchWithin(1, new Request(`${url}/silent`))).rejects.toThrow('no answer came');
});

test('a request that the caller aborts rejects at once', async () => {
  const signal = AbortSignal.abort(new Error('enough'));
  const request = new Request(`${url}/silent`, { signal });
  await expect(fetchWithin(60_000, request)).rejects.toThrow('enough');
});
