import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runScript, storeCompiledCode } from './compiled-scripts.ts';

let folder: string;
const script = () => join(folder, 'part.script.js');
const cache = () => join(folder, 'cache');
const stored = () => readFileSync(join(cache(), 'part.script.js.code'));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-scripts-'));
  mkdirSync(cache());
  write(1);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a script with a function that has not been called when the script has run. */
function write(added: number): void {
  const body = `const { base } = imports[0]; function sum() { return base + ${added}; } return { sum, meta, load };`;
  writeFileSync(script(), `(function (imports, meta, load) { "use strict"; ${body}\n})`);
}

/** What the script exports to whoever loads it. */
function exported(stores = cache()) {
  const filename = join(folder, 'part.js');
  const meta = { filename, url: pathToFileURL(filename).href } as ImportMeta;
  const load = async (name: string) => name;
  const chunk = { sum: 'sum-of-content', meta, imports: [{ base: 10 }], load };
  return runScript(chunk, stores) as { sum: () => number; meta: ImportMeta; load: unknown };
}

test('a script gets what it imports, and gives its exports', async () => {
  const { sum, meta, load } = exported();
  expect(sum()).toBe(11);
  expect(meta.filename).toBe(join(folder, 'part.js'));
  expect(await (load as (name: string) => Promise<string>)('other.js')).toBe('other.js');
});

test('an error names the file that its line is in', () => {
  const body =
    'const { base } = imports[0];\nfunction sum() { throw new Error(base); }\nreturn { sum };';
  writeFileSync(script(), `(function (imports, meta, load) { "use strict"; ${body}\n})`);
  const thrown = () => {
    try {
      return exported().sum();
    } catch (error) {
      return (error as Error).stack;
    }
  };
  const place = `${pathToFileURL(script()).href}:2:`;
  expect(thrown()).toContain(place);
  storeCompiledCode();
  expect(thrown()).toContain(place);
});

test('the code of functions is stored if they have been called', () => {
  exported();
  storeCompiledCode();
  const uncalled = stored();
  rmSync(join(cache(), 'part.script.js.code'));
  exported().sum();
  storeCompiledCode();
  expect(stored().length).toBeGreaterThan(uncalled.length);
});

test('stored code is used, and not stored again', () => {
  exported().sum();
  storeCompiledCode();
  const first = stored();
  expect(exported().sum()).toBe(11);
  rmSync(join(cache(), 'part.script.js.code'));
  storeCompiledCode();
  expect(readdirSync(cache())).toEqual([]);
  expect(first.length).toBeGreaterThan(0);
});

test('damaged code is not used, and is replaced', () => {
  exported().sum();
  storeCompiledCode();
  const whole = stored();
  for (const damaged of [whole.with(100, whole[100]! ^ 1), whole.subarray(0, 200), Buffer.of()]) {
    writeFileSync(join(cache(), 'part.script.js.code'), damaged);
    expect(exported().sum()).toBe(11);
    storeCompiledCode();
    expect(stored().length).toBe(whole.length);
  }
});

test('the code of a script that was edited is not used', () => {
  exported().sum();
  storeCompiledCode();
  write(2);
  expect(exported().sum()).toBe(12);
});

test('code that can not be stored leaves nothing behind', () => {
  exported();
  // Nothing can take the place of a folder, as nothing can be written where the disk is full.
  mkdirSync(join(cache(), 'part.script.js.code'));
  storeCompiledCode();
  expect(readdirSync(cache())).toEqual(['part.script.js.code']);
});

test('what a link in the folder refers to is not overwritten', () => {
  const other = join(folder, 'other');
  writeFileSync(other, 'content');
  symlinkSync(other, join(cache(), `part.script.js.code.${process.pid}`));
  exported();
  storeCompiledCode();
  expect(readFileSync(other, 'utf8')).toBe('content');
  expect(readdirSync(cache())).toEqual([]);
});

test('a script runs without a folder to store code in', () => {
  expect(exported(join(folder, 'missing')).sum()).toBe(11);
  expect(() => storeCompiledCode()).not.toThrow();
});
