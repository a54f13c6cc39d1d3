import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { systemAlarms } from '../../src/base/alarms.ts';
import { MovableClock } from '../../src/base/movable-clock.ts';
import { systemClock } from '../../src/base/clock.ts';
import { openLog } from '../../src/base/log.ts';
import { addressRules } from '../../src/http/outbound/address-rules.ts';
import { outboundAgent } from '../../src/http/outbound/outbound-agent.ts';
import { json, mockOf, type MockUnderTest } from '../../testing/mocks/contract-mock.ts';
import { contractOf } from '../../testing/toolkit/toolkit.ts';
import { withFormats } from '../contract/described.ts';
import { seeds } from '../answer-seeds.ts';
import { callbacksBy } from './callbacks.ts';
import { Deliveries, type Delivery } from './deliveries.ts';

const ORDERS = `
openapi: 3.1.0
info: { title: Orders, version: '1' }
paths:
  /orders:
    post:
      requestBody: { content: { application/json: { schema: { type: object, properties: { hook: { type: string } } } } } }
      responses:
        '201': { description: Created, content: { application/json: { example: { id: 7 } } } }
      callbacks:
        paid:
          '{$request.body#/hook}/{state}/{$response.body#/id}?from={$request.header.X-From}':
            post:
              parameters:
                - { name: X-Event, in: header, required: true, schema: { const: paid } }
                - { name: state, in: path, required: true, schema: { type: string }, example: paid now }
              requestBody: { content: { application/json: { schema: { type: object, required: [order], properties: { order: { type: integer, example: 7 } } } } } }
              responses: { '200': { description: OK } }
webhooks:
  newPet:
    post:
      requestBody: { content: { application/json: { examples: { cat: { value: { name: Tom } }, dog: { value: { name: Rex } } } } } }
      responses: { '200': { description: OK } }
`;

interface Received {
  readonly url: string;
  readonly event: string | undefined;
  readonly body: string;
}

const received: Received[] = [];
let statuses: number[] = [];
/** What answers wait for. */
let held: Promise<void> | undefined;
const receiver = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  received.push({
    url: request.url!,
    event: request.headers['x-event'] as string | undefined,
    body,
  });
  response.statusCode = statuses.shift() ?? 200;
  await held;
  response.end();
});

const clock = new MovableClock({ clock: systemClock, alarms: systemAlarms });
const agent = outboundAgent({ rules: addressRules({ loopback: true }) });
const contract = withFormats(contractOf({ 'api.yaml': ORDERS }));
const deliveries = new Deliveries({
  dispatcher: agent,
  log: openLog('silent'),
  clock,
  alarms: clock,
});
const callbacks = callbacksBy(contract, deliveries, seeds());
let mock: MockUnderTest;
let hook: string;

beforeAll(async () => {
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  mock = await mockOf(ORDERS, { callbacks });
});
afterAll(async () => {
  deliveries.close();
  await Promise.all([mock.close(), agent.destroy()]);
  receiver.close();
});

const fromMe = (body: object): RequestInit => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', 'x-from': 'me' },
});

const settled = () =>
  expect.poll(() => deliveries.list()[0]).not.toHaveProperty('state', 'waiting');

describe('a callback', () => {
  test('is sent to the address that the exchange names', async () => {
    await mock.ask('POST /orders', fromMe({ hook }));
    await settled();
    expect(received.at(-1)).toEqual({
      url: '/hook/paid%20now/7?from=me',
      event: 'paid',
      body: '{"order":7}',
    });
    expect(deliveries.list()[0]).toMatchObject({
      kind: 'callback',
      state: 'delivered',
      attempts: 1,
    });
  });

  test('is not sent if the exchange names no address', async () => {
    const count = deliveries.list().length;
    await mock.ask('POST /orders', json({ hook: 'no address' }));
    expect(deliveries.list()).toHaveLength(count);
  });

  test('is not sent to an address that is not allowed', async () => {
    await mock.ask('POST /orders', fromMe({ hook: 'http://10.0.0.1/x' }));
    await settled();
    expect(deliveries.list()[0]).toMatchObject({
      state: 'failed',
      attempts: 1,
      error: 'the address 10.0.0.1 is not allowed (private)',
    });
  });
});

describe('a webhook', () => {
  test('is sent on demand, with an example or a body', async () => {
    callbacks.sendWebhook('newPet', { url: hook, example: 'dog' });
    await settled();
    expect(received.at(-1)).toMatchObject({ url: '/hook', body: '{"name":"Rex"}' });
    callbacks.sendWebhook('newPet', { url: hook, body: [1] });
    await settled();
    expect(received.at(-1)).toMatchObject({ body: '[1]' });
  });

  test('is listed without the password and the token in its address', async () => {
    callbacks.sendWebhook('newPet', {
      url: `${hook.replace('//', '//ada:sesame@')}?token=sesame&x=1`,
    });
    await settled();
    expect(received.at(-1)).toMatchObject({ url: '/hook?token=sesame&x=1' });
    const [{ url }] = deliveries.list() as [Delivery];
    expect(url).toBe(`${hook.replace('//', '//(hidden)@')}?token=(hidden)&x=1`);
  });

  test('that the contract does not have is not sent', () => {
    expect(callbacks.sendWebhook('oldPet', { url: hook })).toBe('no webhook');
    expect(callbacks.sendWebhook('newPet', { url: hook, example: 'bird' })).toBe('no example');
  });

  test('is sent again until it succeeds', async () => {
    statuses = [500, 503];
    callbacks.sendWebhook('newPet', { url: hook });
    for (const [attempts, pause] of [
      [1, 1000],
      [2, 4000],
    ] as const) {
      await expect
        .poll(() => deliveries.list()[0])
        .toMatchObject({ attempts, state: 'waiting', status: expect.any(Number) as number });
      clock.move(pause);
    }
    await settled();
    expect(deliveries.list()[0]).toMatchObject({ state: 'delivered', attempts: 3, status: 200 });
  });

  test('fails after four attempts', async () => {
    statuses = [500, 500, 500, 500];
    callbacks.sendWebhook('newPet', { url: hook });
    await vi.waitFor(
      () => {
        clock.move(20_000);
        expect(deliveries.list()[0]).toMatchObject({ state: 'failed', attempts: 4, status: 500 });
      },
      { timeout: 60_000 },
    );
  });

  test('is not sent again if it has been forgotten meanwhile', async () => {
    const answered = Promise.withResolvers<void>();
    held = answered.promise;
    statuses = [500];
    const before = received.length;
    callbacks.sendWebhook('newPet', { url: hook });
    await expect.poll(() => received.length).toBe(before + 1);
    deliveries.clear();
    answered.resolve();
    for (const count of [2, 3]) {
      callbacks.sendWebhook('newPet', { url: hook });
      await settled();
      expect(received.length).toBe(before + count);
      clock.move(20_000);
    }
  });
});
