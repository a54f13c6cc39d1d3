import { reportInternalError } from '../../../../../base/internal-errors.ts';
import type { LogError } from '../../../errors.ts';
import { refusedByDisk } from '../storage-error.ts';
import type { Journal } from './journal.ts';

/** Appends that are committed together. */
export interface Group {
  /** The frame. */
  readonly bytes: Buffer;
  /** The group is durable: its records can be read, and its callers are answered. */
  commit(): void;
  /** The group has failed, and has no effect. */
  refuse(error: LogError): void;
}

export interface GroupSource {
  readonly isEmpty: boolean;
  /** Makes a group of the waiting appends; undefined if all of them were refused. */
  next(journal: Journal): Group | undefined;
  /** Refuses all waiting appends. */
  refuseAll(error: LogError): void;
  /** Called when a journal file is complete. @returns what the next group has to wait for */
  rolled(): Promise<void> | undefined;
}

/**
 * Group commit: all appends of a turn of the event loop are written and synced together, and all that arrive
 * meanwhile form the next group.
 */
export class GroupCommit {
  readonly #journal: Journal;
  readonly #source: GroupSource;
  #scheduled = false;
  #running: Promise<void> | undefined;
  #committed: number;

  constructor(journal: Journal, source: GroupSource) {
    this.#journal = journal;
    this.#source = source;
    this.#committed = journal.sequence;
  }

  /** All frames before this number are committed. */
  get committed(): number {
    return this.#committed;
  }

  /** Called when the source is no longer empty. */
  notify(): void {
    if (this.#scheduled || this.#running !== undefined) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      if (this.#running === undefined) this.#start();
    });
  }

  /** Resolves when the source is empty and all groups are settled. */
  async drain(): Promise<void> {
    while (!this.#source.isEmpty || this.#running !== undefined) {
      if (this.#running === undefined) this.#start();
      await this.#running;
    }
  }

  #start(): void {
    this.#running = this.#run()
      .catch((error: unknown) => this.#failed(error))
      .finally(() => {
        this.#running = undefined;
        // Commits may have caused further appends since the source was last checked.
        if (!this.#source.isEmpty) this.notify();
      });
  }

  /** The next group. After an exception, all that waits is refused: nothing waits forever, and it does not come again. */
  #next(): Group | undefined {
    try {
      return this.#source.next(this.#journal);
    } catch (error) {
      this.#failed(error);
      return undefined;
    }
  }

  #failed(error: unknown): void {
    reportInternalError('kafka', error);
    this.#source.refuseAll(refusedByDisk('cannot write to the journal', error));
  }

  async #run(): Promise<void> {
    const journal = this.#journal;
    let safe: Group | undefined;
    const commit = () => {
      if (safe === undefined) return;
      const group = safe;
      safe = undefined;
      this.#committed += 1;
      group.commit();
    };
    for (;;) {
      if (this.#source.isEmpty) commit();
      if (this.#source.isEmpty) return;
      if (journal.needsFile || journal.isFull) {
        commit();
        if (!(await this.#begin())) continue;
      }
      const group = this.#next();
      if (group === undefined) continue;
      // The previous group is committed while the disk writes this one.
      const storing = this.#store(group);
      commit();
      const refusal = await storing;
      if (refusal === undefined) safe = group;
      else group.refuse(refusal);
    }
  }

  /** Makes a group durable. @returns the error if that failed */
  async #store(group: Group): Promise<LogError | undefined> {
    try {
      await this.#journal.write(group.bytes);
    } catch (error) {
      return refusedByDisk('cannot write to the journal', error);
    }
    try {
      await this.#journal.sync();
    } catch (error) {
      return refusedByDisk('cannot sync the journal', error);
    }
    return undefined;
  }

  async #begin(): Promise<boolean> {
    const follows = !this.#journal.needsFile;
    try {
      await this.#journal.begin();
    } catch (error) {
      this.#source.refuseAll(refusedByDisk('cannot begin a journal file', error));
      return false;
    }
    if (follows) await this.#source.rolled();
    return true;
  }
}
