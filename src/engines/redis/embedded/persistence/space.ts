/** What the platform keeps of a disk for when it is full (`DiskReserve`). */
export interface Space {
  /** Lets go of what is kept. @returns whether there was any */
  giveBack(): boolean;
  /** Takes all of it again, as far as there is room. @returns whether there is room beside it */
  refill(): boolean;
}

/** Keeps nothing: whether there is room is seen by writing. */
export const noSpace: Space = { giveBack: () => false, refill: () => true };
