import {
  operationsOf,
  type ContractDocument,
  type Operation,
} from '../../src/contract/document.ts';
import type { AnyHandler, Handlers } from '../../src/contract/handler.ts';

/**
 * Handlers that answer each operation with one of the documented examples of its success: the one that
 * has the most in common with the request, so that creating a global database gets a global one.
 */
export function documentedAnswers<Operations, Caller>(
  contract: ContractDocument,
): Handlers<Operations, Caller> {
  const handlers = operationsOf(contract).map((operation) => [
    operation.operationId,
    documentedAnswer(operation),
  ]);
  return Object.fromEntries(handlers) as Handlers<Operations, Caller>;
}

function documentedAnswer(operation: Operation): AnyHandler {
  const status = Object.keys(operation.responses).find((code) => code.startsWith('2'));
  const response = operation.responses[status ?? ''];
  const examples = Object.values(response?.content?.['application/json']?.examples ?? {});
  return ({ path, body }) => {
    const asked = { ...path, ...(typeof body === 'object' && body) };
    const [best] = examples
      .map(({ value }) => ({ value, score: inCommon(asked, value) }))
      .toSorted((a, b) => b.score - a.score);
    return { status: Number(status), body: best?.value };
  };
}

/** How many fields of the request stand in the example with the same value. */
function inCommon(asked: Readonly<Record<string, unknown>>, example: unknown): number {
  if (typeof example !== 'object' || example === null) return 0;
  const given = new Map(Object.entries(example));
  return Object.entries(asked).filter(([name, value]) => given.get(name) === value).length;
}
