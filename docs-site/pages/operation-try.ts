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

/** Addresses that can be chosen from. */
const MOST_ADDRESSES = 24;

/** The form that sends a request of the operation from its page. The script of the site adds its behavior. */
export function tryPanel(
  operation: DocumentedOperation,
  requests: readonly RequestExample[],
  family: Family,
): Html {
  const { method, path, requestBody } = operation;
  if (!requests.some(isSentByFetch) || (method === 'GET' && requestBody !== undefined)) {
    return html`<section class="try-panel">
      <h2 class="small-heading" id="try-it">Try it</h2>
      <p class="small">
        ${method === 'GET' || method === 'HEAD' ? `Browsers send no body with ${method}` : `Browsers send no ${method}`};
        curl does.
      </p>
    </section>`;
  }
  const { tryIt } = family;
  return html`<section
    class="try-panel try-it"
    data-family="${family.slug}"
    ${tryIt.port !== undefined && html`data-port="${tryIt.port}"`}
    data-method="${method}"
    data-template="${path}"
  >
    <h2 class="small-heading" id="try-it">Try it</h2>
    <noscript><p class="small">It needs JavaScript.</p></noscript>
    <form hidden>
      ${target(operation, family)} ${requests.length > 1 && choice(requests)}
      ${parameterFields(operation.parameters, family.contract)}
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
    ${data(
      'data-requests',
      requests.map(({ parameters, body }) => ({
        parameters: parameters.map(field),
        ...bodyField(body),
      })),
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
    <summary>To <code data-address>${address}</code></summary>
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

function choice(requests: readonly RequestExample[]): Html {
  return html`<label
    >Example
    <select name="example">
      ${requests.map(({ title }, i) => html`<option value="${i}">${title ?? `Example ${i + 1}`}</option>`)}
    </select></label
  >`;
}

function isNeeded({ required, in: place }: ParameterObject): boolean {
  return required === true || place === 'path';
}

/** A field for each parameter; optional ones are collapsed. Pages can't send cookies. */
function parameterFields(parameters: readonly ParameterObject[], contract: object): Html {
  const sent = parameters.filter((parameter) => parameter.in !== 'cookie');
  const needed = sent.filter(isNeeded);
  const others = sent.filter((parameter) => !isNeeded(parameter));
  return html`${needed.map((parameter) => parameterField(parameter, contract))}${
    others.length > 0 &&
    html`<details>
      <summary>${others.length} more that may be given</summary>
      ${others.map((parameter) => parameterField(parameter, contract))}
    </details>`
  }`;
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
