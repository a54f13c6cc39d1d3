import type { ParameterObject } from '../../src/contract/model/document.ts';
import type { Family } from '../family.ts';
import { html, raw, textOf, type Html } from '../html.ts';
import { codeBlock, headingMarkup, renderInline, renderMarkdown } from '../markdown.ts';
import type { Access } from '../operations/access.ts';
import type { Callback, DocumentedOperation } from '../operations/documented.ts';
import { operationPage, parameterAnchor } from '../operations/names.ts';
import {
  bodyText,
  exampleOf,
  requestExamples,
  type RequestExample,
} from '../operations/requests.ts';
import { officialSample, samplesOf, type Sample } from '../operations/samples.ts';
import { plainSchema } from '../operations/schema-words.ts';
import { schemaTree, typeLine } from '../operations/schema-tree.ts';
import type { FoundPart, Page } from '../page.ts';
import { responseSections } from './operation-responses.ts';
import { tryPanel } from './operation-try.ts';

/**
 * The page of one operation; the chapter determines the links above and beside it.
 * @param listed the parameters for which the search leads to this page
 */
export function operationPageOf(
  operation: DocumentedOperation,
  family: Family,
  listed: readonly ParameterObject[],
): Page {
  const { title, description, operationId, method, path } = operation;
  const requests = requestExamples(operation);
  const text = renderMarkdown(description);
  return {
    path: operationPage(family.slug, operationId),
    title,
    description: `${method} ${path}. ${firstSentence(description)}`.trim(),
    kind: family.title,
    crumbs: [],
    sendsRequests: true,
    roomy: true,
    body: html`<article class="operation">
      <div class="operation-head">
        <h1>${title}</h1>
        <p class="address-line" tabindex="0" role="group" aria-label="Method and path">
          <span class="method ${method.toLowerCase()}">${method}</span>
          <code>${path}</code>
        </p>
        ${text.body} ${facts(operation, family)}
      </div>
      <div class="beside" tabindex="0" role="region" aria-label="Code and try it">
        ${requests.map((request, i) => samplesSection(operation, request, family.access, i > 0))}
        ${tryPanel(operation, requests, family)}
      </div>
      <div class="operation-rest prose">
        ${parameterSections(operation, family)} ${bodySection(operation, requests, family)}
        ${headingMarkup({ id: 'responses', title: 'Responses', level: 2 })}
        ${responseSections(operation, family)} ${callbackSection(operation.callbacks, family)}
      </div>
    </article>`,
    found: listed.map((parameter) => foundParameter(parameter, title)),
    keywords: [
      ...[operationId, method.toLowerCase(), path, operation.tag, textOf(text.body)],
      ...operation.parameters.map(({ name }) => name),
    ].join(' '),
  };
}

/** A search entry for a parameter of the operation. */
function foundParameter(parameter: ParameterObject, operation: string): FoundPart {
  const { in: place, name, description = '' } = parameter;
  return {
    title: name,
    anchor: parameterAnchor(place, name),
    kind: place === 'header' ? 'Header' : 'Parameter',
    description: `${operation}. ${firstSentence(description)}`.trim(),
    keywords: description,
  };
}

/** The first sentence of a description, without Markdown. */
export function firstSentence(description: string): string {
  const [sentence = ''] = description.replaceAll('\n', ' ').split(/(?<=\.) (?=[A-Z`])/);
  return sentence.replaceAll('`', '').trim();
}

function facts(operation: DocumentedOperation, family: Family): Html {
  const { isBeyond, security, operationId, declared } = operation;
  const { securitySchemes = {} } = family.contract.components;
  const names = [...new Set(security.flatMap((each) => Object.keys(each)))];
  return html`<dl class="facts">
    <div>
      <dt>Base address</dt>
      <dd><code>${family.address}</code></dd>
    </div>
    <div>
      <dt>Operation</dt>
      <dd><code>${operationId}</code></dd>
    </div>
    ${
      isBeyond &&
      html`<div>
        <dt>Contract</dt>
        <dd>
          <a href="/guides/compatibility.html#beyond-the-base-contract">beyond the base contract</a>
        </dd>
      </div>`
    }
    ${roleFacts(declared)}
    <div class="whole">
      <dt>Authentication</dt>
      ${
        names.length === 0
          ? html`<dd>none</dd>`
          : names.map(
              (name) => html`<dd>${renderInline(securitySchemes[name]?.description ?? name)}</dd>`,
            )
      }
    </div>
  </dl>`;
}

/** Which members of a team may call it, where the contract says so. */
function roleFacts(declared: DocumentedOperation['declared']): Html[] {
  const named = [
    ['Roles in a team', declared['x-roles']],
    ['Roles in the team that receives it', declared['x-roles-of-target']],
  ] as const;
  return named.flatMap(([term, roles]) =>
    roles === undefined
      ? []
      : [
          html`<div>
            <dt>${term}</dt>
            <dd>${roles.length === 0 ? "the caller's own account only" : roles.join(', ')}</dd>
          </div>`,
        ],
  );
}

/** The code of the first request is expanded, that of the others is collapsed. */
function samplesSection(
  operation: DocumentedOperation,
  request: RequestExample,
  access: Access,
  folded: boolean,
): Html {
  const title = request.title ?? 'Code';
  const [curl, ...others] = samplesOf(operation, request, access);
  // The contract has one call of the official client for an operation, whatever its examples are.
  const official = folded ? undefined : officialSample(operation, access);
  const tabs = sampleTabs([curl!, ...(official === undefined ? [] : [official]), ...others]);
  if (folded) {
    return html`<details class="samples">
      <summary>${title}</summary>
      ${tabs}
    </details>`;
  }
  return html`<section class="samples">
    <h2 class="small-heading">${title}</h2>
    ${tabs}
  </section>`;
}

function sampleTabs(samples: readonly Sample[]): Html {
  return html`<div class="tabs" data-tabs="language">
    ${samples.map(
      ({ label, language, code }) =>
        html`<section data-tab="${label}">
          <h3 class="small-heading">${label}</h3>
          ${codeBlock(code, language)}
        </section>`,
    )}
  </div>`;
}

const PLACES = [
  ['path', 'Path'],
  ['query', 'Query'],
  ['header', 'Headers'],
] as const;

function parameterSections({ parameters }: DocumentedOperation, family: Family): Html[] {
  return PLACES.flatMap(([place, title]) => {
    const own = parameters.filter((parameter) => parameter.in === place);
    if (own.length === 0) return [];
    return html`${headingMarkup({ id: `in-${place}`, title, level: 2 })}
      <dl class="parameters">${own.map((parameter) => parameterEntry(parameter, family))}</dl>`;
  });
}

function parameterEntry(parameter: ParameterObject, { contract }: Family): Html {
  const { in: place, name, required = false, description = '', schema = {} } = parameter;
  const example = exampleOf(parameter);
  return html`<div id="${parameterAnchor(place, name)}">
    <dt>
      <code class="name">${name}</code>${required && html` <span class="required">required</span>`}
      ${typeLine(contract, plainSchema(contract, schema))}
    </dt>
    <dd>
      ${raw(renderMarkdown(description).body.markup)}${
        example !== undefined && html`<p class="small">Example: <code>${String(example)}</code></p>`
      }
    </dd>
  </div>`;
}

function bodySection(
  { requestBody }: DocumentedOperation,
  requests: readonly RequestExample[],
  { contract }: Family,
): Html | false {
  if (requestBody === undefined) return false;
  const { description, required, content } = requestBody;
  return html`${headingMarkup({ id: 'body', title: 'Body', level: 2 })}
  ${description !== undefined && renderMarkdown(description).body}
  ${Object.entries(content).map(
    ([type, { schema = {} }]) =>
      html`<p>
          <code>${type === '*/*' ? 'any type' : type}</code
          >${required && html` <span class="required">required</span>`}
        </p>
        ${Object.keys(schema).length > 0 && schemaTree(contract, schema)}`,
  )}
  ${requests.map(
    ({ body, title }) =>
      body !== undefined &&
      codeBlock(bodyText(body), body.type.includes('json') ? 'json' : 'text', title ?? 'Example'),
  )}`;
}

function callbackSection(callbacks: readonly Callback[], { contract }: Family): Html | false {
  if (callbacks.length === 0) return false;
  return html`${headingMarkup({ id: 'callbacks', title: 'Callbacks', level: 2 })}
    <p>What the service sends by itself, to addresses that the request names.</p>
    ${callbacks.map(({ title, address, description, requestBody }) => {
      const [media] = Object.values(requestBody?.content ?? {});
      return html`<details class="response">
        <summary>${title}</summary>
        <p>To <code>${address}</code></p>
        ${renderMarkdown(description).body}
        ${media?.schema !== undefined && schemaTree(contract, media.schema)}
      </details>`;
    })}`;
}
