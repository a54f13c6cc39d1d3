import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { restrictToOwner, writePrivateFile } from './private-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-private-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const modeOf = (name: string) => (statSync(join(folder, name)).mode & 0o777).toString(8);

test('a file that others could read becomes private when it is written', () => {
  writeFileSync(join(folder, 'env'), 'old and longer', { mode: 0o644 });
  writePrivateFile(join(folder, 'env'), 'new');
  writePrivateFile(join(folder, 'other'), 'made');
  expect([modeOf('env'), modeOf('other')]).toEqual(['600', '600']);
  expect(readFileSync(join(folder, 'env'), 'utf8')).toBe('new');
});

test('the mode of a device is not changed', () => {
  expect(() => writePrivateFile('/dev/null', 'text')).not.toThrow();
  expect(statSync('/dev/null').mode & 0o777).toBe(0o666);
});

test('a directory of an earlier version becomes private, with all of its content', () => {
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'a/b'), { recursive: true, mode: 0o755 });
  for (const name of ['lock', 'a/pid', 'a/b/log']) writeFileSync(join(folder, name), '');
  execFileSync('chmod', ['-R', 'a+r', folder]);
  expect(restrictToOwner(folder)).toEqual([]);
  expect(['.', 'a', 'a/b'].map(modeOf)).toEqual(['700', '700', '700']);
  expect(['lock', 'a/pid', 'a/b/log'].map(modeOf)).toEqual(['600', '600', '600']);
});

test('in a private directory, readable content becomes private too, and links are not followed', () => {
  mkdirSync(join(folder, 'data/a'), { recursive: true, mode: 0o755 });
  chmodSync(join(folder, 'data'), 0o700);
  for (const name of ['outside', 'data/lock', 'data/a/pid']) {
    writeFileSync(join(folder, name), '', { mode: 0o644 });
  }
  symlinkSync(join(folder, 'outside'), join(folder, 'data/link'));
  restrictToOwner(join(folder, 'data'));
  expect(['data/a', 'data/lock', 'data/a/pid'].map(modeOf)).toEqual(['700', '600', '600']);
  expect(modeOf('outside')).toBe('644');
});
