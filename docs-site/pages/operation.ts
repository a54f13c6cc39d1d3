import { isNode } from '../../src/base/json-pointer.ts';
import type { ParameterObject } from '../../src/contract/model/document.ts';
import { contractText } from '../contract-text.ts';
import type { Family } from '../family.ts';
import { html, type Html } from '../html.ts';
import { codeBlock, headingMarkup } from '../markdown.ts';
import { bodyText, isJson } from '../operations/body-text.ts';
import type { DocumentedOperation } from '../operations/documented.ts';
import { methodClass, parameterAnchor } from '../operations/names.ts';
import { requestExamples, type RequestExample } from '../operations/requests.ts';
import { officialSample, samplesOf, type Sample } from '../operations/samples.ts';
import { schemaTree } from '../operations/schema-tree.ts';
import type { Crumb, FoundPart, Page } from '../page.ts';
import { callbackSection } from './operation-callbacks.ts';
import { operationFacts } from './operation-facts.ts';
import { parameterSections } from './operation-parameters.ts';
import { responseSections } from './operation-responses.ts';
import { tryPanel } from './operation-try.ts';

/** Where a page of an operation is. */
export interface OperationPlace {
  readonly path: string;
  readonly crumbs: readonly Crumb[];
  readonly previous: Crumb | undefined;
  readonly next: Crumb | undefined;
  /** The parameters for which the search leads to this page. */
  readonly found: readonly ParameterObject[];
  /** Whether the service sends it, so that nobody else does. */
  readonly isSent: boolean;
}

/** The ids that a page of an operation has besides those of headings in its description. */
const IDS = [
  'body',
  'callbacks',
  'found',
  'in-cookie',
  'in-header',
  'in-path',
  'in-query',
  'main',
  'responses',
  'sidebar',
  'try-it',
];

/** The page of one operation. */
export function operationPageOf(
  operation: DocumentedOperation,
  family: Family,
  { found, isSent, ...place }: OperationPlace,
): Page {
  const { title, description, ownId, method, path } = operation;
  return {
    ...place,
    title,
    description: `${method} ${path}. ${firstSentence(description)}`.trim(),
    kind: 'Operation',
    source: family.source,
    sendsRequests: !isSent,
    roomy: true,
    get body() {
      return bodyOf(operation, family, isSent);
    },
    found: found.map((parameter) => foundParameter(parameter, title)),
    get keywords() {
      return [
        ...[ownId ?? '', method.toLowerCase(), path, ...operation.tags, withoutMarks(description)],
        ...operation.parameters.map(({ name }) => name),
      ].join(' ');
    },
  };
}

function bodyOf(operation: DocumentedOperation, family: Family, isSent: boolean): Html {
  const { title, description, method, path } = operation;
  const requests = requestExamples(family.contract, operation);
  const code = isSent
    ? html``
    : html`<div class="beside" tabindex="0" role="region" aria-label="Code and try it">
        ${requests.map((request, i) => samplesSection(operation, request, family, i > 0))}
        ${tryPanel(operation, requests, family)}
      </div>`;
  return html`<article class="operation${isSent && ' plain'}">
    <div class="operation-head">
      <h1><bdi>${title}</bdi></h1>
      <p class="address-line" tabindex="0" role="group" aria-label="Method and path">
        <span class="method ${methodClass(method)}">${method}</span>
        <code>${path}</code>
      </p>
      ${contractText(description, { linkTo: family.linkTo, taken: IDS }).body}
      ${operationFacts(operation, family, isSent)}
    </div>
    ${code}
    <div class="operation-rest prose">
      ${parameterSections(operation, family)} ${bodySection(operation, requests, family)}
      ${headingMarkup({ id: 'responses', title: 'Responses', level: 2 })}
      ${responseSections(operation, family)} ${callbackSection(operation, family)}
    </div>
  </article>`;
}

/** A search entry for a parameter of the operation. */
function foundParameter(parameter: ParameterObject, operation: string): FoundPart {
  const { in: place, name, description } = parameter;
  const text = typeof description === 'string' ? description : '';
  return {
    title: name,
    anchor: parameterAnchor(place, name),
    kind: place === 'header' ? 'Header' : 'Parameter',
    description: `${operation}. ${firstSentence(text)}`.trim(),
    keywords: text,
  };
}

/** The longest text of a description in search results. */
const LONGEST_SENTENCE = 200;

/** The first sentence of a description, without Markdown. */
export function firstSentence(description: string): string {
  const [sentence = ''] = withoutMarks(description).split(/(?<=\.) (?=[A-Z`])/);
  const plain = sentence.trim();
  return plain.length <= LONGEST_SENTENCE ? plain : `${plain.slice(0, LONGEST_SENTENCE)} …`;
}

/** A description without tags, and without the marks of code and links. */
function withoutMarks(description: string): string {
  return description
    .slice(0, 20 * LONGEST_SENTENCE)
    .replaceAll(/<\/?[a-z][^>]*>/gi, ' ')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '')
    .replaceAll(/\s+/g, ' ');
}

/** The code of the first request is expanded, that of the others is collapsed. */
function samplesSection(
  operation: DocumentedOperation,
  request: RequestExample,
  family: Family,
  folded: boolean,
): Html {
  const title = request.title ?? 'Code';
  const [curl, ...others] = samplesOf(operation, request, family);
  // The contract has one call of the official client for an operation, whatever its examples are.
  const official = folded ? undefined : officialSample(operation, family.access);
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

function bodySection(
  { requestBody }: DocumentedOperation,
  requests: readonly RequestExample[],
  family: Family,
): Html | false {
  if (requestBody === undefined) return false;
  const { description, required, content } = requestBody;
  return html`${headingMarkup({ id: 'body', title: 'Body', level: 2 })}
  ${contractText(description, { linkTo: family.linkTo }).body}
  ${Object.entries(content).map(
    ([type, { schema, itemSchema }]) =>
      html`<p>
          <code>${type === '*/*' ? 'any type' : type}</code
          >${required && html` <span class="required">required</span>`}
        </p>
        ${isNode(schema) && Object.keys(schema).length > 0 && schemaTree(family, schema)}
        ${
          itemSchema !== undefined &&
          html`<p class="small">Each item of the sequence:</p>
            ${schemaTree(family, itemSchema)}`
        }`,
  )}
  ${requests.map(
    ({ body, title }) =>
      body !== undefined &&
      codeBlock(bodyText(body), isJson(body.type) ? 'json' : 'text', title ?? 'Example'),
  )}`;
}
