import { memberAt } from '../../contract/plain-words.ts';
import type { Contract } from '../contract/contract.ts';
import type { At, MediaTypeObject, Operation } from '../contract/model.ts';
import { headerOf, isJson, mediaTypeOf, type Exchange } from '../exchange.ts';
import { MAX_EXAMINED, mediaFor, parseJson } from './media.ts';
import type { Notes } from './notes.ts';
import { typedValue } from './parameter-value.ts';

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
    // RFC 9110, section 9.3.1: of what a GET has in its body nothing is known. Others ignore it.
    if (!isEmpty && !contract.ways.anyMediaType) {
      notes.warn('request-body', { pointer, at: AT }, 'has a body, and the operation takes none');
    }
    return;
  }
  if (isEmpty) {
    if (!requestBody.value.required) return;
    notes.ofRequest(
      'request-body',
      { pointer: requestBody.pointer, at: AT },
      'the body is missing',
    );
    return;
  }
  const named = mediaTypeOf(headerOf(headers, 'content-type') ?? '');
  const [only] = requestBody.content.keys();
  const isTakenAsItIs = contract.ways.anyMediaType === true && only !== undefined;
  const type = isTakenAsItIs && requestBody.content.size === 1 ? mediaTypeOf(only) : named;
  const media = mediaFor(requestBody.content, type);
  if (media === undefined) {
    if (contract.ways.anyMediaType) return;
    const known = [...requestBody.content.keys()].join(', ');
    const message = `${type === '' ? 'no media type' : `media type ${type}`} is given, and the contract has ${known}`;
    notes.ofRequest('undocumented-media-type', { pointer: requestBody.pointer, at: AT }, message);
    return;
  }
  examineContent(contract, media, { type, bytes: body.bytes }, notes);
}

function examineContent(
  contract: Contract,
  { value: { schema }, pointer }: At<MediaTypeObject>,
  { type, bytes }: { readonly type: string; readonly bytes: Buffer },
  notes: Notes,
): void {
  if (schema === undefined) return;
  if (bytes.length > MAX_EXAMINED) {
    notes.unchecked.push('the request body is too large to be looked into');
    return;
  }
  const isForm = type === 'application/x-www-form-urlencoded';
  // Others are bytes or texts, of which a schema says at most that they are that.
  if (!isJson(type) && !isForm) return;
  let value: unknown;
  try {
    value = isForm ? formValue(contract, schema, bytes) : parseJson(bytes);
  } catch (error) {
    notes.ofRequest(
      'request-body',
      { pointer, at: AT },
      `is not JSON (${(error as Error).message})`,
    );
    return;
  }
  for (const { at, message, contract: where } of contract.schemas.misfits(
    'request',
    `${pointer}/schema`,
    value,
  )) {
    notes.ofRequest('request-body', { pointer: where, at: AT + at }, `${memberAt(at)} ${message}`);
  }
}

function formValue(contract: Contract, schema: object, bytes: Buffer): unknown {
  const pairs = [...new URLSearchParams(bytes.toString('utf8'))];
  const found = contract.follow(schema);
  const properties = contract.follow(found['properties']);
  const names = new Set(pairs.map(([name]) => name));
  return Object.fromEntries(
    [...names].map((name) => {
      const property = contract.follow(properties[name] ?? found['additionalProperties']);
      const texts = pairs.filter(([each]) => each === name).map(([, text]) => text);
      const isList = property['type'] === 'array' || texts.length > 1;
      return [name, typedValue(contract, property, isList ? texts : texts[0]!)];
    }),
  );
}
