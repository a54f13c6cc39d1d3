import { html } from '../html.ts';
import type { Site } from '../navigation.ts';
import type { Page } from '../page.ts';

/**
 * The page that servers of static files show for missing files. It is shown at any depth, so its links begin at the root
 * of the server.
 */
export function missingPage({ name, sections, families }: Site): Page {
  const places = [
    { title: 'The first page', path: 'index.html', about: `What ${name} is.` },
    ...sections.map(({ title, place: { path }, about }) => ({ title, path, about })),
    ...families.map(({ folder, title }) => {
      return { title, path: `${folder}operations/index.html`, about: 'Every operation.' };
    }),
  ];
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
      <ul class="index">
        ${places.map(
          ({ title, path, about }) =>
            html`<li>
              <a href="/${path}"
                ><strong><bdi>${title}</bdi></strong
                ><span>${about}</span></a
              >
            </li>`,
        )}
      </ul>
    </article>`,
  };
}
