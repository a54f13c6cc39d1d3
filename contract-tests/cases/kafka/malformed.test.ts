import { describe, expect, test } from 'vitest';
import { families } from '../../harness/families.ts';
import { answerTo, kafka, refused } from '../../harness/kafka.ts';

const requests = families.kafka.contract.requests();
const withBody = requests.filter(({ body }) => body !== undefined);
const withParameter = requests.filter(({ template }) => template.includes('{'));

const invalid = (error: unknown) => ({ error, status: 400 });

describe.each(withBody)('the body of $operationId', ({ method, path }) => {
  test.each([
    ['that is not JSON', '{"topic":', 'the body can not be read: not JSON'],
    ['that is a form', 'topic=greetings&value=hello', 'the body can not be read: not JSON'],
    [
      'that is not UTF-8',
      Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
      'the body can not be read: not UTF-8',
    ],
  ])('%s is refused', async (_, body, error) => {
    expect(await refused(method, path, { body })).toEqual(invalid(error));
  });

  test.each(['"greetings"', '1', 'true'])('%s is refused', async (body) => {
    const rule = /^body must be an object( or an array|, an array or null)?$/;
    expect(await refused(method, path, { body })).toEqual(invalid(expect.stringMatching(rule)));
  });

  test('that is very deep is refused or read, without any other failure', async () => {
    const body = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    expect(await refused(method, path, { body })).toHaveProperty('status', 400);
  });
});

describe.each(withBody)('a field of $operationId', ({ method, path, body }) => {
  const [one] = Array.isArray(body) ? (body as object[]) : [body as object];

  test.each(Object.keys(one!))('%s of another type is refused', async (field) => {
    const other = { ...one, [field]: 1.5 };
    expect(await refused(method, path, { body: other })).toEqual(
      invalid(expect.stringMatching(`^${field} must be `)),
    );
  });
});

/** The requirements of each operation with a body, and its errors. */
const at = { topic: 'greetings', partition: 0 };
const produced = (prefix: string): [string, unknown, string][] => [
  [prefix, {}, prefix === '/produce' ? 'topic is missing' : 'value is missing'],
  [prefix, [], 'body must not be empty'],
  [prefix, [null], 'body[0] must be an object'],
  [prefix, { ...at, value: 5 }, 'value must be a string or null'],
  [prefix, { ...at, value: {} }, 'value must be a string or null'],
  [prefix, { ...at, value: 'v', partition: '0' }, 'partition must be an integer or null'],
  [prefix, { ...at, value: 'v', partition: -1 }, 'partition must be at least 0'],
  [prefix, { ...at, value: 'v', partition: 2 ** 31 }, 'partition must be at most 2147483647'],
  [prefix, { ...at, value: 'v', timestamp: 'now' }, 'timestamp must be an integer or null'],
  [prefix, { ...at, value: 'v', timestamp: -1 }, 'timestamp must be at least 0'],
  [
    prefix,
    '{"topic":"greetings","value":"v","timestamp":9007199254740993}',
    'timestamp must be at most 9007199254740991',
  ],
  [prefix, { ...at, value: 'v', key: 5 }, 'key must be a string or null'],
  [prefix, { ...at, value: 'v', headers: {} }, 'headers must be an array or null'],
  [prefix, { ...at, value: 'v', headers: [{ key: 'k' }] }, 'headers[0].value is missing'],
  [prefix, { ...at, value: 'v', headers: [{ value: 'v' }] }, 'headers[0].key is missing'],
  [prefix, [{ ...at, value: 'v' }, { ...at }], 'body[1].value is missing'],
  [
    prefix,
    [
      { ...at, value: 'v' },
      { ...at, value: 'v', headers: [{ key: 1, value: '' }] },
    ],
    'body[1].headers[0].key must be a string',
  ],
];
const partitions = (path: string): [string, unknown, string][] => [
  [path, {}, 'topic is missing'],
  [path, { topic: 'greetings' }, 'partition is missing'],
  [path, { partition: 0 }, 'topic is missing'],
  [path, { ...at, partition: -1 }, 'partition must be at least 0'],
  [path, [at, { ...at, partition: 0.5 }], 'body[1].partition must be an integer'],
  [path, { ...at, topic: '' }, 'topic must not be empty'],
  [path, undefined, 'the body can not be read: empty body'],
];
const BODIES: readonly [string, unknown, string][] = [
  ...produced('/produce'),
  ...produced('/produce/greetings'),
  ...partitions('/committed/mygroup/first'),
  ...partitions('/offsets/latest'),
  ['/fetch', {}, 'topic is missing'],
  ['/fetch', { topic: 'greetings' }, 'partition is missing'],
  ['/fetch', at, 'offset is missing'],
  ['/fetch', [at], 'body must be an object'],
  ['/fetch', { ...at, offset: -1 }, 'offset must be at least 0'],
  ['/fetch', { ...at, offset: 1e300 }, 'offset must be at most 9007199254740991'],
  ['/fetch', { ...at, offset: 0, timeout: -1 }, 'timeout must be at least 0'],
  ['/fetch', { ...at, offset: 0, timeout: 2 ** 31 }, 'timeout must be at most 2147483647'],
  ['/fetch', { ...at, offset: 0, timeout: '1' }, 'timeout must be an integer or null'],
  ['/fetch', { topicPartitionOffsets: {} }, 'topicPartitionOffsets must be an array or null'],
  ['/fetch', { topicPartitionOffsets: null }, 'topic is missing'],
  ['/fetch', { ...at, topicPartitionOffsets: [] }, 'offset is missing'],
  ['/fetch', { ...at, offset: null, topicPartitionOffsets: [] }, 'offset must be an integer'],
  ['/fetch', { ...at, topic: 'b a d', offset: 0 }, expect.stringMatching(/^topic must have only/)],
  ['/fetch', { topicPartitionOffsets: [at] }, 'topicPartitionOffsets[0].offset is missing'],
  ['/consume/mygroup/first', {}, 'topic is missing'],
  ['/consume/mygroup/first', { topics: [] }, 'topics must not be empty'],
  ['/consume/mygroup/first', { topics: null }, 'topic is missing'],
  ['/consume/mygroup/first', { topic: null, topics: null }, 'topic must be a string'],
  ['/consume/mygroup/first', { topics: 'greetings' }, 'topics must be an array or null'],
  ['/consume/mygroup/first', { topics: [1] }, 'topics[0] must be a string'],
  [
    '/consume/mygroup/first',
    { topic: 'greetings', timeout: 0.5 },
    'timeout must be an integer or null',
  ],
  ['/commit/mygroup/first', at, 'offset is missing'],
  ['/commit/mygroup/first', { ...at, offset: -1 }, 'offset must be at least 0'],
  ['/commit/mygroup/first', [{ ...at, offset: 0 }, at], 'body[1].offset is missing'],
  ['/commit/mygroup/first', { ...at, offset: null }, 'offset must be an integer'],
];

test.each(BODIES)('POST %s %j is refused: %s', async (path, body, error) => {
  expect(await refused('POST', path, { body })).toEqual(invalid(error));
});

describe('an invalid name of a topic', () => {
  test.each([
    ['b a d', 'topic must have only letters, digits, ".", "_" and "-"'],
    ['..', 'and not be "." or ".."'],
    ['x'.repeat(250), 'topic must not have more than 249 characters'],
  ])('is refused: %s', async (topic, error) => {
    const refusal = invalid(expect.stringContaining(error));
    const body = { topic, value: 'v' };
    expect(await refused('POST', '/produce', { body })).toEqual(refusal);
    const second = [{ ...at, value: 'v' }, body];
    expect(await refused('POST', '/produce', { body: second })).toEqual(
      invalid(expect.stringMatching(/^body\[1\]\.topic must /)),
    );
    const inPath = encodeURIComponent(topic).replaceAll('.', '%2E');
    for (const [method, path] of [
      ['GET', `/produce/${inPath}/v`],
      ['POST', `/webhook?topic=${inPath}`],
      ['GET', `/consume/mygroup/first/${inPath}`],
    ] as const) {
      expect(await refused(method, path)).toEqual(refusal);
    }
  });
});

test.each(['True', 'TRUE', 'False'])('auto-commit may be %s in any case', async (value) => {
  const headers = { 'Kafka-Enable-Auto-Commit': value };
  const { status } = await kafka('GET', '/consume/mygroup/first/greetings?timeout=0', { headers });
  expect(status).toBe(200);
});

describe('an error of a header of a consume names it', () => {
  test.each([
    ['Kafka-Enable-Auto-Commit', 'perhaps', 'must be a boolean'],
    ['Kafka-Auto-Commit-Interval', 'often', 'must be an integer'],
    ['Kafka-Auto-Commit-Interval', '1.5', 'must be an integer'],
    ['Kafka-Auto-Commit-Interval', '-1', 'must be at least 0'],
    ['Kafka-Auto-Commit-Interval', '2147483648', 'must be at most 2147483647'],
    ['Kafka-Auto-Offset-Reset', 'newest', 'must be one of earliest, latest, none'],
    ['Kafka-Session-Timeout-Ms', 'never', 'must be an integer'],
    ['Kafka-Session-Timeout-Ms', '5999', 'must be at least 6000'],
    ['Kafka-Session-Timeout-Ms', '1800001', 'must be at most 1800000'],
  ])('%s: %s', async (name, value, rule) => {
    const headers = { [name]: value };
    const error = `${name} ${rule}`;
    const body = { topic: 'greetings' };
    for (const method of ['GET', 'POST']) {
      expect(await refused(method, '/consume/mygroup/first', { headers, body })).toEqual(
        invalid(error),
      );
    }
    expect(await refused('GET', '/consume/mygroup/first/greetings', { headers })).toEqual(
      invalid(error),
    );
  });
});

describe('an error of a parameter names it', () => {
  test.each([
    ['GET', '/consume/mygroup/first/greetings?timeout=soon', 'timeout must be an integer'],
    ['GET', '/consume/mygroup/first/greetings?timeout=-1', 'timeout must be at least 0'],
    [
      'GET',
      '/consume/mygroup/first/greetings?timeout=1&timeout=2',
      'timeout must be given only once',
    ],
    ['POST', '/committed/mygroup/first?timeout=1e3', 'timeout must be an integer'],
    ['POST', '/offsets/latest?timeout=', 'timeout must be an integer'],
    ['POST', '/offsets/newest', 'timestamp must be an integer or one of earliest, latest'],
    ['POST', '/offsets/1.5', 'timestamp must be an integer or one of earliest, latest'],
    ['POST', '/offsets/-1', 'timestamp must be at least 0'],
    ['POST', '/offsets/9007199254740993', 'timestamp must be at most 9007199254740991'],
    ['POST', '/webhook', 'topic is missing'],
    ['GET', '/webhook?topic=', 'topic must not be empty'],
    ['POST', '/webhook?topic=greetings&topic=cities', 'topic must be given only once'],
    ['GET', '/produce/greetings/100%', 'message is not percent-encoded UTF-8'],
    ['GET', '/produce/greetings/hello?key=%ff', 'key is not percent-encoded UTF-8'],
  ])('%s %s', async (method, path, error) => {
    expect(await refused(method, path, { body: method === 'POST' ? at : undefined })).toEqual(
      invalid(error),
    );
  });

  test.each(withParameter)('$operationId with broken percent-encoding', async (request) => {
    const { method, path, template, body } = request;
    const place = template.split('/').findIndex((segment) => segment.startsWith('{'));
    const segments = path.split('/');
    segments[place] = '%ff';
    const name = template.split('/')[place]!.slice(1, -1);
    expect(await refused(method, segments.join('/'), { body })).toEqual(
      invalid(`${name} is not percent-encoded UTF-8`),
    );
  });
});

const takesBody = [...withBody, ...requests.filter(({ template }) => template === '/webhook')];

test.each(takesBody)('a body of $operationId over the limit is refused', async (request) => {
  const { method, path } = request;
  const limit = 10 * 1024 * 1024;
  expect(await answerTo(method, path, { body: Buffer.alloc(limit + 1, 0x20) })).toEqual({
    status: 413,
    json: {
      error: `the body must not be larger than ${limit} bytes, it has ${limit + 1}`,
      status: 413,
    },
  });
});

const lists = requests.filter(({ operationId }) => operationId.startsWith('list'));

test.each(lists)('an unknown parameter of $operationId is refused', async ({ method, path }) => {
  expect(await refused(method, `${path}?color=red`)).toEqual(
    invalid('color is not a parameter of this operation, which has none'),
  );
});

test('unknown parameters of other operations are ignored', async () => {
  const body = { topic: 'greetings', value: 'hello', color: 'red' };
  const answer = await answerTo('POST', '/produce?color=red', { body });
  expect(answer).toMatchObject({ status: 200, json: [{ topic: 'greetings' }] });
});
