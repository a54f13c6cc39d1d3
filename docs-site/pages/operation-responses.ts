import type { MediaTypeObject } from '../../src/contract/model/document.ts';
import type { Response } from '../../src/contract/model/operation.ts';
import type { Family } from '../family.ts';
import { html, type Html } from '../html.ts';
import { codeBlock, renderInline, renderMarkdown } from '../markdown.ts';
import { familyPages } from '../navigation.ts';
import type { DocumentedOperation } from '../operations/documented.ts';
import { plainSchema } from '../operations/schema-words.ts';
import { schemaTree, typeLine } from '../operations/schema-tree.ts';

/** Every response of an operation by status. The common part of all errors is shown once. */
export function responseSections({ responses }: DocumentedOperation, family: Family): Html {
  const all = Object.entries(responses);
  const errors = all.filter(([status]) => isError(status));
  return html`${all.map(
    ([status, response]) =>
      html`<details class="response" id="status-${status}" ${!isError(status) && html` open`}>
        <summary>
          <span class="status s${status[0]}">${status}</span>
          <span>${renderInline(response.description.trim())}</span>
        </summary>
        ${headerList(response, family)}
        ${isError(status) ? errorExamples(response) : contents(response, family)}
      </details>`,
  )}${
    errors.length > 0 &&
    errorBody(
      errors.map(([, response]) => response),
      family,
    )
  }`;
}

function isError(status: string): boolean {
  return !status.startsWith('2');
}

function headerList({ headers }: Response, { contract }: Family): Html | false {
  const all = Object.entries(headers);
  if (all.length === 0) return false;
  return html`<h3 class="small-heading">Headers</h3>
    <dl class="parameters">
      ${all.map(
        ([name, { schema = {}, description }]) =>
          html`<div>
            <dt>
              <code class="name">${name}</code>
              ${typeLine(contract, plainSchema(contract, schema))}
            </dt>
            <dd>${description !== undefined && renderMarkdown(description).body}</dd>
          </div>`,
      )}
    </dl>`;
}

function contents({ content }: Response, { contract }: Family): Html {
  const all = Object.entries(content);
  if (all.length === 0) return html`<p class="small">Without a body.</p>`;
  return html`${all.map(
    ([type, media]) =>
      html`<p><code>${type}</code></p>
        ${media.schema !== undefined && schemaTree(contract, media.schema)}
        ${examplesOf(media).map(([title, value]) =>
          codeBlock(shown(value), typeof value === 'string' ? 'text' : 'json', title),
        )}`,
  )}`;
}

function errorExamples({ content }: Response): Html | false {
  const examples = Object.values(content).flatMap(examplesOf);
  if (examples.length === 0) return false;
  return html`<ul class="error-examples">
    ${examples.map(
      ([title, value]) =>
        html`<li>
          ${title !== 'Example' && html`<span>${title}</span>`}<code>${JSON.stringify(value)}</code>
        </li>`,
    )}
  </ul>`;
}

/** The schemas of the bodies of errors, each once, and a link to the list of all errors. */
function errorBody(responses: readonly Response[], family: Family): Html {
  const schemas = responses.flatMap(({ content }) =>
    Object.values(content).flatMap(({ schema }) => (schema === undefined ? [] : [schema])),
  );
  const distinct = new Map(schemas.map((schema) => [JSON.stringify(schema), schema]));
  return html`<details class="response">
      <summary>The body of errors</summary>
      ${[...distinct.values()].map((schema) => schemaTree(family.contract, schema))}
    </details>
    <p class="small">
      Every error with its words is in the
      <a href="/${familyPages(family).errors.path}">catalog of errors</a>.
    </p>`;
}

function examplesOf({ example, examples = {} }: MediaTypeObject): [string, unknown][] {
  if (example !== undefined) return [['Example', example]];
  return Object.values(examples).map(({ summary = 'Example', value }) => [summary, value]);
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}
