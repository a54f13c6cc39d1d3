import type { AnyRequest } from '../src/contract/handler.ts';

/** Evaluates a runtime expression on a request; undefined if the request does not have the value. */
export type Lookup = (request: Pick<AnyRequest, 'path' | 'query' | 'header' | 'body'>) => unknown;

const OF_PARAMETER = /^\$request\.(path|query|header)\.([^.#{}]+)$/;
const OF_BODY = /^\$request\.body(?:#((?:\/[^/]*)*))?$/;

/**
 * Parses a runtime expression of OpenAPI 3.1 (section "Runtime Expressions") about a request:
 * `$request.path.topic`, `$request.query.cursor`, `$request.header.Upstash-Schedule-Id`, `$request.body#/name`.
 * @throws Error if it is malformed
 */
export function readExpression(expression: string): Lookup {
  const parameter = OF_PARAMETER.exec(expression);
  if (parameter !== null) {
    const place = parameter[1] as 'path' | 'query' | 'header';
    // Binders return header names in lower case.
    const name = place === 'header' ? parameter[2]!.toLowerCase() : parameter[2]!;
    return (request) => memberOf(request[place], name);
  }
  const body = OF_BODY.exec(expression);
  if (body === null) throw new Error(`${expression} is no runtime expression about a request`);
  const parts = pointerParts(body[1] ?? '');
  return (request) => parts.reduce<unknown>(memberOf, request.body);
}

/** A value as written in a URL; undefined unless it is a scalar. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

/** The parts of a JSON pointer (RFC 6901). */
export function pointerParts(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[name];
}
