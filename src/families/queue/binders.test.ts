import { afterAll, beforeAll, expect, test } from 'vitest';
import { operationsOf } from '../../contract/model/read-operations.ts';
import { BINDERS, RawClient, serveBound } from '../../../testing/contract/binders.ts';
import { HttpError } from '../../http/http-error.ts';
import type { QueueEngine } from '../../engines/queue/engine.ts';
import type { Listening } from '../../http/server.ts';
import { sample } from '../../../testing/base/tries.ts';
import { TestClock } from '../../../testing/base/test-clock.ts';
import { queueContract } from './contract.ts';
import { queueFamily } from './family.ts';
import { accessOf } from '../../../testing/families/queue/access.ts';
import { bodies } from '../../../testing/families/queue/fixtures/bodies.ts';
import { publishes } from '../../../testing/families/queue/fixtures/publishes.ts';
import { queries } from '../../../testing/families/queue/fixtures/queries.ts';
import { TOKEN, type FixtureRequest } from '../../../testing/families/queue/fixtures/request.ts';

const READ_ONLY = 'read-only';
const tokens = {
  revision: 0,
  access: async (token: string) =>
    token === TOKEN || token === READ_ONLY
      ? accessOf('ada', 'local', token === READ_ONLY)
      : undefined,
  user: async () => undefined,
};
/** An engine whose every method returns its arguments. */
const engine = new Proxy({} as QueueEngine, {
  get: (_engine, part) =>
    new Proxy(
      {},
      {
        get:
          (_part, method) =>
          async (_user: unknown, ...given: unknown[]) => {
            throw new HttpError(422, 'asked', { asked: [part, method, ...given] });
          },
      },
    ),
});
const family = queueFamily(engine, tokens, { clock: new TestClock() });

/** Each operation at a sample path, plus variants that its clients would not send. */
const operations = operationsOf(queueContract).flatMap(({ method, path }): FixtureRequest[] => {
  const asked = { method: method.toUpperCase(), path: path.replaceAll(/\{\w+\}/g, 'some.thing') };
  return [
    asked,
    { ...asked, token: null },
    { ...asked, token: 'other' },
    { ...asked, token: READ_ONLY },
    { ...asked, path: `${asked.path}?queue_token=${TOKEN}`, token: null },
    { ...asked, path: `${asked.path}/` },
    { ...asked, path: path.replaceAll(/\{\w+\}/g, '%ff') },
    { ...asked, method: 'PUT' },
    { ...asked, method: 'HEAD' },
  ];
});

const client = new RawClient();
let servers: readonly Listening[];
beforeAll(async () => {
  // The engine here answers with what it was asked, which no contract has.
  const unchecked = BINDERS.map((bind) => serveBound(family, bind, false));
  servers = await Promise.all(unchecked);
});
afterAll(async () => {
  client.close();
  await Promise.all(servers.map((server) => server.close()));
});

const requests = [...operations, ...publishes, ...queries, ...bodies].map((request) => ({
  request,
  name: nameOf(request),
}));

/** Both binders behave the same: each request gets the same answer from both. */
test.each(sample(requests))('$name', async ({ request }) => {
  const [direct, express, oracle] = await Promise.all(
    servers.map(({ port }) => send(port, request)),
  );
  expect(express).toEqual(direct);
  expect(oracle).toEqual(direct);
  expect(direct!.status).not.toBe(500);
});

function send(port: number, { token = TOKEN, ...request }: FixtureRequest) {
  return client.send(port, request, token === null ? undefined : `Bearer ${token}`);
}

function nameOf({ method = 'GET', path, headers, body, token }: FixtureRequest): string {
  const extras = { ...headers, ...(token !== undefined && { token }) };
  return [method, path, JSON.stringify(extras), body === undefined ? '' : JSON.stringify(body)]
    .join(' ')
    .trim();
}
