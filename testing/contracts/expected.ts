import type { Contract } from '../../src/contract/model/contract.ts';
import type { Operation } from '../../src/contract/model/operation.ts';
import type { Finding } from '../../src/toolkit/finding.ts';

/** What is known besides the operation. */
export interface Known {
  readonly contract: Pick<Contract, 'placeOf'>;
  /** What the mock has told of the contract. */
  readonly told: readonly string[];
}

/** Why a finding is none of the mock's faults; undefined if it is one. */
export function reasonFor(
  { kind }: Pick<Finding, 'kind'>,
  operation: Pick<Operation, 'responses'>,
  known: Known,
): string | undefined {
  if (kind === 'response-body' && hasWrongExample(operation, known)) {
    return 'the example of the document breaks its schema, which the mock has told';
  }
  return undefined;
}

function hasWrongExample({ responses }: Pick<Operation, 'responses'>, known: Known): boolean {
  const { contract, told } = known;
  return Object.values(responses)
    .flatMap(({ content }) => Object.values(content))
    .map(({ pointer }) => `#${contract.placeOf(pointer).pointer}/example`)
    .some((place) => told.some((line) => line.includes(place)));
}
