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

/** What can be counted over more than a day. */
export type Uses = Pick<DayUsage, 'reads' | 'writes' | 'others' | 'bandwidth'>;

/** Both together; with the sign -1, the one without the other. */
export function combined(one: Uses, other: Uses, sign: 1 | -1 = 1): Uses {
  return {
    reads: one.reads + sign * other.reads,
    writes: one.writes + sign * other.writes,
    others: one.others + sign * other.others,
    bandwidth: one.bandwidth + sign * other.bandwidth,
  };
}

export function unused(day: string): DayUsage {
  return { day, reads: 0, writes: 0, others: 0, bandwidth: 0, billing: 0 };
}

/** The commands of a day, of whatever kind. */
export function requestsOf({ reads, writes, others }: DayUsage): number {
  return reads + writes + others;
}
