import { expect, test } from 'vitest';
import { commandPath, curlWithBody, fitsPath, redisLine } from './requests.ts';

test('words are quoted where a shell of Redis would want it', () => {
  expect(redisLine(['SET', 'greeting', 'hello there', ''])).toBe('SET greeting "hello there" ""');
  expect(redisLine(['ZRANGE', 'z', '(1', '+inf', 'BYSCORE'])).toBe('ZRANGE z (1 +inf BYSCORE');
});

test('each argument is encoded for itself', () => {
  expect(commandPath(['SET', 'a/b', "it's 100%!"])).toBe('/SET/a%2Fb/it%27s%20100%25%21');
});

test('a path has no place for dots alone, which clients resolve', () => {
  expect(fitsPath(['SET', 'a', '.'])).toBe(false);
  expect(fitsPath(['SET', 'a', '..'])).toBe(false);
  expect(fitsPath(['SET', 'a', ''])).toBe(true);
  expect(fitsPath(['SET', 'a', '...'])).toBe(true);
});

test('JSON goes to the shell in quotes', () => {
  expect(curlWithBody(['SET', 'a', "it's"])).toContain(`-d '["SET", "a", "it'\\''s"]'`);
});
