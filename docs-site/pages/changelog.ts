import { readFileSync } from 'node:fs';
import { html } from '../html.ts';
import { renderMarkdown } from '../markdown.ts';
import type { Page } from '../page.ts';
import { sectionsOf } from '../search-index.ts';
import { groupPlace } from './guides.ts';

const FILE = new URL('../../CHANGELOG.md', import.meta.url);
const TITLE = 'Changelog';

/** The changes by version, from the file in the repository. */
export function changelogPage(): Page {
  const markdown = readFileSync(FILE, 'utf8').replace(/^# .*\n/, '');
  const { body, headings } = renderMarkdown(markdown);
  return {
    path: 'changelog.html',
    title: TITLE,
    description: 'What has changed, the newest first.',
    kind: 'Changelog',
    source: 'CHANGELOG.md',
    crumbs: [{ title: 'Plinth', path: 'index.html' }, groupPlace('reference')],
    found: sectionsOf(markdown, 'Changelog'),
    contents: headings.filter(({ level }) => level === 2 || level === 3),
    body: html`<article class="prose">
      <h1>${TITLE}</h1>
      ${body}
    </article>`,
  };
}
