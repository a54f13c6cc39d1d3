import type { Family } from './family.ts';
import { html, type Html } from './html.ts';
import type { Crumb, Page } from './page.ts';

/** The parts of the site that every page refers to. */
export interface Site {
  readonly name: string;
  readonly version: string;
  readonly guides: readonly Crumb[];
  readonly families: readonly Family[];
}

/** Pages about reliability. */
const PROOF: readonly Crumb[] = [
  { title: 'Coverage', path: 'coverage/index.html' },
  { title: 'Compatibility', path: 'guides/compatibility.html' },
  { title: 'Changelog', path: 'changelog.html' },
];

/** The list of pages beside every page; in long lists only the part around the page is expanded. */
export function sidebar(site: Site, page: Pick<Page, 'path'>): Html {
  return html`<div class="side" id="sidebar">
    <nav aria-label="Pages">
      <h2>Guides</h2>
      <ul>
        ${site.guides.map((guide) => entry(guide, page))}
      </ul>
      ${site.families.map((family) => familySection(family, page))}
      <h2>Proof</h2>
      <ul>
        ${PROOF.map((each) => entry(each, page))}
      </ul>
    </nav>
  </div>`;
}

/** The pages that every family has. */
export function familyPages({ slug, title }: Family) {
  return {
    overview: { title: 'Overview', path: `${slug}/index.html` },
    errors: { title: 'Errors', path: `${slug}/errors.html` },
    tryIt: { title: 'Try it', path: `${slug}/try.html` },
    crumbs: [
      { title: 'Plinth', path: 'index.html' },
      { title, path: `${slug}/index.html` },
    ],
  };
}

function familySection(family: Family, page: Pick<Page, 'path'>): Html {
  const { overview, errors, tryIt } = familyPages(family);
  return html`<h2>${family.title}</h2>
    <ul>
      ${entry(overview, page)}${(family.chapters ?? []).map(
        ({ title, index, isCode, groups }) =>
          html`${entry({ title, path: index.path }, page)}${
            isWithin(index, page) &&
            html`<li>
              <ul class="groups${isCode === true && ' code-names'}">
                ${groups.map(
                  (group) =>
                    html`<li><details${group.pages.some(({ path }) => path === page.path) && html` open`}><summary>${group.title} <span class="count">${group.pages.length}</span></summary><ul>${group.pages.map(
                      (each) => entry(each, page),
                    )}</ul></details></li>`,
                )}
              </ul>
            </li>`
          }`,
      )}${[errors, tryIt].map((each) => entry(each, page))}
    </ul> `;
}

function entry({ title, path }: Crumb, page: Pick<Page, 'path'>): Html {
  return html`<li>
    <a href="/${path}" ${path === page.path && html` aria-current="page"`}>${title}</a>
  </li>`;
}

function isWithin(index: Page, page: Pick<Page, 'path'>): boolean {
  const folder = index.path.slice(0, index.path.lastIndexOf('/') + 1);
  return page.path.startsWith(folder);
}
