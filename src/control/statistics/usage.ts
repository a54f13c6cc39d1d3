/** What a database was used for on one day of UTC. */
export interface DayUsage {
  /** `2026-11-20` */
  readonly day: string;
  reads: number;
  writes: number;
  /** Commands that neither read nor write keys. */
  others: number;
  /** Bytes, in and out together. */
  bandwidth: number;
  /** Dollars. */
  billing: number;
}

export function unused(day: string): DayUsage {
  return { day, reads: 0, writes: 0, others: 0, bandwidth: 0, billing: 0 };
}

/** The commands of a day, of whatever kind. */
export function requestsOf({ reads, writes, others }: DayUsage): number {
  return reads + writes + others;
}
