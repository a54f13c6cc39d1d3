import type { ErrorEntry, ErrorSection, Family } from '../family.ts';
import { html, textOf, type Html } from '../html.ts';
import { headingMarkup, slug, table } from '../markdown.ts';
import { familyPages } from '../navigation.ts';
import type { FoundPart, Page } from '../page.ts';
import { documentedErrors } from './documented-errors.ts';

/** The errors of a family: those of its catalogs, or what its contract documents as errors. */
export function errorsPage(family: Family): Page {
  const { errors, crumbs } = familyPages(family);
  const catalogs = family.errors ?? [];
  const sections = family.errors ?? documentedErrors(family);
  return {
    path: errors.path,
    title: errors.title,
    description: `Every error of ${family.title}: status, words and when it is given.`,
    kind: 'Errors',
    // What a contract documents is found with the operations.
    found: catalogs.flatMap((section, i) => foundErrors(section, catalogs.slice(0, i), family)),
    crumbs,
    contents: sections.map(({ title }) => ({ id: slug(title), title })),
    get body() {
      return html`<article class="prose errors">
        <h1>${errors.title}</h1>
        ${family.errors === undefined ? documentedLead(sections) : catalogLead(family)}
        ${sections.map((section, i) => errorSection(section, sections.slice(0, i)))}
      </article>`;
    },
  };
}

function catalogLead({ title }: Family): Html {
  return html`<p class="lead">
    Every error of ${title}, taken from the catalogs that the server itself answers from. What
    stands in <code>{braces}</code> is filled in.
  </p>`;
}

function documentedLead({ length }: readonly ErrorSection[]): Html {
  return html`<p class="lead">
    ${length === 0 ? 'The contract documents no errors.' : 'What the contract documents as errors, by status, and the operations that answer so.'}
  </p>`;
}

function errorSection(
  { title, introduction, entries }: ErrorSection,
  before: readonly ErrorSection[],
): Html {
  const taken = namesIn(before);
  const isCatalog = entries.some(({ name }) => name !== undefined);
  const head = html`<tr>
    <th scope="col">Status</th>
    <th scope="col">Error</th>
    <th scope="col">${isCatalog ? 'When' : 'Operations'}</th>
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
  { name, status, message, shown, when }: ErrorEntry,
  taken: ReadonlySet<string | undefined>,
): Html {
  const anchor = name !== undefined && !taken.has(name) && html` id="${name}"`;
  return html`<tr${anchor}><td><span class="status s${String(status)[0]}">${status}</span></td><td>${shown ?? html`<code>${message}</code>`}</td><td>${when}</td></tr>
`;
}
