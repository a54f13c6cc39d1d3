import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';

const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url));
const COMPILERS = {
  'TypeScript 6': join(MODULES, '@typescript/old/bin/tsc'),
  'TypeScript 7': join(MODULES, '@typescript/native/bin/tsc'),
};

/** What teams turn on. */
const STRICT = [
  ...['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess'],
  ...['--verbatimModuleSyntax', '--isolatedModules', '--noImplicitOverride'],
  ...['--noUnusedLocals', '--noUnusedParameters', '--noPropertyAccessFromIndexSignature'],
  ...['--noEmit', '--target', 'es2022', '--lib', 'es2023,dom,dom.iterable'],
];
const RESOLUTIONS = {
  nodenext: ['--module', 'nodenext'],
  bundler: ['--module', 'esnext', '--moduleResolution', 'bundler'],
};

/** A project of a team, with these files and the packages of this one; it ends with the test. */
export function projectWith(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-generated-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  symlinkSync(MODULES, join(folder, 'node_modules'));
  const all = { ...files, 'package.json': '{ "type": "module" }' };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return {
    /** What a compiler objects to; an empty text if it is nothing. */
    async typeErrors(
      compiler: keyof typeof COMPILERS = 'TypeScript 7',
      resolution: keyof typeof RESOLUTIONS = 'nodenext',
    ): Promise<string> {
      const names = Object.keys(files).filter((name) => name.endsWith('.ts'));
      const args = [COMPILERS[compiler], ...STRICT, ...RESOLUTIONS[resolution], ...names];
      const run = promisify(execFile)(process.execPath, args, { cwd: folder });
      const { stdout } = await run.catch((error: { stdout: string }) => error);
      return stdout;
    },
    load: (name: string): Promise<unknown> => import(pathToFileURL(join(folder, name)).href),
  };
}
