import { expect, test } from 'vitest';
import { TestFiles } from '../../../../../../testing/base/test-files.ts';
import { Journal } from './journal.ts';

const AHEAD = 4096;

/** A journal in `/journal`, and the size of its only file. */
async function begun() {
  const files = new TestFiles();
  const sizes = { fileBytes: 1024 * 1024, aheadBytes: AHEAD, directBytes: 128 * 1024 };
  const journal = new Journal({ files, directory: '/journal', newMark: () => 1, ...sizes }, 0, []);
  await journal.begin();
  const length = () =>
    files.get(files.paths().find((path) => path.startsWith('/journal/'))!)!.length;
  const append = async (bytes: number) => {
    await journal.write(Buffer.alloc(bytes, 'x'));
    await journal.sync();
  };
  return { append, length };
}

test('blocks for the next frames are allocated in advance', async () => {
  const { append, length } = await begun();
  expect(length()).toBe(AHEAD);
  for (let i = 0; i < 30; i++) await append(100);
  expect(length()).toBe(2 * AHEAD);
});

test('long frames allocate their own blocks, and short ones after them have blocks in advance again', async () => {
  const { append, length } = await begun();
  for (let i = 0; i < 5; i++) await append(AHEAD);
  expect(length()).toBe(5 * AHEAD);
  await append(100);
  expect(length()).toBe(5 * AHEAD + 100 + AHEAD);
});
