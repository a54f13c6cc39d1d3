import { expect, test } from 'vitest';
import { SettingError } from '../../settings/load.ts';
import { batches, messageMaker, linesOf } from './messages.ts';

test('a value becomes a message with the common key, partition and headers', () => {
  expect(messageMaker({})('hi')).toEqual({ value: 'hi' });
  const header = ['source=shell', 'note=a=b', 'empty='];
  const make = messageMaker({ key: 'ada', partition: '2', header });
  const headers = [
    { key: 'source', value: 'shell' },
    { key: 'note', value: 'a=b' },
    { key: 'empty', value: '' },
  ];
  expect(make('hi')).toEqual({ key: 'ada', partition: 2, headers, value: 'hi' });
});

test('the key of a line is the text before the first separator', () => {
  const make = messageMaker({ keySeparator: '::' });
  expect(make('ada::hi::there')).toEqual({ key: 'ada', value: 'hi::there' });
  expect(make('::')).toEqual({ key: '', value: '' });
  expect(() => make('ada: hi')).toThrow('there is no "::" after a key in "ada: hi"');
});

test.each([
  [{ key: 'a', keySeparator: ':' }, '--key and --key-separator are both given'],
  [{ keySeparator: '' }, '--key-separator must not be empty'],
  [{ header: ['note'] }, '--header must be name=value, not "note"'],
  [{ header: ['=note'] }, '--header must be name=value, not "=note"'],
  [{ partition: 'one' }, '--partition must be a number from 0 on, not "one"'],
  [{ partition: '-1' }, '--partition must be a number from 0 on, not "-1"'],
])('%j is refused', (options, message) => {
  expect(() => messageMaker(options)).toThrow(SettingError);
  expect(() => messageMaker(options)).toThrow(message);
});

test('messages are sent in batches that are limited by number and size', () => {
  const sizes = (messages: { value: string }[]) => [...batches(messages)].map((b) => b.length);
  expect(sizes([])).toEqual([]);
  expect(sizes(Array.from({ length: 2500 }, () => ({ value: '' })))).toEqual([1000, 1000, 500]);
  const large = { value: 'x'.repeat(300_000) };
  expect(sizes([large, large, { value: '' }])).toEqual([1, 2]);
});

/** The lines that pieces of an input give. */
async function read(...pieces: (string | Buffer)[]): Promise<string[][]> {
  const input = (async function* () {
    for (const piece of pieces) yield Buffer.from(piece);
  })();
  return Array.fromAsync(linesOf(input));
}

test('lines are yielded as soon as they are complete', async () => {
  expect(await read('a\nb\nc', 'd\n', 'e')).toEqual([['a', 'b'], ['cd'], ['e']]);
});

test('an empty line counts, and a final line break adds none', async () => {
  expect(await read('a\n\nb\n')).toEqual([['a', '', 'b']]);
  expect(await read('')).toEqual([]);
});

test('a carriage return before a line feed is part of the line break', async () => {
  expect(await read('a\r\nb\rc\r', '\nd\r')).toEqual([['a'], ['b\rc'], ['d']]);
});

test('a character may be split between chunks; text that is not UTF-8 is refused', async () => {
  const text = Buffer.from('é\n');
  expect(await read(text.subarray(0, 1), text.subarray(1))).toEqual([['é']]);
  await expect(read(Buffer.from([0xff, 0x0a]))).rejects.toThrow(TypeError);
  await expect(read(text.subarray(0, 1))).rejects.toThrow(TypeError);
});
