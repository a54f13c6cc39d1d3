import { closeSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { isDiskFull } from './disk-error.ts';

/** Room for what SQLite writes to delete something, and for what is left of a Redis log of which most was deleted. */
const SIZE = 8 * 1024 * 1024;
/** With so many bytes left beside the reserve there is room on a disk that was full. */
const ROOM = 128 * 1024;
const PIECE = Buffer.alloc(64 * 1024, 0xff);

/**
 * Space that is kept taken, so that there is some where a disk is full for what makes room: to delete
 * something means to write that down first.
 */
export class DiskReserve {
  readonly #file: string | undefined;
  /** How large it was when it was given back last. */
  #given = 0;

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

  /** Whether nothing more can be written, but in the reserve. */
  get isFull(): boolean {
    if (this.#file === undefined) return false;
    const free = freeBeside(this.#file);
    return free !== undefined && free < ROOM;
  }

  /** @returns whether there was any */
  giveBack(): boolean {
    const size = this.#file === undefined ? 0 : this.#size();
    if (this.#file === undefined || size === 0) return false;
    this.#given = size;
    rmSync(this.#file, { force: true });
    return true;
  }

  /** Takes what is missing of it; where there is little left, at most half of that. */
  take(): void {
    this.#take(SIZE, 0.5);
  }

  /**
   * Takes as much as it gave back last, and be it all that is left: for what makes room on a full disk, so
   * that nothing else takes it first. @returns whether there is room beside it
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

/** @returns how many bytes there are where a file is or is to be; undefined where the system does not say */
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
