import { isNode } from '../../base/json-pointer.ts';
import { isForm, isJson, isMultipart } from '../../contract/media-type.ts';
import type { Contract } from '../../contract/model/contract.ts';
import type { MediaTypeObject, ParameterObject } from '../../contract/model/document.ts';
import { isOfParts } from '../../contract/items/parts.ts';
import { isSequence } from '../../contract/items/sequences.ts';
import type { Draft } from './draft.ts';
import { examplesOf } from '../values/make-value.ts';
import { inHeader, inPath, inQuery } from './serialize.ts';

/** Whether a value has a form in the place of its parameter: an empty list has none, and an empty path is another one. */
export function isSendable(parameter: ParameterObject, value: unknown): boolean {
  const { in: place, required = false } = parameter;
  if (place === 'path') return !/^(?:\.{0,2}|;)$/.test(inPath(parameter, value));
  if (place === 'query') return !required || inQuery(parameter, value).length > 0;
  // HTTP headers allow only Latin-1 without control characters.
  return /^[\u0020-\u007e]*$/.test(inHeader(parameter, value));
}

/** A body with a value; undefined if it has no form in the media type. */
export function bodyFrom(mediaType: string, value: unknown): Draft['body'] {
  // The example of a sequence or of a form may be written as it is sent.
  if (typeof value === 'string' && (isSequence(mediaType) || isForm(mediaType))) {
    return { bytes: Buffer.from(value) };
  }
  const isOfMembers = isForm(mediaType) || isMultipart(mediaType);
  if (isJson(mediaType) || (isOfMembers && isNode(value))) return { json: value };
  if ((isSequence(mediaType) || isOfParts(mediaType)) && Array.isArray(value)) {
    return { json: value };
  }
  return typeof value === 'string' ? { bytes: Buffer.from(value) } : undefined;
}

/** The examples of a body, as values. */
export function bodyExamplesOf(
  mediaType: string,
  { example, examples }: MediaTypeObject,
): unknown[] {
  const named = Object.values(examples ?? {}).map((each) =>
    isNode(each)
      ? (each.dataValue ?? each.value ?? parsed(mediaType, each.serializedValue))
      : undefined,
  );
  return [example, ...named].filter((value) => value !== undefined);
}

/** An example that is written as it is sent; undefined if it is not of its media type. */
function parsed(mediaType: string, text: unknown): unknown {
  if (typeof text !== 'string' || !isJson(mediaType)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The examples of a parameter, as values. */
export function parameterExamplesOf(contract: Contract, parameter: ParameterObject): unknown[] {
  const { example, schema } = parameter;
  const named = Object.values(parameter.examples ?? {}).map((each) => {
    const { dataValue, value } = contract.follow(each);
    return dataValue ?? value;
  });
  const all = [example, ...named, ...examplesOf(contract.follow(schema))];
  return all.filter((value) => value !== undefined);
}
