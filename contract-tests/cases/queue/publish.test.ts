import { describe, expect, test } from 'vitest';
import { answerTo } from '../../harness/queue.ts';

/** Delays messages, so that none is delivered while the tests run. */
const LATER = { 'Upstash-Delay': '1d' };
const DESTINATION = 'https://example.com/hook';
const invalid = (error: unknown) => ({ status: 400, json: { error } });

const PUBLISHES = ['/v1/publish', '/v2/publish', '/v2/enqueue/contract-tests'];

describe.each(PUBLISHES)('%s', (prefix) => {
  test.each([
    ['as it is', DESTINATION],
    ['with slashes and a query of its own', 'http://example.com:8080/a//b/?x=1&url=https://y/?z'],
    ['percent-encoded', encodeURIComponent('https://example.com/a?x=1')],
    ['in capitals', 'HTTPS://EXAMPLE.COM/'],
    ['by its address', 'http://192.0.2.1/'],
    ['by an IPv6 address', 'http://[2001:db8::1]:8080/'],
  ])('takes a destination %s', async (_, destination) => {
    expect(await answerTo('POST', `${prefix}/${destination}`, { headers: LATER })).toEqual({
      status: 200,
      json: expect.objectContaining({ messageId: expect.stringMatching(/^msg_/) }),
    });
  });

  test.each(['ftp://example.com/', 'example.com/hook', 'https:/example.com', '//example.com'])(
    'refuses %s as a destination',
    async (destination) => {
      expect(await answerTo('POST', `${prefix}/${destination}`)).toEqual(
        invalid(
          `invalid destination "${destination}": it must begin with http:// or https://, or be the name of a url group`,
        ),
      );
    },
  );

  test('accepts any bytes of any type as a body, or no body', async () => {
    const bytes = Buffer.from([0, 255, 13, 10]);
    for (const body of [bytes, '{"broken":', '', undefined]) {
      const headers = { ...LATER, 'content-type': 'application/json' };
      const answer = await answerTo('POST', `${prefix}/${DESTINATION}`, { headers, body });
      expect(answer).toHaveProperty('status', 200);
    }
  });

  test('accepts settings by both prefixes and in the query', async () => {
    const path = `${prefix}/${DESTINATION}?upstash-delay=1d&upstash-retries=1&x=1`;
    const headers = {
      'Service-Callback': 'https://example.com/callback',
      'Service-Label': 'a,b',
      'Upstash-Timeout': '30s',
    };
    expect(await answerTo('POST', path, { headers })).toHaveProperty('status', 200);
  });
});

describe('an invalid setting is refused with its name', () => {
  test.each([
    ['Upstash-Method', 'TRACE', 'must be one of GET, POST, PUT, PATCH, DELETE'],
    ['Upstash-Delay', 'soon', 'must be a time such as 50s or 1d10h30m'],
    ['Service-Delay', '10', 'must be a time such as 50s or 1d10h30m'],
    ['Upstash-Not-Before', 'tomorrow', 'must be a Unix time in seconds'],
    ['Upstash-Retries', '-1', 'must be a whole number from 0 on'],
    ['Upstash-Timeout', '0s', 'must be longer than nothing'],
    ['Upstash-Content-Based-Deduplication', 'perhaps', 'must be true or false'],
    ['Upstash-Header-Forward', '1', 'must be true or false'],
    ['Upstash-Redact-Fields', 'url', 'must be body, header or header[name], with commas between'],
  ])('%s: %s', async (name, value, rule) => {
    const answer = await answerTo('POST', `/v2/publish/${DESTINATION}`, {
      headers: { [name]: value },
    });
    expect(answer).toEqual(invalid(`${name} ${rule}, it is "${value}"`));
  });

  test.each([
    ['Upstash-Retry-Delay', 'process.exit()', /^Upstash-Retry-Delay must be an expression of mill/],
    ['Upstash-Callback', 'group', /^Upstash-Callback must be a URL to deliver to: it must begin/],
    ['Service-Callback', 'ftp://a', /^Service-Callback must be a URL to deliver to: it must begin/],
    [
      'Upstash-Failure-Callback',
      'http://',
      /^Upstash-Failure-Callback must be a URL to deliver to/,
    ],
    [
      'Upstash-Flow-Control-Value',
      'rate=1',
      /^Upstash-Flow-Control-Value needs a flow-control key$/,
    ],
    ['Upstash-Cron', '* * * * *', /^Upstash-Cron is for POST \/v2\/schedules\/\{destination\}$/],
    ['Upstash-Forward-', 'x', /^Upstash-Forward- must be followed by the name of a header$/],
  ])('%s: %s', async (name, value, error) => {
    const answer = await answerTo('POST', `/v2/publish/${DESTINATION}`, {
      headers: { [name]: value },
    });
    expect(answer).toEqual(invalid(expect.stringMatching(error)));
  });

  test('an invalid setting in the query is refused too', async () => {
    expect(await answerTo('POST', `/v2/publish/${DESTINATION}?upstash-delay=soon`)).toEqual(
      invalid('Upstash-Delay must be a time such as 50s or 1d10h30m, it is "soon"'),
    );
  });

  test('a delay of a callback is refused, because it would have no effect', async () => {
    const headers = { 'Upstash-Callback': DESTINATION, 'Upstash-Callback-Delay': '1s' };
    expect(await answerTo('POST', `/v2/publish/${DESTINATION}`, { headers })).toEqual(
      invalid('Upstash-Callback-Delay is not possible: callbacks are sent at once'),
    );
  });
});

describe('a batch', () => {
  const batch = (...items: unknown[]) => answerTo('POST', '/v2/batch', { body: items });

  test('has an answer for each item, in their order', async () => {
    const { status, json } = await batch(
      { destination: DESTINATION, headers: LATER, body: 'hello' },
      { destination: 'example.com/hook', headers: LATER },
      { destination: DESTINATION, headers: { 'Upstash-Delay': 'soon' } },
      { destination: DESTINATION, headers: LATER, queue: 'contract-tests' },
      {},
      null,
    );
    expect({ status, json }).toEqual({
      status: 200,
      json: [
        { messageId: expect.stringMatching(/^msg_/) },
        { error: expect.stringMatching(/^invalid destination "example\.com\/hook"/) },
        { error: expect.stringMatching(/^Upstash-Delay must be a time/) },
        { messageId: expect.stringMatching(/^msg_/), url: DESTINATION },
        { error: 'destination must be a string' },
        { error: 'the item must be an object' },
      ],
    });
  });

  test('may be empty', async () => {
    expect(await batch()).toEqual({ status: 200, json: [] });
  });

  test('can not inject a header', async () => {
    const headers = { ...LATER, 'Upstash-Forward-X': 'a\r\nHost: evil' };
    expect(await batch({ destination: DESTINATION, headers })).toEqual({
      status: 200,
      json: [{ error: 'header Upstash-Forward-X must not have line breaks or control characters' }],
    });
  });
});

describe('a schedule', () => {
  const schedule = (headers: Record<string, string>) =>
    answerTo('POST', `/v2/schedules/${DESTINATION}`, { headers });

  test('needs a cron expression', async () => {
    expect(await schedule({})).toEqual(
      invalid(expect.stringMatching(/^upstash-cron is missing$/i)),
    );
  });

  test('can not have the settings of a single message', async () => {
    const headers = { 'Upstash-Cron': '0 0 1 1 *', 'Upstash-Not-Before': '1795478400' };
    expect(await schedule(headers)).toEqual(
      invalid('Upstash-Not-Before has no meaning for a schedule'),
    );
  });
});
