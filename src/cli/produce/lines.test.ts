import { expect, test } from 'vitest';
import { linesOf } from './lines.ts';

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
