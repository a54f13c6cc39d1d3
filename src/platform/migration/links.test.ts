import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { DataError } from '../../base/data-error.ts';
import { completeSettings } from '../../settings/load.ts';
import { copyTree, treeFingerprint, treeDigest } from './copy-tree.ts';
import { removeCopy } from './source.ts';
import { checkPlatforms } from './two-platforms.ts';

let folder: string;
const at = (...names: string[]) => join(folder, ...names);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-links-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(at('data'));
  mkdirSync(at('disk'));
  writeFileSync(at('disk', 'segment'), 'messages');
  symlinkSync(at('disk'), at('data', 'kafka'));
});

test('targets of links in a data directory are copied and compared', () => {
  symlinkSync(at('nowhere'), at('data', 'broken'));
  symlinkSync(at('data'), at('link'));
  expect(copyTree(at('link'), at('copy'))).toBe(1);
  expect(readFileSync(at('copy', 'kafka', 'segment'), 'utf8')).toBe('messages');
  expect(existsSync(at('copy', 'broken'))).toBe(false);
  expect(treeDigest([at('link')])).toEqual(treeDigest([at('copy')]));
  const before = treeFingerprint(at('link'), () => false);
  writeFileSync(at('disk', 'segment'), 'other messages');
  expect(treeFingerprint(at('link'), () => false)).not.toBe(before);
});

test('a link to its own parent, or to the target of the copy, is refused', () => {
  symlinkSync(folder, at('data', 'up'));
  const refusal = `${at('data', 'up')} is a link to ${folder}, in which`;
  expect(() => treeFingerprint(at('data'), () => false)).toThrow(refusal);
  expect(() => copyTree(at('data'), at('copy'))).toThrow(refusal);
  mkdirSync(at('target'));
  rmSync(at('data', 'up'));
  symlinkSync(at('target'), at('data', 'there'));
  expect(() => copyTree(at('data'), at('target', 'copy'))).toThrow(DataError);
});

test('two names of the same data directory are recognized', () => {
  symlinkSync(at('data'), at('same'));
  const settingsOf = (dataDir: string) => completeSettings({ dataDir });
  const from = settingsOf(at('data'));
  for (const dataDir of [at('same'), at('same', 'inside')]) {
    expect(() => checkPlatforms({ from, to: settingsOf(dataDir) })).toThrow(
      '--from and --to must have data directories of their own',
    );
  }
  checkPlatforms({ from, to: settingsOf(at('new', 'one')) });
});

test('a link or a file in the place of the copy is not removed', () => {
  symlinkSync(at('disk'), at('link'));
  writeFileSync(at('file'), '');
  for (const place of [at('link'), at('file')]) {
    expect(() => removeCopy(place)).toThrow('has something else in it');
    expect(existsSync(place)).toBe(true);
  }
});
