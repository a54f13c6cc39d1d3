import type { Contract } from '../../src/contract/model/contract.ts';
import type { Operation } from '../../src/contract/model/operation.ts';

/** What is known besides the operation. */
export interface Known {
  readonly contract: Pick<Contract, 'placeOf'>;
  /** What the mock has told of the contract. */
  readonly told: readonly string[];
}

/**
 * Whether an example of an operation's responses breaks its own schema, which the mock has told: it is answered with all
 * the same, so the document contradicts itself.
 */
export function hasWrongExample(
  { responses }: Pick<Operation, 'responses'>,
  { contract, told }: Known,
): boolean {
  return Object.values(responses)
    .flatMap(({ content }) => Object.values(content))
    .map(({ pointer }) => `#${contract.placeOf(pointer).pointer}/example`)
    .some((place) => told.some((line) => line.includes(place)));
}
