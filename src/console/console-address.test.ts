import { afterEach, expect, test } from 'vitest';
import probes from '../../generated/probes/openapi.json' with { type: 'json' };
import packageJson from '../../package.json' with { type: 'json' };
import { operationsOf } from '../contract/model/read-operations.ts';
import type { ContractDocument } from '../contract/model/document.ts';
import { checkAnswer } from '../contract/response-check.ts';
import { rawConnection } from '../../testing/http/http.ts';
import { loadSettings } from '../settings/load.ts';
import { enginePart } from '../telemetry/parts.ts';
import { Readiness } from '../telemetry/readiness.ts';
import { openConsoleAddress, type ConsoleAddress } from './console-address.ts';

const { version } = packageJson;
const REDIS = { kind: 'engine', name: 'redis' } as const;
const redisPart = enginePart('redis');
const contract = probes as unknown as ContractDocument;
const readinessOperation = operationsOf(contract).find((o) => o.operationId === 'getReadiness')!;
const settings = loadSettings({ flags: { consolePort: '0' }, env: {} });

let consoleAddress: ConsoleAddress;
let readiness: Readiness;
afterEach(() => consoleAddress.listening.close());

async function open({ ownHostOnly = false } = {}): Promise<void> {
  readiness = new Readiness();
  readiness.expect(redisPart);
  consoleAddress = await openConsoleAddress(settings, {
    states: (service) => readiness.states(service),
    ownHostOnly,
  });
}

async function ask(path: string, method = 'GET') {
  const response = await fetch(`${consoleAddress.listening.url}${path}`, { method });
  const text = await response.text();
  return {
    status: response.status,
    allow: response.headers.get('allow'),
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
  };
}

/** What the contract says against an answer about readiness. */
function brokenBy(status: number, body: unknown): Promise<string | undefined> {
  return checkAnswer(contract, readinessOperation, { status, body });
}

test('a platform that is loading is alive and not ready', async () => {
  await open();
  expect(await ask('/healthz')).toMatchObject({ status: 200, body: { status: 'ok', version } });
  const { status, body } = await ask('/readyz');
  expect(status).toBe(503);
  expect(body).toEqual({
    status: 'unready',
    version,
    parts: [{ ...REDIS, status: 'loading' }],
  });
  expect(await brokenBy(503, body)).toBeUndefined();
  expect(await ask('/health')).toMatchObject({
    status: 503,
    body: { error: 'the platform is starting' },
  });
});

test('the platform is ready when all parts are, and names those that are not', async () => {
  await open();
  const troubles: string[] = [];
  readiness.markReady(redisPart, () => troubles[0]);
  const ready = await ask('/readyz?verbose');
  expect(ready).toMatchObject({ status: 200, body: { status: 'ready' } });
  expect(await brokenBy(200, ready.body)).toBeUndefined();
  troubles.push('No space left on device');
  expect(await ask('/readyz')).toMatchObject({
    status: 503,
    body: {
      status: 'unready',
      parts: [{ ...REDIS, status: 'failing', reason: 'No space left on device' }],
    },
  });
  expect(await ask('/healthz')).toMatchObject({ status: 200 });
});

test('a balancer asks about the service that it balances, whatever else is failing', async () => {
  await open();
  readiness.markReady(redisPart);
  readiness.markReady(enginePart('queue'), () => "the store can't be reached");
  expect(await ask('/readyz')).toMatchObject({ status: 503 });
  const ready = await ask('/readyz?service=redis');
  expect(ready).toMatchObject({
    status: 200,
    body: { status: 'ready', parts: [{ ...REDIS, status: 'ready' }] },
  });
  expect(await brokenBy(200, ready.body)).toBeUndefined();
  const unready = await ask('/readyz?verbose&service=queue');
  expect(unready).toMatchObject({ status: 503, body: { parts: [{ name: 'queue' }] } });
  expect(await brokenBy(503, unready.body)).toBeUndefined();
});

test.each(['postgres', '', 'constructor', 'redis&service=kafka'])(
  'there is no service "%s"',
  async (service) => {
    await open();
    const { status, body } = await ask(`/readyz?service=${service}`);
    expect(status).toBe(400);
    expect(await brokenBy(400, body)).toBeUndefined();
    expect(body).toEqual({
      error:
        'service must be one of redis, kafka, schema-registry, queue, management, control, console',
    });
  },
);

test('probes accept GET and HEAD only', async () => {
  await open();
  for (const path of ['/healthz', '/readyz']) {
    expect(await ask(path, 'POST')).toMatchObject({ status: 405, allow: 'GET, HEAD' });
    expect(await ask(path, 'HEAD')).toMatchObject({ body: undefined });
  }
});

test('other requests are passed on to the console', async () => {
  await open();
  consoleAddress.serve((_request, response) => void response.end('{"behind":true}'));
  expect(await ask('/health')).toMatchObject({ status: 200, body: { behind: true } });
  expect(await ask('/readyz')).toMatchObject({ status: 503 });
});

test('in development probes answer only requests with the host of this machine', async () => {
  await open({ ownHostOnly: true });
  const client = await rawConnection(consoleAddress.listening.port);
  client.write('GET /readyz HTTP/1.1\r\nHost: rebound.example.com\r\nConnection: close\r\n\r\n');
  expect(await client.closed()).toMatch(/^HTTP\/1.1 403 .*only requests for localhost/s);
});
