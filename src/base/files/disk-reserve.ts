import { closeSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { isDiskFull } from './disk-error.ts';

/** Room for what SQLite writes in order to delete, and for the rest of a Redis log of which most was deleted. */
const SIZE = 8 * 1024 * 1024;
/** With so many bytes free beside the reserve, a disk no longer counts as full. */
const ROOM = 128 * 1024;
const PIECE = Buffer.alloc(64 * 1024, 0xff);

/**
 * Disk space that is kept occupied and given back on a full disk, for work that makes room: to delete something, the
 * deletion has to be written first.
 */
export class DiskReserve {
  readonly #file: string | undefined;
  /** Its size when it was last given back. */
  #given = 0;

  /** @param file the file that occupies the space; without it nothing is reserved */
  constructor(file: string | undefined) {
    this.#file = file;
  }

  /**
   * Runs work that makes room. Where the disk is full, the reserve is given back and the work runs once more; so it
   * must have changed nothing when it fails.
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

  /** Whether the disk is full but for the reserve. */
  get isFull(): boolean {
    if (this.#file === undefined) return false;
    const free = freeBeside(this.#file);
    return free !== undefined && free < ROOM;
  }

  /** @returns whether there was a reserve to give back */
  giveBack(): boolean {
    const size = this.#file === undefined ? 0 : this.#size();
    if (this.#file === undefined || size === 0) return false;
    this.#given = size;
    rmSync(this.#file, { force: true });
    return true;
  }

  /** Fills the reserve up again; where little space is left, takes at most half of that. */
  take(): void {
    this.#take(SIZE, 0.5);
  }

  /**
   * Takes back what was last given back, even if nothing else stays free, so that nothing else takes it before work
   * that makes room on a full disk.
   * @returns whether there is room beside it
   */
  refill(): boolean {
    this.#take(this.#given, 1);
    return this.#file === undefined || (freeBeside(this.#file) ?? 0) >= ROOM;
  }

  #take(size: number, share: number): void {
    if (this.#file === undefined) return;
    const missing = Math.min(size - this.#size(), (freeBeside(this.#file) ?? 0) * share);
    try {
      if (missing >= PIECE.length) append(this.#file, missing);
    } catch {
      // There may be room later.
    }
  }

  #size(): number {
    return statSync(this.#file!, { throwIfNoEntry: false })?.size ?? 0;
  }
}

/** @returns how many bytes are free on the file system of a path; undefined where the system does not say */
function freeBeside(file: string): number | undefined {
  try {
    const { bavail, bsize } = statfsSync(dirname(file));
    return bavail * bsize;
  } catch {
    return undefined;
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
