import { describe, expect, test } from 'vitest';
import { asValue, formatForTerminal, formatRaw } from './format.ts';
import { readReplies } from './reply.ts';

const NESTED = '*3\r\n$1\r\na\r\n*2\r\n:1\r\n*0\r\n$-1\r\n';
const [nested] = readReplies(NESTED);

/** How replies in RESP2 are shown. */
const shown = (show: typeof formatRaw, resp: string) => readReplies(resp).map(show).join('');

describe('a reply on a terminal', () => {
  test.each([
    ['+OK\r\n', 'OK\n'],
    ['-ERR no such key\r\n', '(error) ERR no such key\n'],
    [':42\r\n', '(integer) 42\n'],
    ['$-1\r\n', '(nil)\n'],
    ['*-1\r\n', '(nil)\n'],
    ['*0\r\n', '(empty array)\n'],
    ['$9\r\na"\\\n\0\x07\xffz\r\r\n', String.raw`"a\"\\\n\x00\a\xffz\r"` + '\n'],
    ['$4\r\nab\r\n\r\n', String.raw`"ab\r\n"` + '\n'],
  ])('shows %j as redis-cli does', (resp, expected) => {
    expect(shown((reply) => formatForTerminal(reply), resp)).toBe(expected);
  });

  test('shows an array item by item, and indents nested arrays', () => {
    expect(formatForTerminal(nested!)).toBe(`1) "a"
2) 1) (integer) 1
   2) (empty array)
3) (nil)
`);
  });

  test('right-aligns the numbers of items', () => {
    const ten = `*10\r\n${':7\r\n'.repeat(10)}`;
    expect(shown((reply) => formatForTerminal(reply), ten)).toMatch(
      /^ 1\) .*\n[^]*\n10\) \(integer\) 7\n$/,
    );
  });
});

test('a reply in a pipe is raw, with one item per line', () => {
  expect(formatRaw(nested!)).toBe('a\n1\n\n\n');
  expect(shown(formatRaw, '$2\r\n\xc3\xa4\r\n-ERR no\r\n')).toBe('\xc3\xa4\nERR no\n');
});

test('a reply as JSON has arrays, numbers, null, and errors as objects', () => {
  expect(asValue(nested!)).toEqual(['a', [1, []], null]);
  expect(asValue(readReplies(':9223372036854775807\r\n')[0]!)).toBe('9223372036854775807');
  expect(asValue(readReplies('-ERR no\r\n')[0]!)).toEqual({ error: 'ERR no' });
  expect(asValue(readReplies('$2\r\n\xc3\xa4\r\n')[0]!)).toBe('ä');
});

test.each(['$5\r\nab', '*2\r\n:1\r\n', '?\r\n', '+OK'])('%j is not a complete reply', (resp) => {
  expect(() => readReplies(resp)).toThrow(/^the replies break off|^what came is no reply/);
});
