import { expect, test } from 'vitest';
import { RedisError } from '../../engines/redis/reply.ts';
import { envelope } from './json-result.ts';
import { ReplyLimit } from './reply-limit.ts';

const MB = 1024 * 1024;
const tooLarge = new RedisError(
  'ERR max response size exceeded. Limit: 104857600 bytes. Read the value in parts, or fewer at a time',
);

/** A string of so many bytes, not text. */
const bytes = (length: number) => Buffer.alloc(length, 0xff).toString('latin1');

test('as much as one request may set by default can be read', () => {
  const reply = bytes(100 * MB);
  expect(new ReplyLimit().hold(reply)).toBe(reply);
  expect(new ReplyLimit().hold(bytes(100 * MB + 1))).toEqual(tooLarge);
});

test('the longest that is let through can be written', () => {
  // What is not ASCII makes V8 take two bytes a character, which is where it would give up first.
  const text = `${'x'.repeat(100 * MB - 3)}\xe6\xbc\xa2`;
  expect(JSON.stringify(envelope(new ReplyLimit().hold(text), 'text'))).toHaveLength(100 * MB + 11);
}, 30_000);

test('the strings of arrays count together', () => {
  const item = bytes(30 * MB);
  const fits = [item, ['a', [item, null, 1]], item];
  expect(new ReplyLimit().hold(fits)).toBe(fits);
  expect(new ReplyLimit().hold([...fits, item])).toEqual(tooLarge);
});

test('replies of one response count together, and one that is too much leaves the others alone', () => {
  const limit = new ReplyLimit();
  const item = bytes(60 * MB);
  expect(limit.hold(item)).toBe(item);
  expect(limit.hold(item)).toEqual(tooLarge);
  expect(limit.hold('small')).toBe('small');
});
