import type { SliceDirectory } from './slice-directory.ts';

/** The slices of a block, and the highest number of slices that one table has for all (`sparsearray.h`). */
const BLOCK = 2048;
const FEWEST_BLOCKS = 4;

/**
 * The figures of a directory of slices as Redis 8.8 keeps it, which ARINFO tells: one table up to the highest slice, whose
 * length is a power of two; and for ever after the number of a slice has exceeded it, a sorted table of blocks of slices,
 * which doubles where it has no room and never shrinks (`sparsearray.c` `arDirGrow`, `arSuperDirEnsureSlot`).
 */
export class DirectoryFigures {
  /** How many blocks have slices. */
  #blocks = 0;
  /** How many blocks there is room for; 0 while there is one table. */
  #room = 0;

  /** Notes that a slice was added. */
  added(number: number, slices: SliceDirectory): void {
    if (isAlone(number, slices)) this.#blocks++;
    if (this.#room === 0 && number < BLOCK) return;
    this.#room = Math.max(this.#room, FEWEST_BLOCKS);
    if (this.#blocks > this.#room) this.#room *= 2;
  }

  /** Notes that a slice was deleted. */
  deleted(number: number, slices: SliceDirectory): void {
    if (isAlone(number, slices)) this.#blocks--;
  }

  of(slices: SliceDirectory): { readonly size: number; readonly blocks: number } {
    if (this.#room > 0) return { size: this.#room, blocks: this.#blocks };
    const highest = slices.atOrBefore(BLOCK)?.[0] ?? 0;
    return { size: 2 ** Math.ceil(Math.log2(highest + 1)), blocks: 0 };
  }
}

/** Whether no other slice is in the same block. */
function isAlone(number: number, slices: SliceDirectory): boolean {
  const isBeside = (other: number | undefined) =>
    other !== undefined && Math.floor(other / BLOCK) === Math.floor(number / BLOCK);
  return (
    !isBeside(slices.atOrBefore(number - 1)?.[0]) && !isBeside(slices.atOrAfter(number + 1)?.[0])
  );
}
