import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fonts } from '../../docs-site/fonts.ts';

const FOLDER = new URL('../../docs-site/fonts/', import.meta.url);

/** Copies the fonts of the docs into the package, which makes docs of other contracts without the packages of the fonts. */
export function copyFonts(): void {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const { name, content } of fonts()) writeFileSync(new URL(name, FOLDER), content);
}
