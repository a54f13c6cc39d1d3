import { describe, expect, test } from 'vitest';
import { answerTo, refused, requests } from '../../harness/schema-registry.ts';

const withBody = requests.filter(({ body }) => body !== undefined);

describe.each(withBody)('the body of $operationId', ({ method, path }) => {
  test.each([
    ['that is not JSON', '{"schema":', 'not JSON'],
    ['that is a form', 'schema=string', 'not JSON'],
    ['that is not UTF-8', Buffer.from([0x22, 0xff, 0x22]), 'not UTF-8'],
    ['that is not there', undefined, 'empty body'],
  ])('%s is refused', async (_, body, reason) => {
    const message = `the body can not be read: ${reason}`;
    expect(await refused(method, path, { body })).toEqual({ error_code: 400, message });
  });

  test.each(['[]', '"string"', '1', 'null'])('%s is refused', async (body) => {
    const message = 'body must be an object';
    expect(await refused(method, path, { body })).toEqual({ error_code: 422, message });
  });

  test('that is too large is refused', async () => {
    const body = 'x'.repeat(10 * 1024 * 1024 + 1);
    expect(await refused(method, path, { body })).toHaveProperty('error_code', 413);
  });
});

test.each([
  ['/config', { compatibility: 'FULL' }],
  ['/config/greetings-value', { compatibility: 'FULL' }],
  ['/mode', { mode: 'READONLY' }],
  ['/mode/greetings-value', { mode: 'READONLY' }],
])('a setting with an unknown field is refused: PUT %s', async (path, known) => {
  expect(await refused('PUT', path, { body: { ...known, unknown: 1 } })).toEqual({
    error_code: 422,
    message: 'unknown is not a known field',
  });
});

const register = '/subjects/greetings-value/versions';
const reference = { name: 'R', subject: 's', version: 1 };
const schema = '"int"';

test.each([
  ['POST', register, {}, 42201, 'schema is missing'],
  ['POST', register, { schema: '' }, 42201, 'schema must not be empty'],
  ['POST', register, { schema: {} }, 42201, 'schema must be a string'],
  ['POST', register, { schema, schemaType: 5 }, 42201, 'schemaType must be a string or null'],
  ['POST', register, { schema, references: {} }, 42201, 'references must be an array or null'],
  [
    'POST',
    register,
    { schema, references: [reference, { ...reference, version: '1' }] },
    42201,
    'references[1].version must be an integer',
  ],
  [
    'POST',
    register,
    { schema, references: [{ name: 'R', version: 1 }] },
    42201,
    'references[0].subject is missing',
  ],
  [
    'POST',
    register,
    { schema, references: [{ ...reference, name: 'x'.repeat(1001) }] },
    42201,
    'references[0].name must not have more than 1000 characters',
  ],
  ['POST', register, { schema, ruleSet: {} }, 422, 'ruleSet must be null'],
  ['POST', register, { schema, id: 5 }, 422, 'id must be null'],
  ['PUT', '/config', {}, 42203, 'compatibility is missing'],
  [
    'PUT',
    '/config/greetings-value',
    { compatibility: 'backward' },
    42203,
    'compatibility must be one of NONE, BACKWARD, BACKWARD_TRANSITIVE, FORWARD, FORWARD_TRANSITIVE, FULL, FULL_TRANSITIVE',
  ],
  ['PUT', '/mode', { mode: 'IMPORT' }, 42204, 'mode must be one of READWRITE, READONLY'],
])('%s %s %j is refused: %s %s', async (method, path, body, code, message) => {
  expect(await refused(method, path, { body })).toEqual({ error_code: code, message });
});

const SCHEMA_PATHS = [
  register,
  '/subjects/greetings-value',
  '/compatibility/subjects/greetings-value/versions',
];

describe.each(SCHEMA_PATHS)('POST %s', (path) => {
  test('ignores unknown fields, as Confluent does', async () => {
    const unknown = { subject: 'greetings-value', propagateSchemaTags: false };
    const { json } = await answerTo('POST', path, { body: { schema: '"text"', ...unknown } });
    // The schema is invalid, so that nothing is registered; what the subject lacks may be told first.
    expect([42201, 40401]).toContain((json as { error_code: number }).error_code);
  });

  test.each([
    [{ schema: 'string' }, 'it is not JSON'],
    [{ schema: '"text"' }, 'the type "text" is not defined before it is used'],
    [{ schema: '{"type":"record","name":"R"}' }, 'the record R has no list of fields'],
    [{ schema: '['.repeat(100_000) }, 'it has values more than 32768 deep'],
    [{ schema: '[['.repeat(500) + ']]'.repeat(500) }, 'it is nested too deeply'],
    [
      { schema: '{"type":"text"}', schemaType: 'JSON' },
      'at /type it must be equal to one of the allowed values',
    ],
    [
      { schema: 'syntax = "proto3";', schemaType: 'PROTOBUF' },
      'schemaType PROTOBUF is not supported, use AVRO or JSON',
    ],
    [{ schema, schemaType: 'avro' }, 'schemaType avro is not supported, use AVRO or JSON'],
    [
      { schema, schemaType: '__proto__' },
      'schemaType __proto__ is not supported, use AVRO or JSON',
    ],
  ])('of %j is refused: %s', async (body, reason) => {
    const { status, json } = await answerTo('POST', path, { body });
    // Errors of the subject may take precedence.
    if (status === 404) return;
    expect(json).toEqual({ error_code: 42201, message: `Invalid schema: ${reason}` });
  });
});

describe('an error of a parameter names it', () => {
  test.each([
    ['GET', '/schemas/ids/x', 'id must be an integer'],
    ['GET', '/schemas/ids/-1', 'id must be at least 0'],
    ['GET', '/schemas/ids/2147483648/schema', 'id must be at most 2147483647'],
    ['GET', '/schemas/ids/1?fetchMaxId=yes', 'fetchMaxId must be a boolean'],
    ['GET', '/subjects?deleted=1', 'deleted must be a boolean'],
    ['GET', '/subjects?offset=-1', 'offset must be at least 0'],
    ['GET', '/subjects?limit=-2', 'limit must be at least -1'],
    ['GET', '/subjects?limit=1&limit=2', 'limit must be given only once'],
    ['GET', '/schemas?latestOnly=', 'latestOnly must be a boolean'],
    ['DELETE', '/subjects/a?permanent=no', 'permanent must be a boolean'],
    ['GET', '/subjects/a%ff/versions', 'subject is not percent-encoded UTF-8'],
    ['DELETE', '/config/a%ff', 'subject is not percent-encoded UTF-8'],
    ['DELETE', '/mode/a%ff', 'subject is not percent-encoded UTF-8'],
    ['GET', '/subjects/a/versions/1?deleted=1', 'deleted must be a boolean'],
    ['DELETE', '/subjects/a/versions/1?permanent=1', 'permanent must be a boolean'],
    ['GET', '/subjects/a/versions/1/schema?deleted=1', 'deleted must be a boolean'],
    ['GET', '/subjects/a/versions/1/referencedby?limit=x', 'limit must be an integer'],
    ['GET', '/schemas/ids/1/subjects?offset=0.5', 'offset must be an integer'],
    ['GET', '/schemas/ids/1/versions?deleted=no', 'deleted must be a boolean'],
    ['GET', '/config/a?defaultToGlobal=1', 'defaultToGlobal must be a boolean'],
    ['GET', '/mode/a?defaultToGlobal=1', 'defaultToGlobal must be a boolean'],
  ])('%s %s', async (method, path, message) => {
    expect(await refused(method, path)).toEqual({ error_code: 400, message });
  });
});

describe('an invalid version is refused', () => {
  test.each(['0', '-2', 'newest', '1.5', '2147483648', '%20'])('%s', async (version) => {
    const at = `/subjects/greetings-value/versions/${version}`;
    const paths = [
      ['GET', at],
      ['DELETE', at],
      ['GET', `${at}/schema`],
      ['GET', `${at}/referencedby`],
      ['POST', `/compatibility${at}`],
    ] as const;
    for (const [method, path] of paths) {
      const body = method === 'POST' ? { schema } : undefined;
      expect(await refused(method, path, { body })).toEqual({
        error_code: 42202,
        message: `The specified version '${decodeURIComponent(version)}' is not a valid version id. Allowed values are between [1, 2^31-1] and the string "latest"`,
      });
    }
  });
});
