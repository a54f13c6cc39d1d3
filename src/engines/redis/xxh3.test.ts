import { expect, test } from 'vitest';
import { xxh3 } from './xxh3.ts';

// The expected hashes were made with the author's C library (xxhash 0.8).
const bytes = (length: number) =>
  Array.from({ length }, (_, i) => String.fromCharCode((i * 31 + 7) & 0xff)).join('');

test.each([
  [0, 'nothing', '2d06800538d394c2'],
  [1, 'up to 3', '4c5cca45d0f4811f'],
  [3, 'up to 3', '15f7093b173d005c'],
  [4, 'up to 8', 'dca012f95811b6b9'],
  [8, 'up to 8', 'dec6a9a43575982e'],
  [9, 'up to 16', 'cbe393399f17ffbd'],
  [16, 'up to 16', '7e484c18d74895d0'],
  [17, 'up to 128', '208bde5ee2bed407'],
  [64, 'up to 128', 'dd30702ab46b3745'],
  [128, 'up to 128', 'f92b70eaa21a6288'],
  [129, 'up to 240', 'f8f76713f2bb60fa'],
  [240, 'up to 240', 'ccc7375172c41f03'],
  [241, 'stripes', '0b3b630948ce4a00'],
  [1024, 'one block', '23bc880ebf0d29c6'],
  [1025, 'one block and more', 'c09fdfbc398c7d82'],
  [5000, 'several blocks', '559fff92c2b7f8ee'],
])('the hash of %i bytes, which are hashed as %s', (length, _kind, hash) => {
  expect(xxh3(bytes(length)).toString(16).padStart(16, '0')).toBe(hash);
});
