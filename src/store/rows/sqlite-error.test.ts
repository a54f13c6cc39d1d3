import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isDamage, namingFile, sqliteReason } from './sqlite-error.ts';
import { closeSqliteFile, openSqliteFile } from './sqlite-file.ts';

/** Opens a file in which every page but the first has been overwritten. */
function openBroken() {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-sqlite-'));
  const file = join(folder, 'rows.db');
  const first = openSqliteFile(file);
  first.exec('create table row (id integer primary key, value text)');
  first.exec(`insert into row (value) values ('${'x'.repeat(10_000)}')`);
  closeSqliteFile(file, first);
  writeFileSync(file, readFileSync(file).fill(0xff, 4096));
  const database = openSqliteFile(file);
  onTestFinished(() => {
    database.close();
    rmSync(folder, { recursive: true });
  });
  return { file, all: (sql: string) => database.prepare(sql).all() };
}

test('the error for a damaged page names the file', () => {
  const { file, all } = openBroken();
  const read = () => all('select * from row');
  expect(() => namingFile(file, read)).toThrow(
    `${file} is damaged: database disk image is malformed`,
  );
  const error = caught(read);
  expect(isDamage(error)).toBe(true);
  expect(sqliteReason(error, file)).toBe('rows.db is damaged: database disk image is malformed');
});

test('the error for an invalid statement is not taken for damage', () => {
  const { file, all } = openBroken();
  const read = () => all('select * from nowhere');
  expect(() => namingFile(file, read)).toThrow(/^no such table: nowhere$/);
  expect(sqliteReason(caught(read), file)).toBe('no such table: nowhere');
});

function caught(work: () => unknown): Error {
  try {
    work();
  } catch (error) {
    return error as Error;
  }
  throw new Error('nothing was thrown');
}
