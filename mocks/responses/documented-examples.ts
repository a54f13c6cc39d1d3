import { isNode } from '../../src/base/json-pointer.ts';
import type { Contract } from '../../src/contract/model/contract.ts';
import type { MediaTypeObject } from '../../src/contract/model/document.ts';

/** An example of a body or of a parameter. */
export interface DocumentedExample {
  /** Undefined for the only one (`example`). */
  readonly name: string | undefined;
  readonly value: unknown;
  /** Whether the value is a text that is sent as it is (`serializedValue`, OpenAPI 3.2). */
  readonly isSerialized: boolean;
  /** The requests that it is for (`x-when`). */
  readonly conditions?: Readonly<Record<string, string>> | undefined;
}

type Holder = Pick<MediaTypeObject, 'example'> & { readonly examples?: unknown };

const known = new WeakMap<object, readonly DocumentedExample[]>();

/** The examples of a media type or of a parameter, in the order of the contract. What is at another address is left out. */
export function examplesOf(
  contract: Pick<Contract, 'follow'>,
  holder: Holder,
): readonly DocumentedExample[] {
  const before = known.get(holder);
  if (before !== undefined) return before;
  const found: DocumentedExample[] = [];
  if (isNode(holder.examples) && !Array.isArray(holder.examples)) {
    for (const [name, given] of Object.entries(holder.examples)) {
      const example = contract.follow(given);
      const { value, dataValue, serializedValue, 'x-when': when } = example;
      const told = dataValue ?? value ?? serializedValue;
      const isNamed = 'value' in example || 'dataValue' in example || 'serializedValue' in example;
      if (!isNamed) continue;
      const isSerialized = told === serializedValue && serializedValue !== undefined;
      const conditions = isNode(when) ? (when as Record<string, string>) : undefined;
      found.push({ name, value: told, isSerialized, conditions });
    }
  }
  if (found.length === 0 && holder.example !== undefined) {
    found.push({ name: undefined, value: holder.example, isSerialized: false });
  }
  known.set(holder, found);
  return found;
}
