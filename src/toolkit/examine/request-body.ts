import { memberAt } from '../../contract/plain-words.ts';
import type { Contract } from '../../contract/model/contract.ts';
import type { MediaType, Operation, RequestBody } from '../../contract/model/operation.ts';
import type { SchemaViolation } from '../../contract/model/schemas.ts';
import { headerOf, type Exchange, type Header } from '../exchange.ts';
import { hasItems } from '../../contract/items/items.ts';
import { isForm, isJson, isMultipart, isText, mediaTypeOf } from '../../contract/media-type.ts';
import { formMisfits } from './form-misfits.ts';
import { MAX_EXAMINED, parseJson } from './media.ts';
import { mediaFor } from '../../contract/media-type.ts';
import type { Notes } from './notes.ts';
import { formValue } from '../../contract/form-value.ts';
import { sequenceMisfits } from './sequences.ts';
import { textMisfits } from './text-body.ts';

const AT = 'request.body';

/** Validates the body of a request against its operation. */
export function examineRequestBody(
  contract: Contract,
  operation: Operation,
  { request }: Exchange,
  notes: Notes,
): void {
  const { requestBody, pointer } = operation;
  const { body, headers } = request;
  if ('missing' in body) {
    if (requestBody !== undefined) notes.unchecked.push(`the request body ${body.missing}`);
    return;
  }
  const isEmpty = body.bytes.length === 0;
  if (requestBody === undefined) {
    // RFC 9110, section 9.3.1: a body of GET has no defined meaning. For other methods it is
    // ignored.
    if (!isEmpty && !contract.takesAnyContentType) {
      notes.warn('request-body', { pointer, at: AT }, 'has a body, and the operation takes none');
    }
    return;
  }
  if (isEmpty) {
    if (!requestBody.required) return;
    notes.ofRequest(
      'request-body',
      { pointer: requestBody.pointer, at: AT },
      'the body is missing',
    );
    return;
  }
  const contentType = headerOf(headers, 'content-type') ?? '';
  const type = requestTypeOf(contract, requestBody, headers);
  const media = mediaFor(requestBody.content, type);
  if (media === undefined) {
    if (contract.takesAnyContentType) return;
    const known = Object.keys(requestBody.content).join(', ');
    const message = `${type === '' ? 'no media type' : `media type ${type}`} is given, and the contract has ${known}`;
    notes.ofRequest('undocumented-media-type', { pointer: requestBody.pointer, at: AT }, message);
    return;
  }
  examineContent(contract, media, { type, contentType, bytes: body.bytes }, notes);
}

/** The media type that a body is taken for. */
export function requestTypeOf(
  { takesAnyContentType }: Pick<Contract, 'takesAnyContentType'>,
  { content }: Pick<RequestBody, 'content'>,
  headers: readonly Header[],
): string {
  const [only, ...others] = Object.keys(content);
  const isTakenAsItIs = takesAnyContentType && only !== undefined && others.length === 0;
  return mediaTypeOf(isTakenAsItIs ? only : (headerOf(headers, 'content-type') ?? ''));
}

interface Given {
  readonly type: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

function examineContent(
  contract: Contract,
  media: MediaType,
  { type, contentType, bytes }: Given,
  notes: Notes,
): void {
  const { schema, pointer } = media;
  if (schema === undefined && !hasItems(type, media)) return;
  if (bytes.length > MAX_EXAMINED) {
    notes.unchecked.push('the request body is too large to be looked into');
    return;
  }
  if (hasItems(type, media)) {
    noteMisfits(sequenceMisfits(contract, 'request', media, { contentType, bytes }), notes);
    return;
  }
  if (schema === undefined) return;
  if (isText(type)) {
    const content = { contentType, bytes };
    const misfits = textMisfits(contract, 'request', { pointer, schema }, content);
    if (typeof misfits === 'string') notes.unchecked.push(`the request body ${misfits}`);
    else noteMisfits(misfits, notes);
    return;
  }
  if (isMultipart(type)) {
    noteMisfits(formMisfits(contract, 'request', media, { contentType, bytes }), notes);
    return;
  }
  // Other types are bytes, which a schema does not constrain further.
  if (!isJson(type) && !isForm(type)) return;
  let value: unknown;
  try {
    value = isForm(type) ? formValue(contract, media, bytes) : parseJson(bytes);
  } catch (error) {
    notes.ofRequest(
      'request-body',
      { pointer, at: AT },
      `is not JSON (${(error as Error).message})`,
    );
    return;
  }
  noteMisfits(contract.schemas.misfits('request', `${pointer}/schema`, value), notes);
}

function noteMisfits(misfits: readonly SchemaViolation[], notes: Notes): void {
  for (const { at, message, contract: where } of misfits) {
    notes.ofRequest('request-body', { pointer: where, at: AT + at }, `${memberAt(at)} ${message}`);
  }
}
