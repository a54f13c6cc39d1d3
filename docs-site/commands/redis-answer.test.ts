import { expect, test } from 'vitest';
import { redisAnswer } from './redis-answer.ts';

const answer = (reply: unknown) => redisAnswer({ command: ['X'], reply });

test('answers are shown as redis-cli prints them', () => {
  expect(answer('OK')).toBe('OK');
  expect(answer('hello')).toBe('"hello"');
  expect(answer(3)).toBe('(integer) 3');
  expect(answer(null)).toBe('(nil)');
  expect(answer([])).toBe('(empty array)');
  expect(redisAnswer({ command: ['X'], error: 'ERR no' })).toBe('(error) ERR no');
});

test('lists are numbered, and lists in them are indented', () => {
  expect(answer(['queue', ['a', 'b']])).toBe('1) "queue"\n2) 1) "a"\n   2) "b"');
});
