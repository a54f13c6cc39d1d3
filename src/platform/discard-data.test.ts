import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDirectory } from '../base/files/directory-lock.ts';
import { DISCARDING, discardData, markComplete } from './discard-data.ts';
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
const place = () => ({ memory: false, dataDir });
/** The folder of the databases stays, because the lock of the directory is in it. */
const KEPT = ['files', 'key', 'redis', 'runtime.json'];

test('discarding removes the data, and keeps keys and files of others', () => {
  discardData(place());
  markComplete(place());
  expect(left()).toEqual(KEPT);
  expect(readdirSync(join(dataDir, 'redis'))).toEqual(['lock', 'pid']);
});

test('a start completes a removal that an earlier process began', () => {
  writeFileSync(join(dataDir, DISCARDING), '');
  prepareDataDirectory(place());
  expect(left()).toEqual([DISCARDING, ...KEPT]);
});

test('the data stays discarded at each start until it is complete', () => {
  discardData(place());
  writeFileSync(join(dataDir, 'control.db'), 'half of a seed');
  prepareDataDirectory(place());
  expect(left()).not.toContain('control.db');
  markComplete(place());
  writeFileSync(join(dataDir, 'control.db'), 'a whole seed');
  prepareDataDirectory(place());
  expect(left()).toContain('control.db');
});

test('a second start removes nothing of a process that is filling the directory', () => {
  const unlock = lockDirectory(join(dataDir, 'redis'));
  writeFileSync(join(dataDir, DISCARDING), '');
  expect(() => prepareDataDirectory(place())).toThrow('in use by another process');
  expect(() => discardData(place())).toThrow('in use by another process');
  unlock();
  expect(left()).toContain('control.db');
});

test('discarding in memory removes no files', () => {
  discardData({ memory: true, dataDir });
  expect(left()).toContain('control.db');
});
