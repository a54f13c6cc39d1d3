import type { HandedRequest } from '../../src/contract/handler.ts';
import type { Operation } from '../../src/contract/model/operation.ts';
import {
  readExpression,
  valueOf,
  type ExchangeValues,
} from '../../src/contract/model/runtime-expression.ts';
import { schemaPointer } from '../../src/contract/parameter-value.ts';
import type { Described } from '../contract/described.ts';
import type { DocumentedAnswer } from '../documented-answers.ts';
import { examplesOf } from '../responses/documented-examples.ts';
import { encodedBody } from '../responses/encode-body.ts';
import { scalarText } from '../responses/scalar-text.ts';
import { fittingValue } from '../../src/toolkit/values/fitting-value.ts';

/** A request that a mock sends by itself. */
export interface OutgoingRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}

/** What is asked of the body of a request. */
export interface WantedBody {
  /** The name of an example. */
  readonly example?: string | undefined;
  /** The body itself. */
  readonly body?: unknown;
  readonly seed: number;
}

/**
 * A request of a callback or a webhook, with the example of its body or one that is made of its schema.
 * @param url where it is sent
 * @returns undefined if there is no such example
 */
export function outgoingRequest(
  contract: Described,
  { method, parameters, requestBody }: Operation,
  url: string,
  wanted: WantedBody,
): OutgoingRequest | undefined {
  let target = new URL(url);
  const headers: Record<string, string> = { 'user-agent': 'plinth-mock' };
  for (const parameter of parameters) {
    const { in: place, name, schema } = parameter;
    const [example] = examplesOf(contract, parameter);
    const at = schemaPointer(parameter);
    const isRequired = parameter.required === true || place === 'path';
    const isNeeded = isRequired && at !== undefined;
    const made = isNeeded ? fittingValue(contract, at, schema, wanted)?.value : undefined;
    const value = example?.value ?? made;
    if (value === undefined) continue;
    if (place === 'path') target = new URL(withParameter(target.href, name, scalarText(value)));
    if (place === 'query') target.searchParams.set(name, scalarText(value));
    if (place === 'header') headers[name.toLowerCase()] = scalarText(value);
  }
  const content = Object.entries(requestBody?.content ?? {});
  const chosen = content.find(([declared]) => /[/+]json\b/.test(declared)) ?? content[0];
  if (chosen === undefined) {
    const isAsked = wanted.example !== undefined;
    return isAsked ? undefined : { method, url: target.href, headers, body: undefined };
  }
  const [type, media] = chosen;
  const examples = examplesOf(contract, media);
  const named = examples.find(({ name }) => name === wanted.example);
  if (wanted.example !== undefined && named === undefined) return undefined;
  const made = () =>
    media.schema && fittingValue(contract, `${media.pointer}/schema`, media.schema, wanted)?.value;
  const value = wanted.body ?? (named ?? examples[0])?.value ?? made();
  if (value === undefined) return { method, url: target.href, headers, body: undefined };
  const encoded = encodedBody(contract.document, value, type, media);
  return {
    method,
    url: target.href,
    headers: { ...headers, 'content-type': encoded.type },
    body: encoded.bytes,
  };
}

/** A URL with a value in place of its parameter in braces, which may have been percent-encoded in the path. */
function withParameter(url: string, name: string, value: string): string {
  const text = encodeURIComponent(value);
  return url
    .replaceAll(`{${name}}`, () => text)
    .replaceAll(`%7B${encodeURIComponent(name)}%7D`, () => text);
}

const EMBEDDED = /\{(\$[^{}]+)\}/g;

/**
 * The address of a callback: a runtime expression, or a text with some in braces.
 * @returns undefined if the exchange does not have all of it, or it is none of HTTP
 */
export function addressOf(
  template: string,
  operation: Pick<Operation, 'method' | 'path'>,
  request: HandedRequest,
  answer: DocumentedAnswer,
): string | undefined {
  const exchange = exchangeOf(operation, request, answer);
  const valueIn = (text: string): string | undefined => {
    const expression = readExpression(text);
    const value = expression && valueOf(expression, exchange);
    return value === undefined || value === null ? undefined : scalarText(value);
  };
  let isWhole = true;
  const text = template.startsWith('$')
    ? valueIn(template)
    : template.replaceAll(EMBEDDED, (_, inner: string) => {
        const value = valueIn(inner);
        isWhole &&= value !== undefined;
        return value ?? '';
      });
  const url = isWhole && text !== undefined ? URL.parse(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

function exchangeOf(
  { method, path }: Pick<Operation, 'method' | 'path'>,
  request: HandedRequest,
  { status, headers = {}, body }: DocumentedAnswer,
): ExchangeValues {
  const sent = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const query = new URLSearchParams(request.rawQuery);
  const filled = path.replaceAll(/\{([^{}]+)\}/g, (_, name: string) =>
    encodeURIComponent(scalarText(request.path[name])),
  );
  const asked = request.rawQuery === '' ? '' : `?${request.rawQuery}`;
  return {
    url: `http://${request.headers.host ?? 'localhost'}${filled}${asked}`,
    method,
    statusCode: status,
    request: {
      path: (name) => request.path[name],
      query: (name) => query.get(name) ?? undefined,
      header: (name) => request.headers[name],
      body: () => request.body,
    },
    response: { header: (name) => sent.get(name), body: () => body },
  };
}
