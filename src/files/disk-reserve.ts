import { closeSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { isDiskFull } from './disk-error.ts';

/** Room for what SQLite writes to delete something. */
const SIZE = 2 * 1024 * 1024;
const PIECE = Buffer.alloc(64 * 1024, 0xff);

/**
 * Space that is kept taken, so that there is some where a disk is full for what makes room: to delete
 * something means to write that down first.
 */
export class DiskReserve {
  readonly #file: string | undefined;

  /** @param file where it is taken; without it nothing is kept on a disk */
  constructor(file: string | undefined) {
    this.#file = file;
  }

  /**
   * Does what makes room, and does it once more with the reserve given back where the disk was full. It must
   * have changed nothing where it fails.
   */
  async spend<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (!isDiskFull(error) || !this.giveBack()) throw error;
    }
    try {
      return await work();
    } finally {
      this.take();
    }
  }

  /** @returns whether there was any */
  giveBack(): boolean {
    if (this.#file === undefined || this.#size() === 0) return false;
    rmSync(this.#file, { force: true });
    return true;
  }

  /** Takes what is missing of it; where there is little left, at most half of that. */
  take(): void {
    if (this.#file === undefined) return;
    try {
      const { bavail, bsize } = statfsSync(dirname(this.#file));
      const missing = Math.min(SIZE - this.#size(), (bavail * bsize) / 2);
      if (missing >= PIECE.length) append(this.#file, missing);
    } catch {
      // There may be room later.
    }
  }

  #size(): number {
    return statSync(this.#file!, { throwIfNoEntry: false })?.size ?? 0;
  }
}

function append(file: string, size: number): void {
  const opened = openSync(file, 'a', 0o600);
  try {
    for (let left = size; left >= PIECE.length; left -= PIECE.length) writeSync(opened, PIECE);
  } finally {
    closeSync(opened);
  }
}
