import { expect, test } from 'vitest';
import { linesOf } from './lines.ts';

/** The lines that pieces of an input give. */
async function read(...pieces: (string | Buffer)[]): Promise<string[][]> {
  const input = (async function* () {
    for (const piece of pieces) yield Buffer.from(piece);
  })();
  return Array.fromAsync(linesOf(input));
}

test('lines come as soon as they are complete', async () => {
  expect(await read('a\nb\nc', 'd\n', 'e')).toEqual([['a', 'b'], ['cd'], ['e']]);
});

test('an empty line is one, the end of the last line is none', async () => {
  expect(await read('a\n\nb\n')).toEqual([['a', '', 'b']]);
  expect(await read('')).toEqual([]);
});

test('a return before the end belongs to the end', async () => {
  expect(await read('a\r\nb\rc\r', '\nd\r')).toEqual([['a'], ['b\rc'], ['d']]);
});

test('a character may be cut in two, but not be something else than UTF-8', async () => {
  const text = Buffer.from('é\n');
  expect(await read(text.subarray(0, 1), text.subarray(1))).toEqual([['é']]);
  await expect(read(Buffer.from([0xff, 0x0a]))).rejects.toThrow(TypeError);
  await expect(read(text.subarray(0, 1))).rejects.toThrow(TypeError);
});
