import type { LogCluster } from '../log/engine.ts';

/** The configuration of a connector: texts, by the names of Kafka Connect. */
export type ConnectorProperties = Readonly<Record<string, string>>;

/** The definition of a connector. */
export interface ConnectorDefinition {
  /** Unique over all clusters, and never reused. */
  readonly id: string;
  readonly clusterId: string;
  /** Unique in its cluster: a sink's consumer group is `connect-<name>`. */
  readonly name: string;
  readonly properties: ConnectorProperties;
}

/** The wanted state of a connector (Kafka Connect `TargetState`). */
export type ConnectorTarget = 'STARTED' | 'PAUSED' | 'STOPPED';

/** Kafka Connect `AbstractStatus.State`. */
export type TaskState = 'UNASSIGNED' | 'RUNNING' | 'PAUSED' | 'FAILED' | 'RESTARTING';

/** A connector that is `STOPPED` has no tasks. */
export type ConnectorState = TaskState | 'STOPPED';

export interface TaskStatus {
  /** Counted from 0. */
  readonly id: number;
  readonly state: TaskState;
  /** The reason of a failure, for people; otherwise empty. */
  readonly trace: string;
}

export interface ConnectorStatus {
  readonly id: string;
  readonly clusterId: string;
  readonly name: string;
  readonly state: ConnectorState;
  /** The reason why the connector itself failed, for people; empty if only tasks have failed. */
  readonly trace: string;
  readonly tasks: readonly TaskStatus[];
  /** The topics that it has used since its creation or the last change of its properties, sorted. */
  readonly topics: readonly string[];
}

/** The position of a source in one of its partitions: two JSON texts, as the connector wrote them. */
export interface SourceOffset {
  /** The partition of the source, such as a file or a table. */
  readonly partition: string;
  /** null removes the offset. */
  readonly offset: string | null;
}

/** Stores the offsets of sources. */
export interface OffsetStore {
  load(connectorId: string): Promise<readonly SourceOffset[]>;
  /** Sets offsets atomically; resolves when they would survive a crash. */
  save(connectorId: string, offsets: readonly SourceOffset[]): Promise<void>;
  /** Removes all offsets of a connector. */
  clear(connectorId: string): Promise<void>;
}

/**
 * Runs connectors. The caller stores their definitions; `run` makes what runs match one, and may be called for
 * every connector at a start. Calls for one connector run one after another. They never reject because a connector
 * has failed: that is in its status. If the runtime can't be reached, they reject with `ConnectUnreachable`, and may be
 * repeated.
 */
export interface ConnectRuntime {
  /** Whether the connectors run outside of this process, so that any process of the platform may manage them. */
  readonly isShared: boolean;
  /** Why the runtime does not work at this moment, for people; undefined if it does. */
  healthProblem(): Promise<string | undefined>;
  /**
   * Checks a configuration.
   * @returns the errors in Kafka Connect's wording; undefined if the configuration is valid
   */
  validate(name: string, properties: ConnectorProperties): Promise<string | undefined>;
  /**
   * Starts a connector, or updates a running one: a change of the properties restarts it, another
   * target pauses, resumes or stops it; without a change, nothing happens. Resolves when
   * tasks that are no longer wanted have ended and the others have been started. An invalid
   * configuration gives the state `FAILED`.
   */
  run(connector: ConnectorDefinition, target: ConnectorTarget): Promise<void>;
  /** Restarts the connector and all of its tasks, including failed ones; has no effect on a stopped connector. */
  restart(id: string): Promise<void>;
  /** Ends a connector and removes its offsets, even if it does not run. */
  delete(connector: Pick<ConnectorDefinition, 'id' | 'clusterId' | 'name'>): Promise<void>;
  /** undefined if it does not run. */
  status(id: string): ConnectorStatus | undefined;
  /** Calls a listener after each change of a status. @returns a function that removes the listener */
  onChange(listener: (status: ConnectorStatus) => void): () => void;
  /** Ends the connectors that run in this process. Their offsets are kept. */
  close(): Promise<void>;
}

/** The part of a cluster's interface that connectors use. */
export type ConnectCluster = Pick<
  LogCluster,
  | 'topics'
  | 'topic'
  | 'createTopic'
  | 'produce'
  | 'consume'
  | 'commit'
  | 'deleteInstance'
  | 'deleteGroup'
  | 'retainOffsets'
>;
