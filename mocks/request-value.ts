import { valueIn } from '../src/base/json-pointer.ts';
import type { AnyRequest } from '../src/contract/handler.ts';
import { readExpression, valueOf } from '../src/contract/model/runtime-expression.ts';

/** Evaluates a runtime expression on a request; undefined if the request does not have the value. */
export type Lookup = (request: Pick<AnyRequest, 'path' | 'query' | 'header' | 'body'>) => unknown;

/**
 * Parses a runtime expression about a request: `$request.path.topic`, `$request.query.cursor`,
 * `$request.header.Upstash-Schedule-Id`, `$request.body#/name`.
 * @throws Error if it is malformed
 */
export function readLookup(text: string): Lookup {
  const expression = readExpression(text);
  if (expression?.of !== 'request') {
    throw new Error(`${text} is no runtime expression about a request`);
  }
  return ({ path, query, header, body }) =>
    valueOf(expression, {
      request: {
        path: (name) => valueIn(path, [name]),
        query: (name) => valueIn(query, [name]),
        // Binders return header names in lower case.
        header: (name) => valueIn(header, [name]),
        body: () => body,
      },
    });
}

/** A value as written in a URL; undefined unless it is a scalar. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}
