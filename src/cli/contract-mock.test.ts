import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished } from 'vitest';
import { filesIn } from '../../testing/cli/toolkit.ts';
import { PETS, entryOf } from '../../testing/toolkit/toolkit.ts';
import { test, type Cli } from '../../testing/cli/cli.ts';
import { stop } from '../../testing/cli/start.ts';

const SHOPS = 'apis: { shop: { root: a.yaml } }';
const SHOP = `
openapi: 3.1.0
info: { title: Shops, version: '1' }
paths: { /shops: { get: { responses: { '200': { description: OK } } } } }
`;
const WRONG = PETS.replace('example: { name: Ada }', 'example: { name: 5 }').replace(
  'maximum: 100',
  'maximum: many',
);
const RECORDING = JSON.stringify({
  log: {
    version: '1.2',
    entries: [entryOf({ url: 'https://pets.example/v1/pets/7', answer: { id: 7, name: 'Seven' } })],
  },
});

function mock(cli: Cli, ...more: string[]) {
  const file = filesIn(cli, { 'pets.yaml': PETS, 'wrong.yaml': WRONG, 'day.har': RECORDING });
  const named = more.map((each) => (/\.(?:yaml|har)$/.test(each) ? file(each) : each));
  return cli.plinth(['mock', '--console-port', '0', ...named]);
}

async function addressOf(run: ReturnType<typeof mock>, name = 'Mock'): Promise<string> {
  await run.until('Console ');
  return new RegExp(`${name} +(\\S+)`).exec(run.stdout())![1]!;
}

const headers = { authorization: 'Bearer any' };

describe.concurrent('plinth mock of a contract', () => {
  test('serves it until it is stopped', async ({ cli }) => {
    const run = mock(cli, 'pets.yaml', '--port', '0');
    const url = await addressOf(run);
    expect((await fetch(`${url}/v1/pets`, { headers })).status).toBe(200);
    const { code, stdout, stderr } = await stop(run);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(
      /The mock of \S+pets\.yaml is ready \(4 operations\)\. Ctrl-C stops it\./,
    );
  });

  test('generates answers from a seed, which is no file', async ({ cli }) => {
    const run = mock(cli, 'pets.yaml', '--port', '0', '--dynamic', '--seed', '7');
    const url = await addressOf(run);
    const asked = async (prefer?: string) =>
      (await fetch(`${url}/pets`, { headers: { ...headers, ...(prefer && { prefer }) } })).text();
    expect(await asked()).toBe(await asked('seed=7'));
    await stop(run);
    const { code, stderr } = await mock(cli, 'pets.yaml', '--seed', 'data.json').ended;
    expect([code, stderr]).toEqual([
      2,
      'plinth: --seed data.json: of the mock of a contract it is a number, 0 to 2147483647\n',
    ]);
  });

  test('serves the control API at the address of the console', async ({ cli }) => {
    const run = mock(cli, 'pets.yaml', '--port', '0');
    const url = await addressOf(run);
    const consoleUrl = await addressOf(run, 'Console');
    const added = await cli.plinth([
      ...['fault', 'add', 'contract', 'listPets', '--status', '503', '--url', consoleUrl],
    ]).ended;
    expect(added.stderr).toBe('');
    expect((await fetch(`${url}/pets`, { headers })).status).toBe(503);
    const listed = await cli.plinth(['webhook', 'list', '--url', consoleUrl]).ended;
    expect(listed.stdout).toBe('nothing was sent\n');
    const sent = await cli.plinth(['webhook', 'send', 'born', url, '--url', consoleUrl]).ended;
    expect(sent.stderr).toContain("there is no webhook 'born'");
    await stop(run);
  });

  test('tells an example that breaks its schema and a schema that is wrong, and serves both', async ({
    cli,
  }) => {
    const run = mock(cli, 'wrong.yaml', '--port', '0');
    await run.untilError(
      /wrong\.yaml:\d+#\S+: the example breaks its schema: \/name must be a string/,
    );
    expect(run.stderr()).toMatch(
      /wrong\.yaml:\d+#\S+: this schema is wrong: maximum must be a number/,
    );
    expect((await fetch(`${await addressOf(run)}/pets?limit=5`, { headers })).status).toBe(200);
    await stop(run);
  });

  test('keeps state, makes answers up and repeats a recording', async ({ cli }) => {
    const options = ['--stateful', '--dynamic', '--recording', 'day.har'];
    const run = mock(cli, 'pets.yaml', '--port', '0', ...options);
    const url = await addressOf(run);
    expect(await (await fetch(`${url}/pets/7`, { headers })).json()).toEqual({
      id: 7,
      name: 'Seven',
    });
    expect(run.stderr()).toContain(
      '1 of 1 recorded exchanges are of the contract and have an answer',
    );
    const gone = await fetch(`${url}/pets/1`, { headers, method: 'DELETE' });
    expect(gone.status).toBe(204);
    expect((await fetch(`${url}/pets/1`, { headers })).status).toBe(404);
    await stop(run);
  });

  test('shows changes of its files at once, and serves the last good ones', async ({ cli }) => {
    const file = filesIn(cli, { 'pets.yaml': PETS });
    const shops = filesIn(cli, { 'redocly.yaml': SHOPS, 'a.yaml': SHOP })('');
    const args = ['mock', file('pets.yaml'), shops, '--port', '0', '--console-port', '0'];
    const run = cli.plinth(args);
    const url = await addressOf(run);
    expect((await fetch(`${url}/shops`)).status).toBe(200);

    writeFileSync(file('pets.yaml'), PETS.replace('/pets:', '/animals:'));
    await run.untilError('pets.yaml has been read again');
    expect((await fetch(`${url}/animals`, { headers })).status).toBe(200);
    expect((await fetch(`${url}/pets`, { headers })).status).toBe(404);

    writeFileSync(file('pets.yaml'), PETS.replace('responses:', 'responses: ['));
    await run.untilError('it counts as it was before');
    expect(run.stderr()).toMatch(/pets\.yaml:\d+/);
    expect((await fetch(`${url}/animals`, { headers })).status).toBe(200);
    await stop(run);
  });

  test('says in a line what is wrong', async ({ cli }) => {
    const missing = await mock(cli, 'none.yaml').ended;
    expect(missing).toMatchObject({ code: 2 });
    expect(missing.stderr).toMatch(/^plinth: \S+none\.yaml: can't be read \(ENOENT\)\n$/);
    const noContract = await cli.plinth(['mock', '--port', '1']).ended;
    expect(noContract).toMatchObject({
      code: 2,
      stderr: 'plinth: --port is of the mock of a contract, and none is given\n',
    });
    const noPort = await mock(cli, 'pets.yaml', '--port', 'x').ended;
    expect(noPort).toMatchObject({ code: 2 });
    expect(noPort.stderr).toContain('it must be a port, 0 to 65535');
    const noRecording = await mock(cli, 'pets.yaml', '--port', '0', '--recording', 'no.har').ended;
    expect(noRecording.stderr).toMatch(
      /^plinth: recording \S+no\.har: can't be read \(ENOENT\)\n$/,
    );
  });

  test('lets other machines reach it, but its console only with an API key', async ({ cli }) => {
    // Every address of this network is of this machine; only one of them is the console's own.
    const elsewhere = (url: string) => `http://127.0.0.2:${new URL(url).port}`;
    const open = mock(cli, 'pets.yaml', '--port', '0', '--host', '0.0.0.0');
    const pets = await fetch(`${elsewhere(await addressOf(open))}/pets`, { headers });
    expect(pets.status).toBe(200);
    await expect(fetch(elsewhere(await addressOf(open, 'Console')))).rejects.toThrow(
      'fetch failed',
    );
    await stop(open);

    const key = ['--api-key', 'of-the-test-of-another-machine'];
    const kept = mock(cli, 'pets.yaml', '--port', '0', '--host', '0.0.0.0', ...key);
    const consoleUrl = elsewhere(await addressOf(kept, 'Console'));
    expect((await fetch(`${consoleUrl}/healthz`)).status).toBe(200);
    expect((await fetch(`${consoleUrl}/api/control/faults`)).status).toBe(403);
    await stop(kept);
  });

  test('ends with 3 if a port of it is taken, and names what chooses another', async ({ cli }) => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const port = String((other.address() as AddressInfo).port);
    for (const flag of ['--port', '--console-port']) {
      const { code, stderr } = await mock(cli, 'pets.yaml', '--port', '0', flag, port).ended;
      expect(code).toBe(3);
      expect(stderr).toContain(`plinth: ${flag}: listen EADDRINUSE`);
    }
  });
});
