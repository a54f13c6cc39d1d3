import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { controlAnswer } from '../harness/control.ts';

const CONTRACT = `
openapi: 3.1.0
info: { title: Pets, version: '1' }
webhooks:
  newPet:
    post:
      requestBody: { content: { application/json: { example: { name: Rex } } } }
      responses: { '200': { description: OK } }
paths:
  /pets:
    get:
      responses:
        '200':
          description: A pet.
          content:
            application/json:
              schema: { type: object, required: [name], properties: { name: { type: string }, age: { type: integer } } }
`;

const folder = mkdtempSync(join(tmpdir(), 'plinth-callbacks-'));
const received: string[] = [];
/** How the receiver answers next; then with 200. */
let statuses: number[] = [];
const receiver = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  received.push(body);
  response.writeHead(statuses.shift() ?? 200).end();
});
let mock: ReturnType<typeof spawn>;
/** The addresses of the control API, and of the mock itself. */
let url = '';
let address = '';

/** The mock of a contract that has a webhook. */
beforeAll(async () => {
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const file = join(folder, 'pets.yaml');
  writeFileSync(file, CONTRACT);
  const program = fileURLToPath(new URL('../../bin/plinth.js', import.meta.url));
  const ports = ['--port', '0', '--console-port', '0'];
  mock = spawn(process.execPath, ['--', program, 'mock', file, ...ports]);
  let printed = '';
  for await (const chunk of mock.stdout!) {
    printed += String(chunk);
    const [, own, found] = /Mock +(\S+)[^]*Console +(\S+)/.exec(printed) ?? [];
    if (own === undefined || found === undefined) continue;
    [address, url] = [own, found];
    break;
  }
});
afterAll(async () => {
  mock.kill();
  await once(mock, 'exit');
  receiver.close();
  rmSync(folder, { recursive: true });
});

test('a webhook of the contract of a mock is sent and listed', async () => {
  const hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  const sent = await controlAnswer('POST', '/webhooks/newPet', { url, body: { url: hook } });
  expect(sent).toMatchObject({ status: 202, json: { kind: 'webhook', state: 'waiting' } });
  const sentOnes = async () => (await controlAnswer('GET', '/callbacks', { url })).json;
  await expect.poll(sentOnes).toMatchObject({
    callbacks: [{ name: 'newPet', method: 'POST', url: hook, state: 'delivered', status: 200 }],
  });
  expect(received).toEqual(['{"name":"Rex"}']);
});

test('what is sent again waits by the clock that tests move', async () => {
  const hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/again`;
  statuses = [500, 503];
  const last = async () => {
    const { json } = await controlAnswer('GET', '/callbacks', { url });
    return (json as { callbacks: unknown[] }).callbacks[0];
  };
  const moved = { moveBy: 5000 };
  expect(await controlAnswer('PATCH', '/clock', { url, body: { frozen: true } })).toMatchObject({
    status: 200,
    json: { frozen: true, idSeed: null },
  });
  await controlAnswer('POST', '/webhooks/newPet', { url, body: { url: hook } });
  await expect.poll(last).toMatchObject({ attempts: 1, status: 500, state: 'waiting' });
  await controlAnswer('PATCH', '/clock', { url, body: moved });
  await expect.poll(last).toMatchObject({ attempts: 2, status: 503, state: 'waiting' });
  await controlAnswer('PATCH', '/clock', { url, body: moved });
  await expect.poll(last).toMatchObject({ attempts: 3, status: 200, state: 'delivered' });
  await controlAnswer('PATCH', '/clock', { url, body: { frozen: false } });
});

test('made-up answers follow each other from a seed', async () => {
  const made = async (prefer: string) => {
    const answer = await fetch(`${address}/pets`, { headers: { prefer: `dynamic=true${prefer}` } });
    return answer.text();
  };
  const fixed = await controlAnswer('PUT', '/ids', { url, body: { seed: 7 } });
  expect(fixed).toMatchObject({ status: 200, json: { idSeed: 7 } });
  expect(await made('')).toBe(await made(', seed=7'));
  expect(await made('')).toBe(await made(', seed=8'));
});

test('a webhook needs an address and an example that there is', async () => {
  const body = { url: 'ftp://nowhere' };
  expect(await controlAnswer('POST', '/webhooks/newPet', { url, body })).toMatchObject({
    status: 400,
    json: { error: 'url must be a URL of HTTP' },
  });
  const asked = { url: 'http://127.0.0.1:1/', example: 'bird' };
  expect(await controlAnswer('POST', '/webhooks/newPet', { url, body: asked })).toMatchObject({
    status: 400,
  });
});

test('a platform and its mock send none', async () => {
  expect(await controlAnswer('GET', '/callbacks')).toEqual({
    status: 200,
    json: { callbacks: [] },
  });
  const body = { url: 'http://127.0.0.1:1/' };
  expect(await controlAnswer('POST', '/webhooks/newPet', { body })).toMatchObject({
    status: 404,
    json: { error: "there is no webhook 'newPet'" },
  });
  const large = { url: 'http://127.0.0.1:1/', body: 'x'.repeat(2 * 1024 * 1024) };
  expect(await controlAnswer('POST', '/webhooks/newPet', { body: large })).toHaveProperty(
    'status',
    413,
  );
});
