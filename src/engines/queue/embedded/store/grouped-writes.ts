import type { QueueError } from '../../errors.ts';
import type { Work } from './queue-store.ts';

/** The result of one piece of work. */
export type WorkResult = { readonly value: unknown } | { readonly error: unknown };

interface Pending {
  readonly work: Work<unknown>;
  readonly settle: (outcome: WorkResult) => void;
}

/** How groups are written. */
export interface GroupRules {
  /**
   * Runs several works in one transaction and commits it.
   * @returns their results; only the first ones' if they take long
   * @throws if one of them fails after it has changed something, or the store fails: everything is rolled back
   */
  readonly commit: (works: readonly Work<unknown>[]) => Promise<readonly WorkResult[]>;
  /**
   * Whether the works of a failed group are to be retried one by one, as one of them may be the
   * cause.
   */
  readonly isWorthRepeating: (error: unknown) => boolean;
  /**
   * Syncs what was committed, if that takes more than the commit. @returns undefined, or an error after which no write
   * can be promised
   */
  readonly keep?: () => Promise<QueueError | undefined>;
  /** Converts errors to those of the engine. */
  readonly told: (error: unknown) => unknown;
}

const nothing = (): void => undefined;

/** Limits the wait of a group's first work. */
const MOST_IN_A_GROUP = 512;

/**
 * Group commit: writes that arrive while the disk syncs form the next transaction, and each promise resolves only
 * when its own transaction has been synced.
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
      this.#pending.push(this.#pendingOf(work, resolve, reject));
      this.#writing ??= this.#writePending();
    });
  }

  /** Like `write`, but before all that waits. */
  writeFirst<T>(work: Work<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#pending.unshift(this.#pendingOf(work, resolve, reject));
      this.#writing ??= this.#writePending();
    });
  }

  get busy(): boolean {
    return this.#writing !== undefined;
  }

  #pendingOf<T>(
    work: Work<T>,
    resolve: (value: T) => void,
    reject: (error: unknown) => void,
  ): Pending {
    return {
      work,
      settle: (outcome) =>
        'error' in outcome ? reject(this.#rules.told(outcome.error)) : resolve(outcome.value as T),
    };
  }

  async #writePending(): Promise<void> {
    /** Tells the callers of the group before, which has been synced. */
    let tell = nothing;
    while (this.#pending.length > 0) {
      await new Promise(setImmediate);
      const group = this.#pending.splice(0, MOST_IN_A_GROUP);
      const outcomes = await this.#commit(group.map(({ work }) => work));
      // Works for which the group had no time left.
      this.#pending.unshift(...group.splice(outcomes.length));
      const keeping = this.#rules.keep?.();
      // Only now, so that what they do next is done while the disk syncs this group. Otherwise this process would often
      // have nothing to do but to wait for the disk.
      tell();
      const broken = await keeping;
      tell = () => {
        for (const [index, { settle }] of group.entries()) {
          settle(broken === undefined ? outcomes[index]! : { error: broken });
        }
      };
      const isNextSynced = keeping !== undefined && this.#pending.length > 0;
      if (isNextSynced && broken === undefined) continue;
      tell();
      tell = nothing;
    }
    this.#writing = undefined;
  }

  /** Runs all in one transaction, unless one of them fails after it has changed something. */
  async #commit(works: readonly Work<unknown>[]): Promise<readonly WorkResult[]> {
    try {
      return await this.#rules.commit(works);
    } catch (error) {
      if (works.length === 1 || !this.#rules.isWorthRepeating(error)) {
        return works.map(() => ({ error }));
      }
    }
    const alone: WorkResult[] = [];
    for (const work of works) alone.push(...(await this.#commit([work])));
    return alone;
  }
}
