import { METHODS } from '../../src/contract/model/document.ts';
import type { Family, TryItPreset } from '../family.ts';
import { data, html, type Html } from '../html.ts';
import { familyPages } from '../navigation.ts';
import type { Page } from '../page.ts';
import { credentialFields, usualSecurity } from './credential-fields.ts';
import { presetsOf } from './try-it-presets.ts';

/** The try-it page of a family, on which readers write requests. The script of the site adds its behavior. */
export function tryItPage(family: Family): Page {
  const { tryIt, crumbs } = familyPages(family);
  return {
    path: tryIt.path,
    title: tryIt.title,
    description: `Send requests to ${family.title} from the browser.`,
    kind: 'Page',
    crumbs,
    sendsRequests: true,
    roomy: true,
    get body() {
      return body(family);
    },
  };
}

function body(family: Family): Html {
  const { tryIt, slug, address } = family;
  const presets = tryIt.presets ?? presetsOf(family);
  const first = tryIt.first ?? presets[0]?.id ?? '';
  return html`<article
    class="try-it free-form split"
    data-family="${slug}"
    ${tryIt.port !== undefined && html`data-port="${tryIt.port}"`}
    data-usual="${address}"
    data-first="${first}"
  >
    <div class="form-head">
      <h1>Try <bdi>${family.title}</bdi></h1>
      <p class="lead">
        Compose a request, send it and see the whole answer. It goes from this page straight to the
        address below and nowhere else.
      </p>
      <noscript><p class="notice warn">This page needs JavaScript.</p></noscript>
    </div>
    <form>
      <fieldset class="target">
        <legend>Where to</legend>
        <label
          >Address
          <input
            name="address"
            type="text"
            inputmode="url"
            required
            spellcheck="false"
            placeholder="${address}"
        /></label>
        ${credentialFields(usualSecurity(family), family)}
        <p class="small">
          ${tryIt.port !== undefined && 'Where a platform in development serves this page, what it needs stands here already.'}
          What is entered is kept only while this page is open.
        </p>
      </fieldset>
      <fieldset class="request">
        <legend>Request</legend>
        ${presets.length > 0 && presetFields(presets, tryIt.state)}
        <div class="row">
          <label
            >Method
            <select name="method">
              ${methodsOf(family).map((method) => html`<option>${method}</option>`)}
            </select></label
          >
          <label class="grow"
            >Path <input name="path" value="/" required spellcheck="false" autocomplete="off"
          /></label>
          <button type="submit" class="primary">Send</button>
        </div>
        <label>Body <textarea name="body" rows="4" spellcheck="false"></textarea></label>
        <details>
          <summary>More headers</summary>
          <label
            >One in each line, such as <code>Prefer: code=400</code> for the mock
            <textarea name="headers" rows="3" spellcheck="false"></textarea>
          </label>
        </details>
      </fieldset>
    </form>
    <div class="outcome" tabindex="0" role="group" aria-label="Answer">
      <h2 id="answer">Answer</h2>
      <div class="answer" role="status"><p class="small">Nothing has been sent yet.</p></div>
      <h2 id="as-curl">The same with curl</h2>
      <figure class="code">
        <pre tabindex="0"><code class="language-bash" data-curl></code></pre>
      </figure>
    </div>
    ${data('id="presets"', Object.fromEntries(presets.map(({ id, forms, setup }) => [id, { forms, setup }])))}
  </article>`;
}

/** The examples to choose from, in all their forms. */
function presetFields(presets: readonly TryItPreset[], state: string | undefined): Html {
  return html`<div class="row">
      <label class="grow"
        >Example
        <select name="preset">
          <option value="">Choose one, or write your own below</option>
          ${presetGroups(presets)}
        </select></label
      >
      <label
        >Form
        <select name="form"></select
      ></label>
    </div>
    ${state !== undefined && html`<p class="small">${state}</p>`}
    <label class="check" hidden
      ><input name="setup" type="checkbox" checked /> Send first what the example needs:
      <code></code
    ></label>`;
}

/** The methods that a browser sends: the usual ones, and those that the contract has besides. */
function methodsOf({ operations }: Family): string[] {
  const usual = ['POST', 'GET', 'PUT', 'PATCH', 'HEAD', 'DELETE'];
  const known = METHODS.map((method) => method.toUpperCase());
  const own = operations.map(({ method }): string => method);
  const others = own.filter((method) => !usual.includes(method) && method !== 'TRACE');
  return [...usual, ...new Set(others.toSorted((a, b) => known.indexOf(a) - known.indexOf(b)))];
}

function presetGroups(presets: readonly TryItPreset[]): Html[] {
  const groups = [...new Set(presets.map(({ group }) => group))];
  return groups.map(
    (group) =>
      html`<optgroup label="${group}">
        ${presets
          .filter((preset) => preset.group === group)
          .map(({ id, title }) => html`<option value="${id}">${title}</option>`)}
      </optgroup> `,
  );
}
