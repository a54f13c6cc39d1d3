import { expect, test } from 'vitest';
import { KnownCredentials } from './known-credentials.ts';

test('credentials are known once they were right, from that address only', () => {
  const known = new KnownCredentials();
  expect(known.has('192.0.2.1', 'ann', 'secret')).toBe(false);
  known.note(true, '192.0.2.1', 'ann', 'secret');
  expect(known.has('192.0.2.1', 'ann', 'secret')).toBe(true);
  expect(known.has('192.0.2.2', 'ann', 'secret')).toBe(false);
  expect(known.has('192.0.2.1', 'ann', 'other')).toBe(false);
});

test('credentials are no longer known once they were wrong', () => {
  const known = new KnownCredentials();
  known.note(true, '192.0.2.1', 'ann', 'secret');
  known.note(false, '192.0.2.1', 'ann', 'secret');
  expect(known.has('192.0.2.1', 'ann', 'secret')).toBe(false);
});

test('of more than ten thousand, those presented the longest ago are dropped', () => {
  const known = new KnownCredentials();
  known.note(true, 'first');
  known.note(true, 'second');
  for (let i = 0; i < 9_998; i++) known.note(true, String(i));
  known.note(true, 'first');
  known.note(true, 'one more');
  expect(known.has('first')).toBe(true);
  expect(known.has('second')).toBe(false);
});
