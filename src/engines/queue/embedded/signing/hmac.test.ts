import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { hmacSha256 } from './hmac.ts';

const reference = (key: string, text: string) =>
  createHmac('sha256', key).update(text).digest('base64url');

test('the example of RFC 4231 has its digest', () => {
  const digest = Buffer.from(hmacSha256('Jefe', 'what do ya want for nothing?'), 'base64url');
  expect(digest.toString('hex')).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
});

test.each([
  ['a key of this service', 'sig_7kYjw48mhY7kAjqNGcy6cr29RJ6r'],
  ['no key', ''],
  ['a key as long as a block', 'k'.repeat(64)],
  ['a longer key, which is hashed first', 'k'.repeat(65)],
  ['a key beyond ASCII', 'schlüssel €'],
])('%s gives what Node computes', (_, key) => {
  for (const text of ['', 'text', 'größer', 'x'.repeat(10_000)]) {
    expect(hmacSha256(key, text)).toBe(reference(key, text));
    // The second call uses values that the first one has cached.
    expect(hmacSha256(key, text)).toBe(reference(key, text));
  }
});
