import { describe, expect, test } from 'vitest';
import { refused } from '../../../../testing/engines/schema-registry/registry.ts';
import { ConfluentRegistries } from './registries.ts';

type Answer = readonly [status: number, body?: unknown];

/** Registries on a server with given answers: for `GET /subjects` and the like, a body or a function of the URL. */
function registriesOn(answers: Readonly<Record<string, Answer | ((url: URL) => Answer)>>) {
  const asked: string[] = [];
  const options = {
    urls: ['http://registry:8081'],
    user: { name: 'ada', password: 'secret' },
    prefixOf: (cluster: string) => `plinth.${cluster}.`,
    fetch: async (address: string, { method, body }: RequestInit) => {
      const url = new URL(address);
      const call = `${method} ${decodeURIComponent(url.pathname)}`;
      asked.push(body === undefined || body === null ? call : `${call} ${body as string}`);
      const answer = answers[call] ?? [404, { error_code: 40401, message: 'Subject not found.' }];
      const [status, content] = typeof answer === 'function' ? answer(url) : answer;
      return new Response(content === undefined ? null : JSON.stringify(content), { status });
    },
  };
  return { asked, options, registry: new ConfluentRegistries(options).registry('c') };
}

const STRING = { schema: '"string"' };

describe('a list', () => {
  const names = ['other', 'plinth.c.a', 'plinth.c.b', 'plinth.c.c', 'plinth.cc.d'];

  test('is fetched page by page, as the registry divides it', async () => {
    const { registry, asked } = registriesOn({
      'GET /subjects': ({ searchParams }) => {
        const from = Number(searchParams.get('offset'));
        return [200, names.slice(from, from + 2)];
      },
    });
    expect(await registry.subjects()).toEqual(['a', 'b', 'c']);
    expect(asked).toHaveLength(4);
  });

  test('is complete if the registry does not support pages', async () => {
    const { registry } = registriesOn({ 'GET /subjects': [200, names] });
    expect(await registry.subjects()).toEqual(['a', 'b', 'c']);
    expect(await registry.subjects({ subjectPrefix: 'b' })).toEqual(['b']);
  });
});

describe('an error', () => {
  const atVersions = 'POST /subjects/plinth.c.s/versions';
  const settings = {
    'GET /config/plinth.c.s': [200, { compatibilityLevel: 'BACKWARD_TRANSITIVE' }],
  } as const;

  test('of several with one code is recognized by its message', async () => {
    const message = 'The registry is full: it has 10000 versions';
    const { registry } = registriesOn({
      ...settings,
      [atVersions]: [422, { error_code: 42205, message }],
    });
    await expect(registry.register('s', STRING)).rejects.toThrow(refused('registryFull'));
  });

  test('keeps its message, with the name that the subject has in the cluster', async () => {
    const { registry } = registriesOn({
      ...settings,
      [atVersions]: [
        409,
        { error_code: 409, message: 'New schema is incompatible, subject plinth.c.s; code: 409' },
      ],
    });
    await expect(registry.register('s', STRING)).rejects.toMatchObject({
      kind: 'incompatibleSchema',
      message: 'New schema is incompatible, subject s; code: 409',
    });
  });

  test.each([
    [[401, { error_code: 401, message: 'Unauthorized' }], 'registryAway'],
    [[403, { error_code: 40301, message: 'User is denied' }], 'registryAway'],
    [[500, { error_code: 50002, message: 'Write to the topic timed out' }], 'registryAway'],
    [[429], 'registryAway'],
    [[200], 'registryAway'],
    [[302], 'registryAway'],
    [[405, { error_code: 405, message: 'HTTP 405' }], 'registryLacks'],
    [[404, '<html>'], 'registryLacks'],
    [[422, { error_code: 42201, message: 'Either the input schema is wrong' }], 'invalidSchema'],
    [[422, { error_code: 42299, message: 'Rule set is wrong' }], 'invalidSchema'],
  ] as const)('%j is %s', async (answer, kind) => {
    const { registry } = registriesOn({ ...settings, [atVersions]: answer });
    await expect(registry.register('s', STRING)).rejects.toThrow(refused(kind));
  });
});

test('a read-only subject refuses the level, and then the schema', async () => {
  const readOnly = [
    422,
    { error_code: 42205, message: 'Subject plinth.c.s is read-only' },
  ] as const;
  const { registry, asked } = registriesOn({
    'PUT /config/plinth.c.s': readOnly,
    'POST /subjects/plinth.c.s/versions': readOnly,
  });
  await expect(registry.register('s', STRING)).rejects.toThrow(refused('operationNotPermitted'));
  expect(asked).toContain('PUT /config/plinth.c.s {"compatibility":"BACKWARD_TRANSITIVE"}');
});

test('unknown modes are shown as the nearest known one', async () => {
  const { registry } = registriesOn({
    'GET /mode/plinth.c.s': [200, { mode: 'READONLY_OVERRIDE' }],
    'GET /mode/plinth.c.t': [200, { mode: 'IMPORT' }],
  });
  expect(await registry.mode('s')).toBe('READONLY');
  expect(await registry.mode('t')).toBe('READWRITE');
});

test('a reference to the latest version is sent with its number', async () => {
  const { registry, asked } = registriesOn({
    'GET /subjects/plinth.c.t/versions/latest': [
      200,
      { subject: 'plinth.c.t', version: 7, id: 3, schema: '"int"' },
    ],
    'POST /subjects/plinth.c.s/versions': [200, { id: 4 }],
    'PUT /config/plinth.c.s': [200, {}],
  });
  const references = [{ name: 'T', subject: 't', version: -1 }];
  expect(await registry.register('s', { ...STRING, references })).toBe(4);
  expect(asked.at(-1)).toContain('{"name":"T","subject":"plinth.c.t","version":7}');
});

test('a reference to a name with a lone surrogate is invalid', async () => {
  const { registry } = registriesOn({});
  const references = [{ name: 'T', subject: '\ud800', version: -1 }];
  await expect(registry.register('s', { ...STRING, references })).rejects.toThrow(
    refused('invalidSchema'),
  );
});

describe('at a start', () => {
  const open = (answer: Answer) =>
    ConfluentRegistries.open(registriesOn({ 'GET /config': answer }).options);

  test('a wrong password, or a server that is not a registry, is refused', async () => {
    await expect(open([401])).rejects.toThrow(
      'the registry of --schema-registry-url refuses the user or the password (401)',
    );
    await expect(open([404, '<html>'])).rejects.toThrow(
      'the server at http://registry:8081 (--schema-registry-url) is not a schema registry',
    );
  });

  test('a registry that can not be reached may become available later', async () => {
    expect(await (await open([503])).healthProblem()).toBe('http://registry:8081 answers 503');
    const isThere = await open([200, { compatibilityLevel: 'FULL' }]);
    expect(await isThere.healthProblem()).toBeUndefined();
    const silent = await ConfluentRegistries.open({
      ...registriesOn({}).options,
      fetch: () =>
        Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } })),
    });
    expect(await silent.healthProblem()).toBe(
      "http://registry:8081 can't be reached (ECONNREFUSED)",
    );
    await expect(silent.registry('c').subjects()).rejects.toThrow(refused('registryAway'));
  });
});

test('in a registry without modes everything may be written, and no mode can be set', async () => {
  const { registry } = registriesOn({
    'GET /mode/level:plinth.c.': [204],
    'GET /mode/plinth.c.s': [204],
    'PUT /mode/plinth.c.s': [204],
    'GET /config/plinth.c.s': [200, { compatibilityLevel: 'BACKWARD_TRANSITIVE' }],
    'POST /subjects/plinth.c.s/versions': [200, { id: 7 }],
  });
  expect(await registry.mode()).toBe('READWRITE');
  expect(await registry.register('s', STRING)).toBe(7);
  await expect(registry.setMode('READONLY', 's')).rejects.toMatchObject({
    kind: 'registryLacks',
    message: /PUT mode/,
  });
});

test('the subjects of a cluster can be removed from a registry without modes', async () => {
  const name = 'plinth.c.s';
  const { options } = registriesOn({
    'GET /subjects': [200, [name]],
    [`DELETE /mode/${name}`]: [204],
    'DELETE /mode/level:plinth.c.': [204],
    [`DELETE /subjects/${name}`]: [200, [1]],
  });
  await expect(new ConfluentRegistries(options).remove('c')).resolves.toBeUndefined();
});

test('a registry that answers without a list counts as unavailable', async () => {
  const { registry } = registriesOn({
    'GET /subjects': [204],
    'GET /subjects/plinth.c.s/versions': [204],
  });
  await expect(registry.subjects()).rejects.toMatchObject({ kind: 'registryAway' });
  await expect(registry.versions('s')).rejects.toMatchObject({ kind: 'registryAway' });
});
