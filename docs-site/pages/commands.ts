import {
  isServedOverHttp,
  type CommandDocument,
} from '../../src/engines/redis/command-document.ts';
import { UNSUPPORTED_GROUPS } from '../../src/engines/redis/unsupported-commands.ts';
import { groupCommands, type CommandGroup } from '../commands/groups.ts';
import { commandPage } from '../commands/names.ts';
import { syntaxText } from '../commands/syntax.ts';
import type { Chapter, ChapterGroup } from '../family.ts';
import { html, type Html } from '../html.ts';
import { slug, table } from '../markdown.ts';
import type { Crumb, Page } from '../page.ts';
import { commandPageOf } from './command.ts';

const TITLE = 'Commands';
const UNSERVED = 'Not served';
const INDEX = 'redis/commands/index.html';

/** The chapter of the commands: the index by group, and a page for each. */
export async function commandChapter(
  documents: readonly CommandDocument[],
  above: readonly Crumb[],
): Promise<Chapter> {
  const grouped = groupCommands(documents);
  const ordered = grouped.flatMap(({ commands }) => commands);
  const crumbs = [...above, { title: TITLE, path: INDEX }];
  const pages = new Map<CommandDocument, Page>();
  for (const [i, document] of ordered.entries()) {
    const page = await commandPageOf(document, documents);
    const previous = crumb(ordered[i - 1]);
    const next = crumb(ordered[i + 1]);
    pages.set(document, { ...page, crumbs, previous, next });
  }
  const groups = grouped.map(({ title, commands }): ChapterGroup => {
    const place = `${INDEX}#${slug(title)}`;
    return { title, place, pages: commands.map((document) => pages.get(document)!) };
  });
  const summary = `${documents.length} commands in ${groups.length} groups: syntax, replies and examples of each.`;
  const index: Page = {
    path: INDEX,
    title: TITLE,
    description: summary,
    kind: 'Page',
    crumbs: above,
    body: indexBody(grouped, documents.length),
    contents: [...groups.map(({ title }) => title), UNSERVED].map((title) => {
      return { id: slug(title), title };
    }),
  };
  return { title: TITLE, summary, index, isCode: true, groups };
}

function crumb(document: CommandDocument | undefined): Crumb | undefined {
  return document && { title: document.name, path: commandPage(document.name) };
}

function indexBody(groups: readonly CommandGroup[], count: number): Html {
  return html`<h1>${TITLE}</h1>
    <p class="lead">
      Every command of the contract, by what it works on. Each page has the syntax, the replies and
      examples, which are run as tests of the mock and of the implementation.
    </p>
    <div class="filter" hidden>
      <label for="filter">Filter by name or by what it does</label>
      <input
        id="filter"
        type="search"
        placeholder="expire, sorted, ZRANGE …"
        autocomplete="off"
        spellcheck="false"
      />
      <p role="status"><span data-shown>${count}</span> of ${count} commands</p>
    </div>
    ${groups.map(groupSection)} ${unservedSection(groups)}
    <p class="nothing" hidden>
      No command fits. The whole text of the docs can be searched at the top of the page.
    </p>`;
}

function groupSection({ title, commands }: CommandGroup): Html {
  return html`<section class="command-group" aria-labelledby="${slug(title)}">
    <h2 id="${slug(title)}">${title}</h2>
    <ul class="commands">
      ${commands.map(card)}
    </ul>
  </section>`;
}

/** All commands of Redis that are refused, in one table. */
function unservedSection(groups: readonly CommandGroup[]): Html {
  const ofConnections = groups
    .flatMap(({ commands }) => commands)
    .filter((document) => !isServedOverHttp(document))
    .map(({ name }) => name.toLowerCase());
  const rows = [
    {
      reason: 'They need a connection: the own port of the database serves them, HTTP does not.',
      names: ofConnections,
    },
    ...UNSUPPORTED_GROUPS,
    { reason: 'They belong to modules.', names: ['json.*', 'search.*', 'ft.*', 'bf.*', 'ts.*'] },
  ];
  return html`<section aria-labelledby="${slug(UNSERVED)}">
    <h2 id="${slug(UNSERVED)}">${UNSERVED}</h2>
    <p>
      These commands of Redis are known by name. They are answered with
      <code>ERR Command is not available</code>, whatever their arguments are.
    </p>
    ${table(
      html`<tr>
        <th>Commands</th>
        <th>Why</th>
      </tr>`,
      rows.map(
        ({ names, reason }) =>
          html`<tr>
            <td>
              ${names.map((name) => html`<code>${name.toUpperCase().replace('|', ' ')}</code> `)}
            </td>
            <td>${reason}</td>
          </tr>`,
      ),
      UNSERVED,
    )}
  </section>`;
}

function card(document: CommandDocument): Html {
  const { name, summary, deprecated } = document;
  const note = !isServedOverHttp(document)
    ? html` <span class="tag">not over HTTP</span>`
    : deprecated !== undefined && html` <span class="tag">deprecated</span>`;
  return html`<li data-words="${`${syntaxText(document)} ${summary}`.toLowerCase()}">
    <a href="/${commandPage(name)}"><code>${name}</code></a
    >${note}
    <p>${summary}</p>
  </li> `;
}
