import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { fonts } from './fonts.ts';

/** The package has these folders too. */
const STYLE_FOLDER = new URL('style/', import.meta.url);
const SCRIPT_FOLDER = new URL('script/', import.meta.url);

/** The parts of the style sheet, in cascade order. */
const STYLE = [
  ...[
    'tokens',
    'base',
    'bar',
    'side',
    'frame',
    'text',
    'code',
    'tables',
    'lists',
    'home',
    'pictures',
    'commands',
    'try-it',
    'operations',
    'parameters',
    'beside',
    'contracts',
    'errors',
  ],
  'narrow',
];

/** The modules of the script, each after those that it imports. */
const SCRIPT = [
  ...[
    'dom',
    'curl',
    'theme',
    'menu',
    'search',
    'code',
    'tabs',
    'contents',
    'filter',
    'exchange',
    'setup',
  ],
  ...['try-it', 'operation', 'live', 'main'],
];

/** Those that only a search needs, which loads them with its index. */
const SEARCH_SCRIPT = ['search-words', 'search-query'];

/** A file beside the pages. */
export interface Asset {
  readonly path: string;
  readonly content: string;
}

/** The files beside the pages. Where a name has a hash of the content, the file can be kept for good. */
export interface Assets {
  readonly style: Asset;
  readonly script: Asset;
  readonly search: Asset;
  readonly logo: Asset;
}

let made: Assets | undefined;

/** They are made once, because every page names them. */
export function assets(): Assets {
  return (made ??= {
    style: named('site', 'css', style()),
    script: named('site', 'js', joined(SCRIPT)),
    search: named('search', 'js', searchScript()),
    logo: { path: 'assets/logo.svg', content: read('logo.svg', STYLE_FOLDER) },
  });
}

/** The fonts, which the style sheet beside them names, and their licenses. */
export function fontAssets(): { readonly path: string; readonly content: Buffer }[] {
  return fonts().map(({ name, content }) => ({ path: `assets/${name}`, content }));
}

function named(name: string, extension: string, content: string): Asset {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return { path: `assets/${name}-${hash}.${extension}`, content };
}

function style(): string {
  return STYLE.map((part) => read(`${part}.css`, STYLE_FOLDER)).join('\n');
}

/**
 * Joins modules to one classic script, because a page opened from a folder can't load modules.
 * Top-level names must be unique over all of them.
 */
function joined(names: readonly string[], before = '', after = ''): string {
  const modules = names.map((name) =>
    read(`${name}.js`, SCRIPT_FOLDER)
      .replaceAll(/^import [^;]*;\n/gm, '')
      .replaceAll(/^export /gm, ''),
  );
  return `${before}(() => {\n'use strict';\n${modules.join('\n')}${after}})();\n`;
}

/** The search engine with its license, and how it is asked. */
function searchScript(): string {
  const entry = pathToFileURL(createRequire(import.meta.url).resolve('minisearch'));
  const engine = read('../es/index.js', entry)
    .replace(/^export \{.*\};$/m, 'return MiniSearch;')
    .replaceAll(/^\s*(?:\/\*\*?[^]*?\*\/|\/\/.*)\n/gm, '');
  const license = read('../../LICENSE.txt', entry);
  return joined(
    SEARCH_SCRIPT,
    `/*! MiniSearch\n${license}*/\n`,
    `const MiniSearch = (() => {\n${engine}})();\n` +
      'self.searchDocs = (index) => {\n' +
      '  const opened = openIndex(MiniSearch, index);\n' +
      '  return (query, most) => find(opened, query, most);\n};\n',
  );
}

function read(name: string, folder: URL): string {
  return readFileSync(new URL(name, folder), 'utf8');
}
