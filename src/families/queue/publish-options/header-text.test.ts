import { expect, test } from 'vitest';
import { refusedBy } from '../../../../testing/families/queue/publish-options.ts';
import { headerFields, textOf } from './header-text.ts';

test('a header from JSON is encoded as in the head of a request', () => {
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

test.each(['a\r\nHost: evil', 'a\nb', 'a\0b', 'a\u007fb'])('%j is refused as a value', (value) => {
  expect(refusedBy(() => headerFields([['X-A', value]]))).toBe(
    '400 header X-A must not have line breaks or control characters',
  );
});

test.each(['', 'a b', 'a:b', 'a\r\nb', 'grün', '('])('%j is refused as a name', (name) => {
  expect(refusedBy(() => headerFields([[name, 'x']]))).toContain('is not a name of a header');
});

test('bytes that are not UTF-8 are read as Latin-1', () => {
  expect(textOf('gr\u00fcn')).toBe('grün');
});
