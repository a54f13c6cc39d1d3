import {
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundledProgram, CACHE, fileState, MADE, type Made } from '../../bin/clone-bundle.js';

/** A clone with one source, and a bundle made of it. */
let clone: string;
const root = () => pathToFileURL(`${clone}/`);
const program = () => new URL(`${CACHE}program-1/main.js`, root());
const part = () => new URL('part.js', program());
const source = () => join(clone, 'main.ts');

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'plinth-clone-'));
  writeFileSync(source(), 'run();');
  mkdirSync(new URL('./', program()), { recursive: true });
  writeFileSync(program(), 'run();');
  writeFileSync(part(), 'part();');
  const own = ['main.js', 'part.js'].map((name) => `${CACHE}program-1/${name}`);
  const files = ['main.ts', ...own].map(
    (file) => [file, ...fileState(`${clone}/`, file)!] as const,
  );
  tell({ program: 'program-1/main.js', files });
});
afterEach(() => rmSync(clone, { recursive: true }));

function tell(made: Made): void {
  writeFileSync(new URL(CACHE + MADE, root()), JSON.stringify(made));
}

test('the bundle is used while its sources are unchanged', () => {
  expect(bundledProgram(root())).toEqual(program());
});

test('the bundle is not used after a source was written, even if its size is the same', () => {
  const { atime, mtimeMs } = statSync(source());
  utimesSync(source(), atime, mtimeMs / 1000 + 1);
  expect(bundledProgram(root())).toBeUndefined();
});

test('the bundle is not used if a source has another size or is missing', () => {
  const { atime, mtime } = statSync(source());
  writeFileSync(source(), 'run(1);');
  utimesSync(source(), atime, mtime);
  expect(bundledProgram(root())).toBeUndefined();
  rmSync(source());
  expect(bundledProgram(root())).toBeUndefined();
});

test('the bundle is not used if a part is truncated or missing', () => {
  truncateSync(part());
  expect(bundledProgram(root())).toBeUndefined();
  rmSync(part());
  expect(bundledProgram(root())).toBeUndefined();
});

test('the sources are used if there is no bundle or an invalid one', () => {
  rmSync(program());
  expect(bundledProgram(root())).toBeUndefined();
  writeFileSync(new URL(CACHE + MADE, root()), '{');
  expect(bundledProgram(root())).toBeUndefined();
  rmSync(new URL(CACHE + MADE, root()));
  expect(bundledProgram(root())).toBeUndefined();
});
