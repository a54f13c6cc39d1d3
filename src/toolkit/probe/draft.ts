import type { Operation, ParameterObject } from '../contract/model.ts';
import { isNode } from '../contract/pointer.ts';

/** A request before it is written down: in parts, so that it can be made smaller. */
export interface Draft {
  readonly operation: Operation;
  /** Values of the parameters in the path, encoded. */
  readonly path: Readonly<Record<string, string>>;
  /** Names and values, encoded. */
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: { readonly json: unknown } | { readonly bytes: Buffer };
  readonly mediaType?: string;
  readonly credentials: 'right' | 'wrong' | 'none';
}

/** Path and query. */
export function targetOf({ operation, path, query }: Draft): string {
  const filled = operation.template.replaceAll(
    /\{([^{}]+)\}/g,
    (_, name: string) => path[name] ?? '',
  );
  const pairs = query.map(([name, value]) => `${encodeURIComponent(name)}=${value}`);
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`;
}

export function bodyOf({ body }: Draft): Buffer {
  if (body === undefined) return Buffer.alloc(0);
  return 'bytes' in body ? body.bytes : Buffer.from(JSON.stringify(body.json));
}

/** A draft with a parameter, written as its style says (OpenAPI 3.1, "Style Values"). */
export function withParameter(draft: Draft, parameter: ParameterObject, value: unknown): Draft {
  const { name, in: place, style, explode = (style ?? 'form') === 'form' } = parameter;
  if (place === 'path') {
    return { ...draft, path: { ...draft.path, [name]: encodeURIComponent(joined(value)) } };
  }
  if (place === 'header') {
    return { ...draft, headers: [...draft.headers, [name, joined(value)]] };
  }
  if (place === 'cookie') {
    return { ...draft, headers: [...draft.headers, ['cookie', `${name}=${joined(value)}`]] };
  }
  const pairs: (readonly [string, string])[] = [];
  const add = (key: string, each: unknown) =>
    pairs.push([key, encodeURIComponent(joined(each))] as const);
  if (parameter.content !== undefined) add(name, JSON.stringify(value));
  else if (Array.isArray(value) && explode) for (const item of value) add(name, item);
  else if (isNode(value) && !Array.isArray(value) && style === 'deepObject') {
    for (const [key, each] of Object.entries(value)) add(`${name}[${key}]`, each);
  } else if (isNode(value) && !Array.isArray(value) && explode) {
    for (const [key, each] of Object.entries(value)) add(key, each);
  } else if (Array.isArray(value))
    pairs.push([name, value.map((v) => encodeURIComponent(joined(v))).join(',')]);
  else add(name, value);
  return { ...draft, query: [...draft.query, ...pairs] };
}

function joined(value: unknown): string {
  if (Array.isArray(value)) return value.map(joined).join(',');
  if (isNode(value)) return Object.entries(value).flat().map(joined).join(',');
  return String(value);
}
