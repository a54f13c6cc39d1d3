import { describe, expect, test } from 'vitest';
import { answerTo } from '../../harness/queue.ts';
import { askingMock } from '../../harness/target.ts';

/**
 * Orders that are invalid in any state are refused with the name of the setting, by the mock as by the implementation.
 */
const LATER = { 'Upstash-Delay': '1d' };
const HOOK = 'https://example.com/hook';
const LONG = 'x'.repeat(300);
const invalid = (error: string) => ({ status: 400, json: { error } });

const URLS: readonly (readonly [url: string, reason: string])[] = [
  ['https://', 'it has no host'],
  [
    'http://ada:secret@example.com/',
    'it must not have credentials, send them in a header such as Upstash-Forward-Authorization',
  ],
  ['http://example.com:99999/', 'its host or port can not be read: "example.com:99999"'],
  ['http://example.com:0/', 'nothing can be delivered to port 0'],
  ['http://[::1', 'its host or port can not be read: "[::1"'],
  ['http://0x7f.1/', 'its host is an address and must be written as 127.0.0.1'],
  ['http://2130706433/', 'its host is an address and must be written as 127.0.0.1'],
  ['http://%65xample.com/', 'its host must not have percent-encoded characters'],
  ['http://example.com\\@other.com/', 'it must not have backslashes, write them as %5C'],
  [
    `http://example.com/${'a'.repeat(9000)}`,
    'it has 9019 characters, and at most 8192 are allowed',
  ],
];

describe.each(URLS)('the destination %.40s', (url, reason) => {
  const quote = url.length > 80 ? `${url.slice(0, 80)}…` : url;
  const error = `invalid destination url "${quote}": ${reason}`;

  test.each(['/v1/publish', '/v2/publish', '/v2/enqueue/orders'])(
    'is refused by %s',
    async (prefix) => {
      const path = `${prefix}/${encodeURIComponent(url)}`;
      expect(await answerTo('POST', path)).toEqual(invalid(error));
    },
  );

  test('is refused for a schedule', async () => {
    const headers = { 'Upstash-Cron': '0 0 1 1 *' };
    const path = `/v2/schedules/${encodeURIComponent(url)}`;
    expect(await answerTo('POST', path, { headers })).toEqual(invalid(error));
  });

  test('is refused for an item of a batch, whose other items are published', async () => {
    const good = { destination: HOOK, headers: LATER };
    const body = [good, { destination: url }, good];
    expect(await answerTo('POST', '/v2/batch', { body })).toEqual({
      status: 200,
      json: [{ messageId: expect.any(String) }, { error }, { messageId: expect.any(String) }],
    });
  });

  test('is refused for an endpoint', async () => {
    const body = { endpoints: [{ url }] };
    expect(await answerTo('POST', '/v2/topics/refused/endpoints', { body })).toEqual(
      invalid(error),
    );
  });

  test('is refused for a callback', async () => {
    const headers = { 'Upstash-Failure-Callback': url };
    expect(await answerTo('POST', `/v2/publish/${HOOK}`, { headers })).toEqual(
      invalid(`Upstash-Failure-Callback must be a URL to deliver to: ${reason}, it is "${quote}"`),
    );
  });
});

describe('an invalid cron expression is refused', () => {
  test.each([
    ['* * * *', 'it must have five fields: minute, hour, day of the month, month, day of the week'],
    ['0 0 1 1 * 2099', 'it must have five fields: minute, hour, day of the month, month, day of'],
    ['60 * * * *', 'the minute is from 0 to 59, not 60'],
    ['*/0 * * * *', 'syntax error, illegal stepping: 0'],
    ['0 0 30 2 *', 'it never comes'],
    ['CRON_TZ=Mars/Olympus 0 0 * * *', 'there is no time zone Mars/Olympus'],
  ])('%s', async (cron, reason) => {
    const headers = { 'Upstash-Cron': cron };
    const { status, json } = await answerTo('POST', `/v2/schedules/${HOOK}`, { headers });
    expect(status).toBe(400);
    expect(json).toEqual({
      error: expect.stringContaining(`invalid cron expression "${cron}": ${reason}`),
    });
  });
});

describe('a name', () => {
  const RULE = 'only letters, digits, ".", "_" and "-" are allowed';
  const endpoints = (name?: string) => ({ body: { endpoints: [{ url: HOOK, name }] } });
  const cron = { 'Upstash-Cron': '0 0 1 1 *' };

  test.each([
    ['queue', 'my queue', 'POST', '/v2/queues', { body: { queueName: 'my queue' } }],
    ['queue', 'größe', 'POST', '/v2/queues', { body: { queueName: 'größe' } }],
    ['queue', '', 'POST', '/v2/queues', { body: { queueName: '' } }],
    ['queue', 'a b', 'POST', `/v2/enqueue/a%20b/${HOOK}`, { headers: LATER }],
    ['queue', 'a b', 'GET', '/v2/queues/a%20b', {}],
    ['queue', 'a b', 'DELETE', '/v2/queues/a%20b', {}],
    ['queue', 'a b', 'POST', '/v2/queues/a%20b/pause', {}],
    ['queue', 'a b', 'POST', '/v2/queues/a%20b/resume', {}],
    ['url group', 'a b', 'POST', '/v2/topics/a%20b/endpoints', endpoints('one')],
    ['url group', 'a b', 'DELETE', '/v2/topics/a%20b/endpoints', endpoints('one')],
    ['url group', 'a b', 'GET', '/v2/topics/a%20b', {}],
    ['url group', 'a b', 'PATCH', '/v2/topics/a%20b', { body: { headers: {} } }],
    ['url group', 'a b', 'DELETE', '/v2/topics/a%20b', {}],
    [
      'schedule',
      'a b',
      'POST',
      `/v2/schedules/${HOOK}`,
      { headers: { ...cron, 'Upstash-Schedule-Id': 'a b' } },
    ],
  ])('of a %s is refused: %j', async (what, name, method, path, ask) => {
    expect(await answerTo(method, path, ask)).toEqual(
      invalid(`invalid ${what} "${name}": ${RULE}`),
    );
  });

  test('of an endpoint may be any text', async () => {
    expect(
      await answerTo(
        'POST',
        '/v2/topics/contract-tests/endpoints',
        endpoints('First endpoint / 1'),
      ),
    ).toHaveProperty('status', 200);
    expect(
      await answerTo('POST', '/v2/topics/contract-tests/endpoints', endpoints('a\nb')),
    ).toMatchObject({
      status: 400,
      json: { error: expect.stringMatching(/^invalid endpoint "a\nb": control characters/) },
    });
    await answerTo('DELETE', '/v2/topics/contract-tests');
  });

  test('is refused if it is too long', async () => {
    const rule = `"${LONG.slice(0, 40)}…": at most 256 characters are allowed`;
    expect(await answerTo('POST', '/v2/queues', { body: { queueName: LONG } })).toEqual(
      invalid(`invalid queue ${rule}`),
    );
    const headers = { 'Upstash-Flow-Control-Key': LONG };
    expect(await answerTo('POST', `/v2/publish/${HOOK}`, { headers })).toEqual(
      invalid(`invalid flow control key ${rule}`),
    );
    expect(await answerTo('POST', `/v2/flowControl/${LONG}/pause`)).toEqual(
      invalid(`invalid flow control key ${rule}`),
    );
  });
});

test('a deduplication id is refused if it is too long', async () => {
  const headers = { 'Upstash-Deduplication-Id': 'x'.repeat(1025) };
  expect(await answerTo('POST', `/v2/publish/${HOOK}`, { headers })).toEqual(
    invalid('invalid deduplication id: at most 1024 characters are allowed'),
  );
});

test('a pin without limits is refused', async () => {
  expect(await answerTo('POST', '/v2/flowControl/api/pin?period=5')).toEqual(
    invalid('invalid flow control: parallelism, rate or both must be given'),
  );
});

test.each([
  ['GET', '/v2/dlq'],
  ['DELETE', '/v2/dlq'],
  ['POST', '/v2/dlq/retry'],
  ['GET', '/v2/logs'],
  ['GET', '/v2/events'],
  ['GET', '/v2/workflows/dlq'],
  ['DELETE', '/v2/workflows/dlq'],
  ['POST', '/v2/workflows/dlq/resume'],
  ['POST', '/v2/workflows/dlq/restart'],
  ['GET', '/v2/workflows/logs'],
  ['GET', '/v2/workflows/events'],
])('a cursor of another listing is refused by %s %s', async (method, path) => {
  expect(await answerTo(method, `${path}?cursor=there`)).toEqual(
    invalid('invalid cursor "there": it is not one that this listing has given'),
  );
});

describe('a request beyond the highest limits is answered with 412', () => {
  test.each([
    ['Upstash-Retries', '4294967296', 'too many retries: 4294967296, and at most '],
    ['Upstash-Delay', '99999999d', 'delay is too long: 8639999913600 s, and at most '],
    ['Upstash-Not-Before', '99999999999', 'delay is too long: '],
  ])('%s: %s', async (name, value, error) => {
    const headers = { [name]: value };
    expect(await answerTo('POST', `/v2/publish/${HOOK}`, { headers })).toEqual({
      status: 412,
      json: { error: expect.stringContaining(error) },
    });
  });

  test.each([
    ['Upstash-Retries', '4294967296', 'too many retries: 4294967296, and at most '],
    ['Upstash-Delay', '99999999d', 'delay is too long: 8639999913600 s, and at most '],
  ])('as headers of a URL group too, %s: %s', async (name, value, error) => {
    const body = { headers: { [name]: value } };
    expect(await answerTo('PATCH', '/v2/topics/refused', { body })).toEqual({
      status: 412,
      json: { error: expect.stringContaining(error) },
    });
  });

  test('the parallelism of a queue', async () => {
    const body = { queueName: 'refused', parallelism: 999_999_999 };
    expect(await answerTo('POST', '/v2/queues', { body })).toEqual({
      status: 412,
      json: { error: expect.stringContaining('parallelism is too high: 999999999, and at most ') },
    });
  });
});

describe('a message of a workflow without a run, which would start runs in an endless loop,', () => {
  const ERROR = 'Upstash-Workflow-Init needs Upstash-Workflow-RunId';
  const headers = { ...LATER, 'Upstash-Workflow-Init': 'true' };

  test.each(['/v1/publish', '/v2/publish', '/v2/enqueue/orders'])(
    'is refused by %s',
    async (prefix) => {
      expect(await answerTo('POST', `${prefix}/${HOOK}`, { headers })).toEqual(invalid(ERROR));
    },
  );

  test('is refused in a batch, which is refused as a whole', async () => {
    const body = [
      { destination: HOOK, headers: LATER },
      { destination: HOOK, headers },
    ];
    expect(await answerTo('POST', '/v2/batch', { body })).toEqual(invalid(ERROR));
  });
});

test.each(['/v2/enqueue/orders', '/v2/schedules'])(
  'a message of a run is refused by %s',
  async (prefix) => {
    const headers = { 'Upstash-Workflow-RunId': 'wfr_1', 'Upstash-Cron': '0 0 1 1 *' };
    const { status, json } = await answerTo('POST', `${prefix}/${HOOK}`, { headers });
    expect({ status, json }).toEqual(invalid(expect.stringMatching(/^Upstash-/)));
  },
);

test('a workflow is triggered at a URL, and at nothing else', async () => {
  const error = invalid(
    'invalid destination "my-group": it must begin with http:// or https://, or be the name of a url group',
  );
  expect(await answerTo('POST', '/v2/trigger/my-group', { body: 'x' })).toEqual(error);
  const items = [{ destination: HOOK, headers: { 'Upstash-Retries': 'x' } }];
  expect(await answerTo('POST', '/v2/batch/trigger', { body: items })).toEqual(
    invalid('item 0: Upstash-Retries must be a whole number from 0 on, it is "x"'),
  );
});

test.each([
  ['POST', '/v2/notify/wfr_nobody/paid'],
  ['DELETE', '/v2/workflows/runs/wfr_nobody?cancel=false'],
  ...['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => [
    method,
    '/v2/workflows/hooks/defaultUser/wfr_nobody/paid',
  ]),
])('an event or a result for an unknown run is refused by %s %s', async (method, path) => {
  const headers = askingMock('code=404');
  expect(await answerTo(method, path, { headers, body: '{"paid":true}' })).toEqual({
    status: 404,
    json: { error: expect.stringMatching(/ not found$/) },
  });
});

test('an event that no run waits for is taken', async () => {
  const path = '/v2/notify/that-nobody-waits-for';
  expect(await answerTo('POST', path, { body: '{"paid":true}' })).toMatchObject({ status: 201 });
});
