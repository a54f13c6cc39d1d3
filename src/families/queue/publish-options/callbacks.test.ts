import { describe, expect, test } from 'vitest';
import { published, refused } from '../../../../testing/families/queue/publish-options.ts';

const URL = 'https://example.com/callback';

test('`Service-Callback` is sent once, when delivery has finished', () => {
  expect(published(`Service-Callback: ${URL}`).callback).toMatchObject({
    url: URL,
    when: 'finished',
  });
});

test('`Upstash-Callback` is sent after each attempt', () => {
  expect(published(`Upstash-Callback: ${URL}`).callback).toMatchObject({
    url: URL,
    when: 'attempted',
  });
});

test.each(['Upstash', 'Service'])(
  '`%s-Failure-Callback` is sent when all attempts have failed',
  (family) => {
    expect(published(`${family}-Failure-Callback: ${URL}`)).toMatchObject({
      failureCallback: { url: URL, when: 'failed' },
      callback: undefined,
    });
  },
);

test('callbacks of both kinds exclude each other', () => {
  expect(refused(`Service-Callback: ${URL}`, `Upstash-Callback: ${URL}`)).toBe(
    '400 Service-Callback must be given only once',
  );
});

test('a callback is by default a POST, with the retries of its message', () => {
  expect(published(`Upstash-Callback: ${URL}`, 'Upstash-Retries: 7').callback).toEqual({
    url: URL,
    when: 'attempted',
    method: 'POST',
    headers: [],
  });
});

describe.each([
  ['Callback', 'callback'],
  ['Failure-Callback', 'failureCallback'],
] as const)('options of Upstash-%s', (name, field) => {
  const of = (...lines: string[]) =>
    published(`Upstash-${name}: ${URL}`, ...lines.map((line) => `Upstash-${name}-${line}`))[field];
  const refusedOf = (line: string) => refused(`Upstash-${name}: ${URL}`, `Upstash-${name}-${line}`);

  test('are those of the callback', () => {
    expect(
      of('Method: PUT', 'Timeout: 5s', 'Retries: 2', 'Retry-Delay: 1000', 'Forward-X-A: 1'),
    ).toMatchObject({
      method: 'PUT',
      timeout: 5000,
      retries: 2,
      retryDelay: '1000',
      headers: [['X-A', '1']],
    });
  });

  test('include headers to send without a prefix, as the Python client writes them', () => {
    expect(of('X-A: 1', 'Authorization: Bearer t', 'Forward-X-B: 2')).toMatchObject({
      headers: [
        ['X-A', '1'],
        ['Authorization', 'Bearer t'],
        ['X-B', '2'],
      ],
    });
    expect(of('Label: x', 'Upstash-Signature: x', 'Host: x')).toMatchObject({ headers: [] });
  });

  test('do not change the message', () => {
    const order = published(`Upstash-${name}: ${URL}`, `Upstash-${name}-Forward-X-A: 1`);
    expect(order.headers).toEqual([]);
  });

  test('are validated too', () => {
    expect(refusedOf('Method: HEAD')).toContain(`400 Upstash-${name}-Method must be one of`);
    expect(refusedOf('Retries: x')).toContain(`400 Upstash-${name}-Retries must be`);
    expect(refusedOf('Timeout: x')).toContain(`400 Upstash-${name}-Timeout must be`);
  });

  test('refuse a delay rather than ignore it', () => {
    expect(refusedOf('Delay: 10s')).toBe(
      `400 Upstash-${name}-Delay is not possible: callbacks are sent at once`,
    );
  });

  test('have no effect without a callback', () => {
    expect(published(`Upstash-${name}-Retries: 2`)).toEqual(published());
  });

  test('are validated without a callback as well', () => {
    expect(refused(`Upstash-${name}-Method: HEAD`)).toContain('must be one of');
    expect(refused(`Upstash-${name}-Retry-Delay: x`)).toContain('must be an expression');
    expect(refused(`Upstash-${name}-Delay: 10s`)).toContain('is not possible');
  });
});

test.each([
  ['example.com', 'it must begin with http:// or https://'],
  ['/callback', 'it must begin with http:// or https://'],
  ['ftp://example.com', 'it must begin with http:// or https://, not ftp:'],
  ['my-group', 'it must begin with http:// or https://'],
  ['https://', 'it has no host'],
])('%j is refused as the URL of a callback', (url, fault) => {
  expect(refused(`Upstash-Callback: ${url}`)).toBe(
    `400 Upstash-Callback must be a URL to deliver to: ${fault}, it is "${url}"`,
  );
});
