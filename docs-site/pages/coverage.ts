import level from '../../scripts/coverage/level.json' with { type: 'json' };
import {
  coveredOn,
  type Coverage,
  type CoveredFamily,
  type CoveredKind,
  type CoverageLevel,
} from '../../scripts/coverage/coverage.ts';
import type { Family } from '../family.ts';
import { html, type Html } from '../html.ts';
import { headingMarkup, table } from '../markdown.ts';
import type { Page } from '../page.ts';
import { groupPlace } from './guides.ts';
import { coveredFamilyPage, isOnBoth } from './covered-family.ts';

const TITLE = 'Coverage';
const levels: CoverageLevel = level.percent;
const HOME = { title: 'Plinth', path: 'index.html' };
const INDEX = { title: TITLE, path: 'coverage/index.html' };

/** The coverage of each contract by the tests: figures, and a page for each family if a run has been measured. */
export function coveragePages(coverage: Coverage | undefined, families: readonly Family[]): Page[] {
  const titles = new Map(families.map(({ slug, title }) => [slug, title]));
  const titleOf = (family: string) => titles.get(family) ?? family;
  const crumbs = [HOME, INDEX];
  const details = (coverage?.families ?? []).map((covered) =>
    coveredFamilyPage(covered, coverage!.tests, { title: titleOf(covered.family), crumbs }),
  );
  return [overview(coverage, titleOf), ...details];
}

function overview(coverage: Coverage | undefined, titleOf: (family: string) => string): Page {
  const contents = [
    { id: 'parts', title: 'What is met of each contract' },
    ...(coverage === undefined ? [] : [{ id: 'both', title: 'The same on both' }]),
  ];
  return {
    ...INDEX,
    description: 'What the tests have met of each contract, on the mock and on the implementation.',
    kind: 'Page',
    crumbs: [HOME, groupPlace('reference')],
    contents,
    body: html`<article class="prose">
      <h1>${TITLE}</h1>
      <p class="lead">
        What the tests have met of each contract over HTTP, on the mock and on the implementation.
      </p>
      ${coverage === undefined ? unmeasured : measured(coverage)}
      ${headingMarkup({ id: 'parts', title: contents[0]!.title, level: 2 })}
      <p>
        A part is met when an exchange that conforms to the contract had it. A run of all tests
        fails where a share is below the level that is agreed for it.
      </p>
      ${
        coverage === undefined
          ? levelTables(titleOf)
          : coverage.families.map((each) => figures(each, titleOf(each.family)))
      }
      ${coverage !== undefined && twoBacks(coverage, titleOf)}
    </article>`,
  };
}

const unmeasured = html`<p>
  These pages were built where the tests have not been run, so there are no figures, only the
  levels.
  <code>npm test</code> measures; <code>npm run docs</code> shows what it has found.
</p>`;

function measured({ measuredAt }: Coverage): Html {
  return html`<p>
    Measured by the last run of <code>npm test</code> before these pages were built, on
    <time datetime="${measuredAt}">${measuredAt.slice(0, 10)}</time>. The same as
    <a href="/coverage/coverage.json">JSON</a>.
  </p>`;
}

function levelTables(titleOf: (family: string) => string): Html[] {
  const head = html`<tr>
    <th scope="col">API</th>
    <th scope="col">Parts</th>
    <th scope="col">Mock</th>
    <th scope="col">Implementation</th>
  </tr>`;
  const rows = Object.entries(levels).flatMap(([family, kinds]) =>
    Object.entries(kinds).map(
      ([kind, least]) =>
        html`<tr>
          <td>${titleOf(family)}</td>
          <td>${kind}</td>
          <td>${least.mock}%</td>
          <td>${least.implementation}%</td>
        </tr>`,
    ),
  );
  return [table(head, rows, 'Levels')];
}

function figures({ family, kinds }: CoveredFamily, title: string): Html {
  const head = html`<tr>
    <th scope="col">Parts</th>
    <th scope="col">There are</th>
    <th scope="col">Mock</th>
    <th scope="col">Implementation</th>
    <th scope="col">Both</th>
    <th scope="col">Never</th>
    <th scope="col">Level</th>
  </tr>`;
  return html`<h3 id="${family}"><a href="/coverage/${family}.html">${title}</a></h3>
    ${table(
      head,
      kinds.map((kind) => row(family, kind)),
      title,
    )}`;
}

function row(family: CoveredFamily['family'], kind: CoveredKind): Html {
  const { parts } = kind;
  const least = levels[family]?.[kind.kind];
  const never = parts.filter(
    ({ mock, implementation }) => mock === undefined && implementation === undefined,
  );
  return html`<tr>
    <td>${kind.kind}</td>
    <td>${parts.length}</td>
    <td>${coveredOn('mock', kind)}</td>
    <td>${coveredOn('implementation', kind)}</td>
    <td>${parts.filter(isOnBoth).length}</td>
    <td>${never.length}</td>
    <td>${least === undefined ? '' : `${least.mock}%, ${least.implementation}%`}</td>
  </tr>`;
}

function twoBacks({ families }: Coverage, titleOf: (family: string) => string): Html {
  const head = html`<tr>
    <th scope="col">Examples of</th>
    <th scope="col">There are</th>
    <th scope="col">The same on both</th>
    <th scope="col">On the mock alone</th>
    <th scope="col">On the implementation alone</th>
    <th scope="col">On neither</th>
  </tr>`;
  const rows = families.flatMap(({ family, kinds }) => {
    const parts = kinds.find(({ kind }) => kind === 'examples')?.parts ?? [];
    // A contract without examples has no section for them.
    if (parts.length === 0) return [];
    const count = (mock: boolean, implementation: boolean) =>
      parts.filter(
        (part) =>
          (part.mock !== undefined) === mock &&
          (part.implementation !== undefined) === implementation,
      ).length;
    return html`<tr>
      <td><a href="/coverage/${family}.html#examples">${titleOf(family)}</a></td>
      <td>${parts.length}</td>
      <td>${count(true, true)}</td>
      <td>${count(true, false)}</td>
      <td>${count(false, true)}</td>
      <td>${count(false, false)}</td>
    </tr>`;
  });
  return html`${headingMarkup({ id: 'both', title: 'The same on both', level: 2 })}
    <p>
      Each example of a response in the contracts: whether the tests have had an answer of that
      operation with that status and the same shape (the same fields with values of the same kinds)
      from the mock, and from the implementation.
    </p>
    ${table(head, rows, 'Examples')}`;
}
