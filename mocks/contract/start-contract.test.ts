import { expect, test } from 'vitest';
import { openLog } from '../../src/base/log.ts';
import { completeSettings } from '../../src/settings/load.ts';
import { contractOf, PETS } from '../../testing/toolkit/toolkit.ts';
import { startContractMock } from './start-contract.ts';

const headers = { authorization: 'Bearer any', 'content-type': 'application/json' };
const SHOPS = `
openapi: 3.1.0
info: { title: Shops, version: '1' }
paths:
  /shops: { get: { responses: { '200': { description: OK, content: { text/plain: { example: none } } } } } }
  /pets: { get: { responses: { '200': { description: OK, content: { text/plain: { example: of shops } } } } } }
`;
const MORE = `paths:
  /more: { get: { responses: { '200': { description: OK } } } }`;
const pets = (text = PETS) => contractOf({ 'pets.yaml': text });
const shops = contractOf({ 'shops.yaml': SHOPS });

test('a running mock answers from other contracts, and keeps what requests have changed', async () => {
  const settings = completeSettings({ consolePort: 0, stateful: true });
  const mock = await startContractMock(settings, openLog('silent'), {
    contracts: [pets(), shops],
    port: 0,
    before: (answer) => (request, response) =>
      request.url === '/docs' ? response.end('the docs') : answer(request, response),
  });
  const textOf = async (path: string) => (await fetch(mock.url + path, { headers })).text();
  try {
    expect(await textOf('/docs')).toBe('the docs');
    expect(await textOf('/shops')).toBe('none');
    const body = JSON.stringify({ name: 'Zoe' });
    await fetch(`${mock.url}/pets`, { method: 'POST', headers, body });
    expect(await textOf('/pets')).toContain('Zoe');

    mock.replace([pets(PETS.replace('paths:', MORE))]);
    expect(await textOf('/pets')).toContain('Zoe');
    expect((await fetch(`${mock.url}/more`, { headers })).status).toBe(200);
    expect((await fetch(`${mock.url}/shops`)).status).toBe(404);

    mock.reset();
    expect(await textOf('/pets')).not.toContain('Zoe');
  } finally {
    await mock.close();
  }
});

test('each contract of a mock is a family of its own for faults, and all are one', async () => {
  const told: string[] = [];
  const settings = completeSettings({ consolePort: 0 });
  const mock = await startContractMock(settings, openLog('silent'), {
    contracts: [pets(), shops],
    port: 0,
    tell: (message) => told.push(message),
  });
  const put = async (...faults: object[]) => {
    const body = JSON.stringify({ faults });
    const url = `${mock.consoleUrl}/api/control/faults`;
    const answer = await fetch(url, { method: 'PUT', headers, body });
    return ((await answer.json()) as { error?: string }).error ?? answer.status;
  };
  const statuses = async () =>
    Promise.all(
      ['/pets', '/shops'].map(async (path) => (await fetch(mock.url + path, { headers })).status),
    );
  try {
    await mock.examined;
    expect(told).toContainEqual(
      expect.stringMatching(
        /^shops\.yaml:6#.*: \/pets is a path of pets\.yaml too, which answers there$/,
      ),
    );
    const answer = { status: 503 };
    expect(await put({ family: 'shops.yaml', answer })).toBe(200);
    expect(await statuses()).toEqual([200, 503]);
    await put({ family: 'contract', answer });
    expect(await statuses()).toEqual([503, 503]);
    expect(await put({ family: 'contract', operation: 'GET /shops', answer })).toBe(200);
    expect(await put({ family: 'pets.yaml', operation: 'GET /shops', answer })).toBe(
      "faults[0].operation must be an operation of pets.yaml, and it has no 'GET /shops'",
    );
    expect(await put({ family: 'redis', answer })).toBe(
      'faults[0].family must be one of contract, pets.yaml, shops.yaml',
    );
  } finally {
    await mock.close();
  }
});
