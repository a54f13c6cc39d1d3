import type { ConsumerConfig } from './engine.ts';

/** The state of a partition of an instance. */
export interface LeftPartition {
  readonly topic: string;
  /** The id of the topic, which is another where it was made again. */
  readonly topicId: string;
  readonly partition: number;
  /** Of the next record; undefined where there is none to go on from. */
  readonly position?: number | undefined;
  /** What is committed, or where it started. */
  readonly acknowledged: number;
  /** What the log has been told, if anything. */
  readonly committed?: number | undefined;
}

/** An instance that a process hands over to another one, as plain data. */
export interface LeftInstance {
  readonly group: string;
  readonly instance: string;
  readonly config: ConsumerConfig;
  readonly topics: readonly string[];
  readonly partitions: readonly LeftPartition[];
}

/** The instances of groups in this process, where processes share the log. */
export interface LocalInstances {
  has(group: string, instance: string): boolean;
  /** Ends one that another process has by now: the log is not told. */
  drop(group: string, instance: string): void;
  /** Calls whenever one is no more, for whatever reason. */
  onGone(listener: (group: string, instance: string) => void): void;
  /** All of them, for other processes to go on with. */
  left(): LeftInstance[];
  /** Goes on with one as another process has left it: what that one has given out counts as given out. */
  adopt(left: LeftInstance): void;
}

/** A cluster that several processes may use at once. */
export interface HasInstances {
  readonly instances: LocalInstances;
}
