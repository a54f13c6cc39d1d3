import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DISCARDING, discardData } from './discard-data.ts';
import { prepareDataDirectory } from './data-files.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'plinth-discard-'));
  mkdirSync(join(dataDir, 'redis/default'), { recursive: true });
  for (const name of [
    'control.db',
    'control.db-wal',
    'schema-registry.db',
    'key',
    'runtime.json',
  ]) {
    writeFileSync(join(dataDir, name), 'x');
  }
  mkdirSync(join(dataDir, 'files'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const left = () => readdirSync(dataDir).toSorted();

test('discarding removes the data, and keeps keys and files of others', () => {
  discardData({ memory: false, dataDir });
  expect(left()).toEqual(['files', 'key', 'runtime.json']);
});

test('a start completes a removal that an earlier process began', () => {
  writeFileSync(join(dataDir, DISCARDING), '');
  prepareDataDirectory({ memory: false, dataDir });
  expect(left()).toEqual(['files', 'key', 'runtime.json']);
});

test('discarding in memory removes no files', () => {
  discardData({ memory: true, dataDir });
  expect(left()).toContain('control.db');
});
