import type { ErrorEntry, ErrorSection, Family } from '../family.ts';
import { html, textOf, type Html } from '../html.ts';
import { headingMarkup, slug, table } from '../markdown.ts';
import { familyPages } from '../navigation.ts';
import type { FoundPart, Page } from '../page.ts';

/** The error catalog of a family. */
export function errorsPage(family: Family): Page {
  const { errors, crumbs } = familyPages(family);
  return {
    path: errors.path,
    title: errors.title,
    description: `Every error of ${family.title}: status, words and when it is given.`,
    kind: 'Errors',
    found: family.errors.flatMap((section, i) =>
      foundErrors(section, family.errors.slice(0, i), family),
    ),
    crumbs,
    contents: family.errors.map(({ title }) => ({ id: slug(title), title })),
    body: html`<article class="prose errors">
      <h1>${errors.title}</h1>
      <p class="lead">
        Every error of ${family.title}, taken from the catalogs that the server itself answers from.
        What stands in <code>{braces}</code> is filled in.
      </p>
      ${family.errors.map((section, i) => errorSection(section, family.errors.slice(0, i)))}
    </article>`,
  };
}

function errorSection(
  { title, introduction, entries }: ErrorSection,
  before: readonly ErrorSection[],
): Html {
  const taken = namesIn(before);
  const head = html`<tr>
    <th scope="col">Status</th>
    <th scope="col">Error</th>
    <th scope="col">When</th>
  </tr>`;
  return html`${headingMarkup({ id: slug(title), title, level: 2 })} ${introduction}
  ${table(
    head,
    entries.map((entry) => row(entry, taken)),
    title,
  )}`;
}

/** Search entries of the errors, by their messages, names and conditions. */
function foundErrors(
  { title, entries }: ErrorSection,
  before: readonly ErrorSection[],
  family: Family,
): FoundPart[] {
  const taken = namesIn(before);
  return entries.map(({ name, status, message, when }) => ({
    title: message,
    anchor: name !== undefined && !taken.has(name) ? name : slug(title),
    kind: `Error, ${family.title}`,
    description: `Status ${status}. ${textOf(when)}`,
    keywords: name ?? '',
  }));
}

function namesIn(sections: readonly ErrorSection[]): ReadonlySet<string | undefined> {
  return new Set(sections.flatMap(({ entries }) => entries.map(({ name }) => name)));
}

/** The name is the anchor of the first error that has it. */
function row(
  { name, status, message, when }: ErrorEntry,
  taken: ReadonlySet<string | undefined>,
): Html {
  const anchor = name !== undefined && !taken.has(name) && html` id="${name}"`;
  return html`<tr${anchor}><td><span class="status s${Math.floor(status / 100)}">${status}</span></td><td><code>${message}</code></td><td>${when}</td></tr>
`;
}
