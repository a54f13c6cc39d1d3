import { expect, test } from 'vitest';
import { encodeCommands, readReplies, resultOf } from './resp2.ts';

test('a command is encoded as an array of bulk strings', () => {
  expect(encodeCommands([['SET', 'a', '\xff'], ['PING']])).toBe(
    '*3\r\n$3\r\nSET\r\n$1\r\na\r\n$1\r\n\xff\r\n*1\r\n$4\r\nPING\r\n',
  );
});

test('replies are decoded to their types', () => {
  expect(
    readReplies('+OK\r\n-ERR no\r\n:1\r\n$2\r\n\r\n\r\n$-1\r\n*-1\r\n*2\r\n*0\r\n:2\r\n'),
  ).toEqual([
    ['+', 'OK'],
    ['-', 'ERR no'],
    [':', '1'],
    ['$', '\r\n'],
    ['$', null],
    ['*', null],
    [
      '*',
      [
        ['*', []],
        [':', '2'],
      ],
    ],
  ]);
});

test('an incomplete reply is left in the buffer', () => {
  const whole = '*2\r\n$5\r\nhello\r\n:1\r\n';
  for (let end = 0; end < whole.length; end++) expect(readReplies(whole.slice(0, end))).toEqual([]);
  expect(readReplies(whole)).toHaveLength(1);
});

test('a malformed reply is an error', () => {
  expect(() => readReplies('HTTP/1.1 400\r\n')).toThrow('no reply in RESP2: "HTTP/1.1 400\\r\\n"');
});

test('a reply as a result of the REST API has text for bytes', () => {
  const [reply] = readReplies('*3\r\n$2\r\n\xc3\xa9\r\n:1\r\n*1\r\n$-1\r\n');
  expect(resultOf(reply!)).toEqual(['é', 1, [null]]);
});
