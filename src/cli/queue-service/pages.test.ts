import { expect, test } from 'vitest';
import { pages } from './pages.ts';

/** Reads a listing to its end. @param next maps a page's cursor to the following one */
async function walked(next: (cursor: string | undefined) => string | undefined) {
  const asked: (string | undefined)[] = [];
  const ask = async ({ cursor }: { cursor?: string }) => {
    asked.push(cursor);
    return { cursor: next(cursor) };
  };
  await Array.fromAsync(pages(ask));
  return asked;
}

test('all pages of a listing are read by their cursors', async () => {
  const next: Readonly<Record<string, string>> = { first: 'a', a: 'b' };
  expect(await walked((cursor = 'first') => next[cursor])).toEqual([undefined, 'a', 'b']);
});

test('a page whose cursor is its own is the last one', async () => {
  expect(await walked(() => 'same')).toEqual([undefined, 'same']);
});
