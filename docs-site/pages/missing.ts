import { html } from '../html.ts';
import type { Site } from '../navigation.ts';
import type { Page } from '../page.ts';

/**
 * The page that servers of static files show for missing files. It is shown at any depth, so its links begin at the root
 * of the server.
 */
export function missingPage({ name, before, families }: Site): Page {
  const sections = before.flatMap(({ title, place }) =>
    place === undefined ? [] : [{ ...place, title }],
  );
  return {
    path: '404.html',
    title: 'There is nothing here',
    description: 'No page has this address.',
    kind: 'Page',
    crumbs: [],
    body: html`<article class="prose">
      <h1>There is nothing here</h1>
      <p class="lead">
        No page has this address. The search at the top looks through all there are.
      </p>
      <ul class="cards">
        <li>
          <a href="/index.html"><strong>The first page</strong><span>What ${name} is</span></a>
        </li>
        ${sections.map(
          ({ title, path }) =>
            html`<li>
              <a href="/${path}"><strong>${title}</strong><span>From the first command on</span></a>
            </li>`,
        )}
        ${families.map(
          ({ folder, title }) =>
            html`<li>
              <a href="/${folder}operations/index.html"
                ><strong>${title}</strong><span>Every operation</span></a
              >
            </li>`,
        )}
      </ul>
    </article>`,
  };
}
