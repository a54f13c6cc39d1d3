import { expect, test } from 'vitest';
import { replyText, wordsOf } from './command-words.ts';

test.each([
  ['', []],
  ['  get   key ', ['get', 'key']],
  [String.raw`set k "a \"b\"\n"`, ['set', 'k', 'a "b"\n']],
  [String.raw`set k 'it\'s \n'`, ['set', 'k', String.raw`it's \n`]],
  ['set k ""', ['set', 'k', '']],
])('%s is the words %j', (line, words) => {
  expect(wordsOf(line)).toEqual(words);
});

test.each([
  ['get "key', 'the quote " is not closed'],
  ['get "key"s', 'a space must follow a closing quote'],
])('%s is refused: %s', (line, message) => {
  expect(() => wordsOf(line)).toThrow(message);
});

test.each([
  [null, '(nil)'],
  [5, '(integer) 5'],
  ['a "b"', String.raw`"a \"b\""`],
  [[], '(empty array)'],
  [['a', [1, 'b'], null], '1) "a"\n2) 1) (integer) 1\n   2) "b"\n3) (nil)'],
])('the reply %j is shown as %s', (reply, text) => {
  expect(replyText(reply)).toBe(text);
});
