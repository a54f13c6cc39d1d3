import type { Family } from '../family.ts';
import { html, type Html } from '../html.ts';
import { familyPages } from '../navigation.ts';
import type { Page } from '../page.ts';

/** The page of all families. */
export function apisPage(families: readonly Family[]): Page {
  return {
    path: 'api.html',
    title: 'API',
    description:
      'The interfaces of the platform: operations, errors, and a form that sends requests.',
    kind: 'Page',
    crumbs: [{ title: 'Plinth', path: 'index.html' }],
    body: html`<article class="prose">
      <h1>API</h1>
      <p class="lead">
        Six contracts in OpenAPI 3.1. The mock, the server, the typed clients and these pages are
        made of them.
      </p>
      ${apiList(families)}
    </article>`,
  };
}

/** The families, with the pages that people look for first. */
export function apiList(families: readonly Family[]): Html {
  return html`<ul class="index">
    ${families.map(
      (family) =>
        html`<li>
          <div class="row">
            <strong><a href="/${family.folder}index.html">${family.title}</a></strong>
            <span>${family.summary}</span>
            <span>${waysInto(family)}</span>
          </div>
        </li>`,
    )}
  </ul>`;
}

function waysInto(family: Family): Html {
  const { errors, tryIt } = familyPages(family);
  const pages = [
    ...family.chapters
      .filter(({ title }) => title !== 'Schemas')
      .map(({ title, index }) => ({ title, path: index.path })),
    errors,
    tryIt,
  ];
  return html`${pages.map(({ title, path }, i) => html`${i > 0 && ' · '}<a href="/${path}">${title}</a>`)}`;
}
