import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectorFilesOf } from './connector-files.ts';
import { SettingError } from './load.ts';
import { DEVELOPMENT_SECRETS } from './secrets.ts';

const OWN = { ...DEVELOPMENT_SECRETS, apiKey: 'key-of-our-own' };

let folder: string;
let dataDir: string;
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'plinth-files-')));
  dataDir = join(folder, 'data');
  mkdirSync(join(dataDir, 'kafka'), { recursive: true });
  symlinkSync(dataDir, join(folder, 'link-to-data'));
  symlinkSync(folder, join(folder, 'link-around-data'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const filesOf = (connectorFiles: string | undefined, secrets = OWN, memory = false) =>
  connectorFilesOf({ connectorFiles, dataDir, memory }, secrets);

test('without the setting there is no folder, except in development one in the data directory', () => {
  expect(filesOf(undefined)).toBeUndefined();
  expect(filesOf(undefined, DEVELOPMENT_SECRETS)).toBe(join(dataDir, 'files'));
  expect(filesOf(undefined, DEVELOPMENT_SECRETS, true)).toBeUndefined();
});

test('a folder apart from the data is accepted, also one that does not exist yet', () => {
  expect(filesOf(join(folder, 'apart'))).toBe(join(folder, 'apart'));
  expect(filesOf(join(folder, 'data-of-others'))).toBe(join(folder, 'data-of-others'));
  expect(filesOf(join(dataDir, 'files'))).toBe(join(dataDir, 'files'));
});

test.each([
  'data',
  '.',
  '..',
  'data/kafka',
  'data/new',
  'data/files/..',
  'link-to-data',
  'link-to-data/kafka',
  'link-around-data',
  'link-around-data/data/new',
])('a folder with data of the platform is refused: %s', (name) => {
  expect(() => filesOf(`${folder}/${name}`)).toThrow(SettingError);
  expect(() => filesOf(`${folder}/${name}`, DEVELOPMENT_SECRETS)).toThrow(
    `connectorFiles must be a folder apart from the data directory ${dataDir}, or its folder files, not ${folder}/${name}`,
  );
});
