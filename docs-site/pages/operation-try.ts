import { isNode } from '../../src/base/json-pointer.ts';
import type { ParameterObject } from '../../src/contract/model/document.ts';
import { inHeader, inPath, inQuery } from '../../src/toolkit/probe/serialize.ts';
import type { Family, ServerAddress } from '../family.ts';
import { data, html, type Html } from '../html.ts';
import type { DocumentedOperation } from '../operations/documented.ts';
import { bodyText, contentTypeOf } from '../operations/body-text.ts';
import { parameterExample } from '../operations/examples.ts';
import { plainSchema } from '../operations/plain-schema.ts';
import type { RequestParameterValue, RequestExample } from '../operations/requests.ts';
import { isSentByFetch } from '../operations/samples.ts';
import { ownAddresses } from '../operations/server-addresses.ts';
import { credentialFields } from './credential-fields.ts';
import { parameterGroups } from './operation-parameters.ts';
import { setupFor } from './try-it-presets.ts';

/** Addresses that can be chosen from. */
const MOST_ADDRESSES = 24;

/** Whether a page can send requests of an operation. */
export function isSentByPages(
  { method, requestBody }: DocumentedOperation,
  requests: readonly RequestExample[],
): boolean {
  return requests.some(isSentByFetch) && (method !== 'GET' || requestBody === undefined);
}

/**
 * The form that sends a request of the operation from its page, if a page can send it. The script of the site shows it in
 * place of the code, and what it is answered with among the answers.
 */
export function tryPanel(
  operation: DocumentedOperation,
  requests: readonly RequestExample[],
  family: Family,
): Html | false {
  if (!isSentByPages(operation, requests)) return false;
  const { method, path, requestBody } = operation;
  const { tryIt } = family;
  return html`<section
    class="try-panel try-it"
    aria-label="Try it"
    hidden
    data-family="${family.slug}"
    ${tryIt.port !== undefined && html`data-port="${tryIt.port}"`}
    data-method="${method}"
    data-template="${path}"
  >
    <form>
      <div class="fields" tabindex="0" role="group" aria-label="What is sent">
        ${target(operation, family)}
        ${operation.parameters.filter(isNeeded).map((each) => parameterField(each, family.contract))}
        ${
          requestBody !== undefined &&
          html`<label>Body <textarea name="body" rows="2" spellcheck="false"></textarea></label>`
        }
        ${setupField(operation, requests, family)} ${optionalFields(operation, family.contract)}
        <details>
          <summary>More headers</summary>
          <label
            >One in each line, such as <code>Prefer: code=${errorStatus(operation)}</code> for the
            mock
            <textarea name="headers" rows="2" spellcheck="false"></textarea>
          </label>
        </details>
        <details class="same">
          <summary>The same with curl</summary>
          <figure class="code">
            <pre tabindex="0"><code class="language-bash" data-curl></code></pre>
          </figure>
        </details>
      </div>
      <p class="row">
        <button type="submit" class="button primary">Send</button>
        <button type="button" class="button" name="stop" hidden>Stop</button>
      </p>
    </form>
    ${data(
      'data-requests',
      requests.map((request) => {
        const setup = setupFor(family, operation, request);
        return {
          parameters: request.parameters.map(field),
          ...bodyField(request.body),
          ...(setup.length > 0 && { setup }),
        };
      }),
    )}
  </section>`;
}

function field({ in: place, name, parameter, value, isTail }: RequestParameterValue) {
  return { in: place, name, value: isTail ? String(value) : fieldText(parameter, value) };
}

function bodyField(body: RequestExample['body']) {
  return body === undefined ? {} : { type: contentTypeOf(body), body: bodyText(body) };
}

/** A value as it is typed into the field of its parameter. */
function fieldText(parameter: ParameterObject, value: unknown): string {
  if (isQueryPart(parameter) && isNode(value)) {
    return inQuery(parameter, value)
      .map(([name, each]) => `${name}=${each}`)
      .join('&');
  }
  if (parameter.content !== undefined && isNode(value)) return JSON.stringify(value);
  if (parameter.in === 'header') return inHeader(parameter, value);
  if (!isNode(value)) return String(value);
  if (parameter.in === 'path')
    return decodeURIComponent(inPath({ ...parameter, style: 'simple' }, value));
  return Object.values(value).map(String).join(',');
}

/** Whether a parameter is written as names and values of its own: what is typed is a part of the query. */
function isQueryPart({
  in: place,
  style = 'form',
  explode,
  schema,
  content,
}: ParameterObject): boolean {
  if (place !== 'query' || content !== undefined || schema?.['type'] !== 'object') return false;
  return style === 'deepObject' || explode === true || (explode === undefined && style === 'form');
}

/** Whether a list is written as one value for each item, under the same name. */
function isRepeated({
  in: place,
  style = 'form',
  explode = true,
  schema,
  content,
}: ParameterObject): boolean {
  const isList = [schema?.['type']].flat().includes('array');
  return place === 'query' && content === undefined && style === 'form' && explode && isList;
}

function target(operation: DocumentedOperation, family: Family): Html {
  const own = ownAddresses(family.contract, operation);
  const servers = own ?? family.addresses;
  const address = own?.[0]?.address ?? family.address;
  const { tryIt } = family;
  // A platform on this machine is at one address, whatever the contract says of others.
  const choices = tryIt.port === undefined ? choicesOf(servers) : [];
  return html`<details class="target">
    <summary>Address and credentials</summary>
    ${
      choices.length > 1 &&
      html`<label
        >Server
        <select name="server">
          ${choices.map(([value, name]) => html`<option value="${value}">${name}</option>`)}
        </select></label
      >`
    }
    <label
      >Address
      <input
        name="address"
        type="text"
        inputmode="url"
        required
        spellcheck="false"
        value="${address}"
    /></label>
    ${credentialFields(operation.security, family)}
    ${
      tryIt.port !== undefined &&
      html`<p class="small">
        Where a platform in development serves this page, what it needs stands here already.
      </p>`
    }
  </details>`;
}

/** The addresses of servers, also with the other values that their variables may have. */
function choicesOf(
  servers: readonly ServerAddress[],
): (readonly [address: string, name: string])[] {
  const all = servers.flatMap(({ address, template, name, description, variables }) => {
    const others = variables.flatMap((variable) =>
      variable.values
        .filter((value) => value !== variable.usual)
        .map((value) => filledIn(template, variables, { [variable.name]: value })),
    );
    const label = name || description.split('\n', 1)[0]!;
    return [
      [address, label === '' ? address : `${address} (${label})`] as const,
      ...others.map((each) => [each, each] as const),
    ];
  });
  return all.slice(0, MOST_ADDRESSES);
}

function filledIn(
  template: string,
  variables: ServerAddress['variables'],
  chosen: Readonly<Record<string, string>>,
): string {
  return template.replaceAll(/\{([^{}]*)\}/g, (whole, name: string) => {
    return chosen[name] ?? variables.find((each) => each.name === name)?.usual ?? whole;
  });
}

function isNeeded({ required, in: place }: ParameterObject): boolean {
  return place === 'path' || (required === true && place !== 'cookie');
}

/** Whether to send first what the request needs on a new platform. */
function setupField(
  operation: DocumentedOperation,
  requests: readonly RequestExample[],
  family: Family,
): Html | false {
  const steps = requests.flatMap((request) => setupFor(family, operation, request));
  if (steps.length === 0) return false;
  const titles = [...new Set(steps.map(({ title }) => title))];
  return html`<label class="check"
    ><input name="setup" type="checkbox" checked /> Send first what it needs:
    ${titles.join(', ').toLowerCase()}</label
  >`;
}

/** A field for each optional parameter, collapsed, group by group. Pages can't send cookies. */
function optionalFields(operation: DocumentedOperation, contract: object): Html | false {
  const parameters = operation.parameters.filter(
    (parameter) => parameter.in !== 'cookie' && !isNeeded(parameter),
  );
  if (parameters.length === 0) return false;
  return html`<details class="optional">
    <summary>${parameters.length} more that may be given</summary>
    ${parameterGroups({ parameters }).map(
      (group) =>
        html`<p class="small">${group.title}</p>
          ${group.parameters.map((parameter) => parameterField(parameter, contract))}`,
    )}
  </details>`;
}

function parameterField(parameter: ParameterObject, contract: object): Html {
  const { in: place, name, required = false } = parameter;
  const plain = { ...parameter, schema: typedSchema(parameter, contract) };
  const isPart = isQueryPart(plain);
  const isRepeatedList = isRepeated(plain);
  const example = parameterExample(contract, parameter);
  const shown = example === undefined ? undefined : fieldText(plain, example);
  const note = isPart
    ? 'the query as a whole'
    : isRepeatedList
      ? 'query, several with commas'
      : place;
  return html`<label
    ><code>${name}</code> <span class="small">${note}</span>
    <input
      data-in="${place}"
      data-name="${name}"
      ${isPart && html`data-whole`}
      ${isRepeatedList && html`data-repeated`}
      ${parameter['x-multi-segment'] !== undefined && html`data-tail`}
      ${(required || place === 'path') && html`required`}
      placeholder="${shown ?? (isPart ? 'name=value&other=value' : '')}"
      spellcheck="false"
      autocomplete="off"
  /></label>`;
}

/** The type of a parameter, which may stand behind a reference. */
function typedSchema({ schema }: ParameterObject, contract: object): { readonly type: string } {
  const { types, properties } = plainSchema(contract, schema ?? {});
  return { type: types[0] ?? (Object.keys(properties).length > 0 ? 'object' : 'string') };
}

function errorStatus({ responses }: DocumentedOperation): string {
  return Object.keys(responses).find((status) => /^4\d\d$/.test(status)) ?? '400';
}
