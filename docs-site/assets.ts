import { readFileSync } from 'node:fs';

/** The parts of the style sheet that the API reference has too: colors, and the bar at the top. */
const STYLE_OF_ALL = ['base', 'bar'];
/** The part for the list of pages, which the API reference has where it is narrow. */
const STYLE_OF_LIST = ['side'];
/** The parts for the site's own pages, in the order in which they may override each other. */
const STYLE_OF_SITE = ['frame', 'text', 'code', 'cards', 'commands', 'try-it', 'narrow'];
/** The modules of the script, each after those that it imports. */
const SCRIPT = [
  ...['dom', 'curl', 'theme', 'menu', 'search', 'code', 'tabs', 'contents', 'filter', 'try-it'],
  'main',
];

/** What stands beside the pages, by path. */
export function assets(): { path: string; content: string }[] {
  return [
    { path: 'assets/site.css', content: style() },
    { path: 'assets/site.js', content: script() },
    { path: 'assets/logo.svg', content: read('style/logo.svg') },
  ];
}

/** One style sheet; what is for the site's own pages holds only within them. */
function style(): string {
  return [
    joined(STYLE_OF_ALL),
    `.site,\n.reference {\n${joined(STYLE_OF_LIST)}}`,
    `.site {\n${joined(STYLE_OF_SITE)}}\n`,
  ].join('\n');
}

function joined(parts: readonly string[]): string {
  return parts.map((part) => read(`style/${part}.css`)).join('\n');
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
