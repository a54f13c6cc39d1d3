import { createHash } from 'node:crypto';
import type { BuiltFile } from '../self-contained.ts';

/** Every script, so that what looks like one in the text of another is passed over. */
const SCRIPTS = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const DATA = /\stype="application\/json"/;
const MODULE = /\stype="module"/;
const ELSEWHERE = /\ssrc=/;

/**
 * Takes the scripts that stand in a page into files, so that the browser can be told to run no script that
 * stands in a page. Modules become classic scripts that run when modules would, because a page that was
 * opened from a folder may load no modules.
 */
export function scriptsApart(page: string): {
  readonly page: string;
  readonly scripts: readonly BuiltFile[];
} {
  const scripts: BuiltFile[] = [];
  const apart = page.replaceAll(SCRIPTS, (element, attributes: string, text: string) => {
    if (DATA.test(attributes) || ELSEWHERE.test(attributes)) return element;
    const isModule = MODULE.test(attributes);
    const content = isModule ? classic(text) : text;
    const digest = createHash('sha256').update(content).digest('hex').slice(0, 16);
    const path = `assets/reference-${digest}.js`;
    scripts.push({ path, content });
    return `<script${isModule ? ' defer' : ''} src="../${path}"></script>`;
  });
  return { page: apart, scripts };
}

/** A module as a classic script, which is strict and has its names for itself too. */
function classic(module: string): string {
  // Only workers would be looked for there, which Redoc's search does without.
  const text = module
    .replaceAll('import.meta.url', 'document.baseURI')
    .replaceAll('import.meta.dirname', 'undefined')
    // What the bundle exports is used right behind it, and nobody else imports it.
    .replace('export{RedocStandalone,hydrate,init};', '');
  return `(() => {\n'use strict';\n${text}\n})();\n`;
}
