import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import kafka from '../../generated/kafka/openapi.json' with { type: 'json' };
import { RULES } from '../../src/toolkit/diff/rules.ts';
import { html, Html } from '../html.ts';
import { renderMarkdown } from '../markdown.ts';
import type { Page } from '../page.ts';
import { sectionsOf } from '../search-index.ts';
import { extensionsTable } from './beyond.ts';
import { queueLimitsTable, retryDelaysTable } from './queue-tables.ts';
import { foundSettings, settingsTable } from './settings.ts';

const FOLDER = new URL('../guides/', import.meta.url);

/** A Markdown file of `guides/`: its front matter has title, summary and order. */
export interface Guide {
  readonly title: string;
  readonly summary: string;
  readonly order: number;
  readonly path: string;
  readonly markdown: string;
}

/** Inserts for guides, as markup or Markdown, in place of a line such as `<!-- settings -->`. */
type Inserts = Readonly<Record<string, () => Html | string>>;

const INSERTS: Inserts = {
  settings: settingsTable,
  retryDelays: retryDelaysTable,
  queueLimits: queueLimitsTable,
  beyondTheBaseContract: extensionsTable,
  diffRules: () =>
    `| Rule | What it says |\n|---|---|\n${[...RULES].map(([rule, says]) => `| \`${rule}\` | ${says} |\n`).join('')}`,
  standardHeaders: () => kafka['x-standard-headers'].map((name) => `\`${name}\``).join(', '),
};

/** The guides in order. */
export function readGuides(): Guide[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.md'));
  return files
    .map((file) => readGuide(file, readFileSync(new URL(file, FOLDER), 'utf8')))
    .toSorted((a, b) => a.order - b.order);
}

function readGuide(file: string, content: string): Guide {
  const [, matter, markdown] = /^---\n(.*?)\n---\n(.*)$/s.exec(content) ?? [];
  if (matter === undefined || markdown === undefined) {
    throw new Error(`docs-site/guides/${file} has no front matter`);
  }
  const { title, summary, order } = parse(matter) as Pick<Guide, 'title' | 'summary' | 'order'>;
  return { title, summary, order, path: `guides/${file.replace(/\.md$/, '.html')}`, markdown };
}

const HOME = { title: 'Plinth', path: 'index.html' };
const INDEX = { title: 'Guides', path: 'guides/index.html' };

/**
 * A page for each guide, and the index before them.
 * @param commands the reference of the program's commands, as Markdown
 */
export function guidePages(guides: readonly Guide[], commands: string): Page[] {
  const inserts = { ...INSERTS, commands: () => commands };
  const index: Page = {
    ...INDEX,
    description: 'From the first command to contract tests of your own.',
    kind: 'Page',
    crumbs: [HOME],
    body: html`<h1>Guides</h1>
      <p class="lead">From the first command to how it is all proved.</p>
      <ol class="cards">
        ${guides.map(
          ({ title, path, summary }) =>
            html`<li>
              <a href="/${path}"><strong>${title}</strong><span>${summary}</span></a>
            </li>`,
        )}
      </ol>`,
  };
  return [
    index,
    ...guides.map((guide, i) => guidePage(guide, inserts, guides[i - 1], guides[i + 1])),
  ];
}

function guidePage(
  guide: Guide,
  inserts: Inserts,
  previous: Guide | undefined,
  next: Guide | undefined,
): Page {
  const { title, summary, path, markdown } = guide;
  const filled = markdown.replaceAll(/^<!-- (\w+) -->$/gm, (comment, name: string) => {
    const insert = inserts[name]?.() ?? comment;
    // Markup on one line, because Markdown would resume after an empty line.
    return insert instanceof Html ? insert.markup.replaceAll(/\s*\n\s*/g, ' ') : insert;
  });
  const { body, headings } = renderMarkdown(filled);
  return {
    path,
    title,
    description: summary,
    kind: 'Guide',
    source: `docs-site/${path.replace(/\.html$/, '.md')}`,
    found: [
      ...sectionsOf(filled, 'Guide'),
      ...(markdown.includes('<!-- settings -->') ? foundSettings() : []),
    ],
    keywords: `${headings.map((heading) => heading.title).join(' ')} ${markdown.split('\n## ', 1)[0]}`,
    crumbs: [HOME, INDEX],
    previous,
    next,
    contents: headings.filter(({ level }) => level === 2),
    body: html`<article class="prose">
      <h1>${title}</h1>
      <p class="lead">${summary}</p>
      ${body}
    </article>`,
  };
}
