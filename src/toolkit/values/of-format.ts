import type { Node } from '../../base/json-pointer.ts';
import { FORMATS } from '../../contract/formats.ts';

/**
 * Whether an example is of the format of its schema, where it is a text. Services refuse what is not, although a schema
 * alone allows it (JSON Schema 2020-12, section 7).
 */
export function isOfFormat({ format }: Node, example: unknown): boolean {
  if (typeof example !== 'string' || typeof format !== 'string') return true;
  const check = Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
  if (check instanceof RegExp) return check.test(example);
  return typeof check !== 'function' || check(example);
}
