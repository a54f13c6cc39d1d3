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
 * What an operation's contract leaves open about the status that a request of a kind was answered with, in words; undefined
 * if it says it. Lint tells what it lacks.
 */
export function openIn(
  { responses }: Responses,
  kind: CaseKind,
  status: number,
): string | undefined {
  if (status < 500 && !Object.keys(responses).some(isFinal)) {
    return 'with what an operation answers: its contract has no response';
  }
  const refusals = REFUSALS[kind];
  const isOpen =
    refusals?.statuses.includes(status) === true &&
    refusals.documented.every((each) => responses[each] === undefined);
  return isOpen
    ? 'with what an operation refuses what it must: its contract has no response for that'
    : undefined;
}

/** Interim ones are no answers (RFC 9110, section 15.2). */
function isFinal(status: string): boolean {
  return !status.startsWith('1');
}

/** Whether an operation documents an answer that is not an error. */
export function canSucceed({ responses }: Responses): boolean {
  return Object.keys(responses).some((status) => /^(?:[23]|default)/.test(status));
}
