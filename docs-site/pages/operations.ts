import { isWholeQuery, type ParameterObject } from '../../src/contract/model/document.ts';
import { contractText } from '../contract-text.ts';
import type { Chapter, ChapterGroup, Family } from '../family.ts';
import { html, type Html } from '../html.ts';
import type { DocumentedOperation } from '../operations/documented.ts';
import { methodClass } from '../operations/names.ts';
import { groupOperations, type OperationGroup } from '../operations/grouping.ts';
import type { Crumb, Page } from '../page.ts';
import { operationPageOf } from './operation.ts';

/** With more operations, the index lists the groups, and each group has a page of its own. */
const MOST_LISTED = 400;

/** What a list of operations is called, and where it is. */
interface Kind {
  readonly title: string;
  /** The folder of the pages. */
  readonly folder: string;
  readonly lead: string;
  /** Whether the service sends them. */
  readonly isSent: boolean;
}

/** The chapter of a family's operations: the index by group, and a page for each. */
export function operationChapter(family: Family, above: readonly Crumb[]): Chapter {
  const lead = family.isTested
    ? 'Every operation of the contract. Each page has its parameters, bodies and responses, code that is run as a test, and a form that sends it from the browser.'
    : 'Every operation of the contract. Each page has its parameters, bodies and responses, code, and a form that sends it from the browser.';
  const kind = { title: 'Operations', folder: `${family.folder}operations/`, lead, isSent: false };
  return chapterOf(family, family.operations, kind, above);
}

/** The chapter of what the service sends by itself; undefined if it sends nothing. */
export function webhookChapter(
  family: Family,
  webhooks: readonly DocumentedOperation[],
  above: readonly Crumb[],
): Chapter | undefined {
  if (webhooks.length === 0) return undefined;
  const lead = 'What the service sends by itself, and what it expects as the answer.';
  const kind = { title: 'Webhooks', folder: `${family.folder}webhooks/`, lead, isSent: true };
  return chapterOf(family, webhooks, kind, above);
}

function chapterOf(
  family: Family,
  operations: readonly DocumentedOperation[],
  kind: Kind,
  above: readonly Crumb[],
): Chapter {
  const groups = groupOperations(family.contract, operations);
  const isLarge = operations.length > MOST_LISTED;
  const path = `${kind.folder}index.html`;
  const crumbs = [...above, { title: kind.title, path }];
  const groupPath = ({ id }: OperationGroup) => `${kind.folder}groups/${id}.html`;
  const own = groups.map((group) => ({
    group,
    crumbs: isLarge ? [...crumbs, { title: group.title, path: groupPath(group) }] : crumbs,
  }));
  const ordered = own.flatMap(({ group, crumbs: higher }) =>
    group.operations.map((operation) => ({ operation, crumbs: higher })),
  );
  const crumb = (at: number): Crumb | undefined => {
    const operation = ordered[at]?.operation;
    return operation && { title: operation.title, path: `${kind.folder}${operation.slug}.html` };
  };
  const listed = listedParameters(ordered.map(({ operation }) => operation));
  const pages = new Map(
    ordered.map(({ operation, crumbs: higher }, i): [DocumentedOperation, Page] => {
      const around = { crumbs: higher, previous: crumb(i - 1), next: crumb(i + 1) };
      const found = listed.get(operation) ?? [];
      const at = `${kind.folder}${operation.slug}.html`;
      return [
        operation,
        operationPageOf(operation, family, { ...around, path: at, found, isSent: kind.isSent }),
      ];
    }),
  );
  const summary = summaryOf(operations, kind);
  return {
    title: kind.title,
    summary,
    index: {
      path,
      title: `${kind.title} of ${family.title}`,
      description: summary,
      kind: 'Page',
      crumbs: above,
      get body() {
        return html`<article class="prose">
          <h1>${kind.title} of ${family.title}</h1>
          <p class="lead">${kind.lead}</p>
          ${isLarge ? groupList(groups, kind.folder) : groups.map((group) => groupSection(group, family, kind))}
        </article>`;
      },
      contents: isLarge ? [] : groups.map(({ id, title }) => ({ id, title })),
    },
    groups: own.map(({ group }): ChapterGroup => {
      const ofGroup = group.operations.map((operation) => pages.get(operation)!);
      const listed = { title: group.title, pages: ofGroup };
      if (!isLarge) return { ...listed, place: `${path}#${group.id}` };
      const index = groupPage(group, family, kind, crumbs);
      return { ...listed, place: index.path, index };
    }),
  };
}

function summaryOf({ length }: readonly DocumentedOperation[], { isSent }: Kind): string {
  const all = length === 1 ? 'The one' : `All ${length}`;
  return isSent
    ? `${all} that the service sends by itself: bodies, and the answers that it expects.`
    : `${all} ${length === 1 ? 'operation' : 'operations'}: parameters, bodies, responses, code, and a form that sends them.`;
}

/** The page of a group of a large contract. */
function groupPage(
  group: OperationGroup,
  family: Family,
  kind: Kind,
  crumbs: readonly Crumb[],
): Page {
  const { id, title, description, operations } = group;
  return {
    path: `${kind.folder}groups/${id}.html`,
    title,
    description: `${operations.length} operations of ${family.title}.`,
    kind: 'Page',
    crumbs,
    get body() {
      return html`<article class="prose">
        <h1><bdi>${title}</bdi></h1>
        ${contractText(description, family).body} ${operationList(operations, kind.folder)}
      </article>`;
    },
  };
}

/** The groups of a large contract. */
function groupList(groups: readonly OperationGroup[], folder: string): Html {
  return html`<ul class="operations">
    ${groups.map(
      ({ id, title, operations }) =>
        html`<li>
          <a href="/${folder}groups/${id}.html"><bdi>${title}</bdi></a>
          <span class="address">${operations.length}</span>
        </li>`,
    )}
  </ul>`;
}

function groupSection(group: OperationGroup, family: Family, { folder }: Kind): Html {
  const { id, title, description, operations } = group;
  return html`<section aria-labelledby="${id}">
    <h2 id="${id}"><bdi>${title}</bdi></h2>
    ${contractText(description, family).body} ${operationList(operations, folder)}
  </section>`;
}

/** The operations of a contract for its overview: all of them, or the groups of a large one. */
export function operationOverview(family: Family): Html {
  const { contract, operations, folder } = family;
  const own = `${folder}operations/`;
  if (operations.length <= MOST_LISTED) return operationList(operations, own);
  return groupList(groupOperations(contract, operations), own);
}

function operationList(operations: readonly DocumentedOperation[], folder: string): Html {
  return html`<ul class="operations">
    ${operations.map((operation) => operationItem(operation, `${folder}${operation.slug}.html`))}
  </ul>`;
}

/** An item in a list of operations: title, method and path. */
export function operationItem(
  { title, method, path, isDeprecated }: DocumentedOperation,
  page: string,
): Html {
  return html`<li>
    <span
      ><a href="/${page}"><bdi>${title}</bdi></a
      >${isDeprecated && html` <span class="deprecated">deprecated</span>`}</span
    >
    <span class="address"
      ><span class="method ${methodClass(method)}">${method}</span> <code>${path}</code></span
    >
  </li>`;
}

/**
 * Determines the page to which the search leads for a header or query parameter that several operations have: that of
 * the first operation with the newest path.
 */
function listedParameters(
  operations: readonly DocumentedOperation[],
): Map<DocumentedOperation, ParameterObject[]> {
  const taken = new Set<string>();
  const listed = new Map<DocumentedOperation, ParameterObject[]>();
  for (const operation of operations.toSorted((a, b) => versionIn(b.path) - versionIn(a.path))) {
    const own = operation.parameters.filter((parameter) => {
      const key = `${parameter.in} ${parameter.name}`;
      if (parameter.in === 'path' || isWholeQuery(parameter) || taken.has(key)) return false;
      taken.add(key);
      return true;
    });
    listed.set(operation, own);
  }
  return listed;
}

/** `/v2/publish/{destination}` has 2. */
function versionIn(path: string): number {
  return Number(/^\/v(\d+)\//.exec(path)?.[1] ?? 0);
}
