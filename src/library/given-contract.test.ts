import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { serve } from '../../testing/express/serve.ts';
import { contract, readContract, validate, type ContractSource } from './express.ts';
import { conforms } from './contract.ts';

const document = (name: string) => ({
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1' },
  paths: {
    [`/${name}`]: { get: { operationId: name, responses: { 200: { description: 'It.' } } } },
  },
});
const overlay = (operationId: string) => ({
  overlay: '1.0.0',
  info: { title: 'Renamed', version: '1' },
  actions: [{ target: '$.paths.*.get', update: { operationId } }],
});
const write = (path: string, value: object) => writeFileSync(path, JSON.stringify(value));

/** A working directory with contracts. */
function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'plinth-given-'));
  write(join(path, 'pets.json'), document('pets'));
  write(join(path, 'overlay.json'), overlay('animals'));
  mkdirSync(join(path, 'api'));
  write(join(path, 'api', 'shops.json'), document('shops'));
  writeFileSync(join(path, 'api', 'redocly.yaml'), 'apis: { shops: { root: shops.json } }\n');
  const contracts = 'pets=pets.json, shops=api';
  writeFileSync(join(path, 'plinth.config.json'), JSON.stringify({ contracts }));
  const before = process.cwd();
  process.chdir(path);
  onTestFinished(() => {
    process.chdir(before);
    rmSync(path, { recursive: true });
  });
  return path;
}

/** The operation that answers `GET /pets` or `GET /shops` of an application. */
async function operationAt(path: string, source: ContractSource, options = {}) {
  const answer = (request: { readonly openapi?: { operationId: string } }) =>
    request.openapi?.operationId;
  const app = express()
    .use(validate(source, options))
    .use((request, response) => void response.json(answer(request as object)));
  const ask = await serve(app);
  return (await ask({ path })).body;
}

describe('an application may name its contract as commands do', () => {
  test.each([
    ['a file', '/pets', 'pets.json'],
    ['a name of plinth.config.json', '/pets', 'pets'],
    ['a folder with a redocly.yaml', '/shops', 'api'],
    ['the name of one', '/shops', 'shops'],
    ['a document', '/pets', document('pets')],
  ])('by %s', async (_, path, source) => {
    folder();
    expect(await operationAt(path, source)).toBe(path.slice(1));
  });

  test.each<[string, ContractSource]>([
    ['files', 'pets.json'],
    ['documents', document('pets')],
  ])('with overlays, of %s', async (_, source) => {
    folder();
    expect(await operationAt('/pets', source, { overlays: ['overlay.json'] })).toBe('animals');
  });

  test('in the router and in tests of conformance too', async () => {
    folder();
    const options = { overlays: ['overlay.json'] };
    const handlers = { animals: () => ({ status: 200, body: undefined }) };
    const app = express().use(contract('pets', { handlers, ...options }));
    const ask = await serve(app);
    expect(await ask({ path: '/pets' })).toMatchObject({ status: 200 });
    expect(await conforms('pets', options).findings()).toEqual([]);
  });

  test('by a URL, once it has been read', async () => {
    folder();
    const server = createServer((_request, response) =>
      response.end(JSON.stringify(document('pets'))),
    );
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/openapi.json`;
    expect(() => validate(url)).toThrow(`await readContract('${url}')`);
    const read = await readContract(url, { overlays: ['overlay.json'] });
    expect(await operationAt('/pets', read)).toBe('animals');
  });
});

describe('what can not be read is named', () => {
  test.each([
    ['no-such-file.yaml', {}, /no-such-file\.yaml/],
    ['pets.json', { overlays: ['no-such-overlay.yaml'] }, /no-such-overlay\.yaml/],
    ['both', {}, 'both has 2 contracts: name the file of one of'],
  ])('%s', async (source, options, message) => {
    const path = folder();
    mkdirSync(join(path, 'both'));
    const apis = 'apis: { pets: { root: ../pets.json }, shops: { root: ../api/shops.json } }\n';
    writeFileSync(join(path, 'both', 'redocly.yaml'), apis);
    expect(() => validate(source, options)).toThrow(message);
    await expect(readContract(source, options)).rejects.toThrow(message);
  });

  test('a file counts before a name of the configuration, which is not even read', async () => {
    const path = folder();
    write(join(path, 'shops'), document('pets'));
    vi.stubEnv('PLINTH_NO_SUCH_SETTING', '1');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(await operationAt('/pets', 'shops')).toBe('pets');
  });
});
