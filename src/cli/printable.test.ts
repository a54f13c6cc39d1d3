import { expect, test } from 'vitest';
import { printable } from './printable.ts';

test('ordinary text is shown unchanged', () => {
  const text = 'größe 東京 👩‍👩‍👧 שלום \\n';
  expect(printable(text)).toBe(text);
});

test('terminal control sequences are shown instead of executed', () => {
  expect(printable('a\nb\r\n\tc')).toBe(String.raw`a\nb\r\n\tc`);
  expect(printable('\x1b[31mred\x07\x9b\x7f')).toBe(String.raw`\x1b[31mred\x07\x9b\x7f`);
  expect(printable('abc\u202etxt')).toBe(String.raw`abc\u202etxt`);
});
