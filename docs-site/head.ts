import { assets } from './assets.ts';
import { html, script, type Html } from './html.ts';
import type { Site } from './navigation.ts';
import type { Page } from './page.ts';
import { addressOf } from './published.ts';

/** What a page says of itself to browsers, search engines and chats that show a link to it. */
export function head(page: Page, site: Site): Html {
  const title = titleOf(page, site);
  const address = page.path === MISSING ? undefined : addressOf(page.path, site.published ?? {});
  return html`<head>
    <meta charset="utf-8" />
    <title>${title}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="description" content="${page.description}" />
    <meta name="color-scheme" content="light dark" />
    <meta
      http-equiv="Content-Security-Policy"
      content="${contentSecurityPolicy(page.sendsRequests === true, site.isLive === true)}"
    />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${page.description}" />
    <meta property="og:type" content="${page.path === 'index.html' ? 'website' : 'article'}" />
    <meta property="og:site_name" content="${site.name}" />
    ${
      address !== undefined &&
      html`<meta property="og:url" content="${address}" /><link
          rel="canonical"
          href="${address}"
        />`
    }
    ${
      page.path !== MISSING &&
      html`<link rel="alternate" type="text/markdown" href="/${textPathOf(page.path)}" />`
    }
    <link rel="icon" href="/${assets().logo.path}" type="image/svg+xml" />
    <link rel="stylesheet" href="/${assets().style.path}" />
    ${script(`src="/${assets().script.path}"`)}
  </head>`;
}

const MISSING = '404.html';

/** The title with those of the pages above, because many families have a page of errors. */
export function titleOf({ title, crumbs }: Page, { name }: Site): string {
  const above = crumbs.map((crumb) => crumb.title).filter((each) => each !== name);
  const parts = [title, ...above.toReversed(), name];
  return parts.filter((part, i) => part !== parts[i - 1]).join(' · ');
}

/** The text of a page beside it: `page.html` is also `page.md`. */
export function textPathOf(path: string): string {
  return path.replace(/\.html$/, '.md');
}

/**
 * Nothing is loaded from other origins, and the policy forbids it. Only pages with a form that sends
 * requests may connect to addresses that their user enters.
 */
function contentSecurityPolicy(sendsRequests: boolean, isLive: boolean): string {
  // A page that is served live asks its server for changes.
  const usual = isLive ? "'self'" : "'none'";
  return `default-src 'self' data:; connect-src ${sendsRequests ? '*' : usual}`;
}
