import { closeSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { isDiskFull } from './disk-error.ts';

/** Enough for what SQLite writes in order to delete, and for rewriting a Redis log most of which was deleted. */
const SIZE = 8 * 1024 * 1024;
/** A disk no longer counts as full when this many bytes are free in addition to the reserve. */
const ROOM = 128 * 1024;
const PIECE = Buffer.alloc(64 * 1024, 0xff);

/**
 * Disk space that is kept allocated and released on a full disk, for work that frees space: a deletion must itself be
 * written before it frees anything.
 */
export class DiskReserve {
  readonly #file: string | undefined;
  /** The size of the reserve when it was last released. */
  #released = 0;

  /** @param file the file that occupies the space; without it nothing is reserved */
  constructor(file: string | undefined) {
    this.#file = file;
  }

  /**
   * Runs work that frees space. If the disk is full, the reserve is released and the work runs again, so the work must
   * have changed nothing when it fails.
   */
  async spend<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (!isDiskFull(error) || !this.release()) throw error;
    }
    try {
      return await work();
    } finally {
      this.reserve();
    }
  }

  /** Whether the disk is full, apart from the reserve. */
  get isFull(): boolean {
    if (this.#file === undefined) return false;
    const free = freeBeside(this.#file);
    return free !== undefined && free < ROOM;
  }

  /** Releases the reserve. @returns whether there was one */
  release(): boolean {
    const size = this.#file === undefined ? 0 : this.#size();
    if (this.#file === undefined || size === 0) return false;
    try {
      rmSync(this.#file, { force: true });
    } catch {
      // The directory can't be written to, which everything else in it will meet too.
      return false;
    }
    this.#released = size;
    return true;
  }

  /** Fills the reserve again. If little space is left, uses at most half of it. */
  reserve(): void {
    this.#reserve(SIZE, 0.5);
  }

  /**
   * Reserves again what was last released, even if no other space remains free, so that it stays available to work that
   * frees space on a full disk.
   * @returns whether there is space left besides it
   */
  refill(): boolean {
    this.#reserve(this.#released, 1);
    return this.#file === undefined || (freeBeside(this.#file) ?? 0) >= ROOM;
  }

  #reserve(size: number, share: number): void {
    if (this.#file === undefined) return;
    const missing = Math.min(size - this.#size(), (freeBeside(this.#file) ?? 0) * share);
    try {
      if (missing >= PIECE.length) append(this.#file, missing);
    } catch {
      // Space may become free later.
    }
  }

  #size(): number {
    return statSync(this.#file!, { throwIfNoEntry: false })?.size ?? 0;
  }
}

/** @returns how many bytes are free on the file system of a path; undefined if the system does not report it */
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
