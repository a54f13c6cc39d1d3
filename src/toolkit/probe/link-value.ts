import {
  readExpression,
  valueOf,
  type ExchangeValues,
  type MessageValues,
} from '../../contract/model/runtime-expression.ts';
import { parseJson } from '../examine/media.ts';
import { headerOf, type Body, type Exchange, type Header } from '../exchange.ts';
import type { Draft } from './draft.ts';

const EMBEDDED = /\{(\$[^{}]+)\}/g;

/**
 * The value of a link's expression after an exchange: `$response.body#/id`, `$request.path.id`, a string with
 * expressions in braces, or a constant.
 * @returns undefined if the exchange does not have it
 */
export function linkValue(expression: unknown, draft: Draft, exchange: Exchange): unknown {
  if (typeof expression !== 'string') return expression;
  const values = valuesIn(draft, exchange);
  if (expression.startsWith('$')) return evaluated(expression, values);
  let isWhole = true;
  const text = expression.replaceAll(EMBEDDED, (_, inner: string): string => {
    const value = evaluated(inner, values);
    isWhole &&= value !== undefined;
    return typeof value === 'string' ? value : JSON.stringify(value);
  });
  return isWhole ? text : undefined;
}

function evaluated(text: string, values: ExchangeValues): unknown {
  const expression = readExpression(text);
  return expression && valueOf(expression, values);
}

function valuesIn({ path }: Draft, { request, response }: Exchange): ExchangeValues {
  const { url, method } = request;
  return {
    url: url.href,
    method,
    statusCode: response?.status,
    request: {
      ...messageValues(request),
      path: (name) => (path[name] === undefined ? undefined : decodeURIComponent(path[name])),
      query: (name) => url.searchParams.get(name) ?? undefined,
    },
    response: response && messageValues(response),
  };
}

function messageValues({
  headers,
  body,
}: {
  readonly headers: readonly Header[];
  readonly body: Body;
}): MessageValues {
  return { header: (name) => headerOf(headers, name), body: () => jsonIn(body) };
}

function jsonIn(body: Body): unknown {
  if ('missing' in body || body.bytes.length === 0) return undefined;
  try {
    return parseJson(body.bytes);
  } catch {
    return undefined;
  }
}
