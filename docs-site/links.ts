import { posix } from 'node:path';
import { partsOf, type BuiltFile } from './self-contained.ts';

/** Links within the site that lead nowhere; each in one line. `base` is what absolute ones begin with. */
export function brokenLinks(files: readonly BuiltFile[], base = '/'): string[] {
  const ids = new Map(files.map(({ path, content }) => [path, idsOf(path, content)]));
  return files
    .filter(({ path }) => path.endsWith('.html'))
    .flatMap(({ path, content }) =>
      linksOf(content)
        .filter(isInternal)
        .filter((link) => !leadsSomewhere(path, link, ids, base))
        .map((link) => `${path} links to ${link}`),
    );
}

function linksOf(page: string): string[] {
  const { markup } = partsOf(page);
  const links = [...markup.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, link]) => link!);
  return [...new Set(links)];
}

function idsOf(path: string, content: string): ReadonlySet<string> {
  if (!path.endsWith('.html')) return new Set();
  const { markup, scripts } = partsOf(content);
  const ids = [...markup.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id!);
  return new Set([...ids, ...presetIds(markup, scripts)]);
}

/** What may stand after the `#` of a try-it page. */
function presetIds(markup: string, scripts: readonly string[]): string[] {
  if (!markup.includes('id="presets"')) return [];
  return scripts
    .filter((text) => text.trim().startsWith('{'))

    .flatMap((text) => Object.keys(JSON.parse(text) as object));
}

function isInternal(link: string): boolean {
  return !/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(link);
}

function leadsSomewhere(
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
