import { expect, test } from 'vitest';
import { headerFields, textOf } from './header-text.ts';
import { refusedBy } from './testing.ts';

test('a header from JSON becomes what it would be in the head of a request', () => {
  const fields = headerFields([
    ['X-A', '  plain '],
    ['X-B', 'grün ✓'],
  ]);
  expect(fields).toEqual([
    ['X-A', 'plain'],
    ['X-B', Buffer.from('grün ✓').toString('latin1')],
  ]);
  expect(textOf(fields[1]![1])).toBe('grün ✓');
});

test.each(['a\r\nHost: evil', 'a\nb', 'a\0b', 'a\u007fb'])('%j is no value', (value) => {
  expect(refusedBy(() => headerFields([['X-A', value]]))).toBe(
    '400 header X-A must not have line breaks or control characters',
  );
});

test.each(['', 'a b', 'a:b', 'a\r\nb', 'grün', '('])('%j is no name', (name) => {
  expect(refusedBy(() => headerFields([[name, 'x']]))).toContain('is not a name of a header');
});

test('what is not UTF-8 is Latin-1', () => {
  expect(textOf('gr\u00fcn')).toBe('grün');
});
