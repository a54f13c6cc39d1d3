/** What a connector is configured with: the flat texts of Kafka Connect, by its names. */
export type ConnectorProperties = Readonly<Record<string, string>>;

/** A connector as it is to run. */
export interface ConnectorDefinition {
  /** That no other connector of any cluster has had. */
  readonly id: string;
  readonly clusterId: string;
  /** Unique in its cluster: a sink's consumer group is `connect-<name>`. */
  readonly name: string;
  readonly properties: ConnectorProperties;
}

/** What a connector is wanted to do (Kafka Connect `TargetState`). */
export type ConnectorTarget = 'STARTED' | 'PAUSED' | 'STOPPED';

/** Kafka Connect `AbstractStatus.State`. */
export type TaskState = 'UNASSIGNED' | 'RUNNING' | 'PAUSED' | 'FAILED' | 'RESTARTING';

/** A connector that is `STOPPED` has no tasks. */
export type ConnectorState = TaskState | 'STOPPED';

export interface TaskStatus {
  /** Counted from 0. */
  readonly id: number;
  readonly state: TaskState;
  /** Why it failed, for people; empty otherwise. */
  readonly trace: string;
}

export interface ConnectorStatus {
  readonly id: string;
  readonly clusterId: string;
  readonly name: string;
  readonly state: ConnectorState;
  /** Why the connector itself failed, for people; empty otherwise, also where only tasks have failed. */
  readonly trace: string;
  readonly tasks: readonly TaskStatus[];
  /** The topics that it has read or written since it was made or its properties changed, in order. */
  readonly topics: readonly string[];
}

/** The position of a source in one of its partitions: two JSON texts, as the connector wrote them. */
export interface SourceOffset {
  /** What it counts in: a file, a table. */
  readonly partition: string;
  /** null removes the offset. */
  readonly offset: string | null;
}

/** Keeps the offsets of sources. */
export interface OffsetStore {
  load(connectorId: string): Promise<readonly SourceOffset[]>;
  /** Sets some offsets, all or none of them; resolves when they would survive a crash. */
  save(connectorId: string, offsets: readonly SourceOffset[]): Promise<void>;
  /** Forgets all of a connector. */
  clear(connectorId: string): Promise<void>;
}

/**
 * Runs connectors. The caller keeps their definitions: `run` reconciles what runs with one, and may be called for
 * every connector at a start. Calls for one connector run one after another. They never fail because a connector
 * does: that is in its status. Where the runtime can't be reached, they reject with `ConnectAway`, and may be
 * repeated.
 */
export interface ConnectRuntime {
  /** Whether the connectors run in a place of their own, so that any process may say what they are to do. */
  readonly isShared: boolean;
  /** What keeps it from its work at this moment, for people; undefined where nothing does. */
  trouble(): Promise<string | undefined>;
  /**
   * Checks a configuration.
   * @returns what is wrong in Kafka Connect's words, or undefined where nothing is
   */
  validate(name: string, properties: ConnectorProperties): Promise<string | undefined>;
  /**
   * Starts a connector, or changes one that runs: other properties restart it with them, another
   * target pauses, resumes or stops it; where nothing is different, nothing happens. Resolves when
   * what is not wanted any more has ended and the rest has been set going. A configuration that is
   * not valid gives the state `FAILED`.
   */
  run(connector: ConnectorDefinition, target: ConnectorTarget): Promise<void>;
  /** Starts the connector and all of its tasks anew, those that have failed too; has no effect on a stopped one. */
  restart(id: string): Promise<void>;
  /** Ends a connector and forgets its offsets, also where it does not run: it will not come back. */
  delete(connector: Pick<ConnectorDefinition, 'id' | 'clusterId' | 'name'>): Promise<void>;
  /** undefined where it does not run. */
  status(id: string): ConnectorStatus | undefined;
  /** Calls after each change of any status. @returns what ends that */
  onChange(listener: (status: ConnectorStatus) => void): () => void;
  /** Ends all connectors that run in this process, and keeps their offsets. */
  close(): Promise<void>;
}
