import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeDirectory } from './make-directory.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-directory-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('creates missing folders, accessible to the owner only', () => {
  makeDirectory(join(folder, 'a/b/c'));
  expect(statSync(join(folder, 'a/b/c')).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, 'a')).mode & 0o777).toBe(0o700);
});

test('leaves existing folders unchanged', () => {
  mkdirSync(join(folder, 'a'), { mode: 0o755 });
  makeDirectory(join(folder, 'a'));
  expect(statSync(join(folder, 'a')).mode & 0o777).toBe(0o755);
});

test('the error names a file at the path or above it', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => makeDirectory(file)).toThrow(`EEXIST: file already exists, mkdir '${file}'`);
  expect(() => makeDirectory(join(file, 'a'))).toThrow('ENOTDIR');
});

test.runIf(existsSync('/proc/self'))(
  'fails where a file system does not support creating directories',
  () => {
    expect(() => makeDirectory('/proc/nope/redis')).toThrow(/ENOENT: .+ mkdir '\/proc\/nope'/);
  },
);
