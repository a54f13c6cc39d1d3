import { isNode, valueAt } from '../contract/pointer.ts';
import { parseJson } from '../examine/media.ts';
import { headerOf, type Body, type Exchange } from '../exchange.ts';
import type { Draft } from './draft.ts';

const EMBEDDED = /\{(\$[^{}]+)\}/g;

/**
 * The value of a link's expression after an exchange (OpenAPI 3.1, "Runtime Expressions"): `$response.body#/id`,
 * `$request.path.id`, a string with expressions in braces, or a constant.
 * @returns undefined if the exchange does not have it
 */
export function valueOf(expression: unknown, draft: Draft, exchange: Exchange): unknown {
  if (typeof expression !== 'string') return expression;
  if (expression.startsWith('$')) return evaluated(expression, draft, exchange);
  let isWhole = true;
  const text = expression.replaceAll(EMBEDDED, (_, inner: string): string => {
    const value = evaluated(inner, draft, exchange);
    isWhole &&= value !== undefined;
    return typeof value === 'string' ? value : JSON.stringify(value);
  });
  return isWhole ? text : undefined;
}

function evaluated(expression: string, draft: Draft, { request, response }: Exchange): unknown {
  if (expression === '$url') return request.url.href;
  if (expression === '$method') return request.method;
  if (expression === '$statusCode') return response?.status;
  const [, side, place, name] =
    /^\$(request|response)\.(path|query|header|body)[.#]?(.*)$/s.exec(expression) ?? [];
  const message = side === 'request' ? request : response;
  if (message === undefined || place === undefined || name === undefined) return undefined;
  if (place === 'header') return headerOf(message.headers, name.toLowerCase());
  if (place === 'body') return valueIn(message.body, name);
  if (side === 'response') return undefined;
  return place === 'query'
    ? (request.url.searchParams.get(name) ?? undefined)
    : inPath(draft, name);
}

function inPath({ path }: Draft, name: string): string | undefined {
  const encoded = path[name];
  return encoded === undefined ? undefined : decodeURIComponent(encoded);
}

function valueIn(body: Body, pointer: string): unknown {
  if ('missing' in body || body.bytes.length === 0) return undefined;
  let json: unknown;
  try {
    json = parseJson(body.bytes);
  } catch {
    return undefined;
  }
  return pointer === '' || !isNode(json) ? json : valueAt(json, pointer);
}
