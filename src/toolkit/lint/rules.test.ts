import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lintContracts } from './lint.ts';

const CONFIG = fileURLToPath(new URL('../../../redocly.yaml', import.meta.url));
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-rules-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What our own rules find in a document, as `rule pointer`, with the configuration of the project. */
async function problems(name: string, document: object): Promise<string[]> {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(document));
  const { findings } = await lintContracts({ contracts: [file], config: CONFIG });
  return findings
    .filter(({ rule }) => rule.startsWith('plinth/'))
    .map(({ rule, pointer }) => `${rule.slice('plinth/'.length)} ${pointer}`);
}

const tail = {
  name: 'tail',
  in: 'path',
  required: true,
  'x-multi-segment': true,
  schema: { type: 'string' },
};
const ok = {
  description: 'Done.',
  content: { 'application/json': { schema: { type: 'string' }, example: 'done' } },
};

function documentOf(paths: object, components: object = {}): object {
  const info = { title: 'Things', version: '1', license: { name: 'x', identifier: 'MIT' } };
  return {
    openapi: '3.1.1',
    info,
    servers: [{ url: 'http://localhost' }],
    paths,
    components,
    security: [],
  };
}

describe.concurrent('multi-segment-is-last', () => {
  const get = { operationId: 'get', summary: 'Get.', responses: { 200: ok } };

  test('allows the path parameter that ends the path', async () => {
    const paths = {
      '/{tail}': { parameters: [tail], get },
      '/to/{tail}': { get: { ...get, operationId: 'b', parameters: [tail] } },
      '/by/{tail}': {
        parameters: [{ $ref: '#/components/parameters/tail' }],
        get: { ...get, operationId: 'c' },
      },
    };
    expect(await problems('last', documentOf(paths, { parameters: { tail } }))).toEqual([]);
  });

  test('objects to one that does not, of the path or of an operation, also by reference', async () => {
    const paths = {
      '/{tail}/more': { parameters: [tail], get },
      '/{tail}/{id}': {
        get: { ...get, operationId: 'b', parameters: [{ $ref: '#/components/parameters/tail' }] },
      },
      '/query': { get: { ...get, operationId: 'c', parameters: [{ ...tail, in: 'query' }] } },
    };
    expect(await problems('not-last', documentOf(paths, { parameters: { tail } }))).toEqual([
      'multi-segment-is-last #/paths/~1{tail}~1more/parameters',
      'multi-segment-is-last #/paths/~1{tail}~1{id}/parameters',
      'multi-segment-is-last #/paths/~1query/parameters',
    ]);
  });
});

describe.concurrent('multi-segment-is-last, of values', () => {
  const written = (value: unknown) => ({
    '/{tail}': {
      parameters: [{ ...tail, 'x-multi-segment': value }],
      get: { operationId: 'get', summary: 'Get.', responses: { 200: ok } },
    },
  });

  test.each([true, 'segments', 'raw', 'url', 'absolute-url', false])('allows %s', async (value) => {
    expect(await problems(`value-${value}`, documentOf(written(value)))).toEqual([]);
  });

  test('objects to any other, which would be read as raw', async () => {
    expect(await problems('misspelled', documentOf(written('absolute-uri')))).toEqual([
      'multi-segment-is-last #/paths/~1{tail}/parameters',
    ]);
  });
});

describe.concurrent('response-has-example', () => {
  const withResponse = (response: object) =>
    documentOf({
      '/': { get: { operationId: 'get', summary: 'Get.', responses: { 200: response } } },
    });
  const content = (media: object) => ({
    description: 'Done.',
    content: { 'application/json': media },
  });

  test.each([
    ['an-example', content({ example: 'done' })],
    ['named-examples', content({ examples: { done: { value: 'done' } } })],
    ['a-null', content({ example: null })],
    ['no-body', { description: 'Done.' }],
  ])('allows %s', async (name, response) => {
    expect(await problems(name, withResponse(response))).toEqual([]);
  });

  test.each([
    ['without', content({ schema: { type: 'string' } })],
    ['with-none', content({ examples: {} })],
  ])('objects to a body %s', async (name, response) => {
    expect(await problems(name, withResponse(response))).toEqual([
      'response-has-example #/paths/~1/get/responses/200/content/application~1json',
    ]);
  });

  test('leaves the bodies of requests alone', async () => {
    const post = {
      operationId: 'post',
      summary: 'Post.',
      requestBody: { content: { 'application/json': { schema: { type: 'string' } } } },
      responses: { 200: ok },
    };
    expect(await problems('request', documentOf({ '/': { post } }))).toEqual([]);
  });
});

describe.concurrent('echoes-a-request', () => {
  const withMedia = (media: object) => {
    const content = { 'application/json': { schema: { type: 'object' }, ...media } };
    const get = {
      operationId: 'get',
      summary: 'Get.',
      responses: { 200: { description: 'Done.', content } },
    };
    return documentOf({ '/': { get } });
  };
  const examples = { one: { value: { name: 'a', items: [{ id: 1 }] } } };
  const when = (conditions: object) => ({
    examples: { ...examples, two: { value: {}, 'x-when': conditions } },
  });

  test('allows what can be read', async () => {
    const echo = {
      '/name': ['$request.path.name', '$request.body#/name', '$request.header.Name'],
      '/items/*/id': '$request.query.id',
    };
    const each = '$request.body#/items';
    const media = { 'x-each': each, 'x-echo': echo, ...when({ '$request.body#/0/to': '^a$' }) };
    expect(await problems('echo', withMedia(media))).toEqual([]);
  });

  test('allows a place that only the schema has', async () => {
    const item = { type: 'object', properties: { url: { type: 'string' } } };
    const schema = { anyOf: [{ type: 'string' }, { type: 'array', items: item }] };
    const media = { schema, 'x-echo': { '/*/url': '$request.path.url' }, examples };
    expect(await problems('schema-place', withMedia(media))).toEqual([]);
  });

  const AT = 'echoes-a-request #/paths/~1/get/responses/200/content/application~1json';
  test.each([
    ['no-expression', { 'x-echo': { '/name': 'name' }, examples }, '/x-echo/~1name'],
    ['no-place', { 'x-echo': { '/size': '$request.body#/size' }, examples }, '/x-echo/~1size'],
    ['no-list', { 'x-each': '$request.query.items', examples }, '/x-each'],
    ['no-condition', when({ name: '^a$' }), '/examples/two'],
    ['no-pattern', when({ '$request.path.name': '(' }), '/examples/two'],
    ['all-special', { examples: { two: { value: {}, 'x-when': {} } } }, '/examples'],
  ])('objects to %s', async (name, media, place) => {
    expect(await problems(name, withMedia(media))).toEqual([`${AT}${place}`]);
  });
});

describe.concurrent('links-to-parameters', () => {
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
  const documentWith = (link: object) =>
    documentOf({
      '/things': {
        post: {
          operationId: 'make',
          summary: 'Make.',
          responses: { 200: { ...ok, links: { made: link } } },
        },
      },
      '/things/{id}': {
        parameters: [id],
        get: { operationId: 'see', summary: 'See.', responses: { 200: ok } },
      },
    });

  test.each([
    ['a name', { id: '$response.body' }],
    ['a place and a name', { 'path.id': '$response.body' }],
    ['none', {}],
  ])('allows %s of the operation', async (name, parameters) => {
    const document = documentWith({ operationId: 'see', parameters });
    expect(await problems(`link-${name}`, document)).toEqual([]);
  });

  test('objects to a parameter that the operation does not have', async () => {
    const document = documentWith({
      operationId: 'see',
      parameters: { thing_id: '$response.body' },
    });
    expect(await problems('link-to-no-parameter', document)).toEqual([
      'links-to-parameters #/paths/~1things/post/responses/200/links/made/parameters/thing_id',
    ]);
  });

  test('objects to an operation that is not there', async () => {
    expect(await problems('link-to-nothing', documentWith({ operationId: 'delete' }))).toEqual([
      'links-to-parameters #/paths/~1things/post/responses/200/links/made/operationId',
    ]);
  });
});

test('what a schema binds for dynamic references is no component without a use', async () => {
  const config = join(folder, 'redocly.yaml');
  writeFileSync(config, 'rules: { no-unused-components: error }\n');
  const file = join(folder, 'generic.json');
  const List = {
    items: { $dynamicRef: '#item' },
    $defs: { item: { $dynamicAnchor: 'item', not: {} } },
  };
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/List' } } };
  const paths = { '/': { get: { responses: { 200: { description: 'OK', content } } } } };
  const document = documentOf(paths, { schemas: { List, Unused: {} } });
  writeFileSync(file, JSON.stringify(document));
  const { findings } = await lintContracts({ contracts: [file], config });
  expect(findings.map(({ pointer }) => pointer)).toEqual(['#/components/schemas/Unused']);
});
