import {
  isServedOverHttp,
  type ArgumentDocument,
  type CommandDocument,
} from '../../src/engines/redis/command-document.ts';
import { errors } from '../../src/engines/redis/errors.ts';
import { groupTitle } from '../commands/groups.ts';
import { commandPage, commandSlug } from '../commands/names.ts';
import { relatedCommands } from '../commands/related.ts';
import { replyBranches, type ReplyBranch } from '../commands/reply.ts';
import { syntaxHtml, syntaxText } from '../commands/syntax.ts';
import { html, type Html } from '../html.ts';
import { headingMarkup, renderInline, slug, table } from '../markdown.ts';
import type { Page } from '../page.ts';
import { exampleSections } from './example.ts';

/** The page of one command; the chapter determines the links above and beside it. */
export async function commandPageOf(
  document: CommandDocument,
  all: readonly CommandDocument[],
): Promise<Page> {
  const { name, summary, description, group } = document;
  const related = relatedCommands(document, all);
  const body = html`<article class="command">
    <h1>${name}</h1>
    <p class="lead">${summary}</p>
    ${notices(document, all)}
    <div class="syntax-box" role="group" aria-label="Syntax">${syntaxHtml(document)}</div>
    ${facts(document)} ${description !== undefined && html`<p>${renderInline(description)}</p>`}
    ${argumentSection(document)} ${section('Reply', branchList(replyBranches(document.reply)))}
    ${section('Examples', await exampleSections(document))}
    ${related.length > 0 && section('See also', linkList(related))}
  </article>`;
  return {
    path: commandPage(name),
    title: name,
    description: summary,
    kind: 'Command',
    source: `openapi/redis/commands/${commandSlug(name)}.yaml`,
    keywords: `${groupTitle(group)} ${syntaxText(document)}`,
    crumbs: [],
    body,
    contents: [
      ...(document.arguments.length > 0 ? ['Arguments'] : []),
      ...['Reply', 'Examples'],
      ...(related.length > 0 ? ['See also'] : []),
    ].map((title) => ({ id: slug(title), title })),
  };
}

function section(title: string, content: Html): Html {
  return html`<section>${headingMarkup({ id: slug(title), title, level: 2 })} ${content}</section>`;
}

function notices(document: CommandDocument, all: readonly CommandDocument[]): Html {
  const { name, deprecated, flags } = document;
  const unblocked = all.find((other) => `B${other.name}` === name);
  return html`${
    !isServedOverHttp(document) &&
    html`<aside class="notice warn">
      <p>
        <strong>Served on the database's own port, which speaks RESP, and not over HTTP.</strong>
        ${
          flags.includes('blocking') &&
          'The command would hold its request until another client writes, and a request is to be answered at once. '
        }Over
        HTTP it is answered with 400 and
        <code>${errors.notAvailable(name).message}</code>, as by the hosted
        service.${
          unblocked !== undefined &&
          html` <a href="/${commandPage(unblocked.name)}"><code>${unblocked.name}</code></a> does
            the same without waiting.`
        }
      </p>
    </aside>`
  }${
    deprecated !== undefined &&
    html`<aside class="notice">
      <p>
        <strong>Deprecated since ${deprecated.since}.</strong> Use ${linked(deprecated.by, all)}
        instead.
      </p>
    </aside>`
  }`;
}

/** The text with the names of other commands in it as links. */
function linked(text: string, all: readonly CommandDocument[]): Html[] {
  return text
    .split(/\b([A-Z][A-Z_]+)\b/)
    .map((part) =>
      all.some(({ name }) => name === part)
        ? html`<a href="/${commandPage(part)}"><code>${part}</code></a>`
        : html`${part}`,
    );
}

function facts({ group, since, complexity, arity, flags, categories }: CommandDocument): Html {
  const count = Math.abs(arity) - 1;
  const title = groupTitle(group);
  return html`<dl class="facts">
    <div>
      <dt>Group</dt>
      <dd><a href="/redis/commands/index.html#${slug(title)}">${title}</a></dd>
    </div>
    <div>
      <dt>Since Redis</dt>
      <dd>${since}</dd>
    </div>
    <div>
      <dt>Complexity</dt>
      <dd>${complexity}</dd>
    </div>
    <div>
      <dt>Arguments</dt>
      <dd>${arity < 0 ? `at least ${count}` : count}</dd>
    </div>
    <div>
      <dt>ACL categories</dt>
      <dd>${codes(categories.map((name) => `@${name}`))}</dd>
    </div>
    <div>
      <dt>Flags</dt>
      <dd>${flags.length === 0 ? 'none' : codes(flags)}</dd>
    </div>
  </dl>`;
}

function codes(names: readonly string[]): Html[] {
  return names.map((name) => html`<code>${name}</code> `);
}

function argumentSection(document: CommandDocument): Html | false {
  if (document.arguments.length === 0) return false;
  const rows = document.arguments.flatMap((argument) => argumentRows(argument, 0));
  const head = html`<tr>
    <th scope="col">Argument</th>
    <th scope="col">Type</th>
    <th scope="col">Notes</th>
  </tr>`;
  return section('Arguments', table(head, rows, 'Arguments'));
}

function argumentRows(argument: ArgumentDocument, depth: number): Html[] {
  const { name, type, token, optional, multiple, since } = argument;
  const holdsOthers = type === 'oneof' || type === 'block';
  const value = holdsOthers || type === 'pure-token' ? undefined : name;
  const label = [token, token === undefined ? name : value].filter((each) => each !== undefined);
  const notes = [
    ...(optional === true ? ['optional'] : []),
    ...(multiple === true ? ['repeatable'] : []),
    ...(since === undefined ? [] : [`since ${since}`]),
  ];
  const row = html`<tr>
    <td class="depth-${depth}"><code>${label.join(' ')}</code></td>
    <td>${TYPES[type]}</td>
    <td>${notes.join(', ')}</td>
  </tr>`;
  return [row, ...(argument.arguments ?? []).flatMap((inner) => argumentRows(inner, depth + 1))];
}

const TYPES: Readonly<Record<ArgumentDocument['type'], string>> = {
  key: 'key',
  string: 'string',
  integer: 'integer',
  double: 'number',
  pattern: 'glob pattern',
  'unix-time': 'Unix time',
  'pure-token': 'this word',
  oneof: 'one of these',
  block: 'all of these',
};

function branchList(branches: readonly ReplyBranch[]): Html {
  return html`<ul class="branches">
    ${branches.map(
      ({ type, description, items }) =>
        html`<li>
          <code>${type}</code>${
            description !== undefined && html`<span>${renderInline(description)}</span>`
          }${items.length > 0 && branchList(items)}
        </li>`,
    )}
  </ul>`;
}

function linkList(documents: readonly CommandDocument[]): Html {
  return html`<ul class="links">
    ${documents.map(
      ({ name, summary }) =>
        html`<li>
          <a href="/${commandPage(name)}"><code>${name}</code></a> <span>${summary}</span>
        </li>`,
    )}
  </ul>`;
}
