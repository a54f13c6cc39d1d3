import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-folder-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('a folder is made with those that it is in, once', () => {
  const path = join(emptyFolder(), 'a/b/c');
  makeFolder(path);
  makeFolder(path);
  expect(existsSync(path)).toBe(true);
});

test('where nothing can be made, that is told', () => {
  const file = join(emptyFolder(), 'file');
  writeFileSync(file, '');
  expect(() => makeFolder(file)).toThrow('EEXIST');
  expect(() => makeFolder(join(file, 'a/b'))).toThrow('ENOTDIR');
});

test.runIf(process.platform === 'linux')('below /proc too, which says ENOENT', () => {
  expect(() => makeFolder('/proc/plinth/a/b')).toThrow('ENOENT');
});
