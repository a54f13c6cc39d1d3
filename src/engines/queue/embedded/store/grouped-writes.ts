import type { QueueError } from '../../errors.ts';
import type { Work } from './queue-store.ts';

/** What came of a work. */
export type Outcome = { readonly value: unknown } | { readonly error: unknown };

interface Pending {
  readonly work: Work<unknown>;
  readonly settle: (outcome: Outcome) => void;
}

/** How groups are written. */
export interface GroupRules {
  /**
   * Runs works in one transaction and commits it.
   * @returns what came of them, or of the first of them where they take long
   * @throws where one of them has failed when it had changed something, or the store refuses: all is rolled back
   */
  readonly commit: (works: readonly Work<unknown>[]) => Promise<readonly Outcome[]>;
  /** Whether the works of a group that failed are to be tried alone: one of them may be to blame. */
  readonly isWorthRepeating: (error: unknown) => boolean;
  /** Syncs what was committed; undefined, or why nothing is promised any more. */
  readonly keep: () => Promise<QueueError | undefined>;
  /** In the words of the engine. */
  readonly told: (error: unknown) => unknown;
}

/** So that the first of a group does not wait for too many others. */
const MOST_IN_A_GROUP = 512;

/**
 * Group commit: what is to be written while the disk syncs what was before it is one transaction, and each promise
 * is kept only when its own has been synced.
 */
export class GroupedWrites {
  readonly #rules: GroupRules;
  #pending: Pending[] = [];
  #writing: Promise<void> | undefined;

  constructor(rules: GroupRules) {
    this.#rules = rules;
  }

  write<T>(work: Work<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#pending.push({
        work,
        settle: (outcome) =>
          'error' in outcome
            ? reject(this.#rules.told(outcome.error))
            : resolve(outcome.value as T),
      });
      this.#writing ??= this.#writePending();
    });
  }

  get busy(): boolean {
    return this.#writing !== undefined;
  }

  async #writePending(): Promise<void> {
    while (this.#pending.length > 0) {
      await new Promise(setImmediate);
      const group = this.#pending.splice(0, MOST_IN_A_GROUP);
      const outcomes = await this.#commit(group.map(({ work }) => work));
      // Those for which there was no time any more.
      this.#pending.unshift(...group.splice(outcomes.length));
      const broken = await this.#rules.keep();
      for (const [index, { settle }] of group.entries()) {
        settle(broken === undefined ? outcomes[index]! : { error: broken });
      }
    }
    this.#writing = undefined;
  }

  /** All in one transaction, unless one of them fails when it has changed something already. */
  async #commit(works: readonly Work<unknown>[]): Promise<readonly Outcome[]> {
    try {
      return await this.#rules.commit(works);
    } catch (error) {
      if (works.length === 1 || !this.#rules.isWorthRepeating(error)) {
        return works.map(() => ({ error }));
      }
    }
    const alone: Outcome[] = [];
    for (const work of works) alone.push(...(await this.#commit([work])));
    return alone;
  }
}
