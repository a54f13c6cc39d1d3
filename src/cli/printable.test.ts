import { expect, test } from 'vitest';
import { jsonText, printable } from './printable.ts';

test('ordinary text is shown unchanged', () => {
  const text = 'größe 東京 👩‍👩‍👧 שלום \\n';
  expect(printable(text)).toBe(text);
});

test('terminal control sequences are shown instead of executed', () => {
  expect(printable('a\nb\r\n\tc')).toBe(String.raw`a\nb\r\n\tc`);
  expect(printable('\x1b[31mred\x07\x9b\x7f')).toBe(String.raw`\x1b[31mred\x07\x9b\x7f`);
  expect(printable('abc\u202etxt')).toBe(String.raw`abc\u202etxt`);
});

test('JSON keeps its value and its lines, without characters that a terminal obeys', () => {
  const value = { text: '\x1b[2J \x9b31m \u202e größe' };
  const text = jsonText(value, 2);
  expect(text).toBe('{\n  "text": "\\u001b[2J \\u009b31m \\u202e größe"\n}\n');
  expect(JSON.parse(text)).toEqual(value);
});
