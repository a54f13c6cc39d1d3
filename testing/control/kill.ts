import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach } from 'vitest';

/**
 * The process is killed at a step of a change. To simulate that, a process is paused at the step and its data directory
 * copied: the copy is what a killed process would leave (apart from what the system has not flushed yet, but the store
 * flushes by itself).
 */
export class KillBench<Step, Platform extends { close(): Promise<void> }> {
  readonly #open: (directory: string, onStep: (step: Step) => Promise<void>) => Promise<Platform>;
  #root = '';
  /** How many copies have been opened. */
  #copies = 0;

  /** @param open opens a platform that calls back at each step of each change */
  constructor(
    open: (directory: string, onStep: (step: Step) => Promise<void>) => Promise<Platform>,
  ) {
    this.#open = open;
    beforeEach(() => {
      this.#root = mkdtempSync(`${tmpdir()}/plinth-kill-`);
      this.#copies = 0;
    });
    afterEach(() => rmSync(this.#root, { recursive: true }));
  }

  /** The directory of the platform before the change. */
  get before(): string {
    return `${this.#root}/before`;
  }

  /** Runs a change on a copy and pauses it at a step. @returns a copy of the directory at that moment */
  async killedAt(
    from: string,
    step: Step,
    change: (platform: Platform) => Promise<unknown>,
  ): Promise<string> {
    this.#copies += 1;
    const directory = `${this.#root}/${this.#copies}`;
    cpSync(from, directory, { recursive: true });
    let isArmed = false;
    const left = `${directory}-left`;
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
    const { promise: goOn, resolve: end } = Promise.withResolvers<void>();
    const platform = await this.#open(directory, async (name) => {
      if (!isArmed || name !== step) return;
      isArmed = false;
      cpSync(directory, left, { recursive: true });
      reach();
      await goOn;
    });
    isArmed = true;
    const changed = change(platform);
    await Promise.race([
      reached,
      changed.then(() => Promise.reject(new Error(`the change has no step "${String(step)}"`))),
    ]);
    end();
    await changed;
    await platform.close();
    return left;
  }
}
