import { describe, expect, test } from 'vitest';
import { families } from '../../harness/families.ts';
import { answerTo } from '../../harness/queue.ts';
import { target } from '../../harness/target.ts';

const requests = families.queue.contract.requests();
const withBody = requests.filter(({ body }) => body !== undefined);
const withObject = withBody.filter(({ body }) => !Array.isArray(body));
const withParameter = requests.filter(({ template }) => template.includes('{'));

const invalid = (error: unknown) => ({ status: 400, json: { error } });

describe.each(withBody)('the body of $operationId', ({ method, path, headers }) => {
  test.each([
    ['that is not JSON', '{"name":', 'the body can not be read: not JSON'],
    [
      'that is not UTF-8',
      Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
      'the body can not be read: not UTF-8',
    ],
  ])('%s is refused', async (_, body, error) => {
    expect(await answerTo(method, path, { headers, body })).toEqual(invalid(error));
  });

  test.each(['"name"', '1', 'null'])('%s is refused', async (body) => {
    expect(await answerTo(method, path, { headers, body })).toEqual(
      invalid(expect.stringMatching(/^body must be an (object|array)$/)),
    );
  });
});

describe.each(withObject)('a field of $operationId', ({ method, path, headers, body }) => {
  test.each(Object.keys(body!))('%s of another type is refused', async (field) => {
    const other = { ...body, [field]: 1.5 };
    expect(await answerTo(method, path, { headers, body: other })).toEqual(
      invalid(expect.stringMatching(`^${field} must be `)),
    );
  });
});

describe('a path with broken percent-encoding is refused', () => {
  // A destination may be any text here; other rules apply to it.
  const toDestinations = new Set([
    'publish',
    'publishV1',
    'enqueue',
    'createSchedule',
    'triggerWorkflow',
  ]);
  const plain = withParameter.filter(({ operationId }) => !toDestinations.has(operationId));
  test.each(plain)('$operationId', async ({ method, path, template, headers, body }) => {
    const { name, broken } = brokenPath(template, path);
    expect(await answerTo(method, broken, { headers, body })).toEqual(
      invalid(`${name} is not percent-encoded UTF-8`),
    );
  });

  function brokenPath(template: string, path: string) {
    const at = template.split('/').findIndex((segment) => segment.startsWith('{'));
    const segments = path.split('/');
    segments[at] = '%ff';
    return { name: template.split('/')[at]!.slice(1, -1), broken: segments.join('/') };
  }
});

describe('a filter', () => {
  const filtering = requests.filter(({ path }) =>
    /\/(messages|dlq|dlq\/retry|events|logs)$/.test(path),
  );

  const lists = requests.filter(({ operationId }) => operationId.startsWith('list'));

  test.each([...new Set([...filtering, ...lists])])(
    'is refused by $operationId, which does not have it',
    async ({ method, path }) => {
      expect(await answerTo(method, `${path}?lable=a`)).toEqual(
        invalid(expect.stringMatching(/^lable is not a parameter of this operation, which has /)),
      );
    },
  );

  test('is known beside the token in the query', async () => {
    const { queueToken } = target();
    const path = `/v2/queues?queue_token=${queueToken}`;
    expect(await answerTo('GET', path, { token: null })).toHaveProperty('status', 200);
  });

  test('of other listings that the agent server of the hosted platform sends is accepted', async () => {
    const query = 'trimBody=0&groupBy=messageId&region=eu&local_mode_port=8080';
    const { status, json } = await answerTo('GET', `/v2/logs?${query}`);
    expect([status, json]).toEqual([200, expect.objectContaining({ messages: expect.any(Array) })]);
    const settings = 'trimBody=0&region=eu&local_mode_port=8080';
    expect(await answerTo('GET', `/v2/dlq?${settings}`)).toHaveProperty('status', 200);
  });

  test.each([
    ['/v2/logs?state=LOST', /^state must be one of CREATED, /],
    ['/v2/logs?groupBy=url', /^groupBy must be one of messageId$/],
    ['/v2/events?groupBy=messageId', /^groupBy is not a parameter of this operation, /],
    ['/v2/dlq?source=urls', /^source must be one of workflow$/],
    ['/v2/dlq?trimBody=-1', /^trimBody must be at least 0$/],
    ['/v2/logs?count=0', /^count must be at least 1$/],
    ['/v2/logs?count=many', /^count must be an integer$/],
    ['/v2/logs?count=1&count=2', /^count must be given only once$/],
    ['/v2/flowControl?search=a&search=b', /^search must be given only once$/],
    ['/v2/events?fromDate=yesterday', /^fromDate must be an integer$/],
    ['/v2/dlq?responseStatus=5xx', /^responseStatus must be a status$/],
    ['/v2/dlq?host=example.com', /^host is not a parameter of this operation, /],
    ['/v2/dlq?path=/', /^path is not a parameter of this operation, /],
    ['/v2/events?order=newest', /^order must be one of latestFirst, earliestFirst$/],
    ['/v2/logs?order=newest', /^order must be one of latestFirst, earliestFirst$/],
    ['/v2/dlq?order=newest', /^order must be one of latestFirst, earliestFirst$/],
  ])('is refused if it is invalid: GET %s', async (path, error) => {
    expect(await answerTo('GET', path)).toEqual(invalid(expect.stringMatching(error)));
  });

  test.each([
    ['/v2/flowControl/api/pin?rate=0', /^rate must be at least 1$/],
    ['/v2/flowControl/api/pin?parallelism=many', /^parallelism must be an integer$/],
    ['/v2/flowControl/api/pin?rate=1&period=604801', /^period must be at most 604800$/],
    ['/v2/flowControl/api/pin?rte=5', /^rte is not a parameter of this operation, which has /],
    ['/v2/flowControl/api/unpin?rte=true', /^rte is not a parameter of this operation, which has /],
    ['/v2/flowControl/api/unpin?rate=maybe', /^rate must be a boolean$/],
  ])('is refused if it is invalid: POST %s', async (path, error) => {
    expect(await answerTo('POST', path)).toEqual(invalid(expect.stringMatching(error)));
  });
});

test.each([
  [0, 'parallelism must be at least 1'],
  [1_000_000_000, 'parallelism must be at most 999999999'],
])('a queue with a parallelism of %d is refused', async (parallelism, error) => {
  const body = { queueName: 'orders', parallelism };
  expect(await answerTo('POST', '/v2/queues', { body })).toEqual(invalid(error));
});
