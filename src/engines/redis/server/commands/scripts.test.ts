import { expect, test } from 'vitest';
import { withoutKeyLocking, digestOf, ScriptDigests } from './scripts.ts';

test.each([
  ['#!lua flags=allow-key-locking\nreturn 1', '#!lua\nreturn 1'],
  ['#!lua flags=no-writes,allow-key-locking\nreturn 1', '#!lua flags=no-writes\nreturn 1'],
  ['#!lua name=x flags=allow-key-locking\nreturn 1', '#!lua name=x\nreturn 1'],
])('%j is sent to servers without the flag that they do not know', (script, sent) => {
  expect(withoutKeyLocking(script)).toBe(sent);
});

test.each([
  'return 1',
  '#!lua\nreturn " flags=allow-key-locking"',
  '#!lua flags=no-writes\nreturn 1',
  '#!lua flags=allow-key-locking',
])('%j is sent unchanged', (script) => {
  expect(withoutKeyLocking(script)).toBe(script);
});

test('EVALSHA finds a script that was sent without the flag by the digest of the original', () => {
  const known = new ScriptDigests();
  const script = '#!lua flags=allow-key-locking\nreturn 1';
  const digest = digestOf(script);
  expect(known.digest(digest)).toBe(digest);
  expect(known.sent(script)).toBe('#!lua\nreturn 1');
  expect(known.digest(digest.toUpperCase())).toBe(digestOf('#!lua\nreturn 1'));
  for (let i = 0; i < 1000; i++) known.sent(`${script}+${i}`);
  expect(known.digest(digest)).toBe(digest);
});
