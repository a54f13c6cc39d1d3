import { isNode } from '../../src/base/json-pointer.ts';
import type { Contract } from '../../src/contract/model/contract.ts';
import type { Operation } from '../../src/contract/model/operation.ts';

/** The keywords that only describe a value. */
const DESCRIBING = new Set([
  'title',
  'description',
  'default',
  'example',
  'examples',
  'deprecated',
]);

/**
 * Whether a response of an operation can have no body that fits: it is exactly one (`oneOf`) of schemas of which two
 * allow the same values.
 */
export function isUnanswerable(
  { responses }: Pick<Operation, 'responses'>,
  contract: Pick<Contract, 'follow'>,
): boolean {
  return Object.values(responses)
    .flatMap(({ content }) => Object.values(content))
    .some(({ schema }) => {
      const { oneOf } = contract.follow(schema ?? {}) as { readonly oneOf?: unknown };
      if (!Array.isArray(oneOf)) return false;
      const meant = oneOf.map((each) => JSON.stringify(meantBy(each, contract)));
      return new Set(meant).size < meant.length;
    });
}

/** What a schema says of values: without references, and what only describes. */
function meantBy(value: unknown, contract: Pick<Contract, 'follow'>): unknown {
  if (Array.isArray(value)) return value.map((each) => meantBy(each, contract));
  if (!isNode(value)) return value;
  const { $ref } = value;
  const schema = typeof $ref === 'string' ? contract.follow(value) : value;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([name]) => !DESCRIBING.has(name))
      .map(([name, member]) => [name, meantBy(member, contract)]),
  );
}
