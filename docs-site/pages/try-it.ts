import type { Family, TryIt } from '../family.ts';
import { html, json, type Html } from '../html.ts';
import { familyPages } from '../navigation.ts';
import type { Page } from '../page.ts';

/** The try-it page of a family, on which readers write requests. The script of the site adds its behavior. */
export function tryItPage(family: Family): Page {
  const { tryIt, crumbs } = familyPages(family);
  return {
    path: tryIt.path,
    title: tryIt.title,
    description: `Send requests to ${family.title} from the browser.`,
    kind: 'Tool',
    crumbs,
    sendsRequests: true,
    body: body(family, family.tryIt),
  };
}

function body(family: Family, tryIt: TryIt): Html {
  const { credential, presets, port, authorization, first = presets[0]?.id } = tryIt;
  return html`<article
    class="try-it free-form"
    data-family="${family.slug}"
    data-port="${port}"
    data-authorization="${authorization}"
    data-first="${first}"
  >
    <h1>Try ${family.title}</h1>
    <p class="lead">
      Compose a request, send it and see the whole answer. It goes from this page straight to the
      address below and nowhere else.
    </p>
    <noscript><p class="notice warn">This page needs JavaScript.</p></noscript>
    <form>
      <fieldset class="target">
        <legend>Where to</legend>
        <label
          >Address
          <input
            name="address"
            type="url"
            required
            spellcheck="false"
            placeholder="${family.address}"
        /></label>
        <label
          >${credential.label}
          <input
            name="credential"
            type="password"
            autocomplete="off"
            spellcheck="false"
            aria-describedby="credential-hint"
        /></label>
        <p class="small" id="credential-hint">
          ${credential.hint} Where a platform in development serves this page, it stands here
          already. It is kept only while this page is open.
        </p>
      </fieldset>
      <fieldset class="request">
        <legend>Request</legend>
        <div class="row">
          <label class="grow"
            >Example
            <select name="preset">
              <option value="">Choose one, or write your own below</option>
              ${presetGroups(tryIt)}
            </select></label
          >
          <label
            >Form
            <select name="form"></select
          ></label>
        </div>
        <p class="small">The examples are written for an empty database.</p>
        <label class="check" hidden
          ><input name="setup" type="checkbox" checked /> Send first what the example needs:
          <code></code
        ></label>
        <div class="row">
          <label
            >Method
            <select name="method">
              <option>POST</option>
              <option>GET</option>
              <option>PUT</option>
              <option>PATCH</option>
              <option>HEAD</option>
              <option>DELETE</option>
            </select></label
          >
          <label class="grow"
            >Path <input name="path" value="/" required spellcheck="false" autocomplete="off"
          /></label>
        </div>
        <label>Body <textarea name="body" rows="4" spellcheck="false"></textarea></label>
        <details>
          <summary>More headers</summary>
          <label
            >One in each line, such as <code>Upstash-Encoding: base64</code> or
            <code>Prefer: code=400, example=wrongType</code>
            <textarea name="headers" rows="3" spellcheck="false"></textarea>
          </label>
        </details>
        <button type="submit" class="primary">Send</button>
      </fieldset>
    </form>
    <section aria-labelledby="answer">
      <h2 id="answer">Answer</h2>
      <div class="answer" role="status"><p class="small">Nothing has been sent yet.</p></div>
    </section>
    <section aria-labelledby="as-curl">
      <h2 id="as-curl">The same with curl</h2>
      <figure class="code">
        <pre tabindex="0"><code class="language-bash" data-curl></code></pre>
      </figure>
    </section>
    <script type="application/json" id="presets">
      ${json(Object.fromEntries(presets.map(({ id, forms, setup }) => [id, { forms, setup }])))}
    </script>
  </article>`;
}

function presetGroups({ presets }: TryIt): Html[] {
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
