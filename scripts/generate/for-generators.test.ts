import { expect, test } from 'vitest';
import { forGenerators } from './for-generators.ts';

const INFO = {
  title: 'Shop',
  version: '1',
  summary: 'Sells pears.',
  license: { name: 'MIT License', identifier: 'MIT' },
};

/** The schema of a JSON body, as generators get it. */
function schema(given: unknown, schemas: Record<string, unknown> = {}): unknown {
  const content = { 'application/json': { schema: given } };
  const post = { requestBody: { content }, responses: {} };
  const { paths } = forGenerators({
    info: INFO,
    components: { schemas },
    paths: { '/': { post } },
  });
  const { requestBody } = (
    paths as { '/': { post: { requestBody: { content: typeof content } } } }
  )['/'].post;
  return requestBody.content['application/json'].schema;
}

/** An operation, as generators get it. */
function operation(given: object, components: object = {}): unknown {
  const { paths } = forGenerators({ info: INFO, components, paths: { '/': { post: given } } });
  return (paths as { '/': { post: unknown } })['/'].post;
}

test('is a document of OpenAPI 3.0, whose license has an address', () => {
  const { openapi, info } = forGenerators({ info: INFO, components: {}, paths: {} });
  expect(openapi).toBe('3.0.3');
  expect(info).toEqual({
    title: 'Shop',
    version: '1',
    license: { name: 'MIT License', url: 'https://spdx.org/licenses/MIT' },
  });
});

test.each([
  ['a type or null', { type: ['string', 'null'] }, { type: 'string', nullable: true }],
  ['one of several types', { title: 'Word', type: ['string', 'number'] }, { title: 'Word' }],
  ['only null', { type: 'null', description: 'never set' }, { description: 'never set' }],
  ['a constant', { const: 'GET' }, { type: 'string', enum: ['GET'] }],
  ['a constant number', { const: 200 }, { type: 'integer', enum: [200] }],
  ['a constant boolean', { type: 'boolean', const: false }, { type: 'boolean' }],
  [
    'an exclusive bound',
    { type: 'number', exclusiveMinimum: 0 },
    { type: 'number', minimum: 0, exclusiveMinimum: true },
  ],
  ['examples', { type: 'string', examples: ['a', 'b'] }, { type: 'string', example: 'a' }],
  [
    'an array of anything',
    { type: 'array', minItems: 1 },
    { type: 'array', minItems: 1, items: {} },
  ],
  [
    'a property that may be anything, and one that must not be there',
    { type: 'object', properties: { any: true, none: false } },
    { type: 'object', properties: { any: {} } },
  ],
  ['conditions', { type: 'object', allOf: [{ not: { required: ['a'] } }] }, { type: 'object' }],
])('simplifies a schema: %s', (_, given, simple) => {
  expect(schema(given)).toEqual(simple);
});

test('a value that may be null keeps its type, if it has one', () => {
  const schemas = {
    name: { type: 'string', maxLength: 10 },
    pair: { oneOf: [{ type: 'string' }, { type: 'integer' }] },
  };
  const orNull = (name: string) => ({
    oneOf: [{ $ref: `#/components/schemas/${name}` }, { type: 'null' }],
    description: 'what is wanted',
  });
  expect(schema(orNull('name'), schemas)).toEqual({
    type: 'string',
    maxLength: 10,
    nullable: true,
    description: 'what is wanted',
  });
  expect(schema(orNull('pair'), schemas)).toEqual({ description: 'what is wanted' });
});

test('leaves out callbacks and links, and says of bytes of any type that they are an octet stream', () => {
  const binary = { type: 'string', format: 'binary' };
  expect(
    operation({
      requestBody: { content: { '*/*': { schema: true } } },
      callbacks: { told: { $ref: '#/components/callbacks/told' } },
      responses: { 200: { description: 'done', links: { next: { operationId: 'next' } } } },
    }),
  ).toEqual({
    requestBody: { content: { 'application/octet-stream': { schema: binary } } },
    responses: { 200: { description: 'done' } },
  });
});

test('a response that can be had as JSON is JSON', () => {
  const json = { schema: { type: 'object' } };
  const content = { 'application/json': json, 'application/octet-stream': { schema: {} } };
  expect(operation({ responses: { 200: { description: 'done', content } } })).toEqual({
    responses: { 200: { description: 'done', content: { 'application/json': json } } },
  });
});

test('components of different kinds get different names, and those of callbacks go', () => {
  const document = {
    info: INFO,
    components: {
      parameters: { 'flow-key': { name: 'key', in: 'query', schema: { type: 'string' } } },
      schemas: { FlowKey: { type: 'string' }, told: { type: 'string' } },
    },
    paths: {
      '/': {
        post: {
          parameters: [{ $ref: '#/components/parameters/flow-key' }],
          requestBody: {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/FlowKey' } } },
          },
          responses: {},
        },
      },
    },
  };
  const { components, paths } = forGenerators(document);
  expect(components).toEqual({
    parameters: { 'flow-key-parameter': { name: 'key', in: 'query', schema: { type: 'string' } } },
    schemas: { FlowKey: { type: 'string' } },
  });
  expect(paths).toMatchObject({
    '/': { post: { parameters: [{ $ref: '#/components/parameters/flow-key-parameter' }] } },
  });
});

test('puts lists and maps in the place of references of properties, and leaves other references', () => {
  const texts = { type: 'array', items: { type: 'string' } };
  const labels = { type: 'object', additionalProperties: { type: 'string' } };
  const texts$ = { $ref: '#/components/schemas/texts' };
  const labels$ = { $ref: '#/components/schemas/labels' };
  const item$ = { $ref: '#/components/schemas/item' };
  const schemas = { texts, labels, item: { type: 'object', properties: {} } };
  const properties = { texts: texts$, labels: labels$, item: item$ };
  expect(schema({ type: 'object', properties }, schemas)).toEqual({
    type: 'object',
    properties: { texts, labels, item: item$ },
  });
  expect(schema({ oneOf: [item$, texts$] }, schemas)).toEqual({ oneOf: [item$, texts$] });
});

test('leaves the second spelling of a property out of examples too', () => {
  const series = { type: 'array', items: { $ref: '#/components/schemas/point' } };
  const point = { type: 'object', properties: { at: { type: 'string' }, At: { type: 'string' } } };
  const statistics = {
    type: 'object',
    additionalProperties: false,
    properties: { latency99: series, latency_99: series },
  };
  const points = [{ at: 'noon', At: 'noon' }];
  const examples = { quiet: { value: { latency99: points, latency_99: points } } };
  const schema = { $ref: '#/components/schemas/statistics' };
  const made = operation(
    {
      responses: {
        200: { description: '', content: { 'application/json': { schema, examples } } },
      },
    },
    { schemas: { statistics, point } },
  );
  expect(made).toMatchObject({
    responses: {
      200: {
        content: {
          'application/json': {
            examples: { quiet: { value: { latency99: [{ at: 'noon' }] } } },
          },
        },
      },
    },
  });
  expect(JSON.stringify(made)).not.toMatch(/latency_99|At/);
});
