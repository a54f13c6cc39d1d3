import { html, raw, script, type Html } from './html.ts';
import { familyPages, sidebar, type Site } from './navigation.ts';
import type { Crumb, Page } from './page.ts';

/**
 * Nothing is loaded from other origins, and the policy forbids it. Only pages with a form that sends
 * requests may connect to addresses that their user enters.
 */
function contentSecurityPolicy(sendsRequests: boolean, isLive: boolean): string {
  // A page that is served live asks its server for changes.
  const usual = isLive ? "'self'" : "'none'";
  return `default-src 'self' data:; connect-src ${sendsRequests ? '*' : usual}`;
}

/**
 * A page as a document, with relative links, so that it also works from a folder.
 * @param root the path from the page to the root of the site
 */
export function document(page: Page, site: Site, root = rootOf(page.path)): string {
  const markup = html`<!doctype html>
    <html lang="en" data-root="${root}" ${site.isLive === true && html`data-live`}>
      <head>
        <meta charset="utf-8" />
        <title>${page.title === site.name ? site.name : `${page.title} · ${site.name}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content="${page.description}" />
        <meta name="color-scheme" content="light dark" />
        <meta
          http-equiv="Content-Security-Policy"
          content="${contentSecurityPolicy(page.sendsRequests === true, site.isLive === true)}"
        />
        <link rel="icon" href="/assets/logo.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/assets/site.css" />
        ${script('src="/assets/site.js"')}
      </head>
      <body class="site${page.wide && ' wide'}${page.roomy && ' roomy'}">
        <a class="skip" href="#main">Skip to the content</a>
        ${topBar(site, page.path)}
        <div class="frame">
          ${sidebar(site, page)}
          <main id="main">
            ${page.crumbs.length > 0 && breadcrumbs(page)} ${page.body} ${neighbors(page)}
            <footer class="foot">${site.foot}</footer>
          </main>
          ${contents(page)}
        </div>
      </body>
    </html> `.markup;
  return linksFrom(root, markup);
}

/** The bar at the top of every page. */
function topBar(site: Site, path: string): Html {
  // A family that is the whole site is where the name leads to.
  const families = site.families.filter(({ folder }) => folder !== '');
  const places = [
    ...site.before.flatMap(({ place }) => place ?? []),
    ...families.map((family) => familyPages(family).crumbs.at(-1)!),
  ].map((place) => ({ ...place, folder: place.path.slice(0, place.path.lastIndexOf('/') + 1) }));
  return html`<header class="bar">
    <button class="bar-menu" type="button" aria-expanded="false" aria-controls="sidebar" hidden>
      <span class="bars" aria-hidden="true"></span><span class="hidden">Menu</span>
    </button>
    <a class="brand" href="/index.html">${logo}<span dir="auto">${site.name}</span></a>
    ${
      places.length > 0 &&
      html`<nav class="places" aria-label="Main">
        ${places.map(
          (place) =>
            html`<a
              href="/${place.path}"
              ${path.startsWith(place.folder) && html` class="here" aria-current="true"`}
              ><bdi>${place.title}</bdi></a
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
      />
      <kbd aria-hidden="true">/</kbd>
      <ul id="found" role="listbox" aria-label="Pages found" hidden></ul>
    </div>
    <button class="bar-theme" type="button" hidden>
      <span class="hidden">Switch between light and dark</span>
    </button>
  </header>`;
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
  return markup.replaceAll(/ (?:href|src)="\//g, (link) => link.slice(0, -1) + root);
}
