import { constants } from 'node:buffer';
import { describe, expect, test } from 'vitest';
import { errors } from '../../engines/redis/errors.ts';
import { envelope } from './json-result.ts';
import { replyLimitOf } from './limits.ts';

const MB = 1024 * 1024;
const tooLarge = (limit: number) => errors.replyTooLarge(limit * MB);

/** A string of this many bytes, each of which takes six in JSON. */
const zeros = (length: number) => '\0'.repeat(length);

test.each(['base64', 'resp2'] as const)(
  'in %s, a value that one request may set by default can be read',
  (format) => {
    const reply = zeros(100 * MB);
    expect(replyLimitOf(format).hold(reply)).toBe(reply);
    expect(replyLimitOf(format).hold(zeros(101 * MB))).toEqual(tooLarge(101));
  },
);

test('text is limited to less, because JSON may escape it', () => {
  const reply = zeros(80 * MB - 8);
  expect(replyLimitOf('text').hold(reply)).toBe(reply);
  expect(replyLimitOf('text').hold(`${reply}\0`)).toEqual(tooLarge(80));
});

describe('a reply within the limit can be written', () => {
  const lengthOf = (size: number, encoding: 'text' | 'base64') =>
    JSON.stringify(envelope(zeros(size), encoding)).length;

  test.each([
    ['as text that JSON escapes', 'text', 80],
    ['as base64', 'base64', 101],
  ] as const)('%s', (_, encoding, limit) => {
    // As many times as long as a sample in the same form.
    const longest = (lengthOf(MB, encoding) - lengthOf(0, encoding)) * limit;
    expect(longest).toBeGreaterThan(limit * MB);
    expect(longest + lengthOf(0, encoding)).toBeLessThan(constants.MAX_STRING_LENGTH);
  });

  test('as very many short strings', () => {
    const reply = replyLimitOf('text').hold(Array<string>(9 * MB - 1).fill('\0'));
    expect(reply).toEqual(tooLarge(80));
  });
});

test('strings of arrays, and replies of one response, count together', () => {
  const item = zeros(30 * MB);
  const limit = replyLimitOf('base64');
  const fits = [item, ['a', [item, null, 1]]];
  expect(limit.hold(fits)).toBe(fits);
  expect(limit.hold([item, item])).toEqual(tooLarge(101));
  expect(limit.hold(item)).toBe(item);
  expect(limit.hold(item)).toEqual(tooLarge(101));
  expect(limit.hold('small')).toBe('small');
});

test('the setting limits them further, whatever the format', () => {
  const limit = replyLimitOf('text', { maxResponseSize: MB });
  expect(limit.hold(zeros(MB))).toEqual(tooLarge(1));
  expect(limit.hold('small')).toBe('small');
});
