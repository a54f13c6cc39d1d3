import type { Link, Response } from '../../src/contract/model/operation.ts';
import { contractLine, contractText } from '../contract-text.ts';
import type { Family } from '../family.ts';
import { html, type Html } from '../html.ts';
import { familyPages } from '../navigation.ts';
import type { DocumentedOperation } from '../operations/documented.ts';
import { plainSchema } from '../operations/plain-schema.ts';
import { schemaTree, shownValue, typeLine } from '../operations/schema-tree.ts';

/** Every response of an operation by status. The common part of all errors is shown once. */
export function responseSections({ responses }: DocumentedOperation, family: Family): Html {
  const all = Object.entries(responses);
  const errors = all.filter(([status]) => isError(status));
  if (all.length === 0) return html`<p class="small">The contract says of no answer.</p>`;
  return html`${all.map(([status, response]) => responseEntry(status, response, family))}${
    errors.length > 0 &&
    errorBody(
      errors.map(([, response]) => response),
      family,
    )
  }`;
}

/** Errors are collapsed, and without anything to expand they are a line. */
function responseEntry(status: string, response: Response, family: Family): Html {
  const line = html`<span class="status s${status[0]}">${status}</span>
    <span>${contractLine(firstLine(response.description), family)}</span>`;
  const parts = [
    restOf(response, family),
    headerList(response, family),
    !isError(status) && contents(response, family),
    linkList(response, family),
  ].filter((part) => part !== false && part.markup.trim() !== '');
  if (parts.length === 0) {
    return html`<p class="response plain" id="status-${status}">${line}</p>`;
  }
  return html`<details class="response" id="status-${status}" ${!isError(status) && html` open`}>
    <summary>${line}</summary>
    ${parts}
  </details>`;
}

/** Redirects and what is understood by default are no errors. */
export function isError(status: string): boolean {
  return /^[45]/.test(status);
}

/** The first paragraph of a description, on one line. */
export function firstLine(description: string): string {
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
        } `,
  )}`;
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
