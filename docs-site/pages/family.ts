import type { Family } from '../family.ts';
import { html, type Html } from '../html.ts';
import { headingMarkup, renderMarkdown } from '../markdown.ts';
import { familyPages } from '../navigation.ts';
import { documentedOperations } from '../operations/documented.ts';
import type { Page } from '../page.ts';
import { operationItem } from './operations.ts';

/** The overview of a family: its address, purpose and operations, and the description in its contract. */
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
      ${operationTable(family)} ${description.body}
    </article>`,
  };
}

/** Links to the pages of a family, for its overview and the home page. */
export function familyCards(family: Family): Html[] {
  const { errors, tryIt } = familyPages(family);
  const count = family.errors.reduce((sum, { entries }) => sum + entries.length, 0);
  const cards = [
    ...(family.chapters ?? []).map(({ title, summary, index }) => ({
      title,
      path: index.path,
      text: summary,
    })),
    {
      ...errors,
      text: `All ${count} errors with their status, their words and when they are given.`,
    },
    { ...tryIt, text: 'Send requests from the browser and see the whole answer.' },
  ];
  return cards.map(
    ({ title, path, text }) =>
      html`<li>
        <a href="/${path}"><strong>${title}</strong><span>${text}</span></a>
      </li>`,
  );
}

function operationTable(family: Family): Html {
  return html`<ul class="operations">
    ${documentedOperations(family.contract).map((operation) => operationItem(operation, family))}
  </ul>`;
}
