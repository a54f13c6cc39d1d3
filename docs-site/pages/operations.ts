import { isWholeQuery, type ParameterObject } from '../../src/contract/model/document.ts';
import type { Chapter, ChapterGroup, Family } from '../family.ts';
import { html, type Html } from '../html.ts';
import { renderInline, slug } from '../markdown.ts';
import { documentedOperations, type DocumentedOperation } from '../operations/documented.ts';
import { operationPage, operationsFolder } from '../operations/names.ts';
import type { Crumb, Page } from '../page.ts';
import { operationPageOf } from './operation.ts';

const TITLE = 'Operations';

interface OperationGroup {
  readonly title: string;
  readonly description: string;
  readonly operations: readonly DocumentedOperation[];
}

/** The chapter of a family's operations: the index by group, and a page for each. */
export function operationChapter(family: Family, above: readonly Crumb[]): Chapter {
  const groups = groupOperations(family);
  const ordered = groups.flatMap(({ operations }) => operations);
  const path = `${operationsFolder(family.slug)}/index.html`;
  const crumbs = [...above, { title: TITLE, path }];
  const crumb = (operation: DocumentedOperation | undefined): Crumb | undefined =>
    operation && {
      title: operation.title,
      path: operationPage(family.slug, operation.operationId),
    };
  const listed = listedParameters(ordered);
  const pages = new Map(
    ordered.map((operation, i): [DocumentedOperation, Page] => {
      const page = operationPageOf(operation, family, listed.get(operation) ?? []);
      const previous = crumb(ordered[i - 1]);
      return [operation, { ...page, crumbs, previous, next: crumb(ordered[i + 1]) }];
    }),
  );
  const summary = `All ${ordered.length} operations: parameters, bodies, responses, code, and a form that sends them.`;
  const index: Page = {
    path,
    title: `${TITLE} of ${family.title}`,
    description: summary,
    kind: 'Index',
    crumbs: above,
    body: indexBody(family, groups),
    contents: groups.map(({ title }) => ({ id: slug(title), title })),
  };
  return {
    title: TITLE,
    summary,
    index,
    groups: groups.map(({ title, operations }): ChapterGroup => {
      return { title, pages: operations.map((operation) => pages.get(operation)!) };
    }),
  };
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

/** By tag, in the order of the contract's tags. */
function groupOperations({ contract }: Family): OperationGroup[] {
  const operations = documentedOperations(contract);
  const tags = contract.tags ?? [];
  const names = new Set([...tags.map(({ name }) => name), ...operations.map(({ tag }) => tag)]);
  return [...names]
    .map((title) => ({
      title,
      description: tags.find(({ name }) => name === title)?.description ?? '',
      operations: operations.filter(({ tag }) => tag === title),
    }))
    .filter((group) => group.operations.length > 0);
}

function indexBody(family: Family, groups: readonly OperationGroup[]): Html {
  return html`<article class="prose">
    <h1>${TITLE} of ${family.title}</h1>
    <p class="lead">
      Every operation of the contract. Each page has its parameters, bodies and responses, code that
      is run as a test, and a form that sends it from the browser.
    </p>
    ${groups.map((group) => operationGroup(group, family))}
  </article>`;
}

function operationGroup({ title, description, operations }: OperationGroup, family: Family): Html {
  return html`<section aria-labelledby="${slug(title)}">
    <h2 id="${slug(title)}">${title}</h2>
    ${description !== '' && html`<p>${renderInline(description)}</p>`}
    <ul class="operations">
      ${operations.map((operation) => operationItem(operation, family))}
    </ul>
  </section>`;
}

/** An item in a list of operations: title, method and path. */
export function operationItem(operation: DocumentedOperation, { slug: family }: Family): Html {
  const { operationId, title, method, path } = operation;
  return html`<li>
    <a href="/${operationPage(family, operationId)}">${title}</a>
    <span class="address"
      ><span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code></span
    >
  </li>`;
}
