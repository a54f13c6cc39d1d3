import type { Call } from '../../src/contract/call.ts';
import { isNode, type Node } from '../../src/base/json-pointer.ts';
import type { MediaType, Operation } from '../../src/contract/model/operation.ts';
import { partsOf, propertyOf } from '../../src/contract/model/schema-parts.ts';
import { mediaFor } from '../../src/contract/media-type.ts';
import { parseJson } from '../../src/toolkit/examine/media.ts';
import { jsonOr, typedValue, valuesOf } from '../../src/contract/parameter-value.ts';
import { pairsIn } from '../../src/contract/parameter-value.ts';
import { isForm, isJson, isText, mediaTypeOf } from '../../src/contract/media-type.ts';
import type { Described } from './described.ts';

/** The body of a request. */
export type ReadBody =
  /** It is absent, or nothing more is known of it. */
  | { readonly value: unknown; readonly media?: undefined }
  /** It has a schema. */
  | { readonly value: unknown; readonly media: MediaType }
  | { readonly unsupported: string }
  | { readonly malformed: string };

/** Reads the body of a request in the media type that it says it has. */
export function readRequestBody(
  contract: Described,
  { requestBody }: Pick<Operation, 'requestBody'>,
  { rawBody, request }: Pick<Call, 'rawBody' | 'request'>,
): ReadBody | Promise<ReadBody> {
  if (rawBody.length === 0) return { value: undefined };
  if (requestBody === undefined) {
    return { unsupported: 'the operation takes no body, and the request has one' };
  }
  const { content } = requestBody;
  const [first] = Object.keys(content);
  if (first === undefined) return { value: rawBody };
  const contentType = request.headers['content-type'] ?? first;
  const type = mediaTypeOf(contentType);
  const media = mediaFor(content, type);
  if (media === undefined) {
    const known = Object.keys(content).join(', ');
    return { unsupported: `the media type ${type} is not supported, only ${known}` };
  }
  const { 'content-encoding': encoding = 'identity' } = request.headers;
  if (encoding !== 'identity') return { value: rawBody };
  if (isJson(type)) {
    try {
      return { value: parseJson(rawBody), media };
    } catch (error) {
      return { malformed: `it is not JSON (${(error as Error).message})` };
    }
  }
  if (isForm(type)) return { value: formValue(contract, media, rawBody.toString()), media };
  if (type === 'multipart/form-data') return multipartValue(contract, media, rawBody, contentType);
  const isOfTexts = isText(type) && !/[/+]xml$/.test(type);
  if (!isOfTexts) return { value: rawBody };
  return { value: typedValue(contract, media.schema, rawBody.toString()), media };
}

/** A form, whose members are written as its encoding says (OpenAPI 3.1, Encoding Object). */
function formValue(contract: Described, media: MediaType, text: string): unknown {
  const query = pairsIn(text, '&');
  const names = new Set(query.map(([name]) => name.replace(/\[.*$/s, '')));
  for (const name of namesIn(contract, media.schema)) names.add(name);
  const encodings = encodingsOf(media);
  const value: Record<string, unknown> = {};
  for (const name of names) {
    const schema = propertyOf(contract, media.schema, name);
    const { style, explode } = (encodings[name] ?? {}) as { style?: string; explode?: boolean };
    const isDeep = query.some(([each]) => each.startsWith(`${name}[`));
    const parameter = {
      name,
      in: 'query' as const,
      schema,
      style: style ?? (isDeep ? 'deepObject' : 'form'),
      ...(explode !== undefined && { explode }),
    };
    // The members of an object are not those of the form.
    const named = new Set(query.map(([each]) => each));
    const sources = { path: {}, query, header: () => undefined, cookies: [], named };
    try {
      const [first] = valuesOf(contract, parameter, sources);
      if (first !== undefined) value[name] = first;
    } catch (error) {
      if (!(error instanceof URIError)) throw error;
      value[name] = query.find(([each]) => each === name)?.[1];
    }
  }
  return value;
}

async function multipartValue(
  contract: Described,
  media: MediaType,
  bytes: Buffer,
  contentType: string,
): Promise<ReadBody> {
  let form: FormData;
  try {
    const headers = { 'content-type': contentType };
    form = await new Response(new Uint8Array(bytes), { headers }).formData();
  } catch {
    return { malformed: 'it is not multipart/form-data with the boundary of its Content-Type' };
  }
  const value: Record<string, unknown> = {};
  for (const name of new Set(form.keys())) {
    const schema = propertyOf(contract, media.schema, name);
    const parts = form.getAll(name).map(async (part) => {
      const isPlain = typeof part === 'string';
      const text = isPlain ? part : Buffer.from(await part.arrayBuffer()).toString('latin1');
      return !isPlain && part.type === 'application/json' ? jsonOr(text) : text;
    });
    const given = await Promise.all(parts);
    const isList = [...partsOf(contract, schema)].some(({ type }) =>
      [type].flat().includes('array'),
    );
    const written = isList || given.length > 1 ? given : given[0]!;
    value[name] = isOfTexts(written) ? typedValue(contract, schema, written) : written;
  }
  return { value, media };
}

function isOfTexts(value: unknown): value is string | string[] {
  return [value].flat().every((each) => typeof each === 'string');
}

function namesIn(contract: Described, schema: unknown): string[] {
  return [...partsOf(contract, schema)].flatMap(({ properties }) =>
    isNode(properties) ? Object.keys(properties) : [],
  );
}

function encodingsOf(media: MediaType): Node {
  const { encoding } = media as { readonly encoding?: unknown };
  return isNode(encoding) ? encoding : {};
}
