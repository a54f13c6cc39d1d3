import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { MemoryContractFiles } from '../../../testing/toolkit/contract-files.ts';
import { PETS } from '../../../testing/toolkit/toolkit.ts';
import { shownProblem } from '../../contract/model/problem.ts';
import { sourcesIn } from './contract-source.ts';
import { nodeFiles } from './file-system.ts';
import { readContract, type ReadOptions } from './read-contract.ts';
import { REMOTE_LIMITS } from './remote-texts.ts';

const SPLIT = PETS.replaceAll('#/components/schemas/Pet', 'PLACE/pet.yaml#/Pet');
const PET = 'Pet: { type: object, required: [name], properties: { name: { type: string } } }\n';

/** Reads a contract; what is wrong with it, and what it consists of. */
async function read(
  location: string,
  texts: Readonly<Record<string, string>>,
  options: Partial<ReadOptions> = {},
) {
  const files = new MemoryContractFiles(texts);
  const found = await readContract({ name: 'api', location }, { files, ...options });
  return {
    operations: found.contract?.operations.length,
    problems: found.problems.map(shownProblem),
    files: found.files,
    contract: found.contract,
  };
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Serves files of a contract on this machine. @returns the origin */
async function serving(answers: Readonly<Record<string, string | Answer>>): Promise<string> {
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    if (typeof answer === 'function') return answer(request, response);
    response.writeHead(answer === undefined ? 404 : 200).end(answer);
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const redirect =
  (location: string): Answer =>
  (_request, response) =>
    void response.writeHead(302, { location }).end();

describe('a source', () => {
  const sources = (text: string, files: Readonly<Record<string, string>>) =>
    sourcesIn(text, new MemoryContractFiles(files));

  test('is a file or a URL, by which it is called', () => {
    expect(sources('api.yaml', { 'api.yaml': PETS })).toEqual([
      { name: 'api.yaml', location: 'api.yaml' },
    ]);
    expect(sources('https://a.example/api.yaml#top', {})).toEqual([
      { name: 'https://a.example/api.yaml#top', location: 'https://a.example/api.yaml' },
    ]);
  });

  test('is a folder whose redocly.yaml names contracts', () => {
    const configuration = `apis:
  shop@v1: { root: shop/openapi.yaml }
  admin: { root: https://admin.example/openapi.json }
`;
    const expected = [
      { name: 'shop@v1', location: `${process.cwd()}/team/shop/openapi.yaml` },
      { name: 'admin', location: 'https://admin.example/openapi.json' },
    ];
    const files = { 'team/redocly.yaml': configuration };
    expect(sources('team', files)).toEqual(expected);
    expect(sources('team/redocly.yaml', files)).toEqual(expected);
  });

  test.each([
    ['team', { 'team/a.txt': '' }, /^team is a folder without a redocly.yaml/],
    ['team', { 'team/redocly.yaml': 'rules: {}' }, /^team\/redocly.yaml:1#\/apis: names no contra/],
    ['team', { 'team/redocly.yaml': 'apis:\n  a: {}' }, /redocly.yaml:2#\/apis\/a: has no 'root'$/],
    ['ftp://a.example/a', {}, 'ftp://a.example/a is no file, and no URL of HTTP'],
    ['https://me:secret@a.example/a', {}, /must not have a user or password in it$/],
  ])('%s can be none: %#', (text, files, message) => {
    expect(() => sources(text, files as Readonly<Record<string, string>>)).toThrow(message);
  });
});

describe('a contract is read', () => {
  test('with the list of its files, also if one is missing', async () => {
    const api = SPLIT.replaceAll('PLACE/', 'schemas/');
    const whole = await read('api.yaml', { 'api.yaml': api, 'schemas/pet.yaml': PET });
    const files = ['api.yaml', 'schemas/pet.yaml'].map((name) => `${process.cwd()}/${name}`);
    expect(whole).toMatchObject({ operations: 4, problems: [], files });
    const broken = await read('api.yaml', { 'api.yaml': api });
    expect(broken).toMatchObject({ operations: undefined, files });
    expect(broken.problems[0]).toMatch(
      /^api\.yaml:18#.*\$ref: schemas\/pet.yaml: can't be read \(ENOENT\)$/,
    );
  });

  test('from a URL, with all files beside it', async () => {
    const origin = await serving({
      '/v1/api.yaml': SPLIT.replaceAll('PLACE/', './parts/'),
      '/v1/parts/pet.yaml': PET,
    });
    const { operations, problems, files } = await read(`${origin}/v1/api.yaml`, {});
    expect({ operations, problems }).toEqual({ operations: 4, problems: [] });
    expect(files).toEqual([`${origin}/v1/api.yaml`, `${origin}/v1/parts/pet.yaml`]);
  });

  test('and refers to a URL only if that is allowed', async () => {
    const files = { 'api.yaml': SPLIT.replaceAll('PLACE', 'https://pets.example') };
    const refused = await read('api.yaml', files);
    expect(refused.problems[0]).toMatch(
      /^api\.yaml:18#.*: \$ref 'https:\/\/pets\.example\/pet\.yaml#\/Pet' is at another host, which is only asked with --allow-remote$/,
    );
    const resolve = () => Promise.reject(new Error('no such host'));
    const allowed = await read('api.yaml', files, { allowRemote: true, resolve });
    expect(allowed.problems[0]).toMatch(/pet\.yaml: can't be read \(no such host\)$/);
  });
});

describe('a file of another host', () => {
  const reference = (origin: string) => ({ 'api.yaml': SPLIT.replaceAll('PLACE', origin) });

  test('may not be on this machine, unless the contract is there too', async () => {
    const origin = await serving({
      '/pet.yaml': PET,
      '/api.yaml': SPLIT.replaceAll('PLACE/', '/'),
    });
    const fromFile = await read('api.yaml', reference(origin), { allowRemote: true });
    expect(fromFile.problems[0]).toMatch(/the address 127\.0\.0\.1 is not allowed \(loopback\)\)$/);
    expect(await read(`${origin}/api.yaml`, {})).toMatchObject({ operations: 4 });
  });

  test.each(['10.0.0.7', '169.254.169.254', '[::ffff:127.0.0.1]'])(
    'may not be at %s, even if it is named',
    async (address) => {
      const { problems } = await read(`http://${address}/api.yaml`, {});
      expect(problems).toEqual([expect.stringContaining('is not allowed (')]);
    },
  );

  test('may not be asked by what it redirects from', async () => {
    const other = await serving({ '/api.yaml': PETS });
    const origin = await serving({
      '/api.yaml': redirect(`${other}/api.yaml`),
      '/moved.yaml': redirect('/here.yaml'),
      '/here.yaml': PETS,
      '/circle.yaml': redirect('/circle.yaml'),
      '/file.yaml': redirect('file:///etc/passwd'),
    });
    const problemsOf = async (path: string, allowRemote = false) =>
      (await read(`${origin}${path}`, {}, { allowRemote })).problems.join();
    expect(await problemsOf('/moved.yaml')).toBe('');
    expect(await problemsOf('/api.yaml')).toContain('is another host, which is only asked with');
    expect(await problemsOf('/api.yaml', true)).toContain('is not allowed (loopback)');
    expect(await problemsOf('/circle.yaml')).toContain('more than 5 redirects are not followed');
    expect(await problemsOf('/file.yaml')).toContain('which is no URL of HTTP');
  });

  test('has limits of size, time and number', async () => {
    const origin = await serving({
      '/large.yaml': `${PETS}# ${'x'.repeat(10_000)}`,
      '/slow.yaml': () => undefined,
      '/many.yaml': SPLIT.replaceAll('PLACE/', '/'),
      '/pet.yaml': PET,
    });
    const limited = async (path: string, limits: Partial<typeof REMOTE_LIMITS>) => {
      const all = { ...REMOTE_LIMITS, ...limits };
      return (await read(`${origin}${path}`, {}, { limits: all })).problems[0];
    };
    expect(await limited('/large.yaml', { bytes: 5000 })).toContain('have more than 5000 bytes');
    expect(await limited('/slow.yaml', { time: 50 })).toContain('no whole answer within 50 ms');
    expect(await limited('/slow.yaml', { wholeTime: 40 })).toContain('answer within 40 ms');
    expect(await limited('/many.yaml', { files: 1 })).toContain('more than 1 files');
    expect(await limited('/none.yaml', {})).toContain('it answers with 404');
  });
});

test('a device is no contract, and a path that leads nowhere is told as what it is', async () => {
  const problemsOf = async (location: string) => {
    const { problems } = await readContract({ name: 'api', location }, { files: nodeFiles });
    return problems.map(shownProblem);
  };
  expect(await problemsOf('/dev/zero')).toEqual([
    "/dev/zero: can't be read (/dev/zero is a device)",
  ]);
  const long = `/${'a'.repeat(300)}`;
  expect(nodeFiles.kindOf(long)).toBeUndefined();
  expect(await problemsOf(long)).toEqual([expect.stringContaining('ENAMETOOLONG')]);
});

describe('what leads into other files is told by its places there', () => {
  const entry = (parts: string) => `openapi: 3.1.0
paths: {}
components:
${parts}`;

  test('of references in a circle', async () => {
    const { problems } = await read('api.yaml', {
      'api.yaml': `openapi: 3.1.0
paths:
  /a: { get: { responses: { '200': { $ref: 'b.yaml#/R' } } } }
components:
  schemas:
    S: { $ref: 'b.yaml#/S' }
`,
      'b.yaml': "R:\n  $ref: 'c.yaml'\nS: { $ref: 'api.yaml#/components/schemas/S' }",
      'c.yaml': "$ref: 'b.yaml#/R'",
    });
    expect(problems).toEqual([
      'c.yaml:1#/$ref: leads into a circle: c.yaml:1# → b.yaml:1#/R → c.yaml:1#',
      'api.yaml:6#/components/schemas/S: this schema is wrong: it leads in a circle: api.yaml:6#/components/schemas/S → b.yaml:3#/S → api.yaml:6#/components/schemas/S',
      'b.yaml:3#/S: this schema is wrong: it leads in a circle: b.yaml:3#/S → api.yaml:6#/components/schemas/S → b.yaml:3#/S',
    ]);
  });

  test('of a value of a discriminator', async () => {
    const { problems } = await read('api.yaml', {
      'api.yaml': entry(`  schemas:
    S: { discriminator: { propertyName: t, mapping: { a: 'b.yaml#/None' } }, allOf: [{ $ref: 'b.yaml#/S' }] }
`),
      'b.yaml': 'S: { type: object }',
    });
    expect(problems).toEqual([
      "api.yaml:5#/components/schemas/S/discriminator/mapping/a: 'b.yaml#/None' is no schema: this value leads nowhere",
    ]);
  });
});
