import type { Contract } from '../src/contract/model/contract.ts';
import type { Operation, Parameter } from '../src/contract/model/operation.ts';
import { readExpression, valueOf } from '../src/contract/model/runtime-expression.ts';
import { examplesOf } from './responses/documented-examples.ts';

/** What is not known of an exchange. */
const none = (): undefined => undefined;

/**
 * The values that links give a parameter: those that their expressions have in the examples, of the given name, of the
 * responses that they follow.
 */
export function linkedValues(
  contract: Pick<Contract, 'follow' | 'operations' | 'targetOfLink'>,
  target: Pick<Operation, 'pointer'>,
  { name, in: place }: Pick<Parameter, 'name' | 'in'>,
  example: string,
): unknown[] {
  return linksTo(contract, target).flatMap(({ response, parameters }) => {
    const text = parameters[`${place}.${name}`] ?? parameters[name];
    const expression = typeof text === 'string' ? readExpression(text) : undefined;
    if (expression === undefined) return [];
    return Object.values(response.content).flatMap((media) => {
      const body = examplesOf(contract, media).find((each) => each.name === example)?.value;
      if (body === undefined) return [];
      const exchange = {
        request: { header: none, body: none },
        response: { header: none, body: () => body },
      };
      const value = valueOf(expression, exchange);
      return value === undefined ? [] : [value];
    });
  });
}

interface LinkTo {
  readonly response: Operation['responses'][string];
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** By the pointer to the operation that they lead to. */
const known = new WeakMap<object, ReadonlyMap<string, readonly LinkTo[]>>();

/** The links of a contract to an operation. */
function linksTo(
  contract: Pick<Contract, 'operations' | 'targetOfLink'>,
  { pointer }: Pick<Operation, 'pointer'>,
): readonly LinkTo[] {
  let all = known.get(contract);
  if (all === undefined) {
    const found = new Map<string, LinkTo[]>();
    for (const { responses } of contract.operations) {
      for (const response of Object.values(responses)) {
        for (const link of response.links) {
          const target = contract.targetOfLink(link);
          if (target === undefined) continue;
          const list = found.get(target.pointer) ?? [];
          list.push({ response, parameters: link.parameters });
          found.set(target.pointer, list);
        }
      }
    }
    known.set(contract, (all = found));
  }
  return all.get(pointer) ?? [];
}
