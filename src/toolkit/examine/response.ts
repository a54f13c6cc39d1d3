import { memberAt } from '../../contract/plain-words.ts';
import { headerMisfits } from '../../contract/header-misfits.ts';
import type { Contract } from '../../contract/model/contract.ts';
import {
  responseFor,
  type Operation,
  type Response as DocumentedResponse,
} from '../../contract/model/operation.ts';
import type { SchemaViolation } from '../../contract/model/schemas.ts';
import { headerOf, type Exchange } from '../exchange.ts';
import { hasItems } from '../../contract/items/items.ts';
import { isJson, isMultipart, isText, mediaTypeOf } from '../../contract/media-type.ts';
import { formMisfits } from './form-misfits.ts';
import { MAX_EXAMINED, parseJson } from './media.ts';
import { mediaFor } from '../../contract/media-type.ts';
import type { Notes } from './notes.ts';
import { itemMisfits, sequenceMisfits } from './sequences.ts';
import { textMisfits } from './text-body.ts';
import { isUsualHeader } from './usual-headers.ts';

type Response = NonNullable<Exchange['response']>;

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
  const documented = responseFor(operation, response.status);
  if (documented === undefined) {
    const known = Object.keys(operation.responses).join(', ') || 'none';
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

function examineHeaders(
  contract: Contract,
  { headers, pointer }: DocumentedResponse,
  response: Response,
  notes: Notes,
): void {
  const misfits = headerMisfits(contract, headers, (name) => headerOf(response.headers, name));
  for (const { kind, name, pointer: broken, message } of misfits) {
    notes.ofResponse(
      `${kind}-header`,
      { pointer: broken, at: `response.headers.${name}` },
      message,
    );
  }
  const documented = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
  const undocumented = new Set(response.headers.map(([name]) => name.toLowerCase()));
  for (const name of undocumented) {
    if (documented.has(name) || isUsualHeader(name)) continue;
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
  const types = Object.keys(content);
  if (media === undefined && types.length > 0 && contentType !== undefined) {
    const known = types.join(', ');
    const message = `media type ${type} is not documented; the contract has ${known}`;
    notes.ofResponse(
      'undocumented-media-type',
      { pointer: `${pointer}/content`, at: 'response.headers.content-type' },
      message,
    );
    return undefined;
  }
  if ('missing' in body) {
    if (types.length > 0) notes.unchecked.push(`the response body ${body.missing}`);
    return undefined;
  }
  if (media === undefined) {
    if (body.bytes.length > 0 && types.length === 0) {
      const message = `has a body of ${body.bytes.length} bytes, and the contract has none`;
      notes.ofResponse('undocumented-body', { pointer, at: 'response.body' }, message);
    } else if (types.length > 0) {
      const message = 'has no media type';
      notes.ofResponse(
        'undocumented-media-type',
        { pointer: `${pointer}/content`, at: 'response.headers.content-type' },
        message,
      );
    }
    return undefined;
  }
  if (body.rest !== undefined) {
    notes.unchecked.push(`the response body ${body.rest}`);
    if (hasItems(type, media)) {
      const whole = { contentType: contentType ?? '', bytes: body.bytes };
      noteMisfits(itemMisfits(contract, media, whole), notes);
    }
    return undefined;
  }
  const { schema } = media;
  const isHeld = isText(type) || isMultipart(type);
  if (!isJson(type) && !hasItems(type, media) && !(isHeld && schema !== undefined)) {
    return undefined;
  }
  if (body.bytes.length > MAX_EXAMINED) {
    notes.unchecked.push('the response body is too large to be looked into');
    return undefined;
  }
  if (hasItems(type, media)) {
    const given = { contentType: contentType ?? '', bytes: body.bytes };
    const misfits = sequenceMisfits(contract, 'response', media, given);
    noteMisfits(misfits, notes);
    return undefined;
  }
  if (isMultipart(type)) {
    const given = { contentType: contentType ?? '', bytes: body.bytes };
    noteMisfits(formMisfits(contract, 'response', media, given), notes);
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
