import { describe, expect, test } from 'vitest';
import { published, refused } from '../../../../testing/families/queue/publish-options.ts';

const headersOf = (...lines: string[]) =>
  published(...lines).headers.map(([name, value]) => `${name}: ${value}`);

test('what says how to read the body is always forwarded, other headers are not', () => {
  expect(headersOf('Content-Type: text/plain', 'X-Other: 1', 'Authorization: Bearer t')).toEqual([
    'Content-Type: text/plain',
  ]);
  expect(headersOf('Content-Encoding: gzip', 'Content-Type: application/json')).toEqual([
    'Content-Encoding: gzip',
    'Content-Type: application/json',
  ]);
  expect(headersOf('content-encoding: gzip', 'Upstash-Forward-X-One: 1')).toEqual([
    'content-encoding: gzip',
    'X-One: 1',
  ]);
});

describe('headers forwarded by name', () => {
  test('lose the prefix and keep the case of the rest', () => {
    expect(headersOf('Upstash-Forward-My-Header: a', 'upstash-forward-X-Y: b')).toEqual([
      'My-Header: a',
      'X-Y: b',
    ]);
  });

  test('may have the prefix Service-Forward- too', () => {
    expect(headersOf('Service-Forward-X-Y: b')).toEqual(['X-Y: b']);
  });

  test('may be repeated', () => {
    expect(headersOf('Upstash-Forward-A: 1', 'Upstash-Forward-A: 2')).toEqual(['A: 1', 'A: 2']);
  });

  test('may be an authorization for the destination', () => {
    expect(
      headersOf('Authorization: Bearer mine', 'Upstash-Forward-Authorization: Basic eDp5'),
    ).toEqual(['Authorization: Basic eDp5']);
  });

  test('replace a header of the same name', () => {
    expect(
      headersOf('Content-Type: text/plain', 'Upstash-Forward-Content-Type: text/html'),
    ).toEqual(['Content-Type: text/html']);
  });

  test('need a name', () => {
    expect(refused('Upstash-Forward-: x')).toBe(
      '400 Upstash-Forward- must be followed by the name of a header',
    );
  });

  test('keep their values byte by byte', () => {
    expect(headersOf('Upstash-Forward-A: \u00e9 \u0080')).toEqual(['A: \u00e9 \u0080']);
  });
});

describe('Upstash-Header-Forward: true', () => {
  const all = (...lines: string[]) => headersOf('Upstash-Header-Forward: true', ...lines);

  test('forwards ordinary headers and those forwarded by name', () => {
    expect(
      all('X-One: 1', 'Cookie: a=b', 'Service-Version: 3', 'Upstash-Forward-X-Two: 2'),
    ).toEqual(['X-One: 1', 'Cookie: a=b', 'Service-Version: 3', 'X-Two: 2']);
  });

  test('does not forward settings', () => {
    expect(all('Upstash-Delay: 1s', 'Upstash-Telemetry-Sdk: x', 'Service-Retries: 1')).toEqual([]);
  });

  test('does not forward the token of the publish', () => {
    expect(all('Authorization: Bearer mine', 'Accept-Encoding: br')).toEqual([]);
  });

  test('does not forward hop-by-hop headers that `Connection` names', () => {
    expect(all('Connection: close, X-Hop', 'X-Hop: 1', 'X-Stays: 1')).toEqual(['X-Stays: 1']);
  });

  test('is a boolean', () => {
    expect(headersOf('Upstash-Header-Forward: false', 'X-One: 1')).toEqual([]);
    expect(refused('Upstash-Header-Forward: X-One')).toBe(
      '400 Upstash-Header-Forward must be true or false, it is "X-One"',
    );
  });
});

describe('never forwarded', () => {
  test.each([
    'Connection',
    'Content-Length',
    'Expect',
    'Host',
    'Keep-Alive',
    'Proxy-Authorization',
    'TE',
    'Trailer',
    'Transfer-Encoding',
    'Upgrade',
    'Upstash-Signature',
    'Upstash-Message-Id',
    'Upstash-Retried',
    'Upstash-Caller-Ip',
    'upstash-region',
  ])('%s', (name) => {
    expect(headersOf(`Upstash-Forward-${name}: x`)).toEqual([]);
    expect(headersOf('Upstash-Header-Forward: true', `${name}: x`)).toEqual([]);
    const options = published('Upstash-Callback: http://a', `Upstash-Callback-Forward-${name}: x`);
    expect(options.callback?.headers).toEqual([]);
  });
});
