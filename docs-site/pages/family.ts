import type { Contract, Family } from '../family.ts';
import { html, type Html } from '../html.ts';
import { headingMarkup, renderMarkdown, table } from '../markdown.ts';
import { familyPages } from '../navigation.ts';
import type { Page } from '../page.ts';

const METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete'];

interface OperationSummary {
  readonly operationId: string;
  readonly summary?: string;
}

/** The overview of a family: where it is, what it does, its operations, and its contract's own words. */
export function familyPage(family: Family): Page {
  const { title, summary, address, contract } = family;
  const { overview, crumbs } = familyPages(family);
  const description = renderMarkdown(contract.info.description ?? '');
  const headings = description.headings.filter(({ level }) => level === 2);
  return {
    path: overview.path,
    title,
    description: summary,
    kind: 'Family',
    crumbs: crumbs.slice(0, 1),
    contents: [{ id: 'operations', title: 'Operations' }, ...headings],
    body: html`<article class="prose">
      <h1>${title}</h1>
      <p class="lead">${summary}</p>
      <dl class="facts">
        <div>
          <dt>Base address</dt>
          <dd><code>${address}</code></dd>
        </div>
        <div>
          <dt>Contract</dt>
          <dd>${contract.info.title} ${contract.info.version}</dd>
        </div>
      </dl>
      <ul class="cards">
        ${familyCards(family)}
      </ul>
      ${headingMarkup({ id: 'operations', title: 'Operations', level: 2 })}
      ${operationTable(contract, family)} ${description.body}
    </article>`,
  };
}

/** What there is to read of a family, for its overview and the home page. */
export function familyCards(family: Family): Html[] {
  const { reference, errors, tryIt } = familyPages(family);
  const count = family.errors.reduce((sum, { entries }) => sum + entries.length, 0);
  const cards = [
    ...(family.chapters ?? []).map(({ title, summary, index }) => ({
      title,
      path: index.path,
      text: summary,
    })),
    { ...reference, text: 'Every operation, parameter and schema of the contract.' },
    {
      ...errors,
      text: `All ${count} errors with their status, their words and when they are given.`,
    },
    ...(tryIt === undefined
      ? []
      : [{ ...tryIt, text: 'Send requests from the browser and see the whole answer.' }]),
  ];
  return cards.map(
    ({ title, path, text }) =>
      html`<li>
        <a href="/${path}"><strong>${title}</strong><span>${text}</span></a>
      </li>`,
  );
}

function operationTable({ paths }: Contract, family: Family): Html {
  const rows = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => method in item).map((method) => {
      const { operationId, summary } = item[method] as OperationSummary;
      return html`<tr>
        <td><span class="method ${method}">${method.toUpperCase()}</span></td>
        <td><code>${path}</code></td>
        <td>${summary ?? operationId}</td>
      </tr>`;
    }),
  );
  const head = html`<tr>
    <th scope="col">Method</th>
    <th scope="col">Path</th>
    <th scope="col">What it does</th>
  </tr>`;
  const { reference } = familyPages(family);
  return html`${table(head, rows, 'Operations')}
    <p>All about them is in the <a href="/${reference.path}">API reference</a>.</p>`;
}
