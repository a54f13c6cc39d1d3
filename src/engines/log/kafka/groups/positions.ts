/** A partition that an instance has. */
export interface OwnedPartition {
  readonly topic: string;
  /** The id of the topic, which is another where it was made again. */
  readonly topicId: string;
  readonly partition: number;
  /** Of the next record; undefined where there is none to go on from. */
  position: number | undefined;
  /** What is committed, or where it started. */
  acknowledged: number;
  /** What the broker has been told, or undefined. */
  committed: number | undefined;
  /** It is to be let go of when what was given out is committed, and gives out no more. */
  isRevoked: boolean;
}

/** Whether records of it were given out and not committed. */
export function isOutstanding({ position, acknowledged }: OwnedPartition): boolean {
  return position !== undefined && position > acknowledged;
}

export function keyOf(topic: string, partition: number): string {
  return `${topic}:${partition}`;
}
