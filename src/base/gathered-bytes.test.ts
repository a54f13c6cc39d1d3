import { expect, test } from 'vitest';
import { GatheredBytes } from './gathered-bytes.ts';

test('bytes are gathered in order, whatever the sizes of the pieces', () => {
  const all = Buffer.from(Array.from({ length: 1000 }, (_, i) => i % 256));
  for (const length of [1, 7, 400, 1000]) {
    const gathered = new GatheredBytes();
    for (let at = 0; at < all.length; at += length)
      gathered.add(all.subarray(at, at + length), 1000);
    expect(gathered.bytes).toEqual(all);
    gathered.clear();
    expect(gathered.size).toBe(0);
    gathered.add(Buffer.of(1), 5);
    expect(gathered.bytes).toEqual(Buffer.of(1));
  }
});

test('a piece may be changed afterwards', () => {
  const piece = Buffer.from('ab');
  const gathered = new GatheredBytes();
  gathered.add(piece, 10);
  piece.fill('x');
  expect(gathered.bytes.toString()).toBe('ab');
});
