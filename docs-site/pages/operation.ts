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
import { schemaTree } from '../operations/schema-tree.ts';
import { IDS_OF_PAGES, type Crumb, type FoundPart, type Page } from '../page.ts';
import { besideText } from './operation-beside.ts';
import { callbackSection } from './operation-callbacks.ts';
import { operationFacts } from './operation-facts.ts';
import { parameterGroups, parameterSections } from './operation-parameters.ts';
import { responseSections } from './operation-responses.ts';

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
  ...IDS_OF_PAGES,
  'body',
  'callbacks',
  'in-cookie',
  'in-header',
  'in-path',
  'in-query',
  'responses',
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
    method,
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
  return html`<article class="operation${isSent && ' plain'}">
    <div class="operation-head">
      <h1><bdi>${title}</bdi></h1>
      <p class="address-line" data-copied="${path}">
        <span class="method ${methodClass(method)}">${method}</span>
        <code>${pathMarkup(path)}</code>
      </p>
      ${contractText(description, { linkTo: family.linkTo, taken: IDS }).body}
      ${operationFacts(operation, family, isSent)} ${jumps(operation)}
    </div>
    ${!isSent && besideText(operation, requests, family)}
    <div class="operation-rest prose">
      ${parameterSections(operation, family)} ${bodySection(operation, requests, family)}
      ${headingMarkup({ id: 'responses', title: 'Responses', level: 2 })}
      ${responseSections(operation, family)} ${callbackSection(operation, family)}
    </div>
  </article>`;
}

/** The parts of a path that callers fill in stand out. */
function pathMarkup(path: string): Html {
  return html`${path
    .split(/(\{[^{}]+\})/)
    .map((part) => (part.startsWith('{') ? html`<var>${part}</var>` : html`${part}`))}`;
}

/** The table of contents of a page that has more than one part, with how much there is of each. */
function jumps(operation: DocumentedOperation): Html | false {
  const { requestBody, responses } = operation;
  const parts = [
    ...parameterGroups(operation).map(({ id, title, parameters }) => {
      return { id, title, count: parameters.length };
    }),
    ...(requestBody === undefined ? [] : [{ id: 'body', title: 'Body', count: undefined }]),
    { id: 'responses', title: 'Responses', count: Object.keys(responses).length },
  ];
  if (parts.length < 3) return false;
  return html`<ul class="jumps" aria-label="On this page">
    ${parts.map(
      ({ id, title, count }) =>
        html`<li>
          <a href="#${id}">${title}${count !== undefined && html` <span>${count}</span>`}</a>
        </li>`,
    )}
  </ul>`;
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
