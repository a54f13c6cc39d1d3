/** The usage of a database on one day of UTC. */
export interface DayUsage {
  /** `2026-11-20` */
  readonly day: string;
  reads: number;
  writes: number;
  /** Commands that neither read nor write keys. */
  others: number;
  /** Bytes, sent and received together. */
  bandwidth: number;
  /** Dollars. */
  billing: number;
}

/** Counts that can span more than a day. */
export type UsageCounts = Pick<DayUsage, 'reads' | 'writes' | 'others' | 'bandwidth'>;

/** The sum; with the sign -1, the difference. */
export function addCounts(one: UsageCounts, other: UsageCounts, sign: 1 | -1 = 1): UsageCounts {
  return {
    reads: one.reads + sign * other.reads,
    writes: one.writes + sign * other.writes,
    others: one.others + sign * other.others,
    bandwidth: one.bandwidth + sign * other.bandwidth,
  };
}

export function emptyUsage(day: string): DayUsage {
  return { day, reads: 0, writes: 0, others: 0, bandwidth: 0, billing: 0 };
}

/** The number of commands of a day, of any kind. */
export function requestsOf({ reads, writes, others }: DayUsage): number {
  return reads + writes + others;
}
