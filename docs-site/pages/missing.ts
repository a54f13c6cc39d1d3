import { html } from '../html.ts';
import type { Site } from '../navigation.ts';
import type { Page } from '../page.ts';

/**
 * The page that servers of static files show for missing files. It is shown at any depth, so its links begin at the root
 * of the server.
 */
export function missingPage({ families }: Site): Page {
  return {
    path: '404.html',
    title: 'There is nothing here',
    description: 'No page has this address.',
    kind: 'Index',
    crumbs: [],
    body: html`<article class="prose">
      <h1>There is nothing here</h1>
      <p class="lead">
        No page has this address. The search at the top looks through all there are.
      </p>
      <ul class="cards">
        <li>
          <a href="/index.html"><strong>The first page</strong><span>What Plinth is</span></a>
        </li>
        <li>
          <a href="/guides/index.html"
            ><strong>Guides</strong><span>From the first command on</span></a
          >
        </li>
        ${families.map(
          ({ slug, title }) =>
            html`<li>
              <a href="/${slug}/operations/index.html"
                ><strong>${title}</strong><span>Every operation</span></a
              >
            </li>`,
        )}
      </ul>
    </article>`,
  };
}
