import type { Family } from '../family.ts';
import { html } from '../html.ts';
import type { Page } from '../page.ts';

/** The first page of a site of several contracts. */
export function contractsPage(name: string, families: readonly Family[]): Page {
  return {
    path: 'index.html',
    title: name,
    description: 'The contracts that this site describes.',
    kind: 'Page',
    crumbs: [],
    get body() {
      return html`<article class="prose">
        <h1>${name}</h1>
        <ul class="index">
          ${families.map(
            ({ folder, title, summary, operations }) =>
              html`<li>
                <a href="/${folder}index.html"
                  ><strong><bdi>${title}</bdi></strong
                  ><span dir="auto">${summary}</span><span>${operations.length} operations</span></a
                >
              </li>`,
          )}
        </ul>
      </article>`;
    },
  };
}
