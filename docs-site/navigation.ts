import type { Chapter, ChapterGroup, Family } from './family.ts';
import { html, type Html } from './html.ts';
import type { Crumb, Page } from './page.ts';
import type { Published } from '../src/settings/published-docs.ts';

/** The parts of the site that every page refers to. */
export interface Site {
  readonly name: string;
  readonly version: string;
  /** Pages about everything, before and after those of the families. */
  readonly before: readonly LinkSection[];
  readonly after: readonly LinkSection[];
  readonly families: readonly Family[];
  /** The line at the end of every page. */
  readonly foot: Html;
  readonly published?: Published;
  /** Whether a server shows changes of the contracts in open pages. */
  readonly isLive?: boolean;
}

/** Pages under a common title in the list of pages. */
export interface LinkSection {
  readonly title: string;
  /** The page that stands for them in the bar at the top, if any. */
  readonly place?: Crumb;
  readonly links: readonly Crumb[];
}

/** Chapters with up to this many pages are listed whole beside each of them. */
const MOST_LISTED = 400;
/** How much of a longer list is shown around a page. */
const AROUND = 40;

/** The list of pages beside every page; in long lists only the part around the page is expanded. */
export function sidebar(site: Site, page: Pick<Page, 'path'>): Html {
  return html`<div class="side" id="sidebar">
    <nav aria-label="Pages">
      ${site.before.map((section) => linkSection(section, page))}
      ${site.families.map((family) => familySection(family, page))}
      ${site.after.map((section) => linkSection(section, page))}
    </nav>
  </div>`;
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

function linkSection({ title, links }: LinkSection, page: Pick<Page, 'path'>): Html {
  return html`<h2>${title}</h2>
    <ul>
      ${links.map((each) => entry(each, page))}
    </ul>`;
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
  if (!isWithin(index, page)) return own;
  const count = groups.reduce((sum, { pages }) => sum + pages.length, 0);
  const isLarge = count > MOST_LISTED;
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
  const { title, index, pages } = group;
  const isHere = isOf(group, page);
  if (isLarge && !isHere && index !== undefined) return entry(index, page);
  const at = pages.findIndex(({ path }) => path === page.path);
  const { shown, isWhole } = isLarge ? around(pages, at) : { shown: pages, isWhole: true };
  return html`<li>
    <details ${isHere && html` open`}>
      <summary><bdi>${title}</bdi> <span class="count">${pages.length}</span></summary>
      <ul>
        ${shown.map((each) => entry(each, page))}${
          !isWhole &&
          index !== undefined &&
          html`<li><a href="/${index.path}">All ${pages.length}</a></li>`
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

function entry({ title, path }: Crumb, page: Pick<Page, 'path'>): Html {
  return html`<li>
    <a href="/${path}" ${path === page.path && html` aria-current="page"`}><bdi>${title}</bdi></a>
  </li>`;
}

function isWithin(index: Page, page: Pick<Page, 'path'>): boolean {
  const folder = index.path.slice(0, index.path.lastIndexOf('/') + 1);
  return page.path.startsWith(folder);
}
