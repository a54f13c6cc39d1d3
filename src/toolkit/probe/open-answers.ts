import type { Operation } from '../../contract/model/operation.ts';
import type { CaseKind } from './cases.ts';

type Responses = Pick<Operation, 'responses'>;

/** The statuses that refuse a request of a kind, and those that a contract documents if it says how it refuses them. */
interface Refusals {
  readonly statuses: readonly number[];
  readonly documented: readonly string[];
}

const OF_CONTENT: Refusals = {
  statuses: [400, 413, 414, 415, 422],
  documented: ['400', '422', '4XX', 'default'],
};
const OF_CALLERS: Refusals = { statuses: [401], documented: ['401', '4XX', 'default'] };
const REFUSALS: Partial<Readonly<Record<CaseKind, Refusals>>> = {
  invalid: OF_CONTENT,
  hostile: OF_CONTENT,
  'no credentials': OF_CALLERS,
  'wrong credentials': OF_CALLERS,
};

/**
 * Whether an operation's contract has no response for refusals of a kind, so that what a request is rightly refused with
 * can't be held against it. That it has none is told by lint.
 */
export function leavesRefusalOpen(
  { responses }: Responses,
  kind: CaseKind,
  status: number,
): boolean {
  const refusals = REFUSALS[kind];
  if (refusals?.statuses.includes(status) !== true) return false;
  return refusals.documented.every((each) => responses[each] === undefined);
}

/** Whether an operation documents an answer that is not an error. Interim ones are no answers (RFC 9110, section 15.2). */
export function canSucceed({ responses }: Responses): boolean {
  return Object.keys(responses).some((status) => /^(?:[23]|default)/.test(status));
}
