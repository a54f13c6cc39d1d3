import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { projectWith } from '../../../testing/toolkit/generated-code.ts';
import { ODD } from '../../../testing/toolkit/odd-contract.ts';
import { STYLED } from '../../../testing/toolkit/styled-contract.ts';
import { fileReader, PETS } from '../../../testing/toolkit/toolkit.ts';
import { contractFrom, type Contract } from '../../contract/model/contract.ts';
import { generatedFiles, type Extension } from './generate.ts';

const contractOf = (text: string) => contractFrom('api.yaml', fileReader({ 'api.yaml': text }));
const generated = (contract: Contract, extension: Extension = 'js') =>
  generatedFiles(contract, { extension });

const allCode = () => ({
  ...inFolder('pets', PETS),
  ...inFolder('odd', ODD),
  ...inFolder('styled', STYLED),
});
const CODE = allCode();

/** The code of a contract, in a folder of its own. */
function inFolder(folder: string, text: string): Record<string, string> {
  const files = Object.entries(generated(contractOf(text)));
  return Object.fromEntries(files.map(([name, code]) => [`${folder}/${name}`, code]));
}

test('the generated code passes strict checks', async () => {
  expect(await projectWith(CODE).typeErrors()).toBe('');
});

test('the generated code is the same each time', () => {
  expect(allCode()).toEqual(CODE);
});

describe('handlers', () => {
  const complete = `
    import type { Handlers } from './handlers.js';
    export const handlers: Handlers<{ name: string }> = {
      'GET /nodes': () => ({ status: 200, body: [{ name: 'a', children: [] }] }),
      add: ({ body, caller }) => ({ status: 201, body: { ...body, name: caller.name } }),
      find: async () => ({ status: 200, body: [] }),
      'GET /nodes/{id}': ({ path, header }) =>
        path.id > 1 && header['x-trace'] !== ''
          ? { status: 200, body: { name: 'a', children: [] } }
          : { status: 404, body: { title: 'no' } },
      'delete-one.v2/now': () => ({ status: 204 }),
      search: () => ({ status: 204 }),
      '2 animals': () => ({ status: 200, body: [{ kind: 'cat', lives: 9 }] }),
      upload: ({ body }) => ({ status: 200, body: String(body.byteLength) }),
      download: () => ({ status: 200, body: new Uint8Array() }),
      form: ({ body }) => ({ status: 204, headers: { 'x-name': body.name } }),
      register: ({ body }) => ({ status: 200, body }),
    };`;

  const taken = `
    import type { ContractHandlers } from 'plinth/express';
    import { handlers } from './complete.js';
    import type { operations } from './types.js';
    export const given: ContractHandlers<operations, { name: string }> = handlers;`;

  test('are typed by operation; one that is missing or answers otherwise is a type error', async () => {
    const project = projectWith({
      ...generated(contractOf(ODD)),
      'complete.ts': complete,
      'taken.ts': taken,
      'missing.ts': complete.replace(/^ *upload:.*\n/m, ''),
      'status.ts': complete.replace('status: 204 })', 'status: 200 })'),
      'body.ts': complete.replace('status: 200, body: [{ name', 'status: 200, body: [{ nam'),
    });
    const errors = (await project.typeErrors()).split('\n').filter((line) => /^\S/.test(line));
    expect(errors).toEqual([
      expect.stringMatching(/^body\.ts.*nam/),
      expect.stringMatching(/^missing\.ts.*Property .*upload.* is missing/),
      expect.stringMatching(/^status\.ts.*not assignable/),
    ]);
  });
});

/** Starts a service, which ends with the test. */
async function serving(
  answer: (request: IncomingMessage, body: string) => [number, string, string],
) {
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('latin1').on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const [status, type, text] = answer(request, body);
      response.writeHead(status, type === '' ? {} : { 'content-type': type }).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

interface Answer {
  readonly data?: unknown;
  readonly error?: unknown;
}
type Call = (path: string, init?: object) => Promise<Answer>;
type Api = Readonly<Record<'GET' | 'PUT' | 'POST' | 'DELETE' | 'QUERY' | 'M-SEARCH', Call>>;
interface Client {
  readonly createApi: (options: {
    baseUrl: string;
    violations?: unknown;
    querySerializer?: unknown;
  }) => Api;
}

/** A client of the odd contract, and the violations that it has told. */
async function clientFor(answer: Parameters<typeof serving>[0]) {
  const project = projectWith(generated(contractOf(ODD), 'ts'));
  const { createApi } = (await project.load('client.ts')) as Client;
  const told: { at: string; message: string }[] = [];
  const violations = (found: { at: string; message: string }) => void told.push(found);
  return { api: createApi({ baseUrl: await serving(answer), violations }), told };
}

describe('the client', () => {
  test('finds no violation in a round trip through every operation', async () => {
    const seen: string[] = [];
    let accepted: string | undefined;
    const { api, told } = await clientFor(({ method, url, headers }, body) => {
      const sent = `${method} ${url}`;
      seen.push(`${sent} ${headers['content-type'] ?? ''} ${body}`.trim());
      if (sent === 'PUT /files') return [200, 'text/plain', 'abc'];
      if (sent === 'GET /files') return [200, 'application/octet-stream', 'bytes'];
      if (sent === 'GET /animals') accepted = headers.accept;
      if (sent === 'GET /animals') return [200, 'application/json', '[{"kind":"cat","lives":9}]'];
      if (sent === 'POST /users') return [200, 'application/json', '{"id":1,"login":"ada"}'];
      if (sent === 'POST /files' || method === 'DELETE' || method === 'M-SEARCH')
        return [204, '', ''];
      const node = '{"name":"leaf","children":[]}';
      if (method === 'POST') return [201, 'application/json; charset=utf-8', node];
      if (url === '/nodes/404') return [404, 'application/problem+json', '{"title":"no"}'];
      return [200, 'application/json', url === '/nodes' ? `[${node}]` : node];
    });
    const node = { name: 'leaf', children: [] };
    expect(await api.GET('/nodes')).toMatchObject({ data: [node] });
    expect(await api.POST('/nodes', { body: node })).toMatchObject({ data: node });
    expect(await api.GET('/nodes/{id}', { params: { path: { id: 404 } } })).toMatchObject({
      error: { title: 'no' },
    });
    expect(await api.QUERY('/nodes', { body: { name: 'leaf' } })).toMatchObject({ data: [node] });
    await api['M-SEARCH']('/animals', { params: { query: { kind: 'cat' } } });
    await api.DELETE('/nodes/{id}', { params: { path: { id: 7 } } });
    await api.GET('/animals');
    expect(await api.PUT('/files', { body: new Blob(['b']) })).toMatchObject({ data: 'abc' });
    const { data } = await api.GET('/files');
    expect(await (data as Blob).text()).toBe('bytes');
    await api.POST('/files', { body: { name: 'a b', tags: ['x', 'y'] } });
    await api.POST('/users', { body: { login: 'ada', password: 'secret' } });
    expect(told).toEqual([]);
    expect(accepted).toBe('application/json');
    expect(seen).toContain('QUERY /nodes application/json {"name":"leaf"}');
    expect(seen).toContain('M-SEARCH /animals?kind=cat');
    expect(seen).toContain('PUT /files application/octet-stream b');
    expect(seen).toContain('POST /files application/x-www-form-urlencoded name=a+b&tags=x&tags=y');
  });

  test('has types for the methods of OpenAPI 3.2 too', async () => {
    const search = `
      import { createApi } from './client.js';
      const api = createApi();
      const { data } = await api.QUERY('/nodes', { body: { name: 'a' } });
      export const names: string[] = (data ?? []).map(({ name }) => name);
      await api['M-SEARCH']('/animals', { params: { query: { kind: 'cat' } } });`;
    const project = projectWith({
      ...generated(contractOf(ODD)),
      'search.ts': search,
      'wrong-body.ts': search.replace("name: 'a'", 'name: 7'),
      'wrong-path.ts': search.replace('/nodes', '/animals'),
    });
    const errors = (await project.typeErrors()).split('\n').filter((line) => /^\S/.test(line));
    expect(errors.map((line) => line.slice(0, line.indexOf('(')))).toEqual(
      expect.arrayContaining(['wrong-body.ts', 'wrong-path.ts']),
    );
    expect(errors.join('\n')).not.toContain('search.ts(');
  });

  test('sends no header that is not set', async () => {
    const sent: unknown[] = [];
    const { api } = await clientFor(({ headers }) => {
      sent.push([headers.authorization, headers['x-removed'], headers['x-list'], headers['x-a']]);
      return [204, '', ''];
    });
    const headers = { authorization: undefined, 'x-removed': null, 'x-list': ['a', 'b'], 'x-a': 1 };
    await api.POST('/files', { body: { name: 'a' }, headers });
    expect(sent).toEqual([[undefined, undefined, 'a, b', '1']]);
  });

  test.each([
    ['a status', 302, 'application/json', '{}', 'response.status', '302 is not documented'],
    [
      'a media type',
      ...([200, 'text/html', '<p>', 'response.header.content-type'] as const),
      'text/html is not documented: application/json',
    ],
    ['no JSON', 200, 'application/json', '{', 'response.body', 'is not JSON'],
    [
      'a missing member',
      ...([200, 'application/json', '[{"name":"a"}]', 'response.body/0/children'] as const),
      'is missing',
    ],
    [
      'an unknown member',
      ...([200, 'application/json', '[{"name":"a","children":[],"x":1}]'] as const),
      ...(['response.body/0/x', 'is not a known field'] as const),
    ],
    [
      'another type',
      ...([200, 'application/json', '[{"name":7,"children":[]}]'] as const),
      ...(['response.body/0/name', 'must be string'] as const),
    ],
  ])('tells of %s that the contract does not have', async (_, status, type, body, at, message) => {
    const { api, told } = await clientFor(() => [status, type, body]);
    await api.GET('/nodes').catch(() => {});
    expect(told).toEqual([
      { operation: 'GET /nodes', method: 'GET', path: '/nodes', status, at, message },
    ]);
  });

  test('takes media types in every case', async () => {
    const contract = contractOf(PETS.replaceAll('application/json', 'Application/JSON'));
    const project = projectWith(generated(contract, 'ts'));
    const { createApi } = (await project.load('client.ts')) as Client;
    const told: string[] = [];
    const violations = ({ at }: { at: string }) => void told.push(at);
    const baseUrl = await serving((_, body) => [201, 'application/JSON', body]);
    const api = createApi({ baseUrl, violations });
    const body = { id: 1, name: 'Ada' };
    expect(await api.POST('/pets', { body })).toMatchObject({ data: body });
    await api.POST('/pets', { body: { ...body, name: 7 } });
    expect(told).toEqual(['response.body/name']);
  });

  test('throws instead if it is told to', async () => {
    const project = projectWith(generated(contractOf(ODD), 'ts'));
    const { createApi } = (await project.load('client.ts')) as Client;
    const baseUrl = await serving(() => [200, 'application/json', '{}']);
    const api = createApi({ baseUrl, violations: 'throw' });
    await expect(api.GET('/nodes')).rejects.toThrow(
      'GET /nodes answered 200: response.body must be array',
    );
    const off = createApi({ baseUrl, violations: 'off' });
    expect(await off.GET('/nodes')).toMatchObject({ data: {} });
  });
});

describe('what a contract says of styles', () => {
  /** The queries and forms that a client sends. */
  async function sending(options: { readonly querySerializer?: unknown } = {}) {
    const project = projectWith(generated(contractOf(STYLED), 'ts'));
    const { createApi } = (await project.load('client.ts')) as Client;
    const sent: string[] = [];
    const baseUrl = await serving(({ url = '' }, body) => {
      sent.push(body || url.slice(url.indexOf('?') + 1));
      return [204, '', ''];
    });
    return { api: createApi({ baseUrl, violations: 'throw', ...options }), sent };
  }

  // The rows are those of the table in OpenAPI 3.1, "Style Examples".
  test.each([
    ['usual', ['a', 'b c'], 'usual=a&usual=b%20c'],
    ['csv', ['a', 'b c', 'd,e'], 'csv=a,b%20c,d%2Ce'],
    ['csv', [], ''],
    ['pipes', ['a', 'b'], 'pipes=a%7Cb'],
    ['spaces', ['a', 'b'], 'spaces=a%20b'],
    ['repeated', ['a', 'b'], 'repeated=a&repeated=b'],
    ['members', { from: 1, to: undefined, in: ['a', 'b&'] }, 'from=1&in=a&in=b%26'],
    ['flat', { from: 1, to: 2 }, 'flat=from,1,to,2'],
    ['deep', { from: 1, to: 2 }, 'deep[from]=1&deep[to]=2'],
    ['json', { from: 1 }, 'json=%7B%22from%22%3A1%7D'],
    ['next', '/a?b=c d&e#f+%2F%', 'next=/a?b=c%20d%26e%23f%2B%2F%25'],
    ['unknown', ['a', 'b'], 'unknown=a&unknown=b'],
    ['csv', null, ''],
  ])('the parameter %s with %j', async (name, value, query) => {
    const { api, sent } = await sending();
    await api.GET('/styles', { params: { query: { [name]: value } } });
    expect(sent).toEqual([query === '' ? '/styles' : query]);
  });

  test('parameters stand beside each other', async () => {
    const { api, sent } = await sending();
    const query = { csv: ['a', 'b'], usual: ['c'], deep: { from: 1 }, pipes: [] };
    await api.GET('/styles', { params: { query } });
    await api.GET('/styles');
    await api.GET('/usual', { params: { query: { deep: { from: 1 } } } });
    expect(sent).toEqual(['csv=a,b&usual=c&deep[from]=1', '/styles', 'deep[from]=1']);
  });

  test('a serializer of the caller counts more', async () => {
    const querySerializer = () => 'own=1';
    const params = { query: { csv: ['a', 'b'] } };
    const own = await sending({ querySerializer });
    await own.api.GET('/styles', { params });
    const { api, sent } = await sending();
    await api.GET('/styles', { params, querySerializer });
    await api.GET('/styles', { params, querySerializer: { array: { explode: true } } });
    expect([...own.sent, ...sent]).toEqual(['own=1', 'own=1', 'csv=a&csv=b']);
  });

  test('the members of a form have them too', async () => {
    const { api, sent } = await sending();
    const body = { note: 'a b', csv: ['a', 'b'], deep: { from: 1 }, json: { from: 1 } };
    await api.POST('/styles', { body });
    expect(sent).toEqual(['note=a+b&csv=a,b&deep[from]=1&json=%7B%22from%22%3A1%7D']);
  });
});

test('operations whose names differ in one character have types of their own', async () => {
  const taken = `
    import type { ContractHandlers } from 'plinth/express';
    import type { Handlers } from './handlers.js';
    import type { operations } from './types.js';
    export const handlers: Handlers = {
      'styles#all': ({ query }) => ({ status: 204, headers: { 'x-csv': String(query.csv) } }),
      'styles/all': ({ body }) => ({ status: 204, headers: { 'x-note': String(body.note) } }),
      'GET /usual': () => ({ status: 204 }),
    };
    export const given: ContractHandlers<operations, unknown> = handlers;`;
  const project = projectWith({ ...generated(contractOf(STYLED)), 'taken.ts': taken });
  expect(await project.typeErrors()).toBe('');
});

describe('the validators', () => {
  test('need no package, and know what only one side sends', async () => {
    const files = generated(contractOf(ODD), 'ts');
    expect(files['validators.ts']).not.toMatch(/require\(|from '(?!\.)/);
    const project = projectWith(files);
    const validators = (await project.load('validators.ts')) as Record<
      string,
      (value: unknown) => boolean
    >;
    const { isRegisterBody, isRegisterAnswer200, isNode, isAnimal } = validators;
    expect(isRegisterBody!({ login: 'a', password: 'b' })).toBe(true);
    expect(isRegisterAnswer200!({ id: 1, login: 'a' })).toBe(true);
    expect(isRegisterAnswer200!({ login: 'a', password: 'b' })).toBe(false);
    expect(isNode!({ name: 'a', children: [{ name: '', children: [] }] })).toBe(false);
    expect(isNode!({ name: 'constructor', children: [] })).toBe(false);
    expect(isAnimal!({ kind: 'dog', lives: 9 })).toBe(true);
    expect(isAnimal!({ kind: 'cat' })).toBe(false);
  });
});
