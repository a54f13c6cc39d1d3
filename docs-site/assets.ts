import { readFileSync } from 'node:fs';

/** The package has these folders too. */
const STYLE_FOLDER = new URL('style/', import.meta.url);
const SCRIPT_FOLDER = new URL('script/', import.meta.url);

/** The parts of the style sheet, in cascade order. */
const STYLE = [
  ...[
    'base',
    'bar',
    'side',
    'frame',
    'text',
    'code',
    'cards',
    'commands',
    'try-it',
    'operations',
    'contracts',
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
    'search-score',
    'search',
    'code',
    'tabs',
    'contents',
    'filter',
    'exchange',
  ],
  ...['try-it', 'operation', 'live', 'main'],
];

/** The files beside the pages, by path. */
export function assets(): { path: string; content: string }[] {
  return [
    { path: 'assets/site.css', content: style() },
    { path: 'assets/site.js', content: script() },
    { path: 'assets/logo.svg', content: read('logo.svg', STYLE_FOLDER) },
  ];
}

function style(): string {
  return STYLE.map((part) => read(`${part}.css`, STYLE_FOLDER)).join('\n');
}

/**
 * Joins the modules to one classic script, because a page opened from a folder can't load modules.
 * Top-level names must be unique over all of them.
 */
function script(): string {
  const modules = SCRIPT.map((name) =>
    read(`${name}.js`, SCRIPT_FOLDER)
      .replaceAll(/^import [^;]*;\n/gm, '')
      .replaceAll(/^export /gm, ''),
  );
  return `(() => {\n'use strict';\n${modules.join('\n')}})();\n`;
}

function read(name: string, folder: URL): string {
  return readFileSync(new URL(name, folder), 'utf8');
}
