import type { IncomingMessage } from 'node:http';
import type { Call } from '../contract/call.ts';
import { checkedParameters, type Operation } from '../contract/model/operation.ts';
import { pairsIn } from '../contract/parameter-value.ts';
import type { UploadedFile } from '../contract/items/form.ts';

/** What a middleware adds to the requests of Express, as far as it is used here. */
interface Readable {
  params?: Record<string, unknown>;
  query?: unknown;
  body?: unknown;
  cookies?: unknown;
  files?: unknown;
  openapi?: unknown;
}

/** A file as multer names its parts. */
interface File {
  readonly fieldname: string;
  readonly originalname: string;
  readonly mimetype: string;
  readonly size: number;
  readonly buffer: Buffer;
}

/** What is known of an operation before any request to it. */
interface Shown {
  readonly openApiRoute: string;
  readonly operationId: string;
  readonly schema: object;
  /** The headers that it declares, in lower case. */
  readonly headers: readonly string[];
}

/**
 * Gives an application the values of valid requests: with their types, and with the defaults of the contract.
 * @param withOthers whether the query may have names that the operation lacks
 */
export function valuesShown(withOthers: boolean): (call: Call) => void {
  const known = new Map<Operation, Shown>();
  return (call) => {
    const { operation } = call.bound;
    let shown = known.get(operation);
    if (shown === undefined) known.set(operation, (shown = shownOf(operation)));
    showValues(call, shown, withOthers);
  };
}

function shownOf(operation: Operation): Shown {
  const { path, operationId, declared } = operation;
  const inHeader = checkedParameters(operation).filter((each) => each.in === 'header');
  return {
    openApiRoute: path,
    operationId,
    schema: declared,
    headers: inHeader.map(({ name }) => name.toLowerCase()),
  };
}

function showValues(call: Call, shown: Shown, withOthers: boolean): void {
  const { bound, parameters, content, rawQuery } = call;
  const request = call.request as IncomingMessage & Readable;
  const { path, query, header, cookie } = parameters;
  const { operationId, openApiRoute, schema } = shown;
  request.openapi = { operationId, openApiRoute, pathParams: path, schema };
  request.params = { ...path };
  const value = withOthers ? { ...othersIn(rawQuery, bound.operation), ...query } : query;
  // Express 5 has a getter, which would parse the query again.
  Object.defineProperty(request, 'query', { configurable: true, writable: true, value });
  for (const name of shown.headers) {
    // Applications see typed headers, as express-openapi-validator shows them.
    if (header[name] !== undefined)
      (request.headers as Record<string, unknown>)[name] = header[name];
  }
  if (cookie !== undefined && Object.keys(cookie).length > 0) {
    request.cookies = { ...(request.cookies as object | undefined), ...cookie };
  }
  if (content?.media === undefined) return;
  // What is checked of a form lacks its files.
  const { body, checked } = content;
  const isForm = body !== checked && !(body instanceof Uint8Array);
  const files = isForm ? filesIn(body) : [];
  request.body = files.length === 0 ? body : withoutFiles(body);
  if (files.length > 0) request.files = files;
}

/** The texts of names in the query that the operation lacks. */
function othersIn(rawQuery: string, { parameters }: Operation): Record<string, unknown> {
  if (rawQuery === '') return {};
  const others = new Map<string, string | string[]>();
  const names = new Set(parameters.map(({ name }) => name));
  for (const [name, raw] of pairsIn(rawQuery, '&')) {
    const bracket = name.indexOf('[');
    if (names.has(name) || (bracket > 0 && names.has(name.slice(0, bracket)))) continue;
    const text = readable(raw);
    const before = others.get(name);
    if (Array.isArray(before)) before.push(text);
    else others.set(name, before === undefined ? text : [before, text]);
  }
  return Object.fromEntries(others);
}

function readable(raw: string): string {
  try {
    return decodeURIComponent(raw.replaceAll('+', ' '));
  } catch {
    return raw;
  }
}

function isUploaded(value: unknown): value is UploadedFile {
  return typeof value === 'object' && value !== null && 'filename' in value && 'bytes' in value;
}

function filesIn(body: unknown): File[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([fieldname, value]: [string, unknown]) =>
    [value].flat().flatMap((each) => (isUploaded(each) ? [fileOf(fieldname, each)] : [])),
  );
}

function fileOf(fieldname: string, { filename, contentType, bytes }: UploadedFile): File {
  return {
    fieldname,
    originalname: filename,
    mimetype: contentType,
    size: bytes.length,
    buffer: bytes,
  };
}

function withoutFiles(body: unknown): object {
  const fields = Object.entries(body as object).filter(
    ([, value]: [string, unknown]) => ![value].flat().some(isUploaded),
  );
  return Object.fromEntries(fields);
}
