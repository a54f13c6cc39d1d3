import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { NO_LIMITS } from '../../../../../testing/engines/log/embedded/embedded.ts';
import { Metadata } from './metadata.ts';

function newFile(): string {
  const directory = mkdtempSync(join(tmpdir(), 'plinth-log-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return join(directory, 'metadata.db');
}

const OFFSET = { topic: 'id', group: 'g', partition: 0, offset: 1 };

test('a file of a newer version is refused', () => {
  const file = newFile();
  new Metadata(file).close();
  const database = new DatabaseSync(file);
  database.exec("insert into migration (name) values ('9999 from the future')");
  database.close();
  expect(() => new Metadata(file)).toThrow(`${file} has been used by a newer Plinth`);
});

test('a file that is no database is refused', () => {
  const file = newFile();
  writeFileSync(file, 'nothing that SQLite has written, and long enough to see that it is not');
  expect(() => new Metadata(file)).toThrow(`${file} is damaged: file is not a database`);
});

test('the error for a damaged file names the file', () => {
  const file = newFile();
  const metadata = new Metadata(file);
  metadata.putOffsets(Array.from({ length: 5000 }, (_, partition) => ({ ...OFFSET, partition })));
  metadata.close();
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0x55, 4096));
  expect(() => {
    const damaged = new Metadata(file);
    try {
      damaged.offsets();
    } finally {
      damaged.close();
    }
  }).toThrow(file);
});

test('a change that fails is rolled back', () => {
  const metadata = new Metadata(':memory:');
  const bad = { ...OFFSET, partition: 1, offset: 0.5 };
  expect(() => metadata.putOffsets([OFFSET, bad])).toThrow(
    expect.objectContaining({ code: 'KAFKA_STORAGE_ERROR' }),
  );
  expect(metadata.offsets()).toEqual([]);
  metadata.putOffsets([OFFSET]);
  expect(metadata.offsets()).toEqual([OFFSET]);
  metadata.close();
});

test('offsets can be as large as the largest safe integer', () => {
  const metadata = new Metadata(':memory:');
  metadata.putCluster('c', { ...NO_LIMITS, maxRetentionSize: Number.MAX_SAFE_INTEGER });
  metadata.putOffsets([{ ...OFFSET, offset: Number.MAX_SAFE_INTEGER }]);
  expect(metadata.offsets()).toEqual([{ ...OFFSET, offset: Number.MAX_SAFE_INTEGER }]);
  expect(metadata.clusters()[0]!.maxRetentionSize).toBe(Number.MAX_SAFE_INTEGER);
  metadata.close();
});
