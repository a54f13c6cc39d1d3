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
  { kind, message, at }: Pick<Finding, 'kind' | 'message' | 'at'>,
  operation: Pick<Operation, 'responses'>,
  known: Known,
): string | undefined {
  const [, status = ''] = /\b(\d{3})\b/.exec(message) ?? [];
  if (kind === 'undocumented-status' && !hasAnyOf(operation, refusalsLike(status))) {
    return 'the document has no response for a refusal of this kind, and a request is refused all the same';
  }
  if (kind === 'security' && message.startsWith('wrong credentials')) {
    return 'a mock has no callers, so it takes any credentials';
  }
  if (
    /refused-valid|server-error/.test(kind) &&
    at === 'response.status' &&
    !canSucceed(operation)
  ) {
    return 'the document has no response of success, so a mock has none to answer with';
  }
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

/** Whether an operation documents an answer that is not an error. Interim ones are no answers (RFC 9110, section 15.2). */
export function canSucceed(operation: Pick<Operation, 'responses'>): boolean {
  return Object.keys(operation.responses).some((status) => /^(?:[23]|default)/.test(status));
}

/** The statuses that a refusal may have instead, the class of refusals, and the default. */
function refusalsLike(status: string): string[] {
  if (status === '401') return ['401', '4XX', 'default'];
  if (['400', '415', '422'].includes(status)) return ['400', '422', '4XX', 'default'];
  return status === '500' ? ['200', '2XX', 'default'] : ['200', '2XX', '4XX', 'default'];
}

function hasAnyOf({ responses }: Pick<Operation, 'responses'>, statuses: string[]): boolean {
  return statuses.some((status) => responses[status] !== undefined);
}
