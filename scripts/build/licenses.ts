import { readdirSync, readFileSync } from 'node:fs';

/**
 * The licenses of the bundled packages, which have to accompany every copy.
 * @param packages their folders, from the root of the project
 * @throws Error if one has none
 */
export function licenses(packages: readonly string[]): string {
  return packages.map((folder) => `${licenseOf(folder)}\n`).join(`\n${'-'.repeat(72)}\n\n`);
}

/** Licenses of packages that may be shipped without a further thought. */
const USUAL: ReadonlySet<string> = new Set([
  'MIT',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'Apache-2.0',
  '0BSD',
]);

/** What a package says of itself. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  /** The form of packages of before 2014. */
  readonly licenses?: readonly { readonly type: string }[];
  readonly author?: string | { readonly name?: string };
}

/** The license of a package if it is not one of the usual ones; undefined if it is. */
export function unusualLicense({ license, licenses: all = [] }: Manifest): string | undefined {
  const names = license === undefined ? all.map(({ type }) => type) : [license];
  const isUsual = names.length > 0 && names.every((name) => USUAL.has(name));
  return isUsual ? undefined : names.join(', ') || 'none';
}

function licenseOf(folder: string): string {
  const at = new URL(`../../${folder}/`, import.meta.url);
  const manifest = JSON.parse(readFileSync(new URL('package.json', at), 'utf8')) as Manifest;
  const { name, version, license, author } = manifest;
  const files = readdirSync(at).filter((each) => /^(licen[cs]e|notice|copying)\b/i.test(each));
  if (files.length === 0 && license === undefined) {
    throw new Error(`${name} comes without its license`);
  }
  const unusual = unusualLicense(manifest);
  if (unusual !== undefined) throw new Error(`${name} has another license: ${unusual}`);
  const by = typeof author === 'string' ? author : author?.name;
  // Some packages name their license only.
  const texts =
    files.length === 0
      ? [`License: ${license}${by === undefined ? '' : `, by ${by}`}`]
      : files.map((file) => readFileSync(new URL(file, at), 'utf8').trimEnd());
  return [`${name} ${version}`, ...texts].join('\n\n');
}
