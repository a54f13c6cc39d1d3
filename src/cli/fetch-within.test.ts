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

test('what answers is answered', async () => {
  const response = await fetchWithin(60_000, new Request(`${url}/answers`));
  expect(await response.text()).toBe('hello');
});

test('what does not answer is not waited for', async () => {
  await expect(fetchWithin(1, new Request(`${url}/silent`))).rejects.toThrow('no answer came');
});

test('who has enough need not wait either', async () => {
  const signal = AbortSignal.abort(new Error('enough'));
  const request = new Request(`${url}/silent`, { signal });
  await expect(fetchWithin(60_000, request)).rejects.toThrow('enough');
});
