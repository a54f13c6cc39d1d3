import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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

/** Alone, the compiler of TypeScript 7 shares all that it has found out of types, and ends before its memory needs collecting. */
const ALONE = { 'TypeScript 6': [], 'TypeScript 7': ['--checkers', '1'] };
const ENV = { ...process.env, GOGC: 'off', GOMEMLIMIT: '3GiB' };

/** What teams turn on. */
const STRICT = [
  ...['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess'],
  ...['--verbatimModuleSyntax', '--isolatedModules', '--noImplicitOverride'],
  ...['--noUnusedLocals', '--noUnusedParameters', '--noPropertyAccessFromIndexSignature'],
  ...['--types', 'node', '--noEmit', '--target', 'es2022', '--lib', 'es2023,dom,dom.iterable'],
];
const RESOLUTIONS = {
  nodenext: ['--module', 'nodenext'],
  bundler: ['--module', 'esnext', '--moduleResolution', 'bundler'],
};

/** The types of handlers as the package has them, without all else. */
function plinthTypes(): Record<string, string> {
  const types = readFileSync(new URL('../../src/express/handlers.ts', import.meta.url), 'utf8');
  const alone = types.replace(
    /^import .*UploadedFile.*$/m,
    'export interface UploadedFile { filename: string; contentType: string; bytes: Buffer }',
  );
  return {
    'node_modules/plinth/express.d.ts': alone,
    'node_modules/plinth/package.json':
      '{ "exports": { "./express": { "types": "./express.d.ts" } } }',
  };
}

/** A project of a team, with these files and the packages of this one; it ends with the test. */
export function projectWith(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'plinth-generated-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  symlinkSync(MODULES, join(root, 'node_modules'));
  const folder = join(root, 'project');
  const all = { ...files, ...plinthTypes(), 'package.json': '{ "type": "module" }' };
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
      const flags = [...ALONE[compiler], ...STRICT, ...RESOLUTIONS[resolution]];
      const args = [COMPILERS[compiler], ...flags, ...names];
      const run = promisify(execFile)(process.execPath, args, { cwd: folder, env: ENV });
      const { stdout } = await run.catch((error: { stdout: string }) => error);
      return stdout;
    },
    load: (name: string): Promise<unknown> => import(pathToFileURL(join(folder, name)).href),
  };
}
