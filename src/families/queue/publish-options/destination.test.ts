import { describe, expect, test } from 'vitest';
import { refusedBy } from '../../../../testing/families/queue/publish-options.ts';
import { readDestination } from './destination.ts';

const TOKEN = 'secret';
const read = (tail: string, rawQuery = '') => readDestination(tail, rawQuery, (v) => v === TOKEN);

test.each([
  'https://example.com',
  'http://localhost:3000/a//b/../c?x=1&y=%20&y#z',
  'HTTPS://EXAMPLE.com/',
])('a URL is kept as it is: %s', (url) => {
  expect(read(url)).toEqual({ destination: { url }, settings: [] });
});

test('a name without a scheme is that of a URL group', () => {
  expect(read('billing').destination).toEqual({ group: 'billing' });
});

test.each([
  'example.com/hook',
  'ftp://example.com',
  'https:example.com',
  'https:/x',
  'api/llm',
  '//x',
])('%j is neither a URL nor the name of a URL group', (tail) => {
  expect(refusedBy(() => read(tail))).toBe(
    `400 invalid destination "${tail}": it must begin with http:// or https://, or be the name of a url group`,
  );
});

test('a destination is required', () => {
  expect(refusedBy(() => read(''))).toBe('400 a non-empty destination must be provided');
  expect(refusedBy(() => read('?x=1'))).toBe('400 a non-empty destination must be provided');
});

describe('the query', () => {
  test('parameters that begin with `upstash-` configure the message', () => {
    expect(read('https://a/b?x=1&upstash-delay=10s&y=2&upstash-callback=http%3A%2F%2Fc')).toEqual({
      destination: { url: 'https://a/b?x=1&y=2' },
      settings: [
        ['upstash-delay', '10s'],
        ['upstash-callback', 'http://c'],
      ],
    });
  });

  test('parameters in capitals belong to the destination', () => {
    expect(read('https://a?Upstash-Delay=1').destination).toEqual({
      url: 'https://a?Upstash-Delay=1',
    });
  });

  test('no question mark is left when the query is empty', () => {
    expect(read('https://a/?upstash-retries=1').destination).toEqual({ url: 'https://a/' });
  });

  test('the token is removed, by either name', () => {
    expect(read(`https://a?queue_token=${TOKEN}&b`).destination).toEqual({ url: 'https://a?b' });
    expect(read(`https://a?b&qstash_token=${TOKEN}`).destination).toEqual({ url: 'https://a?b' });
  });

  test('tokens of other services belong to the destination', () => {
    const url = 'https://other/v2/publish/x?qstash_token=other';
    expect(read(url).destination).toEqual({ url });
  });

  test('of a percent-encoded destination comes after its own query', () => {
    expect(read('https://a/b', 'x=1&upstash-retries=2').destination).toEqual({
      url: 'https://a/b?x=1',
    });
    expect(read('https://a/b?y=1', 'x=1').destination).toEqual({ url: 'https://a/b?y=1&x=1' });
  });

  test('configures a message to a URL group too', () => {
    expect(read('billing', `upstash-delay=1s&queue_token=${TOKEN}`)).toEqual({
      destination: { group: 'billing' },
      settings: [['upstash-delay', '1s']],
    });
  });

  test('malformed percent-encoding is kept as it is', () => {
    expect(read('https://a?%zz=%&upstash-label=%').settings).toEqual([['upstash-label', '%']]);
    expect(read('https://a?%zz=%').destination).toEqual({ url: 'https://a?%zz=%' });
  });

  test('can not inject a header', () => {
    expect(refusedBy(() => read('https://a?upstash-forward-x=1%0D%0AHost:%20evil'))).toBe(
      '400 header upstash-forward-x must not have line breaks or control characters',
    );
    expect(refusedBy(() => read('https://a?upstash-forward-x%0D%0Ay=1'))).toBe(
      '400 header "upstash-forward-x\\r\\ny" is not a name of a header',
    );
  });
});
