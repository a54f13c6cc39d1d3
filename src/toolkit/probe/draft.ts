import type { Operation } from '../../contract/model/operation.ts';
import type { ParameterObject } from '../../contract/model/document.ts';
import { isForm, isMultipart, mediaTypeOf } from '../../contract/media-type.ts';
import { asParts, isOfParts } from '../../contract/items/parts.ts';
import { asSequence, isSequence } from '../../contract/items/sequences.ts';
import { asForm, asFormParts, inHeader, inPath, inQuery, type FormPartStyle } from './serialize.ts';

/** A request in parts, before serialization, so that it can be shrunk. */
export interface Draft {
  readonly operation: Operation;
  /** Values of path parameters, encoded. */
  readonly path: Readonly<Record<string, string>>;
  /** Names and values, encoded. */
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** A value that is sent as JSON, or as a form or items if its media type is one of those; or bytes. */
  readonly body?: { readonly json: unknown } | { readonly bytes: Buffer };
  readonly mediaType?: string;
  /** How the parts of a form are written, by their names. */
  readonly styles?: Readonly<Record<string, FormPartStyle>>;
  readonly credentials: 'right' | 'wrong' | 'none';
}

/** Between the parts of a body. */
const BOUNDARY = 'between-the-parts';

/** Path and query. */
export function targetOf({ operation, path, query }: Draft): string {
  const filled = operation.path.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => path[name] ?? '');
  const pairs = query.map(([name, value]) => `${encodeURIComponent(name)}=${value}`);
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`;
}

export function bodyOf({ operation, body, mediaType = '', styles }: Draft): Buffer {
  if (body === undefined) return Buffer.alloc(0);
  if ('bytes' in body) return body.bytes;
  const type = mediaTypeOf(mediaType);
  if (isMultipart(type)) return Buffer.from(asFormParts(body.json, BOUNDARY, styles));
  if (isSequence(type) && Array.isArray(body.json)) {
    return Buffer.from(asSequence(type, body.json));
  }
  if (isOfParts(type) && Array.isArray(body.json)) {
    const media = operation.requestBody?.content[mediaType] ?? {};
    return Buffer.from(asParts(body.json, media, BOUNDARY));
  }
  return Buffer.from(isForm(type) ? asForm(body.json) : JSON.stringify(body.json));
}

/** The media type that a body is sent as: one of those that a range (`text/*`) includes. */
export function contentTypeOf({ body, mediaType }: Draft): string | undefined {
  if (body === undefined || mediaType === undefined) return undefined;
  const essence = mediaTypeOf(mediaType);
  if (isMultipart(essence) || isOfParts(essence)) {
    // What is written as it is sent has its own.
    const [, own] = 'bytes' in body ? (/^--(\S+)/.exec(body.bytes.toString('latin1')) ?? []) : [];
    return `${essence}; boundary=${own ?? BOUNDARY}`;
  }
  const [, type] = /^([^/]+)\/\*$/.exec(mediaType) ?? [];
  if (type === undefined) return mediaType;
  if (type === 'text') return 'text/plain';
  return `${type === '*' ? 'application' : type}/octet-stream`;
}

/** A copy of a request with a parameter, serialized in its style. */
export function withParameter(draft: Draft, parameter: ParameterObject, value: unknown): Draft {
  const { name, in: place } = parameter;
  if (place === 'path') {
    return { ...draft, path: { ...draft.path, [name]: inPath(parameter, value) } };
  }
  if (place === 'query') {
    return { ...draft, query: [...draft.query, ...inQuery(parameter, value)] };
  }
  const text = inHeader(parameter, value);
  const header =
    place === 'header' ? ([name, text] as const) : (['cookie', `${name}=${text}`] as const);
  return { ...draft, headers: [...draft.headers, header] };
}
