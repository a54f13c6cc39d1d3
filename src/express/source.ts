import { InputError } from '../base/input-error.ts';
import { isNode } from '../base/json-pointer.ts';
import { Contract, contractFrom } from '../contract/model/contract.ts';

/** The name of a contract that is no file. */
export const DOCUMENT = 'openapi.json';

/**
 * The contract of a program: one that has been read, or an OpenAPI document whose references are local.
 * @throws InputError naming the place of what is wrong with it
 */
export function contractOf(source: object): Contract {
  if (source instanceof Contract) return source;
  const text = documentText(source);
  return contractFrom(DOCUMENT, (path) => {
    if (path.endsWith(DOCUMENT)) return text;
    throw notLocal(path);
  });
}

/** @throws InputError if it is no document */
export function documentText(source: object): string {
  if (isNode(source)) return JSON.stringify(source);
  throw new InputError('a contract must be a path or an OpenAPI document');
}

export function notLocal(path: string): InputError {
  return new InputError(`${DOCUMENT}: its references must be local, and it refers to ${path}`);
}
