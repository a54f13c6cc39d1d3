import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readGuides } from './pages/guides.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const TEST_FILE = /`([\w./-]+\.test\.ts)`/g;

const PAGES = ['Guarantees', 'What one client may cost others'];
/** The rows of the tables that list tests of guarantees; other tables have figures. */
const rows = readGuides()
  .filter(({ title }) => PAGES.includes(title))
  .flatMap(({ markdown }) => markdown.split('\n\n'))
  .filter((part) => /^\|.*\| Shown by \|\n/.test(part))
  .flatMap((table) => table.split('\n').slice(2));

test('there are guarantees', () => {
  expect(rows.length).toBeGreaterThan(60);
});

test.each(rows)('%s', (row) => {
  const named = [...row.split('|').at(-2)!.matchAll(TEST_FILE)].map(([, file]) => file!);
  expect(named, 'no test is named').not.toEqual([]);
  expect(named.filter((file) => !existsSync(ROOT + file))).toEqual([]);
});
