import { expect, test } from 'vitest';
import { record, table } from './table.ts';

test('columns are as wide as their content, and numbers are right-aligned', () => {
  expect(
    table(
      ['NAME', 'PORT', 'TLS'],
      [
        ['a', 1, true],
        ['a longer one', 30_000, false],
      ],
    ),
  ).toBe(
    ['NAME           PORT  TLS', 'a                 1  yes', 'a longer one  30000  no', ''].join(
      '\n',
    ),
  );
});

test('a table without rows has its headings only', () => {
  expect(table(['A', 'B'], [])).toBe('A  B\n');
});

test('a record has one field per line', () => {
  expect(record({ id: 'x', port: 7, empty: '' })).toBe('id     x\nport   7\nempty\n');
});

test('columns stay aligned with wide characters, and control characters are escaped', () => {
  const rows = [
    ['東京', 'a\nb'],
    ['größe', '\x1b[31m'],
  ];
  expect(table(['NAME', 'BODY'], rows)).toBe(
    ['NAME   BODY', '東京   a\\nb', 'größe  \\x1b[31m', ''].join('\n'),
  );
});

test('a table may have 300,000 rows', () => {
  const rows = Array.from({ length: 300_000 }, (_, i) => [i]);
  expect(table(['N'], rows).length).toBeGreaterThan(300_000);
});
