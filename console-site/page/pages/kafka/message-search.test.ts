import { expect, test } from 'vitest';
import { bytesIn, contentOf, lineOf } from './message-content.ts';
import { hasText, headersOf, momentAfter, momentOf } from './message-search.ts';

const message = {
  ...{ topic: 'orders', partition: 0, offset: 7, timestamp: 1_795_478_400_123 },
  ...{ key: 'cart:4', value: '{"total":120}', headers: [{ key: 'source', value: 'Checkout' }] },
};

test.each([
  ['', true],
  ['CART', true],
  ['"total":120', true],
  ['source', true],
  ['checkout', true],
  ['orders', false],
])('%j is found in key, value and headers: %j', (text, isFound) => {
  expect(hasText(message, text)).toBe(isFound);
  expect(hasText({ ...message, value: null, headers: [] }, 'source')).toBe(false);
});

test('a local time has all of its second or its minute', () => {
  const noon = momentOf('2026-11-29T12:00')!;
  expect(momentAfter('2026-11-29T12:00')! - noon).toBe(60_000);
  expect(momentAfter('2026-11-29T12:00:05')! - noon).toBe(6_000);
  expect(momentOf('')).toBeUndefined();
});

test('headers are written one a line', () => {
  expect(headersOf('source: checkout\n\nat: 12:30\nflag')).toEqual([
    { key: 'source', value: 'checkout' },
    { key: 'at', value: '12:30' },
    { key: 'flag', value: '' },
  ]);
});

test.each([
  ['{"a":1}', { form: 'JSON', text: '{\n  "a": 1\n}' }],
  ['hello', { form: 'Text', text: 'hello' }],
  [
    '\0\0\0\u0001\u0002{"a":1}',
    { form: 'JSON, of schema 258', text: '{\n  "a": 1\n}', schemaId: 258 },
  ],
])('%j is decoded', (text, content) => {
  expect(contentOf(text)).toEqual(content);
});

test('what is not JSON says what is shown', () => {
  expect(contentOf('\0\0\0\0\u0005\u0006Ada').form).toBe('Binary, of schema 5; shown as text');
  expect(contentOf('a\uFFFD').form).toBe('Bytes that are not text, as \uFFFD');
});

test('a row has one line, and the size is in bytes', () => {
  expect(lineOf('{\n\t"a": 1\n}')).toBe('{  "a": 1 }');
  expect(bytesIn({ ...message, key: 'é', value: null, headers: [{ key: 'a', value: 'bc' }] })).toBe(
    5,
  );
});
