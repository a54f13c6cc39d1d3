import { InputError } from '../../src/base/input-error.ts';
import { contractLine, contractText } from '../contract-text.ts';
import type { Family } from '../family.ts';
import { html, type Html } from '../html.ts';
import { headingMarkup } from '../markdown.ts';
import { documentedCallbacks, type DocumentedOperation } from '../operations/documented.ts';
import { schemaTree } from '../operations/schema-tree.ts';

/** What the service sends because of an operation, to addresses that its request names. */
export function callbackSection(operation: DocumentedOperation, family: Family): Html | false {
  const callbacks = callbacksOf(operation, family);
  if (callbacks.length === 0) return false;
  const heading = headingMarkup({ id: 'callbacks', title: 'Callbacks', level: 2 });
  if (typeof callbacks === 'string')
    return html`${heading}
      <p class="notice warn">${callbacks}</p>`;
  return html`${heading}
    <p>What the service sends by itself, to addresses that the request names.</p>
    ${callbacks.map((callback) => callbackEntry(callback, family))}`;
}

/** Faults of callbacks are found only here, and must not cost the rest of the page. */
function callbacksOf(
  operation: DocumentedOperation,
  { contract }: Family,
): DocumentedOperation[] | string {
  try {
    return documentedCallbacks(contract, operation);
  } catch (error) {
    if (error instanceof InputError) return `They can't be read: ${error.message}`;
    throw error;
  }
}

function callbackEntry(callback: DocumentedOperation, family: Family): Html {
  const { title, method, path, description, requestBody, responses } = callback;
  const bodies = Object.entries(requestBody?.content ?? {});
  const answers = Object.entries(responses);
  // A callback without a title is called as its address.
  const isNamed = title !== `${method} ${path}`;
  return html`<details class="response">
    <summary><bdi>${isNamed ? title : `To ${path}`}</bdi></summary>
    <p><code>${method}</code> to <code>${path}</code></p>
    ${contractText(description, { linkTo: family.linkTo }).body}
    ${bodies.map(
      ([type, { schema }]) =>
        html`<p><code>${type}</code></p>
          ${schema !== undefined && schemaTree(family, schema)}`,
    )}
    ${
      answers.length > 0 &&
      html`<p class="small">What is expected as the answer:</p>
        <ul>
          ${answers.map(
            ([status, response]) =>
              html`<li><code>${status}</code> ${contractLine(response.description, family)}</li>`,
          )}
        </ul>`
    }
  </details>`;
}
