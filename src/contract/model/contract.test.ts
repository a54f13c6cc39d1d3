import { describe, expect, test } from 'vitest';
import { contractOf, PETS } from '../../../testing/toolkit/toolkit.ts';
import { ourContract } from '../../toolkit/our-contracts.ts';

/** The error message about an unusable contract. */
function said(files: Readonly<Record<string, string>>): string {
  try {
    contractOf(files);
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing';
}

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
      schemas: { Pet: { discriminator: { mapping: { dog: '#/x-files/1/Dog', cat: 'Cat' } } } },
    },
  });
  expect(problems.map(({ message }) => message)).toEqual([
    "'none.yaml' is no schema: this value leads nowhere",
  ]);
});

test('a reference may lead to a schema by its id, which is asked nowhere', () => {
  const id = 'https://pets.example/schemas/pet';
  const file = PETS.replace('    Pet:\n', `    Pet:\n      $id: ${id}\n`).replace(
    `items: { $ref: '#/components/schemas/Pet' }`,
    `items: { $ref: '${id}' }`,
  );
  const schema = '/paths/~1pets/get/responses/200/content/application~1json/schema';
  expect(
    contractOf({ 'a.yaml': file }).schemas.misfits('response', schema, [{ id: 1 }]),
  ).toMatchObject([{ at: '/0/name', message: 'is missing' }]);
});

describe('a schema that others would refuse', () => {
  const fits = (schema: string, value: unknown) =>
    contractOf({
      'c.yaml': `openapi: 3.1.0\npaths: {}\ncomponents: { schemas: { Any: ${schema} } }\n`,
    }).schemas.fits('response', '/components/schemas/Any', value);

  test('has `nullable` without a type, which has no effect', () => {
    expect(fits('{ nullable: true, enum: [a] }', 'a')).toBe(true);
    expect(fits('{ nullable: true, enum: [a] }', null)).toBe(false);
  });

  test('has a pattern that is only one without the flag `u`', () => {
    expect(fits(String.raw`{ pattern: '^{\d\-}$' }`, '{1-}')).toBe(true);
    expect(fits(String.raw`{ pattern: '^{\d\-}$' }`, '1-')).toBe(false);
  });

  test('has a dynamic anchor of several schemas, which is not followed', () => {
    const list = `{ type: array, items: { $dynamicRef: '#item' }, $defs: { item: { $dynamicAnchor: item, not: {} } } }`;
    const other = `{ $dynamicAnchor: item, type: integer }`;
    expect(fits(list, [1])).toBe(false);
    expect(fits(`{ allOf: [${list}], $defs: { other: ${other} } }`, ['a'])).toBe(true);
  });
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

test('a schema with an id refers to the other schemas of its document', () => {
  const file = PETS.replace('    Pet:\n', '    Pet:\n      $id: https://pets.example/pet\n')
    .replace(`tag: { type: [string, 'null'] }`, `tag: { $ref: '#/components/schemas/Tag' }`)
    .replace('  schemas:\n', '  schemas:\n    Tag: { id: tag, type: string }\n');
  const schema = '/paths/~1pets/post/requestBody/content/application~1json/schema';
  expect(
    contractOf({ 'a.yaml': file }).schemas.misfits('request', schema, { name: 'Ada', tag: 5 }),
  ).toMatchObject([{ at: '/tag', message: 'must be a string' }]);
});

describe('a name that is also a keyword is only a name', () => {
  test('a response called `default` refers to another file', () => {
    const contract = contractOf({
      'c.yaml': `openapi: 3.1.0
paths: { /a: { get: { responses: { default: { $ref: 'other.yaml#/default' } } } } }
`,
      'other.yaml': `default: { description: Any, headers: { example: { schema: { $ref: '#/example' } } } }
example: { type: integer }
`,
    });
    const response = contract.operations[0]!.responses['default']!;
    const header = response.headers['example']!;
    const misfits = contract.schemas.misfits('response', `${header.pointer}/schema`, 'x');
    expect(misfits).toMatchObject([{ message: 'must be an integer' }]);
  });

  test('a property called `value` refers to another file', () => {
    const contract = contractOf({
      'c.yaml': `openapi: 3.1.0
paths: {}
components: { schemas: { Setting: { $ref: setting.yaml } } }
`,
      'setting.yaml': `properties: { value: { $ref: 'value.yaml' } }\n`,
      'value.yaml': 'type: integer\n',
    });
    const at = '/components/schemas/Setting';
    expect(contract.schemas.misfits('response', at, { value: 'x' })).toMatchObject([
      { at: '/value', message: 'must be an integer' },
    ]);
  });

  test('a schema called `example` is one', () => {
    const contract = contractOf({
      'c.yaml': `openapi: 3.1.0
paths:
  /a:
    get:
      responses:
        '200':
          description: One.
          content: { application/json: { schema: { $ref: '#/components/schemas/example' } } }
components: { schemas: { example: { type: integer } } }
`,
    });
    const at = '/paths/~1a/get/responses/200/content/application~1json/schema';
    expect(contract.schemas.misfits('response', at, 'x')).toMatchObject([
      { message: 'must be an integer' },
    ]);
  });

  test('what looks like a reference in examples of a schema is data', () => {
    const text = `openapi: 3.1.0
paths: {}
components: { schemas: { Link: { type: object, examples: [{ $ref: nowhere.yaml }], default: { $ref: '#/nowhere' } } } }
`;
    expect(said({ 'c.yaml': text })).toBe('nothing');
  });
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

test('validation of a very large value stops at the first mismatch', () => {
  const files = {
    'c.yaml': `openapi: 3.1.0
info: { title: Names, version: '1' }
paths: {}
components: { schemas: { Names: { type: array, items: { type: string } } } }
`,
  };
  const misfits = (value: unknown) =>
    contractOf(files).schemas.misfits('response', '/components/schemas/Names', value);
  expect(misfits([1, 2])).toHaveLength(2);
  const many = Array.from({ length: 20_000 }, (_, i) => (i < 15_000 ? 'a' : i));
  expect(misfits(many)).toMatchObject([{ at: '/15000', message: 'must be a string' }]);
  expect(misfits(many.slice(0, 15_000))).toEqual([]);
});

test('a value that is nested too deeply to validate is a mismatch', () => {
  const files = {
    'c.yaml': `openapi: 3.1.0
info: { title: Trees, version: '1' }
paths: {}
components: { schemas: { Tree: { type: array, items: { $ref: '#/components/schemas/Tree' } } } }
`,
  };
  const { schemas } = contractOf(files);
  const nested = (depth: number): unknown =>
    JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown;
  const misfits = (depth: number) =>
    schemas.misfits('response', '/components/schemas/Tree', nested(depth));
  expect(misfits(50)).toEqual([]);
  expect(misfits(200_000)).toMatchObject([{ at: '', message: /^is nested too deeply/ }]);
  expect(schemas.fits('request', '/components/schemas/Tree', nested(200_000))).toBe(false);
});

/** Lines that have ten aliases each to the line before. */
const expanding = (lines: number) =>
  numbers(lines)
    .map((i) => `a${i + 1}: &a${i + 1} [${`*a${i},`.repeat(10)}]`)
    .join('\n');
const deepening = (lines: number) =>
  numbers(lines)
    .map((i) => `a${i + 1}: &a${i + 1} [*a${i}]`)
    .join('\n');
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

test('a name that stands twice in an object of JSON is found, as in YAML', () => {
  const json = JSON.stringify(contractOf().document, null, 1);
  const twice = json.replace('"paths": {', '"paths": { "/pets": {},');
  expect(said({ 'c.json': twice })).toMatch(
    /^c\.json:\d+:\d+: not YAML or JSON: duplicated mapping key$/,
  );
  const escaped = json.replace('"paths": {', String.raw`"x-a": "\\", "x-b": "\": \\", "paths": {`);
  expect(said({ 'c.json': escaped })).toBe('nothing');
});

describe('an error in a contract has its place', () => {
  test.each([
    ['text that is not YAML', 'a: [1', /^c\.yaml:1:\d+: not YAML or JSON: /],
    [
      'a list in place of an object',
      '[]',
      'c.yaml: an OpenAPI document is an object, and this is none',
    ],
    [
      'Swagger',
      'swagger: "2.0"',
      `c.yaml:1#: is not an OpenAPI 3 document: it says swagger: "2.0"; convert it to OpenAPI 3 first`,
    ],
    [
      'a missing version',
      'info: {}',
      `c.yaml:1#: is not an OpenAPI 3 document: 'openapi' is missing`,
    ],
    [
      'a later version',
      'openapi: 4.0.0',
      `c.yaml:1#: is not an OpenAPI 3 document: it says openapi: "4.0.0"`,
    ],
    [
      'a version that is a number',
      'openapi: 3.1',
      'c.yaml:1#: is not an OpenAPI 3 document: it says openapi: 3.1; the version is the text "3.1.0"',
    ],
    [
      'a version that is a whole number',
      'openapi: 3.0',
      'c.yaml:1#: is not an OpenAPI 3 document: it says openapi: 3; the version is the text "3.0.0"',
    ],
    ['several documents', 'openapi: 3.1.0\n---\na: 1', 'c.yaml:2:1: a second document begins here'],
    [
      'no paths, webhooks or components',
      'openapi: 3.1.0',
      'c.yaml:1#: has no paths, webhooks or components: it must have one of them',
    ],
    ['paths that are a list', 'openapi: 3.1.0\npaths: []', 'c.yaml:2#/paths: must be an object'],
    [
      'a path without a slash',
      'openapi: 3.1.0\npaths: { pets: {} }',
      'c.yaml:2#/paths/pets: is not a path: it must begin with a slash',
    ],
    [
      'a reference to a missing file',
      'openapi: 3.1.0\npaths:\n  /a: { $ref: other.yaml }',
      `c.yaml:3#/paths/~1a/$ref: other.yaml: can't be read (ENOENT)`,
    ],
    [
      'a reference to a missing schema',
      PETS.replace('schemas/Pet', 'schemas/Dog'),
      /^c\.yaml:\d+#\/paths\/.*: \$ref '#\/components\/schemas\/Dog' points at nothing$/,
    ],
    [
      'a reference that is no text',
      'openapi: 3.1.0\npaths:\n  /a:\n    $ref: 5',
      'c.yaml:4#/paths/~1a/$ref: must be text',
    ],
    [
      'circular references of paths',
      `openapi: 3.1.0\npaths: { /a: { $ref: '#/paths/~1b' }, /b: { $ref: '#/paths/~1a' } }`,
      /\$ref '#\/paths\/~1[ab]' leads in a circle$/,
    ],
    [
      'circular references of schemas',
      `${PETS.replace('schemas/Pet', 'schemas/A')}    A: { $ref: '#/components/schemas/B' }\n    B: { $ref: '#/components/schemas/A' }\n`,
      /#\/components\/schemas\/A: this schema is wrong: it leads in a circle$/,
    ],
    [
      'a schema that is none',
      PETS.replace('schema: { type: integer, minimum: 1 }', 'schema: integer'),
      /^c\.yaml:\d+#\/paths\/~1pets~1\{petId\}\/parameters\/0\/schema: this schema is wrong: it must be an object or a boolean$/,
    ],
    [
      'a schema with an unknown type',
      PETS.replace('type: integer, minimum', 'type: int, minimum'),
      /^c\.yaml:\d+#\/paths\/~1pets~1\{petId\}\/parameters\/0\/schema\/type: this schema is wrong: type must be one of array, boolean/,
    ],
    [
      'a reference to another host',
      PETS.replace('#/components/schemas/Pet', 'https://a.example/pet.yaml'),
      /is at another host, which is only asked with --allow-remote$/,
    ],
    [
      'an alias in its own value',
      'openapi: 3.1.0\npaths: {}\na: &a [{ b: *a }]',
      'c.yaml:3:13: the alias *a leads in a circle',
    ],
    [
      'too many levels',
      `openapi: 3.1.0\na: ${'['.repeat(20_000)}${']'.repeat(20_000)}`,
      /^c\.yaml:2:\d+: is nested too deeply$/,
    ],
    [
      'exponential expansion of aliases',
      `openapi: 3.1.0\na: &a0 [1]\n${expanding(8)}`,
      /^c\.yaml:10:\d+: aliases expand the file to more than 2000000 values$/,
    ],
    [
      'levels that only aliases make too many',
      `openapi: 3.1.0\na: &a0 [1]\n${deepening(1000)}`,
      /^c\.yaml:1002:\d+: is nested too deeply$/,
    ],
  ])('%s', (_name, text, message) => {
    expect(said({ 'c.yaml': text })).toMatch(message);
  });
});
