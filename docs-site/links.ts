import { posix } from 'node:path';
import { partsOf, type BuiltFile } from './self-contained.ts';

/** Broken links within the site, one per line. `base` is the prefix of absolute ones. */
export function brokenLinks(files: readonly BuiltFile[], base = '/'): string[] {
  const ids = new Map<string, ReadonlySet<string>>(files.map(({ path }) => [path, new Set()]));
  const links = new Map<string, readonly string[]>();
  for (const { path, content } of files) {
    if (!path.endsWith('.html')) continue;
    const { markup, scripts } = partsOf(content);
    ids.set(path, idsOf(markup, scripts));
    links.set(path, linksOf(markup));
  }
  return [...links].flatMap(([path, all]) =>
    all
      .filter((link) => isInternal(link) && !isResolvable(path, link, ids, base))
      .map((link) => `${path} links to ${link}`),
  );
}

function linksOf(markup: string): string[] {
  const links = [...markup.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, link]) => link!);
  return [...new Set(links)];
}

function idsOf(markup: string, scripts: readonly string[]): ReadonlySet<string> {
  const ids = [...markup.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id!);
  return new Set([...ids, ...presetIds(markup, scripts)]);
}

/** Valid fragments of a try-it page. */
function presetIds(markup: string, scripts: readonly string[]): string[] {
  if (!markup.includes('id="presets"')) return [];
  return scripts
    .filter((text) => text.trim().startsWith('{'))

    .flatMap((text) => Object.keys(JSON.parse(text) as object));
}

function isInternal(link: string): boolean {
  return !/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(link);
}

function isResolvable(
  from: string,
  link: string,
  ids: ReadonlyMap<string, ReadonlySet<string>>,
  base: string,
): boolean {
  const [target = '', fragment] = link.split('#');
  const path = pathOf(from, decodeURI(target), base);
  const there = ids.get(path);
  return there !== undefined && (fragment === undefined || there.has(decodeURIComponent(fragment)));
}

function pathOf(from: string, target: string, base: string): string {
  if (target === '') return from;
  if (target.startsWith(base)) return target.slice(base.length);
  return posix.join(posix.dirname(from), target);
}
