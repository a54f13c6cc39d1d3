import type { ParameterObject } from '../../src/contract/model/document.ts';
import type { Family, TryIt } from '../family.ts';
import { html, json, type Html } from '../html.ts';
import type { DocumentedOperation } from '../operations/documented.ts';
import {
  bodyText,
  exampleOf,
  type RequestParameterValue,
  type RequestExample,
} from '../operations/requests.ts';

/** The form that sends a request of the operation from its page. The script of the site adds its behavior. */
export function tryPanel(
  operation: DocumentedOperation,
  requests: readonly RequestExample[],
  { slug, address, tryIt }: Family,
): Html {
  const { method, path, requestBody } = operation;
  if (method === 'GET' && requestBody !== undefined) {
    return html`<section class="try-panel">
      <h2 class="small-heading" id="try-it">Try it</h2>
      <p class="small">Browsers send no body with GET; curl does.</p>
    </section>`;
  }
  return html`<section
    class="try-panel try-it"
    data-family="${slug}"
    data-port="${tryIt.port}"
    data-authorization="${tryIt.authorization}"
    data-method="${method}"
    data-template="${path}"
  >
    <h2 class="small-heading" id="try-it">Try it</h2>
    <noscript><p class="small">It needs JavaScript.</p></noscript>
    <form hidden>
      ${target(tryIt, address)} ${requests.length > 1 && choice(requests)}
      ${parameterFields(operation.parameters)}
      ${
        requestBody !== undefined &&
        html`<label>Body <textarea name="body" rows="6" spellcheck="false"></textarea></label>`
      }
      <details>
        <summary>More headers</summary>
        <label
          >One in each line, such as <code>Prefer: code=${errorStatus(operation)}</code> for the
          mock
          <textarea name="headers" rows="2" spellcheck="false"></textarea>
        </label>
      </details>
      <p class="row">
        <button type="submit" class="primary">Send</button>
        <button type="button" class="button" name="stop" hidden>Stop</button>
      </p>
    </form>
    <div class="answer" role="status" hidden></div>
    <details class="same" hidden>
      <summary>The same with curl</summary>
      <figure class="code">
        <pre tabindex="0"><code class="language-bash" data-curl></code></pre>
      </figure>
    </details>
    <script type="application/json" data-requests>
      ${json(requests.map(({ parameters, body }) => ({ parameters: parameters.map(field), ...bodyField(body) })))}
    </script>
  </section>`;
}

function field({ in: place, name, value }: RequestParameterValue) {
  return { in: place, name, value: String(value) };
}

function bodyField(body: RequestExample['body']) {
  return body === undefined ? {} : { type: body.type, body: bodyText(body) };
}

function target({ credential }: TryIt, address: string): Html {
  return html`<details class="target">
    <summary>To <code data-address>${address}</code></summary>
    <label
      >Address <input name="address" type="url" required spellcheck="false" value="${address}"
    /></label>
    <label
      >${credential.label}
      <input name="credential" type="password" autocomplete="off" spellcheck="false"
    /></label>
    <p class="small">
      ${credential.hint} Where a platform in development serves this page, it stands here already.
    </p>
  </details>`;
}

function choice(requests: readonly RequestExample[]): Html {
  return html`<label
    >Example
    <select name="example">
      ${requests.map(({ title }, i) => html`<option value="${i}">${title ?? `Example ${i + 1}`}</option>`)}
    </select></label
  >`;
}

/** A field for each parameter; optional ones are collapsed. */
function parameterFields(parameters: readonly ParameterObject[]): Html {
  const needed = parameters.filter(({ required }) => required === true);
  const others = parameters.filter(({ required }) => required !== true);
  return html`${needed.map(parameterField)}${
    others.length > 0 &&
    html`<details>
      <summary>${others.length} more that may be given</summary>
      ${others.map(parameterField)}
    </details>`
  }`;
}

function parameterField(parameter: ParameterObject): Html {
  const { in: place, name, required = false, explode, schema = {} } = parameter;
  const isWhole = place === 'query' && explode === true && schema['type'] === 'object';
  const example = exampleOf(parameter);
  return html`<label
    ><code>${name}</code> <span class="small">${isWhole ? 'the query as a whole' : place}</span>
    <input
      data-in="${place}"
      data-name="${name}"
      ${isWhole && html`data-whole`}
      ${parameter['x-multi-segment'] !== undefined && html`data-tail`}
      ${required && html`required`}
      placeholder="${String(example ?? (isWhole ? 'name=value&other=value' : ''))}"
      spellcheck="false"
      autocomplete="off"
  /></label>`;
}

function errorStatus({ responses }: DocumentedOperation): string {
  return Object.keys(responses).find((status) => status.startsWith('4')) ?? '400';
}
