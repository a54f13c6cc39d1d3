import type { Chapter, ChapterGroup, Family } from './family.ts';
import { html, type Html } from './html.ts';
import { methodClass } from './operations/names.ts';
import type { Crumb, Page } from './page.ts';
import type { Published } from '../src/settings/published-docs.ts';

/** The parts of the site that every page refers to. */
export interface Site {
  readonly name: string;
  readonly version: string;
  /** What the site has besides its families, in the order in which readers need it. */
  readonly sections: readonly Section[];
  readonly families: readonly Family[];
  /** The page that lists the families, if the bar at the top names that instead of each of them. */
  readonly familiesAt?: Crumb;
  /** The line at the end of every page. */
  readonly foot: Html;
  readonly published?: Published;
  /** Whether a server shows changes of the contracts in open pages. */
  readonly isLive?: boolean;
}

/** Pages about one thing. */
export interface Section {
  readonly title: string;
  /** Where they are listed, under a title that fits into the bar. */
  readonly place: Crumb;
  readonly about: string;
  readonly links: readonly Crumb[];
}

/** Chapters with up to this many pages are listed whole beside each of them. */
const MOST_LISTED = 150;
/** How much of a longer list is shown around a page. */
const AROUND = 40;

/** The list of pages beside every page: what the page belongs to is expanded, and the rest of the site is below it. */
export function sidebar(site: Site, page: Pick<Page, 'path'>): Html {
  const { sections, families } = site;
  const own = familyOf(site, page);
  const others = families.filter((family) => family !== own);
  return html`<div class="side" id="sidebar">
    <nav aria-label="Pages">
      ${own !== undefined && familySection(own, page)}
      ${own !== undefined && sections.length > 0 && html`<hr />`}
      ${sections.map((section) => sectionEntry(section, page))}
      ${
        others.length > 0 &&
        html`<h2>
            ${own === undefined ? (site.familiesAt?.title ?? 'Contracts') : 'Other interfaces'}
          </h2>
          <ul>
            ${others.map(({ folder, title }) => entry({ title, path: `${folder}index.html` }, page))}
          </ul>`
      }
    </nav>
  </div>`;
}

/** The family that a page belongs to. */
export function familyOf({ families }: Site, { path }: Pick<Page, 'path'>): Family | undefined {
  return families.find(({ folder }) => path.startsWith(folder));
}

/** The pages that every family has. */
export function familyPages({ folder, title, above }: Pick<Family, 'folder' | 'title' | 'above'>) {
  return {
    overview: { title: 'Overview', path: `${folder}index.html` },
    authentication: { title: 'Authentication', path: `${folder}authentication.html` },
    errors: { title: 'Errors', path: `${folder}errors.html` },
    tryIt: { title: 'Try it', path: `${folder}try.html` },
    crumbs: [...above, { title, path: `${folder}index.html` }],
  };
}

function sectionEntry({ title, links }: Section, page: Pick<Page, 'path'>): Html {
  const isHere = links.some(({ path }) => path === page.path);
  return html`<details ${isHere && html` open`}>
    <summary>${title}</summary>
    <ul>
      ${links.map((each) => entry(each, page))}
    </ul>
  </details>`;
}

function familySection(family: Family, page: Pick<Page, 'path'>): Html {
  const { overview, authentication, errors, tryIt } = familyPages(family);
  return html`<h2><bdi>${family.title}</bdi></h2>
    <ul>
      ${entry(overview, page)}${family.chapters.map((chapter) => chapterEntry(chapter, page))}${[
        authentication,
        errors,
        tryIt,
      ].map((each) => entry(each, page))}
    </ul> `;
}

function chapterEntry({ title, index, isCode, groups }: Chapter, page: Pick<Page, 'path'>): Html {
  const own = entry({ title, path: index.path }, page);
  const count = groups.reduce((sum, { pages }) => sum + pages.length, 0);
  const isLarge = count > MOST_LISTED;
  // A list that is whole in the index is not named below it.
  const isListed = isLarge && groups.every(({ place }) => place === page.path);
  if (!isWithin(index, page) || isListed) return own;
  const here = isLarge ? groups.findIndex((group) => isOf(group, page)) : 0;
  const { shown, isWhole } = isLarge ? around(groups, here) : { shown: groups, isWhole: true };
  return html`${own}
    <li>
      <ul class="groups${isCode === true && ' code-names'}">
        ${shown.map((group) => groupEntry(group, page, isLarge))}${
          !isWhole && html`<li><a href="/${index.path}">All ${groups.length} groups</a></li>`
        }
      </ul>
    </li>`;
}

/** A group with its pages; of a large chapter only the one that the page is in, and of a long one the part around it. */
function groupEntry(group: ChapterGroup, page: Pick<Page, 'path'>, isLarge: boolean): Html {
  const { title, place, pages } = group;
  const isHere = isOf(group, page);
  if (isLarge && !isHere) return entry({ title, path: place }, page);
  const at = pages.findIndex(({ path }) => path === page.path);
  const { shown, isWhole } = isLarge ? around(pages, at) : { shown: pages, isWhole: true };
  return html`<li>
    <details ${isHere && html` open`}>
      <summary><bdi>${title}</bdi> <span class="count">${pages.length}</span></summary>
      <ul>
        ${shown.map((each) => entry(each, page))}${
          !isWhole && html`<li><a href="/${place}">All ${pages.length}</a></li>`
        }
      </ul>
    </details>
  </li>`;
}

/** The part of a long list around a place in it; from its beginning if there is no place. */
function around<T>(list: readonly T[], at: number): { shown: readonly T[]; isWhole: boolean } {
  if (list.length <= AROUND) return { shown: list, isWhole: true };
  const from = Math.min(Math.max(at - AROUND / 2, 0), list.length - AROUND);
  return { shown: list.slice(from, from + AROUND), isWhole: false };
}

function isOf({ index, pages }: ChapterGroup, page: Pick<Page, 'path'>): boolean {
  return index?.path === page.path || pages.some(({ path }) => path === page.path);
}

function entry(
  { title, path, method }: Crumb & Pick<Page, 'method'>,
  page: Pick<Page, 'path'>,
): Html {
  return html`<li>
    <a href="/${path}" ${path === page.path && html` aria-current="page"`}
      ><bdi>${title}</bdi
      >${method !== undefined && html` <span class="method ${methodClass(method)}">${SHORT[method] ?? method}</span>`}</a
    >
  </li>`;
}

/** Methods whose names are long, as they fit beside a title. */
const SHORT: Readonly<Record<string, string>> = { DELETE: 'DEL', OPTIONS: 'OPT' };

function isWithin(index: Page, page: Pick<Page, 'path'>): boolean {
  const folder = index.path.slice(0, index.path.lastIndexOf('/') + 1);
  return page.path.startsWith(folder);
}
