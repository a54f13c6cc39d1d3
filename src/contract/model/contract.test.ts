import { describe, expect, test } from 'vitest';
import { contractOf, PETS } from '../../../testing/toolkit/toolkit.ts';
import { ourContract } from '../../toolkit/our-contracts.ts';

describe('a contract', () => {
  test('is read in YAML and in JSON', () => {
    const names = contractOf().operations.map(({ operationId }) => operationId);
    expect(names).toEqual(['listPets', 'addPet', 'getPet', 'deletePet']);
    const json = JSON.stringify(contractOf().document);
    expect(contractOf({ 'pets.json': json }).operations).toHaveLength(4);
  });

  test('says which operations are safe: by their methods, unless they are marked as changing something', async () => {
    const { operations } = await ourContract('kafka');
    const safe = operations.filter(({ isSafe }) => isSafe).map(({ operationId }) => operationId);
    expect(safe).toContain('listTopics');
    expect(safe).not.toContain('produceMessage');
    expect(safe).not.toContain('postProduce');
  });

  test('finds paths below its server URLs, fixed ones before those with parameters', () => {
    const contract = contractOf();
    expect(contract.find('/v1/pets/7')?.parameters).toEqual({ petId: '7' });
    expect(contract.find('/pets')?.template).toBe('/pets');
    expect(contract.find('/v1/pets/7/toys')).toBeUndefined();
    expect(contract.find('/v2/pets')).toBeUndefined();
  });

  test.each([
    ['of the whole document', `servers: [{ url: 'https://api.example/v1' }]`, '', '/v1/a'],
    ['of a path', '', `servers: [{ url: 'https://up.example/files' }]`, '/files/a'],
    [
      'with a variable in its path',
      `servers: [{ url: '/{version}/api', variables: { version: { default: v1 } } }]`,
      '',
      '/v2/api/a',
    ],
    [
      'with a default of several segments',
      `servers: [{ url: '/{base}', variables: { base: { default: rest/v1 } } }]`,
      '',
      '/rest/v1/a',
    ],
    [
      'with a variable that has listed values',
      `servers: [{ url: '/{v}', variables: { v: { default: v1, enum: [v1, v2] } } }]`,
      '',
      '/v2/a',
    ],
  ])('finds paths below a server %s', (_name, servers, ofPath, path) => {
    const contract = contractOf({
      'a.yaml': `openapi: 3.1.0
${servers}
paths: { /a: { ${ofPath}${ofPath && ', '}get: { responses: { '200': { description: Done. } } } } }
`,
    });
    expect(contract.find(path)?.template).toBe('/a');
    expect(contract.find('/other/api/v3/a')).toBeUndefined();
  });

  test.each([
    ['/caf%C3%A9/v1', '/caf%c3%a9/v1'],
    ['/café/my api', '/caf%C3%A9/my%20api'],
    ['/%7eada', '/~ada'],
    ['/a%2Fb', '/a%2fb'],
    ['/a|b', '/a|b'],
    ['/{name}', '/my%20api'],
  ])('finds paths below a server %s at %s', (server, base) => {
    const contract = contractOf({
      'a.yaml': `openapi: 3.1.0
servers: [{ url: 'https://a.example${server}', variables: { name: { default: x, enum: [my api] } } }]
paths: { '/größe/{id}%7E': { get: { responses: { '200': { description: Done. } } } } }
`,
    });
    const found = contract.find(`${base}/gr%c3%b6%C3%9Fe/%c3%a9%7e`);
    expect(found?.template).toBe('/größe/{id}%7E');
    expect(decodeURIComponent(found?.parameters['id'] ?? '')).toBe('é');
  });

  test.each([
    ['https://shop.example:8080', true],
    ['https://shop.test:8443', true],
    ['https://shop.elsewhere:8443', false],
  ])('is served at %s: %s, by the values that a variable of its server has', (origin, served) => {
    const contract = contractOf({
      'a.yaml': `openapi: 3.1.0
servers:
  - url: https://{name}.{domain}:{port}/v1
    variables:
      name: { default: api }
      domain: { default: example, enum: [example, test] }
      port: { default: '443' }
paths: { /a: { get: { responses: { '200': { description: Done. } } } } }
`,
    });
    expect(contract.isServedAt(new URL(`${origin}/v1/a`))).toBe(served);
  });

  test.each([
    ['/v2/things', '/v2/things'],
    ['/V2/THINGS', '/v2/things'],
    ['/old/things', '/v2/things'],
    ['/v2/things/', '/v2/things'],
    ['/v2/things/7/', undefined],
    ['/v2/things/7', '/v2/things/{id}'],
    ['/v2/files/a/b.txt', '/v2/files/{path}'],
  ])('finds %s as its extensions say: %s', (path, template) => {
    const contract = contractOf({
      'a.yaml': `openapi: 3.1.0
x-caseless-paths: true
x-path-spellings: { /old/: /v2/ }
x-paths-with-slash: [/v2/things]
paths:
  /v2/things: { get: { responses: {} } }
  /v2/things/{id}: { get: { responses: {} } }
  /v2/files/{path}:
    get: { parameters: [{ name: path, in: path, required: true, x-multi-segment: true }], responses: {} }
`,
    });
    expect(contract.find(path)?.template).toBe(template);
  });

  test('may refer to a schema by its anchor, in another file too', () => {
    const contract = contractOf({
      'a.yaml': PETS.replace('#/components/schemas/Pet', 'b.yaml#pet'),
      'b.yaml': `$defs: { of: { $anchor: pet, $ref: '#named' }, $anchor: { $anchor: named, required: [name] } }`,
    });
    const schema = '/paths/~1pets/get/responses/200/content/application~1json/schema';
    expect(contract.schemas.misfits('response', schema, [{}])).toMatchObject([
      { at: '/0/name', message: 'is missing' },
    ]);
    expect(() =>
      contractOf({ 'a.yaml': PETS.replace('#/components/schemas/Pet', '#pet') }),
    ).toThrow("$ref '#pet' points at nothing");
  });

  test('may be in several files, each with references of its own', () => {
    const contract = contractOf({
      'api/pets.yaml': PETS.replaceAll('#/components/schemas/Pet', 'schemas/pet.yaml#/Pet'),
      'api/schemas/pet.yaml': `Pet: { type: object, properties: { name: { $ref: '#/Name' }, friend: { $ref: '../schemas/pet.yaml#/Pet' } } }\nName: { type: string }\n`,
    });
    const [misfit] = contract.schemas.misfits(
      'request',
      '/paths/~1pets/post/requestBody/content/application~1json/schema',
      { friend: { name: 5 } },
    );
    expect(misfit).toMatchObject({ at: '/friend/name', message: 'must be a string' });
    expect(contract.placeOf(misfit!.contract)).toEqual({
      file: 'api/schemas/pet.yaml',
      pointer: '/Name',
      line: 2,
    });
  });
});

test('the values of a discriminator may lead to other files', () => {
  const files = {
    'a.yaml': PETS.replace(
      '    Pet:\n',
      `    Pet:
      discriminator: { propertyName: name, mapping: { dog: 'dogs.yaml#/Dog', cat: Cat, other: none.yaml } }
`,
    ).replace('  schemas:\n', '  schemas:\n    Cat: {}\n'),
    'dogs.yaml': 'Dog: { type: object }',
  };
  const { document, problems } = contractOf(files);
  expect(document).toMatchObject({
    components: {
      schemas: { Pet: { discriminator: { mapping: { dog: '#/x-files/dogs/Dog', cat: 'Cat' } } } },
    },
  });
  expect(problems.map(({ message }) => message)).toEqual([
    "'none.yaml' is no schema: this value leads nowhere",
  ]);
});

test('what looks like a reference in an extension need not be one', () => {
  const file = PETS.replace(
    'paths:',
    `x-other: [{ $ref: 'https://elsewhere.example/a' }, { $ref: '#/nowhere' }, { $ref: nowhere.yaml }]\npaths:`,
  );
  expect(contractOf({ 'a.yaml': file }).operations).toHaveLength(4);
  const header = PETS.replace('x-total: {', `x-other: { $ref: '#/nowhere' }, x-total: {`);
  expect(() => contractOf({ 'a.yaml': header })).toThrow("$ref '#/nowhere' points at nothing");
});

test('the members of a merge key are those of the object', () => {
  const contract = contractOf({
    'c.yaml': `openapi: 3.1.0
x-refusals: &refusals
  '400': { description: Refused }
paths:
  /a: { get: { responses: { <<: *refusals, '200': { description: Done } } } }
`,
  });
  expect(Object.keys(contract.operations[0]!.responses)).toEqual(['200', '400']);
});

test.each(['webhooks', 'components'])('a document with only %s has no operations', (name) => {
  const text = `openapi: 3.1.0\ninfo: { title: Shapes, version: '1' }\n${name}: {}\n`;
  expect(contractOf({ 'c.yaml': text }).operations).toEqual([]);
});

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);

test('aliases may be as many as a generator writes', () => {
  const paths = numbers(2000).map((i) => `  /a${i}: *item`);
  const text = `openapi: 3.1.0
x-item: &item { get: { responses: { '200': { description: Done } } } }
paths:
${paths.join('\n')}
`;
  expect(contractOf({ 'c.yaml': text }).operations).toHaveLength(2000);
});

test('the tags of other tools are ignored', () => {
  const text = PETS.replace(
    'paths:',
    'x-amazon: { uri: !Sub "arn", list: !Join [a], map: !If { b: 1 } }\npaths:',
  );
  const { document } = contractOf({ 'c.yaml': text });
  expect(document['x-amazon']).toEqual({ uri: 'arn', list: ['a'], map: { b: 1 } });
});

test('a schema that is a file has its name, also if it is one of OpenAPI, and a number if another has it', () => {
  const refs = ['example.yaml', 'a/pet.yaml', 'b/pet.yaml', '__proto__.yaml'];
  const schemas = refs.map((ref, i) => `    S${i}: { $ref: ${ref} }\n`).join('');
  const { document, schemas: compiled } = contractOf({
    'api.yaml': `openapi: 3.1.0\npaths: {}\ncomponents:\n  schemas:\n${schemas}`,
    ...Object.fromEntries(refs.map((ref, i) => [ref, `{ const: ${i} }`])),
  });
  expect(document).toMatchObject({
    'x-files': {
      example: { const: 0 },
      pet: { const: 1 },
      'pet-2': { const: 2 },
      file: { const: 3 },
    },
  });
  for (const i of refs.keys()) {
    expect(compiled.fits('response', `/components/schemas/S${i}`, i)).toBe(true);
    expect(compiled.fits('response', `/components/schemas/S${i}`, 9)).toBe(false);
  }
});
