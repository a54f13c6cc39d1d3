/** Writes some of the bytes. @returns how many @throws the system's error */
export type Write = (bytes: Uint8Array) => number;

/**
 * Writes the lines of a log, one at a time. A log that can't be written, because the disk is full or the reader is
 * gone, must not stop the service: lines are dropped and counted, and the next line is tried again.
 */
export class LogOutput {
  readonly #write: Write;
  readonly #onDropped: (lost: number) => void;
  #lost = 0;
  /** Whether the last line was only partially written. */
  #isTorn = false;

  /** @param told receives the number of dropped lines once a line can be written again */
  constructor(write: Write, told: (lost: number) => void) {
    this.#write = write;
    this.#onDropped = told;
  }

  write(line: string): void {
    if (!this.#writeAll(this.#isTorn ? `\n${line}` : line)) {
      this.#lost += 1;
      return;
    }
    const lost = this.#lost;
    this.#lost = 0;
    if (lost > 0) this.#onDropped(lost);
  }

  #writeAll(text: string): boolean {
    let rest = Buffer.from(text);
    try {
      while (rest.length > 0) {
        rest = rest.subarray(this.#write(rest));
        this.#isTorn = rest.length > 0;
      }
      return true;
    } catch {
      return false;
    }
  }
}
