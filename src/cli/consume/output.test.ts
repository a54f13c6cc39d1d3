import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { outputTo, type Message, type OutputOptions } from './output.ts';

const message: Message = {
  topic: 't',
  partition: 0,
  offset: 0,
  timestamp: 0,
  key: 'k\x1b]0;title\x07',
  value: '\x1b[2Jcleared\nand \x9b31mred',
  headers: [],
};

/** What is printed of the message. */
async function printed(isTTY: boolean, options: Partial<OutputOptions> = {}): Promise<string> {
  const stream = Object.assign(new PassThrough(), { isTTY });
  await outputTo(stream, { json: false, keySeparator: undefined, ...options }).print([message]);
  stream.end();
  return text(stream);
}

test('a terminal shows control characters of messages and keys instead of obeying them', async () => {
  expect(await printed(true)).toBe('\\x1b[2Jcleared\\nand \\x9b31mred\n');
  expect(await printed(true, { keySeparator: '\t' })).toBe(
    'k\\x1b]0;title\\x07\t\\x1b[2Jcleared\\nand \\x9b31mred\n',
  );
});

test('a file or a pipe gets messages as they are', async () => {
  expect(await printed(false)).toBe(`${message.value}\n`);
});

test.each([true, false])('JSON has no control characters (terminal: %s)', async (isTTY) => {
  const line = await printed(isTTY, { json: true });
  expect(line).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f]/);
  expect(JSON.parse(line)).toEqual(message);
});
