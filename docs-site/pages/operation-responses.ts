import { isNode } from '../../src/base/json-pointer.ts';
import type { Link, MediaType, Response } from '../../src/contract/model/operation.ts';
import { contractLine, contractText, elsewhere } from '../contract-text.ts';
import type { Family } from '../family.ts';
import { html, type Html } from '../html.ts';
import { codeBlock } from '../markdown.ts';
import { familyPages } from '../navigation.ts';
import { bodyText, isJson } from '../operations/body-text.ts';
import type { DocumentedOperation } from '../operations/documented.ts';
import { bodyExamples, type BodyExample } from '../operations/examples.ts';
import { plainSchema } from '../operations/plain-schema.ts';
import { schemaTree, shownValue, typeLine } from '../operations/schema-tree.ts';

/** Examples of one body that are shown. */
const MOST_EXAMPLES = 12;

/** Every response of an operation by status. The common part of all errors is shown once. */
export function responseSections({ responses }: DocumentedOperation, family: Family): Html {
  const all = Object.entries(responses);
  const errors = all.filter(([status]) => isError(status));
  if (all.length === 0) return html`<p class="small">The contract says of no answer.</p>`;
  return html`${all.map(
    ([status, response]) =>
      html`<details class="response" id="status-${status}" ${!isError(status) && html` open`}>
        <summary>
          <span class="status s${status[0]}">${status}</span>
          <span>${contractLine(firstLine(response.description), family)}</span>
        </summary>
        ${restOf(response, family)} ${headerList(response, family)}
        ${isError(status) ? errorExamples(response, family) : contents(response, family)}
        ${linkList(response, family)}
      </details>`,
  )}${
    errors.length > 0 &&
    errorBody(
      errors.map(([, response]) => response),
      family,
    )
  }`;
}

/** Redirects and what is understood by default are no errors. */
export function isError(status: string): boolean {
  return /^[45]/.test(status);
}

function firstLine(description: string): string {
  return description
    .trim()
    .split(/\n\s*\n/, 1)[0]!
    .replaceAll('\n', ' ');
}

/** The paragraphs of a description after the first. */
function restOf({ description }: Response, { linkTo }: Family): Html {
  const [, ...rest] = description.trim().split(/\n\s*\n/);
  return contractText(rest.join('\n\n'), { linkTo }).body;
}

function headerList({ headers }: Response, family: Family): Html | false {
  const all = Object.entries(headers);
  if (all.length === 0) return false;
  return html`<h3 class="small-heading">Headers</h3>
    <dl class="parameters">
      ${all.map(
        ([name, { schema = {}, description }]) =>
          html`<div>
            <dt>
              <code class="name">${name}</code>
              ${typeLine(family, plainSchema(family.contract, schema))}
            </dt>
            <dd>${contractText(description, { linkTo: family.linkTo }).body}</dd>
          </div>`,
      )}
    </dl>`;
}

function contents({ content }: Response, family: Family): Html {
  const all = Object.entries(content);
  if (all.length === 0) return html`<p class="small">Without a body.</p>`;
  return html`${all.map(
    ([type, media]) =>
      html`<p><code>${type}</code></p>
        ${media.schema !== undefined && schemaTree(family, media.schema)}
        ${
          media.itemSchema !== undefined &&
          html`<p class="small">Each item of the sequence:</p>
            ${schemaTree(family, media.itemSchema)}`
        }
        ${examplesIn(type, media, family).map((example) => exampleBlock(type, example))}`,
  )}`;
}

function examplesIn(type: string, media: MediaType, { contract }: Family): BodyExample[] {
  return bodyExamples(contract, type, media, 'response').slice(0, MOST_EXAMPLES);
}

function exampleBlock(type: string, { title = 'Example', value, external }: BodyExample): Html {
  if (external !== undefined) {
    const target = elsewhere(external);
    const address =
      target === undefined
        ? html`<code>${external}</code>`
        : html`<a href="${target}">${external}</a>`;
    return html`<p class="small"><bdi>${title}</bdi>: at ${address}</p>`;
  }
  const isText = typeof value === 'string' && !isJson(type);
  const text = isText ? value : isJson(type) ? pretty(value) : bodyText({ type, value });
  return codeBlock(text, isText ? 'text' : 'json', title);
}

function pretty(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? '');
}

function errorExamples({ content }: Response, family: Family): Html | false {
  const examples = Object.entries(content).flatMap(([type, media]) => {
    const { example, examples: named } = media;
    // A made-up example of an error would say nothing.
    return example === undefined && !isNode(named) ? [] : examplesIn(type, media, family);
  });
  if (examples.length === 0) return false;
  return html`<ul class="error-examples">
    ${examples.map(
      ({ title, value }) =>
        html`<li>
          ${title !== undefined && html`<span><bdi>${title}</bdi></span>`}<code
            >${shownValue(value)}</code
          >
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
  return html`${
      distinct.size > 0 &&
      html`<details class="response">
        <summary>The body of errors</summary>
        ${[...distinct.values()].map((schema) => schemaTree(family, schema))}
      </details>`
    }
    <p class="small">
      Every error with its words is in the
      <a href="/${familyPages(family).errors.path}">catalog of errors</a>.
    </p>`;
}

/** What can be done next with what an answer has. */
function linkList({ links }: Response, family: Family): Html | false {
  if (links.length === 0) return false;
  return html`<h3 class="small-heading">Links</h3>
    <ul>
      ${links.map((link) => linkItem(link, family))}
    </ul>`;
}

function linkItem({ name, to, parameters }: Link, family: Family): Html {
  const target = family.operations.find((each) =>
    'operationId' in to ? each.operationId === to.operationId : each.pointer === to.pointer,
  );
  const where =
    target === undefined
      ? html`<code>${'operationId' in to ? to.operationId : to.pointer}</code>`
      : html`<a href="/${family.pageOf(target)}"><bdi>${target.title}</bdi></a>`;
  const given = Object.entries(parameters).map(
    ([parameter, value], i) =>
      html`${i === 0 ? ' with ' : ', '}<code>${parameter}</code> =
        <code>${typeof value === 'string' ? value : shownValue(value)}</code>`,
  );
  return html`<li>
    <b><bdi>${name}</bdi></b
    >: ${where}${given}
  </li>`;
}
