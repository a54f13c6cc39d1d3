import { CONSOLE_PLACE } from '../src/http/console-link.ts';
import type { Published } from '../src/settings/published-docs.ts';
import { assets } from './assets.ts';
import { head } from './head.ts';
import { html, type Html, raw } from './html.ts';
import { familyOf, familyPages, sidebar, type Site } from './navigation.ts';
import type { Crumb, Page } from './page.ts';
import { editAddress } from './published.ts';

/**
 * A page as a document, with relative links, so that it also works from a folder.
 * @param root the path from the page to the root of the site
 */
export function document(page: Page, site: Site, root = rootOf(page.path)): string {
  const markup = html`<!doctype html>
    <html lang="en" data-root="${root}" ${site.isLive === true && html`data-live`}>
      ${head(page, site)}
      <body class="site${page.wide && ' wide'}${page.roomy && ' roomy'}">
        <a class="skip" href="#main">Skip to the content</a>
        ${topBar(site, page)}
        <div class="frame">
          ${sidebar(site, page)}
          <main id="main">
            ${page.crumbs.length > 0 && breadcrumbs(page)} ${page.body} ${neighbors(page)}
            <footer class="foot">${site.foot}${footLinks(page, site)}</footer>
          </main>
          ${contents(page)}
        </div>
      </body>
    </html> `.markup;
  return linksFrom(root, markup);
}

/** The bar at the top of every page. */
function topBar(site: Site, page: Page): Html {
  const places = placesOf(site, page);
  return html`<header class="bar">
    <button class="bar-menu" type="button" aria-expanded="false" aria-controls="sidebar" hidden>
      <span class="bars" aria-hidden="true"></span><span class="hidden">Menu</span>
    </button>
    <a class="brand" href="/index.html">${logo}<span dir="auto">${site.name}</span></a>
    ${
      places.length > 0 &&
      html`<nav class="places" aria-label="Main">
        ${places.map(
          ({ title, path, isHere }) =>
            html`<a href="/${path}" ${isHere && html` class="here" aria-current="true"`}
              ><bdi>${title}</bdi></a
            >`,
        )}
      </nav>`
    }
    <div class="search" role="search" hidden>
      <input
        type="search"
        placeholder="Search"
        aria-label="Search the docs"
        autocomplete="off"
        spellcheck="false"
        role="combobox"
        aria-expanded="false"
        aria-controls="found"
        aria-autocomplete="list"
        aria-keyshortcuts="Control+K Meta+K /"
        data-engine="${assets().search.path}"
      />
      <kbd aria-hidden="true">Ctrl K</kbd>
      <ul id="found" role="listbox" aria-label="Pages found" hidden></ul>
    </div>
    ${barLinks(site)}
    <button class="bar-theme" type="button" hidden>
      <span class="hidden">Switch between light and dark</span>
    </button>
  </header>`;
}

/** What the bar names: the sections of the site, and its families or the page that lists them. */
function placesOf(site: Site, page: Page): (Crumb & { readonly isHere: boolean })[] {
  const own = familyOf(site, page);
  const sections = site.sections.map(({ place, links }) => {
    return { ...place, isHere: links.some(({ path }) => path === page.path) };
  });
  if (site.familiesAt !== undefined) {
    const isHere = own !== undefined || page.path === site.familiesAt.path;
    return [...sections, { ...site.familiesAt, isHere }];
  }
  // A family that is the whole site is where the name leads to.
  const families = site.families.filter(({ folder }) => folder !== '');
  return families.map((family) => ({
    ...familyPages(family).crumbs.at(-1)!,
    isHere: family === own,
  }));
}

/** Three courses of stone: the foot, the shaft and the cap of a plinth. */
const logo = raw(
  '<svg class="logo" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><rect x="3" y="3" width="18" height="4.5" rx="1.2"/><rect x="6" y="9" width="12" height="6" rx="1.2"/><rect x="1.5" y="16.5" width="21" height="4.5" rx="1.2"/></svg>',
);

function breadcrumbs({ crumbs, title }: Page): Html {
  return html`<nav class="crumbs" aria-label="Breadcrumbs">
    <ol>
      ${crumbs.map(
        (crumb) =>
          html`<li>
            <a href="/${crumb.path}"><bdi>${crumb.title}</bdi></a>
          </li>`,
      )}
      <li aria-current="page"><bdi>${title}</bdi></li>
    </ol>
  </nav>`;
}

function neighbors({ previous, next }: Page): Html | false {
  if (previous === undefined && next === undefined) return false;
  return html`<nav class="neighbors" aria-label="Neighbors">
    ${neighbor(previous, 'prev', 'Previous')}${neighbor(next, 'next', 'Next')}
  </nav>`;
}

function neighbor(page: Crumb | undefined, rel: string, label: string): Html | false {
  if (page === undefined) return false;
  return html`<a class="${rel}" rel="${rel}" href="/${page.path}"
    ><small>${label}</small><bdi>${page.title}</bdi></a
  >`;
}

function contents({ contents = [], wide, roomy }: Page): Html | false {
  if (contents.length < 2 || wide || roomy) return false;
  return html`<aside class="contents">
    <nav aria-label="On this page">
      <strong>On this page</strong>
      <ul>
        ${contents.map(
          ({ id, title }) =>
            html`<li>
              <a href="#${id}"><bdi>${title}</bdi></a>
            </li>`,
        )}
      </ul>
    </nav>
  </aside>`;
}

/** `../../` for a page two folders down. */
function rootOf(path: string): string {
  return '../'.repeat(path.split('/').length - 1);
}

/** Makes links from the site's root relative. */
function linksFrom(root: string, markup: string): string {
  return markup.replaceAll(/\s(?:href|src)="\//g, (link) => link.slice(0, -1) + root);
}

/** What the bar has besides the places of the site. */
function barLinks({ published = {}, version }: Site): Html {
  return html`${versionMenu(published, version)}${raw(CONSOLE_PLACE)}`;
}

/** The versions of the site. They are links, so that they also work without a script. */
function versionMenu({ versions = [] }: Published, version: string): Html | false {
  if (versions.length === 0) return false;
  const shown = versions.some(({ name }) => name === version) ? version : 'Versions';
  return html`<details class="versions">
    <summary><span class="hidden">Version of the docs: </span>${shown}</summary>
    <ul>
      ${versions.map(
        ({ name, address }) =>
          html`<li>
            <a href="${address}" ${name === version && html` aria-current="true"`}>${name}</a>
          </li>`,
      )}
    </ul>
  </details>`;
}

/** Where the source of the page is edited. */
function footLinks({ source }: Page, { published = {} }: Site): Html {
  const edit = editAddress(source, published);
  return html`${edit !== undefined && html` · <a href="${edit}">edit this page</a>`}`;
}
