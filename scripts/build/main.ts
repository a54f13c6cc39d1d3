import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fonts } from '../../docs-site/fonts.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { buildDocs } from '../../docs-site/build.ts';
import { plinthProgram } from '../../src/cli/program.ts';
import { programReference } from '../../src/cli/reference.ts';
import { writeConsole } from '../../console-site/build.ts';
import { FAMILIES } from '../generate/contract.ts';
import { fileForGenerators } from '../generate/for-generators.ts';
import { bundle } from './bundle.ts';
import { checkPackages } from './check-packages.ts';
import { COMPILER_ENV } from '../generate/compiler-env.ts';
import { licenses } from './licenses.ts';

/**
 * Builds the content of the package: `dist`, the contracts in the form for code generators, the console, and the docs site
 * unless `--no-docs` skips it.
 */
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const started = performance.now();
/** Where the fonts of the docs are in the package. */
const FONTS = new URL('../../docs-site/fonts/', import.meta.url);

rmSync(new URL('../../dist/', import.meta.url), { recursive: true, force: true });
const bundled = await bundle();
checkPackages(bundled, packageJson);
writeFileSync(new URL('../../dist/LICENSES.txt', import.meta.url), licenses(bundled.inside));
execFileSync('tsc', ['--project', 'tsconfig.build.json', '--checkers', '1'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, ...COMPILER_ENV },
});
for (const family of FAMILIES) {
  const fileOf = (form: string) =>
    new URL(`../../generated/${family}/${form}.json`, import.meta.url);
  const contract = readFileSync(fileOf('openapi'), 'utf8');
  // At once, because others may read it meanwhile.
  writeFileSync(fileOf('for-generators.writing'), fileForGenerators(contract));
  renameSync(fileOf('for-generators.writing'), fileOf('for-generators'));
}
await writeConsole();
copyFonts();
if (!process.argv.includes('--no-docs')) {
  await buildDocs({ commands: programReference(await plinthProgram()) });
}
console.log(`built in ${((performance.now() - started) / 1000).toFixed(1)} s`);

/** Copies the fonts of the docs into the package, which makes docs of other contracts without the packages of the fonts. */
function copyFonts(): void {
  rmSync(FONTS, { recursive: true, force: true });
  mkdirSync(FONTS, { recursive: true });
  for (const { name, content } of fonts()) writeFileSync(new URL(name, FONTS), content);
}
