import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';

/** The name of a file that does not exist yet, and that is deleted after the test. */
export function newFile(): string {
  const directory = mkdtempSync(join(tmpdir(), 'plinth-rows-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return join(directory, 'rows.db');
}

/** Copies a file written by an earlier version. @param fixture the file, compressed with gzip */
export function earlierFile(fixture: URL): string {
  const file = newFile();
  writeFileSync(file, gunzipSync(readFileSync(fixture)));
  return file;
}

/**
 * Tables, columns, keys and indexes of a closed file, independent of how the statements that created them were written.
 */
export function structureOf(file: string): unknown {
  const database = new DatabaseSync(file, { readOnly: true });
  const all = (pragma: string, name: string) =>
    database.prepare(`select * from pragma_${pragma}(?)`).all(name);
  const tables = database
    .prepare("select * from pragma_table_list where schema = 'main' order by name")
    .all();
  const structure = tables.map((table) => ({
    table,
    columns: all('table_xinfo', String(table['name'])),
    foreignKeys: all('foreign_key_list', String(table['name'])),
    indexes: all('index_list', String(table['name'])).map((index) => ({
      index,
      columns: all('index_xinfo', String(index['name'])),
    })),
  }));
  database.close();
  return structure;
}
