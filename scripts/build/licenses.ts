import { readdirSync, readFileSync } from 'node:fs';

/** The licenses of the bundled packages, which have to accompany every copy. @throws Error if one has none */
export function licenses(packages: readonly string[]): string {
  return packages.map((name) => `${name}\n\n${licenseOf(name)}\n`).join(`\n${'-'.repeat(72)}\n\n`);
}

function licenseOf(name: string): string {
  const folder = new URL(`../../node_modules/${name}/`, import.meta.url);
  const file = readdirSync(folder).find((each) => /^licen[cs]e(\.\w+)?$/i.test(each));
  if (file === undefined) throw new Error(`${name} comes without its license`);
  return readFileSync(new URL(file, folder), 'utf8').trimEnd();
}
