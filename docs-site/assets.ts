import { readFileSync } from 'node:fs';

/** The parts of the style sheet, in the order in which they may override each other. */
const STYLE = [
  ...['base', 'bar', 'side', 'frame', 'text', 'code', 'cards', 'commands', 'try-it', 'operations'],
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
  ...['try-it', 'operation', 'main'],
];

/** What stands beside the pages, by path. */
export function assets(): { path: string; content: string }[] {
  return [
    { path: 'assets/site.css', content: style() },
    { path: 'assets/site.js', content: script() },
    { path: 'assets/logo.svg', content: read('style/logo.svg') },
  ];
}

function style(): string {
  return STYLE.map((part) => read(`style/${part}.css`)).join('\n');
}

/**
 * The modules as one classic script: a page that was opened from a folder may not load modules. No two
 * of them may use the same name at their top.
 */
function script(): string {
  const modules = SCRIPT.map((name) =>
    read(`script/${name}.js`)
      .replaceAll(/^import [^;]*;\n/gm, '')
      .replaceAll(/^export /gm, ''),
  );
  return `(() => {\n'use strict';\n${modules.join('\n')}})();\n`;
}

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}
