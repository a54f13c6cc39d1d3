/** The reserve of disk space that the platform keeps for a full disk (`DiskReserve`). */
export interface DiskSpace {
  /** Releases the reserve. @returns whether a reserve was held */
  release(): boolean;
  /** Allocates the reserve again, as far as possible. @returns whether there is free space besides */
  refill(): boolean;
}

/** No reserve: only a write shows whether there is space. */
export const unlimitedSpace: DiskSpace = { release: () => false, refill: () => true };
