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

test('a bundle is the program for as long as its sources are as they were', () => {
  expect(bundledProgram(root())).toEqual(program());
});

test('a source that was written later is not in it, as long as it may be', () => {
  const { atime, mtimeMs } = statSync(source());
  utimesSync(source(), atime, mtimeMs / 1000 + 1);
  expect(bundledProgram(root())).toBeUndefined();
});

test('a source of another length is not in it, nor one that is gone', () => {
  const { atime, mtime } = statSync(source());
  writeFileSync(source(), 'run(1);');
  utimesSync(source(), atime, mtime);
  expect(bundledProgram(root())).toBeUndefined();
  rmSync(source());
  expect(bundledProgram(root())).toBeUndefined();
});

test('a bundle of which a part was cut off or removed is none', () => {
  truncateSync(part());
  expect(bundledProgram(root())).toBeUndefined();
  rmSync(part());
  expect(bundledProgram(root())).toBeUndefined();
});

test('without a bundle, or with what is none, the sources are the program', () => {
  rmSync(program());
  expect(bundledProgram(root())).toBeUndefined();
  writeFileSync(new URL(CACHE + MADE, root()), '{');
  expect(bundledProgram(root())).toBeUndefined();
  rmSync(new URL(CACHE + MADE, root()));
  expect(bundledProgram(root())).toBeUndefined();
});
