import { expect, test } from 'vitest';
import { record, table } from './table.ts';

test('columns are as wide as what is in them, and numbers stand at the right', () => {
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

test('without rows there are the headings', () => {
  expect(table(['A', 'B'], [])).toBe('A  B\n');
});

test('a record has a field a line', () => {
  expect(record({ id: 'x', port: 7, empty: '' })).toBe('id     x\nport   7\nempty\n');
});

test('columns stand below each other whatever is in them', () => {
  const rows = [
    ['東京', 'a\nb'],
    ['größe', '\x1b[31m'],
  ];
  expect(table(['NAME', 'BODY'], rows)).toBe(
    ['NAME   BODY', '東京   a\\nb', 'größe  \\x1b[31m', ''].join('\n'),
  );
});

test('there may be very many rows', () => {
  const rows = Array.from({ length: 300_000 }, (_, i) => [i]);
  expect(table(['N'], rows).length).toBeGreaterThan(300_000);
});
