import { memberAt } from '../../contract/plain-words.ts';
import type { Contract } from '../contract/contract.ts';
import type { DocumentedResponse, Operation, ParameterObject } from '../contract/model.ts';
import type { SchemaViolation } from '../contract/schemas.ts';
import { headerOf, isJson, isText, mediaTypeOf, type Exchange } from '../exchange.ts';
import { MAX_EXAMINED, mediaFor, parseJson } from './media.ts';
import type { Notes } from './notes.ts';
import { placeIn, schemaPointer, valuesOf, type ParameterSources } from './parameter-value.ts';
import { textMisfits } from './text-body.ts';
import { isUsualHeader } from './usual-headers.ts';

type Response = NonNullable<Exchange['response']>;

const NO_SOURCES: Omit<ParameterSources, 'header'> = {
  path: {},
  query: [],
  cookies: [],
  named: new Set(),
};

/**
 * Validates a response against its operation. @returns its body as JSON; undefined if it is not JSON
 */
export function examineResponse(
  contract: Contract,
  operation: Operation,
  { request, response }: Exchange,
  notes: Notes,
): unknown {
  if (response === undefined) {
    notes.unchecked.push('no answer came');
    return undefined;
  }
  const documented = documentedFor(operation, response.status);
  if (documented === undefined) {
    const known = [...operation.responses.keys()].join(', ') || 'none';
    const message = `${response.status} is not documented; the contract has ${known}`;
    notes.ofResponse(
      'undocumented-status',
      { pointer: `${operation.pointer}/responses`, at: 'response.status' },
      message,
    );
    return undefined;
  }
  examineHeaders(contract, documented, response, notes);
  // RFC 9110, section 6.4.1: these responses have no body, whatever the contract says.
  const isBare = request.method === 'HEAD' || response.status === 204 || response.status === 304;
  return isBare ? undefined : examineBody(contract, documented, response, notes);
}

/**
 * The entry of the status, of its class (`4XX`), or the default (OpenAPI 3.1, Responses Object).
 */
function documentedFor({ responses }: Operation, status: number): DocumentedResponse | undefined {
  return (
    responses.get(String(status)) ??
    responses.get(`${Math.floor(status / 100)}XX`) ??
    responses.get('default')
  );
}

function examineHeaders(
  contract: Contract,
  { headers, pointer }: DocumentedResponse,
  response: Response,
  notes: Notes,
): void {
  for (const [name, header] of headers) {
    // OpenAPI 3.1, Response Object: a Content-Type here is ignored.
    if (name === 'content-type') continue;
    const at = `response.headers.${name}`;
    const given = headerOf(response.headers, name);
    if (given === undefined) {
      if (!header.value.required) continue;
      notes.ofResponse(
        'missing-header',
        { pointer: header.pointer, at },
        `header ${name} is missing`,
      );
      continue;
    }
    // A header has the form of a parameter in a header (OpenAPI 3.1, Header Object).
    const parameter: ParameterObject = { ...header.value, name, in: 'header' };
    const where = schemaPointer(parameter, header.pointer);
    if (where === undefined) continue;
    const values = valuesOf(contract, parameter, { ...NO_SOURCES, header: () => given });
    if ([...values, given].some((each) => contract.schemas.fits('response', where, each))) continue;
    const [misfit] = contract.schemas.misfits('response', where, values[0]);
    const message = `header ${placeIn(name, misfit!.at)} ${misfit!.message}`;
    notes.ofResponse('invalid-header', { pointer: misfit!.contract, at }, message);
  }
  const undocumented = new Set(response.headers.map(([name]) => name.toLowerCase()));
  for (const name of undocumented) {
    if (headers.has(name) || isUsualHeader(name)) continue;
    const message = `header ${name} is not documented`;
    notes.ofResponse(
      'undocumented-header',
      { pointer, at: `response.headers.${name}` },
      message,
      'warning',
    );
  }
}

function examineBody(
  contract: Contract,
  { content, pointer }: DocumentedResponse,
  { headers, body }: Response,
  notes: Notes,
): unknown {
  const contentType = headerOf(headers, 'content-type');
  const type = mediaTypeOf(contentType ?? '');
  const media = mediaFor(content, type);
  if (media === undefined && content.size > 0 && contentType !== undefined) {
    const known = [...content.keys()].join(', ');
    const message = `media type ${type} is not documented; the contract has ${known}`;
    notes.ofResponse(
      'undocumented-media-type',
      { pointer: `${pointer}/content`, at: 'response.headers.content-type' },
      message,
    );
    return undefined;
  }
  if ('missing' in body) {
    if (content.size > 0) notes.unchecked.push(`the response body ${body.missing}`);
    return undefined;
  }
  if (media === undefined) {
    if (body.bytes.length > 0 && content.size === 0) {
      const message = `has a body of ${body.bytes.length} bytes, and the contract has none`;
      notes.ofResponse('undocumented-body', { pointer, at: 'response.body' }, message);
    } else if (content.size > 0) {
      const message = 'has no media type';
      notes.ofResponse(
        'undocumented-media-type',
        { pointer: `${pointer}/content`, at: 'response.headers.content-type' },
        message,
      );
    }
    return undefined;
  }
  const { schema } = media.value;
  if (!isJson(type) && !(isText(type) && schema !== undefined)) return undefined;
  if (body.bytes.length > MAX_EXAMINED) {
    notes.unchecked.push('the response body is too large to be looked into');
    return undefined;
  }
  if (schema !== undefined && isText(type)) {
    const place = { pointer: media.pointer, schema };
    const content = { contentType: contentType ?? '', bytes: body.bytes };
    const misfits = textMisfits(contract, 'response', place, content);
    if (typeof misfits === 'string') notes.unchecked.push(`the response body ${misfits}`);
    else noteMisfits(misfits, notes);
    return undefined;
  }
  let json: unknown;
  try {
    json = parseJson(body.bytes);
  } catch (error) {
    const said = body.bytes.length === 0 ? 'the body is empty' : (error as Error).message;
    notes.ofResponse(
      'response-body',
      { pointer: media.pointer, at: 'response.body' },
      `is not JSON (${said})`,
    );
    return undefined;
  }
  if (schema !== undefined) {
    noteMisfits(contract.schemas.misfits('response', `${media.pointer}/schema`, json), notes);
  }
  return json;
}

function noteMisfits(misfits: readonly SchemaViolation[], notes: Notes): void {
  for (const { at, message, contract: where } of misfits) {
    notes.ofResponse(
      'response-body',
      { pointer: where, at: `response.body${at}` },
      `${memberAt(at)} ${message}`,
    );
  }
}
