import type { Random } from '../../base/random.ts';
import type { Contract } from '../../contract/model/contract.ts';
import type { Operation } from '../../contract/model/operation.ts';
import { casesOf, type Case } from './cases.ts';
import type { Draft } from './draft.ts';
import { linkedDraft, linksAfter, type SentStep, type Step } from './step.ts';

/** Maximum length of a sequence. */
const LONGEST = 6;

export interface SequenceOptions {
  /** The operations that may be called. */
  readonly operations: readonly Operation[];
  readonly rounds: number;
  readonly random: Random;
}

/**
 * Follows the links of a contract: something is created, then read, changed and deleted, in every order that the
 * links allow, also after its deletion.
 * @param take sends a case, after all those before it, and returns the outcome
 */
export async function followLinks(
  contract: Contract,
  { operations, rounds, random }: SequenceOptions,
  take: (meant: Case, before: readonly SentStep[]) => Promise<SentStep>,
): Promise<void> {
  const beginnings = operations.filter(({ responses }) =>
    Object.values(responses).some(({ links }) => links.length > 0),
  );
  const callable = new Set(operations);
  for (const operation of beginnings) {
    for (let round = 0; round < rounds; round++) await follow(operation);
  }

  async function follow(first: Operation): Promise<void> {
    const steps: Step[] = [];
    const done: SentStep[] = [];
    let next = draftOf(first);
    let step: Step | undefined = next && { draft: next };
    while (step !== undefined && next !== undefined) {
      const meant: Case = { kind: 'sequence', ...step, draft: next, before: [...steps] };
      done.push(await take(meant, done));
      steps.push(step);
      if (steps.length === LONGEST) return;
      step = nextStep(done);
      next = step && linkedDraft(step, done);
    }
  }

  /** The next step by any link of any response so far whose values are available. */
  function nextStep(done: readonly SentStep[]): Step | undefined {
    const open = done.flatMap((each, from) =>
      linksAfter(each).map((link) => ({ link, from, target: contract.targetOfLink(link) })),
    );
    while (open.length > 0) {
      const [{ target, ...link }] = open.splice(random.below(open.length), 1) as [
        (typeof open)[number],
      ];
      if (target === undefined || !callable.has(target)) continue;
      const draft = draftOf(target);
      const step = draft && { draft, link };
      if (step !== undefined && linkedDraft(step, done) !== undefined) return step;
    }
    return undefined;
  }

  /** An example of an operation, or else a generated valid request. */
  function draftOf(operation: Operation): Draft | undefined {
    const cases = [...casesOf(contract, operation, { rounds: 1, random, seen: () => undefined })];
    const fitting = cases.filter(({ kind }) => kind === 'example' || kind === 'valid');
    return fitting.length === 0 ? undefined : random.pick(fitting).draft;
  }
}
