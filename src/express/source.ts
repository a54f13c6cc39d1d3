import { readFileSync } from 'node:fs';
import { InputError } from '../base/input-error.ts';
import { isNode } from '../base/json-pointer.ts';
import { Contract, contractFrom } from '../contract/model/contract.ts';

/** A contract: the path of its file, an OpenAPI document whose references are local, or one that has been read. */
export type ContractSource = string | object;

/** @throws InputError naming file and place of what is wrong with it */
export function readSource(source: ContractSource): Contract {
  if (source instanceof Contract) return source;
  if (typeof source === 'string') return contractFrom(source, (path) => readFileSync(path, 'utf8'));
  const name = 'openapi.json';
  if (!isNode(source)) throw new InputError('a contract must be a path or an OpenAPI document');
  const text = JSON.stringify(source);
  return contractFrom(name, (path) => {
    if (path.endsWith(name)) return text;
    throw new InputError(`${name}: its references must be local, and it refers to ${path}`);
  });
}
