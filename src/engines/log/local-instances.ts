import type { ConsumerConfig } from './engine.ts';

/** The state of a partition of an instance. */
export interface PartitionState {
  readonly topic: string;
  /** The id of the topic, which differs if the topic was recreated. */
  readonly topicId: string;
  readonly partition: number;
  /** The offset of the next record; undefined if there is none to continue from. */
  readonly position?: number | undefined;
  /** The committed offset, or the one that the instance started at. */
  readonly acknowledged: number;
  /** The offset that is committed in the log, if any. */
  readonly committed?: number | undefined;
}

/** An instance that a process hands over to another one, as plain data. */
export interface InstanceState {
  readonly group: string;
  readonly instance: string;
  readonly config: ConsumerConfig;
  readonly topics: readonly string[];
  readonly partitions: readonly PartitionState[];
}

/** The instances of groups in this process, if several processes share the log. */
export interface LocalInstances {
  has(group: string, instance: string): boolean;
  /** Ends an instance that another process has taken over, without leaving the group. */
  drop(group: string, instance: string): void;
  /** The listener is called whenever an instance has ended, for whatever reason. */
  onRemoved(listener: (group: string, instance: string) => void): void;
  /** The state of all instances, for other processes to take over. */
  left(): InstanceState[];
  /** Takes over an instance in the state that another process left: records that it returned count as returned. */
  adopt(left: InstanceState): void;
}

/** A cluster that several processes may use at once. */
export interface HasInstances {
  readonly instances: LocalInstances;
}
