import { existsSync, readFileSync } from 'node:fs';

/** Where a clone has the packages of the fonts. */
const PACKAGES = new URL('../node_modules/@fontsource-variable/', import.meta.url);
/** Where the package has its copies, because who installs it has no use for the other alphabets. */
const COPIES = new URL('fonts/', import.meta.url);

/** The Latin part of each variable font, which has every weight in one file, and its license. */
const FILES: Readonly<Record<string, string>> = {
  'inter.woff2': 'inter/files/inter-latin-wght-normal.woff2',
  'inter-license.txt': 'inter/LICENSE',
  'jetbrains-mono.woff2': 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
  'jetbrains-mono-license.txt': 'jetbrains-mono/LICENSE',
};

/** The fonts of all pages, with the licenses that have to accompany every copy (SIL Open Font License 1.1, clause 2). */
export function fonts(): { name: string; content: Buffer }[] {
  return Object.entries(FILES).map(([name, path]) => {
    const ofPackage = new URL(path, PACKAGES);
    const file = existsSync(ofPackage) ? ofPackage : new URL(name, COPIES);
    return { name, content: readFileSync(file) };
  });
}
