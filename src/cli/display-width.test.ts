import { expect, test } from 'vitest';
import { displayWidth } from './display-width.ts';

test.each([
  ['orders', 6],
  ['größe', 5],
  ['gro\u0308\u00dfe', 5],
  ['東京', 4],
  ['한국', 4],
  ['ｗｉｄｅ', 8],
  ['👍', 2],
  ['👩‍👩‍👧', 2],
  ['❤️', 2],
  ['→ ok', 4],
  ['a\u200bb', 2],
  ['', 0],
])('%j takes %i columns', (text, width) => {
  expect(displayWidth(text)).toBe(width);
});
