import {
  coveredOn,
  TARGETS,
  type CoveredFamily,
  type CoveredKind,
  type CoveredPart,
} from '../../scripts/coverage/coverage.ts';
import { html, type Html } from '../html.ts';
import { headingMarkup, slug, table } from '../markdown.ts';
import type { Crumb, Page } from '../page.ts';

/** Every part of the contract of a family, with the targets and the test that covered it. */
export function coveredFamilyPage(
  { family, kinds }: CoveredFamily,
  tests: readonly string[],
  { title, crumbs }: { readonly title: string; readonly crumbs: readonly Crumb[] },
): Page {
  const pageTitle = `Coverage of ${title}`;
  return {
    path: `coverage/${family}.html`,
    title: pageTitle,
    description: `Every part of the contract of ${title}, where it was met, and by which test.`,
    kind: 'Page',
    crumbs,
    contents: kinds.map(({ kind }) => ({ id: slug(kind), title: heading(kind) })),
    body: html`<article class="prose">
      <h1>${pageTitle}</h1>
      <p class="lead">
        Every part of the contract, where it was met, and by which test first. What was not met on
        both comes first.
      </p>
      ${kinds.map((kind) => section(kind, tests))}
    </article>`,
  };
}

export function isOnBoth({ mock, implementation }: CoveredPart): boolean {
  return mock !== undefined && implementation !== undefined;
}

function section(kind: CoveredKind, tests: readonly string[]): Html {
  const title = heading(kind.kind);
  const [others, both] = [
    kind.parts.filter((part) => !isOnBoth(part)),
    kind.parts.filter(isOnBoth),
  ];
  const counts = TARGETS.map((target) => `${coveredOn(target, kind)} on the ${target}`).join(', ');
  return html`${headingMarkup({ id: slug(kind.kind), title, level: 2 })}
    <p>${kind.parts.length}, of which ${counts}.</p>
    ${others.length > 0 && partTable(`${title} not met on both`, others, tests)}
    ${
      both.length > 0 &&
      html`<details>
        <summary>${both.length} met on both</summary>
        ${partTable(`${title} met on both`, both, tests)}
      </details>`
    }`;
}

function partTable(label: string, parts: readonly CoveredPart[], tests: readonly string[]): Html {
  const head = html`<tr>
    <th scope="col">Part</th>
    <th scope="col">Met on</th>
    <th scope="col">By</th>
  </tr>`;
  return table(
    head,
    parts.map((part) => row(part, tests)),
    label,
  );
}

/** On one line, because there are thousands. */
function row({ name, mock, implementation }: CoveredPart, tests: readonly string[]): Html {
  const where = TARGETS.filter((target) => ({ mock, implementation })[target] !== undefined);
  const test = tests[implementation ?? mock ?? -1]?.replace('contract-tests/', '');
  const met = where.length === 2 ? 'both' : (where[0] ?? 'neither');
  return html`<tr>
    <td><code>${name}</code></td>
    <td>${met}</td>
    <td>${test}</td>
  </tr> `;
}

function heading(kind: string): string {
  return kind[0]!.toUpperCase() + kind.slice(1);
}
