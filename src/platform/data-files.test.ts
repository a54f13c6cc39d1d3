import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prepareDataDirectory, sealKeysOf } from './data-files.ts';
import { SettingError } from '../settings/load.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = join(mkdtempSync(join(tmpdir(), 'plinth-data-')), 'a/data');
});
afterEach(() => rmSync(join(dataDir, '../..'), { recursive: true }));

const modeOf = (name: string) => (statSync(join(dataDir, name)).mode & 0o777).toString(8);
const prepare = () => prepareDataDirectory({ dataDir, memory: false });

/** Creates a data directory with the permissions of an earlier version. */
function makeOpen(): void {
  mkdirSync(join(dataDir, 'redis'), { recursive: true });
  for (const name of ['control.db', 'redis/pid']) writeFileSync(join(dataDir, name), '');
  for (const name of ['.', 'redis']) chmodSync(join(dataDir, name), 0o755);
  for (const name of ['control.db', 'redis/pid']) chmodSync(join(dataDir, name), 0o644);
}

test('a new data directory is accessible to its owner only', () => {
  expect(prepare()).toEqual([]);
  expect(modeOf('.')).toBe('700');
});

test('an existing data directory is made accessible to its owner only', () => {
  makeOpen();
  mkdirSync(join(dataDir, 'files'));
  expect(prepare()).toEqual([]);
  expect(['.', 'redis', 'control.db', 'redis/pid'].map(modeOf)).toEqual([
    ...['700', '700', '600', '600'],
  ]);
});

test('a data directory with other files keeps its mode, and so do these files', () => {
  makeOpen();
  writeFileSync(join(dataDir, 'index.html'), '');
  chmodSync(join(dataDir, 'index.html'), 0o644);
  prepare();
  expect(['.', 'index.html'].map(modeOf)).toEqual(['755', '644']);
  expect(['redis', 'control.db', 'redis/pid'].map(modeOf)).toEqual(['700', '600', '600']);
});

test('a short encryption key is refused', () => {
  expect(() => sealKeysOf({ dataDir, encryptionKey: 'short' })).toThrow(SettingError);
  expect(() => sealKeysOf({ dataDir, encryptionKey: 'short' })).toThrow(
    'PLINTH_ENCRYPTION_KEY must have at least 32 characters (plinth secrets makes one)',
  );
});
