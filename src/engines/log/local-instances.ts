/** The instances of groups that are in this process, where others share the log and have others. */
export interface LocalInstances {
  has(group: string, instance: string): boolean;
  /** Ends one that another process has by now: the log is not told. */
  drop(group: string, instance: string): void;
  /** Calls whenever one is no more, for whatever reason. */
  onGone(listener: (group: string, instance: string) => void): void;
}

/** A cluster that several processes may use at once. */
export interface HasInstances {
  readonly instances: LocalInstances;
}
