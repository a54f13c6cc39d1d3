import { CONSOLE_PLACE } from '../src/http/console-link.ts';
import { html, raw, type Html } from './html.ts';
import type { Site } from './navigation.ts';
import type { Page } from './page.ts';
import type { Published } from '../src/settings/published-docs.ts';
import { editAddress } from './published.ts';

/** What the bar has besides the places of the site. */
export function barLinks({ published = {}, version }: Site): Html {
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
export function footLinks({ source }: Page, { published = {} }: Site): Html {
  const edit = editAddress(source, published);
  return html`${edit !== undefined && html` · <a href="${edit}">edit this page</a>`}`;
}
