import { describe, expect, test } from 'vitest';
import { families } from '../../harness/families.ts';
import { management } from '../../harness/management.ts';

const requests = families.management.contract.requests();
const withBody = requests.filter(({ body }) => body !== undefined);
const withParameter = requests.filter(({ template }) => template.includes('{'));

const LIMIT = 64 * 1024;

/** No single field of their bodies is required. */
const NOTHING_REQUIRED = new Set(['updateKafkaTopic', 'updateConnector']);
/** In these bodies an unknown field could be a misspelled optional one; elsewhere it is ignored. */
const CLOSED = new Set([
  'createDatabase',
  'changePlan',
  'changePlanOfDatabase',
  'createApiKey',
  'createKafkaCluster',
  'createKafkaTopic',
  'updateKafkaTopic',
  'resetKafkaGroup',
]);
/** Fields for which null means an empty list. */
const NULLABLE = new Set(['read_regions', 'allowed_ips']);

describe.each(withBody)('the body of $operationId', ({ operationId, method, path, body }) => {
  const answerTo = async (sent: unknown) => {
    const { status, json } = await management(method, path, { body: sent });
    return { status, json };
  };
  const invalid = (error: string) => ({ status: 400, json: { error, status: 400 } });

  test.each([
    ['that is not there', undefined, 'the body can not be read: empty body'],
    ['that is empty', '', 'the body can not be read: empty body'],
    ['that is not JSON', '{"name":', 'the body can not be read: not JSON'],
    [
      'that is not UTF-8',
      Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
      'the body can not be read: not UTF-8',
    ],
    ['that is an array', [], 'the body must be an object'],
    ['that is a string', '"name"', 'the body must be an object'],
    ['that is a number', '1', 'the body must be an object'],
    ['that is null', 'null', 'the body must be an object'],
  ])('%s is refused', async (_, sent, error) => {
    expect(await answerTo(sent)).toEqual(invalid(error));
  });

  test('without fields is refused with the name of the first required one', async () => {
    const error = NOTHING_REQUIRED.has(operationId)
      ? 'the body must not be empty'
      : `${Object.keys(body!)[0]} is missing`;
    expect(await answerTo({})).toEqual(invalid(error));
  });

  if (CLOSED.has(operationId)) {
    test('with an unknown field is refused with its name', async () => {
      expect(await answerTo({ ...body, color: 'red' })).toEqual(
        invalid('color is not a known field'),
      );
    });
  } else {
    test('with an unknown field is accepted by the operations that allow it', async () => {
      const { json } = await answerTo({ ...body, color: 'red' });
      expect(JSON.stringify(json)).not.toContain('color');
    });
  }

  const notObjects = Object.entries(body!).filter(
    ([, value]) => typeof value !== 'object' || Array.isArray(value),
  );
  test.each(notObjects)(
    'with an object for %s is refused with the name of the field',
    async (field) => {
      const { status, json } = await answerTo({ ...body, [field]: {} });
      expect(status).toBe(400);
      expect(json).toEqual({
        error: expect.stringMatching(
          `^${field} must be (an? \\w+(, an? \\w+)*( or an? \\w+| or null)?|one of .*)$`,
        ),
        status: 400,
      });
    },
  );

  const required = Object.keys(body!).filter((field) => !NULLABLE.has(field));
  test.each(required)('with null for %s is refused with the name of the field', async (field) => {
    const { status, json } = await answerTo({ ...body, [field]: null });
    expect(status).toBe(400);
    expect(json).toHaveProperty('error', expect.stringMatching(`^${field} must be `));
  });

  test('over the limit gets a 413 with both sizes', async () => {
    const actual = LIMIT + 1;
    expect(await answerTo('x'.repeat(actual))).toEqual({
      status: 413,
      json: {
        error: `the body must not be larger than ${LIMIT} bytes, it has ${actual}`,
        status: 413,
      },
    });
  });
});

describe('a path with broken percent-encoding is refused', () => {
  test.each(withParameter)('$operationId', async ({ method, path, template, body }) => {
    const parameter = template.split('/').findLastIndex((part) => part.startsWith('{'));
    const broken = path.split('/').with(parameter, '%ff').join('/');
    const name = template.split('/')[parameter]!.slice(1, -1);
    const { status, json } = await management(method, broken, { body });
    expect({ status, json }).toEqual({
      status: 400,
      json: { error: `${name} is not percent-encoded UTF-8`, status: 400 },
    });
  });
});

describe('a new database', () => {
  const regional = { name: 'shop', region: 'eu-west-1', tls: false };
  const global = { name: 'world', region: 'global', primary_region: 'us-east-1', tls: false };
  const ofName = (name: string) => [{ ...regional, name }, /^name must /] as const;

  test.each([
    ['an empty name', ...ofName('')],
    ['an over-long name', ...ofName('a'.repeat(65))],
    ['a name with a space', ...ofName('my shop')],
    ['a name with a dot', ...ofName('my.shop')],
    ['a name that is not ASCII', ...ofName('Bücher')],
    ['a name with a line feed', ...ofName('shop\n')],
    ['a name with a null byte', ...ofName('shop\0')],
    ['read regions alone', { name: 'a', read_regions: ['us-east-1'] }, /^primary_region is miss/],
    [
      'an unknown platform',
      { ...regional, platform: 'azure' },
      /^platform must be one of aws, gcp$/,
    ],
    ['an unknown region', { ...regional, region: 'mars' }, /^region must be one of eu-west-1, /],
    ['a region in capitals', { ...regional, region: 'EU-WEST-1' }, /^region must be one of /],
    ['TLS in words', { ...regional, tls: 'true' }, /^tls must be a boolean$/],
    ['TLS as a number', { ...regional, tls: 1 }, /^tls must be a boolean$/],
    ['a primary region', { ...regional, primary_region: 'us-east-1' }, /^primary_region is not /],
    ['no primary region', { name: 'world', region: 'global' }, /^primary_region is missing$/],
    ['an unknown primary region', { ...global, primary_region: 'mars' }, /^primary_region must /],
    ['a region twice', { ...global, read_regions: ['sa-east-1', 'sa-east-1'] }, /^read_regions /],
    ['an unknown read region', { ...global, read_regions: ['mars'] }, /^read_regions\[0\] must /],
    ['read regions in words', { ...global, read_regions: 'sa-east-1' }, /^read_regions must be/],
    ['a negative budget', { ...regional, budget: -1 }, /^budget must be at least 0$/],
    ['an unknown plan', { ...regional, plan: 'gold' }, /^plan must be one of free, payg, /],
    ['the prototype', '{"name":"a","region":"eu-west-1","__proto__":{}}', /^__proto__ is not a /],
  ])('with %s is refused', async (_, body, error) => {
    const { status, json } = await management('POST', '/v2/redis/database', { body });
    expect(status).toBe(400);
    expect(json).toEqual({ error: expect.stringMatching(error), status: 400 });
  });
});

test('the Content-Type is ignored', async () => {
  const headers = { 'content-type': 'text/plain' };
  const body = { name: 'shop', region: 'mars' };
  const { json } = await management('POST', '/v2/redis/database', { body, headers });
  expect(json).toHaveProperty('error', expect.stringMatching(/^region must be one of/));
});

test('a body is ignored by operations without one', async () => {
  expect(await management('GET', '/v2/queue/user', { body: '{' })).toHaveProperty('status', 200);
});

test.each([
  '/v2/redis/databases',
  '/v2/kafka/clusters',
  '/v2/kafka/credentials',
  '/v2/queue/user',
  '/v2/qstash/user',
  '/v2/qstash/users',
])('a parameter of %s that is given twice is refused', async (path) => {
  const { status, json } = await management('GET', `${path}?credentials=hide&credentials=hide`);
  expect(status).toBe(400);
  expect(json).toEqual({ error: 'credentials must be given only once', status: 400 });
});

test.each(['/v2/redis/databases', '/v2/kafka/clusters', '/v2/queue/user'])(
  'a word of %s that does not say whether to hide credentials is refused',
  async (path) => {
    const { status, json } = await management('GET', `${path}?credentials=maybe`);
    expect({ status, json }).toEqual({
      status: 400,
      json: { error: 'credentials must be one of hide, show', status: 400 },
    });
  },
);

/** A misspelled filter or period would show something else than was asked for. */
const listing = requests.filter(({ operationId }) =>
  /^list|^get(Database|Queue|KafkaCluster|KafkaTopic)Statistics$/.test(operationId),
);

test.each(listing)('an unknown parameter of $operationId is refused', async ({ method, path }) => {
  const { status, json } = await management(method, `${path}?color=red`);
  const error = expect.stringMatching(/^color is not a parameter of this operation, which has /);
  expect({ status, json }).toEqual({ status: 400, json: { error, status: 400 } });
});
