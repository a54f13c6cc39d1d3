import { contractLine } from '../contract-text.ts';
import type { ErrorEntry, ErrorSection, Family } from '../family.ts';
import { html, type Html, textOf } from '../html.ts';
import { headingMarkup, slug } from '../markdown.ts';
import { familyPages } from '../navigation.ts';
import type { DocumentedOperation } from '../operations/documented.ts';
import type { FoundPart, Page } from '../page.ts';
import { isError } from './operation-responses.ts';
import { statusTitle } from './status-names.ts';

/** Operations that are named for an error. */
const MOST_NAMED = 6;
/** Different errors with one status. */
const MOST_ENTRIES = 200;

/** The errors of a family: those of its catalogs, or what its contract documents as errors. */
export function errorsPage(family: Family): Page {
  const { errors, crumbs } = familyPages(family);
  const catalogs = family.errors ?? [];
  const sections = family.errors ?? documentedErrors(family);
  return {
    path: errors.path,
    title: errors.title,
    description: `Every error of ${family.title}: status, words and when it is given.`,
    kind: 'Page',
    found: [
      ...foundStatuses(sections, family),
      // What a contract documents is found with the operations.
      ...catalogs.flatMap((section, i) => foundErrors(section, catalogs.slice(0, i))),
    ],
    crumbs,
    contents: sections.map(({ title }) => ({ id: slug(title), title })),
    get body() {
      const anchors = new Anchors();
      return html`<article class="prose errors">
        <h1>${errors.title}</h1>
        ${family.errors === undefined ? documentedLead(sections) : catalogLead(family)}
        ${sections.map((section) => errorSection(section, anchors))}
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

/** A list rather than a table: on a phone the three parts of an error stand one below the other. */
function errorSection({ title, introduction, entries }: ErrorSection, anchors: Anchors): Html {
  return html`${headingMarkup({ id: slug(title), title, level: 2 })} ${introduction}
    <ul class="error-list">
      ${entries.map((entry) => errorItem(entry, anchors))}
    </ul>`;
}

function errorItem({ name, status, message, shown, when }: ErrorEntry, anchors: Anchors): Html {
  return html`<li${name !== undefined && anchors.idOf(name)}>
    <span class="status s${String(status)[0]}"${anchors.idOf(statusAnchor(status))}>${status}</span>
    <div>${shown ?? html`<code>${message}</code>`}</div>
    <div>${when}</div>
  </li>`;
}

/** The ids of a page: a name is that of the first error that has it. */
class Anchors {
  readonly #taken = new Set<string>();

  idOf(anchor: string): Html | false {
    if (this.#taken.has(anchor)) return false;
    this.#taken.add(anchor);
    return html` id="${anchor}"`;
  }
}

function statusAnchor(status: number | string): string {
  return `status-${status}`;
}

/** A search entry for each status, which leads to the first error that has it. */
function foundStatuses(sections: readonly ErrorSection[], { title }: Family): FoundPart[] {
  const counts = new Map<number | string, number>();
  for (const { status } of sections.flatMap(({ entries }) => entries)) {
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  return [...counts].map(([status, count]) => ({
    title: statusTitle(status),
    anchor: statusAnchor(status),
    kind: 'Error',
    description: `${count === 1 ? 'The error' : `The ${count} errors`} of ${title} with this status.`,
    keywords: 'status error',
  }));
}

/** Search entries of the errors, by their messages, names and conditions. */
function foundErrors(
  { title, entries }: ErrorSection,
  before: readonly ErrorSection[],
): FoundPart[] {
  const taken = new Set(before.flatMap((section) => section.entries.map(({ name }) => name)));
  return entries.map(({ name, status, message, when }) => ({
    title: message,
    anchor: name !== undefined && !taken.has(name) ? name : slug(title),
    kind: 'Error',
    description: `Status ${status}. ${textOf(when)}`,
    keywords: name ?? '',
  }));
}

/** What a contract documents as errors, by status: what it says, and which operations answer with it. */
function documentedErrors(family: Family): ErrorSection[] {
  const byStatus = new Map<string, Map<string, DocumentedOperation[]>>();
  for (const operation of family.operations) {
    for (const [status, { description }] of Object.entries(operation.responses)) {
      if (!isError(status) && status !== 'default') continue;
      const words = description
        .trim()
        .split(/\n\s*\n/, 1)[0]!
        .replaceAll('\n', ' ');
      const entries = byStatus.get(status) ?? new Map<string, DocumentedOperation[]>();
      byStatus.set(status, entries);
      const known = entries.get(words);
      if (known === undefined) entries.set(words, [operation]);
      else known.push(operation);
    }
  }
  return [...byStatus.keys()].toSorted().map((status) => {
    const entries = [...byStatus.get(status)!];
    const rest = entries.length - MOST_ENTRIES;
    return {
      title: statusTitle(status),
      introduction: html`${rest > 0 && html`<p>The first ${MOST_ENTRIES} of ${entries.length} kinds.</p>`}`,
      entries: entries.slice(0, MOST_ENTRIES).map(([words, operations]): ErrorEntry => ({
        status,
        message: words,
        shown: contractLine(words, family),
        when: operationsOf(operations, family),
      })),
    };
  });
}

function operationsOf(operations: readonly DocumentedOperation[], { pageOf }: Family): Html {
  const named = operations
    .slice(0, MOST_NAMED)
    .map(
      (operation, i) =>
        html`${i > 0 && ', '}<a href="/${pageOf(operation)}"><bdi>${operation.title}</bdi></a>`,
    );
  const rest = operations.length - MOST_NAMED;
  return html`${named}${rest > 0 && ` and ${rest} more`}`;
}
