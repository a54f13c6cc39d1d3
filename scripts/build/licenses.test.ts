import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import lock from '../../package-lock.json' with { type: 'json' };
import { unusualLicense, type Manifest } from './licenses.ts';

const ROOT = new URL('../../', import.meta.url);
const GUIDE = readFileSync(new URL('docs-site/guides/security.md', ROOT), 'utf8');

interface Locked {
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

/** The packages that npm installs with this one; the build looks at those that are in the bundle. */
const installed = Object.entries(lock.packages as Readonly<Record<string, Locked>>)
  .filter(([folder, { dev, link }]) => folder.startsWith('node_modules/') && !dev && !link)
  .map(([folder, { license }]) => ({ folder, license }));

/** What a package says of itself; that of an optional one may not be here, but then npm has noted its license. */
function manifestOf({ folder, license }: (typeof installed)[number]): Manifest {
  const name = folder.split('node_modules/').at(-1)!;
  if (license !== undefined) return { name, version: '', license };
  return JSON.parse(readFileSync(new URL(`${folder}/package.json`, ROOT), 'utf8')) as Manifest;
}

test('every package that is installed with this one has a usual license, or is in the guide with a reason', () => {
  const unusual = installed.map(manifestOf).flatMap((manifest) => {
    const license = unusualLicense(manifest);
    return license === undefined ? [] : [`| \`${manifest.name}\` | ${license} |`];
  });
  const [, table = ''] = /^## Licenses$([^]*?)(?=^## |(?![^]))/m.exec(GUIDE) ?? [];
  const listed = [...table.matchAll(/^(\| `[^|]+` \| [^|]+ \|) \S[^|]+ \|$/gm)].map(
    ([, row]) => row,
  );
  expect(listed).toEqual([...new Set(unusual)].toSorted());
});

test('nothing that reports installations is installed', () => {
  expect(installed.filter(({ folder }) => /scarf|stoplight/.test(folder))).toEqual([]);
});

test.each([
  [{ license: 'MIT' }, undefined],
  [{ licenses: [{ type: 'MIT' }] }, undefined],
  [{ license: 'BlueOak-1.0.0' }, 'BlueOak-1.0.0'],
  [{ license: '(MIT AND Zlib)' }, '(MIT AND Zlib)'],
  [{}, 'none'],
])('%j is usual, or named: %s', (manifest, expected) => {
  expect(unusualLicense({ name: 'a', version: '1.0.0', ...manifest })).toBe(expected);
});
