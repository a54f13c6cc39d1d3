import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import kafka from '../../generated/kafka/openapi.json' with { type: 'json' };
import { RULES } from '../../src/toolkit/diff/rules.ts';
import { GROUPS, KINDS, type GuideGroup } from '../guide-groups.ts';
import { html, Html } from '../html.ts';
import { renderMarkdown } from '../markdown.ts';
import type { Crumb, Page } from '../page.ts';
import { benchPicture } from '../pictures/bench.ts';
import { consumerGroupPicture } from '../pictures/consumer-group.ts';
import { platformPicture } from '../pictures/platform.ts';
import { requestPicture } from '../pictures/request.ts';
import { retriesPicture } from '../pictures/retries.ts';
import { sectionsOf } from '../search-index.ts';
import { extensionsTable } from './extended-api.ts';
import { queueLimitsTable, retryDelaysTable } from './queue-tables.ts';
import { foundSettings, settingsTable } from './settings.ts';

const FOLDER = new URL('../guides/', import.meta.url);

/** A Markdown file of `guides/`, with its front matter. */
export interface Guide {
  readonly title: string;
  readonly summary: string;
  /** One of the groups of `guide-groups.ts`. */
  readonly group: string;
  /** One of the kinds there. */
  readonly kind: string;
  /** Its place in the group. */
  readonly order: number;
  readonly path: string;
  readonly markdown: string;
}

/** Inserts for guides, as markup or Markdown, in place of a line such as `<!-- settings -->`. */
type Inserts = Readonly<Record<string, (markdown: string) => Html | string | undefined>>;

const INSERTS: Inserts = {
  settings: settingsTable,
  benchPicture,
  consumerGroupPicture,
  platformPicture,
  requestPicture,
  retriesPicture,
  retryDelays: retryDelaysTable,
  queueLimits: queueLimitsTable,
  extendedApi: extensionsTable,
  diffRules: () =>
    `| Rule | What it says |\n|---|---|\n${[...RULES].map(([rule, says]) => `| \`${rule}\` | ${says} |\n`).join('')}`,
  standardHeaders: () => kafka['x-standard-headers'].map((name) => `\`${name}\``).join(', '),
};

/** The guides in order. */
export function readGuides(): Guide[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.md'));
  return files
    .map((file) => readGuide(file, readFileSync(new URL(file, FOLDER), 'utf8')))
    .toSorted((a, b) => placeOf(a) - placeOf(b) || a.order - b.order);
}

function placeOf({ group }: Guide): number {
  return GROUPS.findIndex(({ id }) => id === group);
}

function readGuide(file: string, content: string): Guide {
  const [, matter, markdown] = /^---\n(.*?)\n---\n(.*)$/s.exec(content) ?? [];
  if (matter === undefined || markdown === undefined) {
    throw new Error(`docs-site/guides/${file} has no front matter`);
  }
  const given = parse(matter) as Omit<Guide, 'path' | 'markdown'>;
  return { ...given, path: `guides/${file.replace(/\.md$/, '.html')}`, markdown };
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
    contents: GROUPS,
    body: html`<h1>Guides</h1>
      <p class="lead">In the order in which people need them.</p>
      ${GROUPS.map((group) => groupSection(group, guides))}`,
  };
  return [
    index,
    ...guides.map((guide, i) => guidePage(guide, inserts, guides[i - 1], guides[i + 1])),
  ];
}

/** Where the guides of a group are listed. */
export function groupPlace(id: string): Crumb {
  const { short = '' } = GROUPS.find((group) => group.id === id) ?? {};
  return { title: short, path: `${INDEX.path}#${id}` };
}

function groupSection({ id, title, about }: GuideGroup, guides: readonly Guide[]): Html {
  return html`<section aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    <p>${about}</p>
    <ul class="index">
      ${guides
        .filter(({ group }) => group === id)
        .map(
          (guide) =>
            html`<li>
              <a href="/${guide.path}"
                ><strong>${guide.title}</strong><span>${guide.summary}</span
                ><span class="kind">${KINDS[guide.kind]}</span></a
              >
            </li>`,
        )}
    </ul>
  </section>`;
}

function guidePage(
  guide: Guide,
  inserts: Inserts,
  previous: Guide | undefined,
  next: Guide | undefined,
): Page {
  const { title, summary, path, markdown, group } = guide;
  const kind = KINDS[guide.kind];
  const filled = markdown.replaceAll(/^<!-- (\w+) -->$/gm, (comment, name: string) => {
    const insert = inserts[name]?.(markdown) ?? comment;
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
    crumbs: [HOME, groupPlace(group)],
    previous,
    next,
    contents: headings.filter(({ level }) => level === 2),
    body: html`<article class="prose">
      <p class="page-kind">${kind}</p>
      <h1>${title}</h1>
      <p class="lead">${summary}</p>
      ${body}
    </article>`,
  };
}
