import type {
  LogRecord,
  NewRecord,
  RecordMetadata,
  TopicPartition,
  TopicPartitionOffset,
} from './record.ts';

export type CleanupPolicy = 'delete' | 'compact';

/** The settings of a topic; -1 is no limit. */
export interface TopicConfig {
  /** Milliseconds. */
  readonly retentionTime: number;
  /** Bytes, of each partition (Kafka `retention.bytes`). */
  readonly retentionSize: number;
  /** Bytes of one record as it is stored. */
  readonly maxMessageSize: number;
  readonly cleanupPolicy: CleanupPolicy;
}

export interface TopicDescription extends TopicConfig {
  /** A UUID that no other topic of the cluster has had. */
  readonly id: string;
  readonly name: string;
  readonly partitions: number;
  /** Unix milliseconds. */
  readonly creationTime: number;
}

/** The limits of a cluster; -1 is no limit. */
export interface ClusterLimits {
  /** Partitions of all topics together. */
  readonly maxPartitions: number;
  readonly maxRetentionTime: number;
  readonly maxRetentionSize: number;
  readonly maxMessageSize: number;
}

/** How a missing topic is created when it is produced to or consumed; undefined if it is not created. */
export type AutoCreation = { readonly partitions: number } | undefined;

/** How long a request may wait, and whether its client has disconnected. */
export interface WaitOptions {
  /** Milliseconds after which the call settles at the latest. */
  readonly timeout: number;
  /** Aborts when the client has disconnected: then no record counts as delivered. */
  readonly signal?: AbortSignal | undefined;
}

export interface FetchOptions extends WaitOptions {
  /** Bytes of keys, values and headers in one response; the first record is returned whatever its size. */
  readonly maxBytes?: number | undefined;
}

export type AutoOffsetReset = 'earliest' | 'latest' | 'none';

/** The configuration of a consumer instance; only read when it is created. */
export interface ConsumerConfig {
  readonly autoCommit: boolean;
  /** Milliseconds. */
  readonly autoCommitInterval: number;
  readonly autoOffsetReset: AutoOffsetReset;
  /** Milliseconds without a request after which an instance is closed and its partitions are reassigned. */
  readonly sessionTimeout: number;
}

export interface ConsumeOptions extends FetchOptions {
  /** Topics to read now. New ones are added to the subscription of the instance. */
  readonly topics: readonly string[];
  readonly config: ConsumerConfig;
  readonly autoCreation?: AutoCreation;
}

export interface InstanceAssignment {
  readonly name: string;
  readonly topics: readonly { readonly topic: string; readonly partitions: readonly number[] }[];
}

export interface GroupDescription {
  readonly name: string;
  readonly instances: readonly InstanceAssignment[];
}

/** The offsets of a consumer group, for operators. */
export interface GroupOffsets {
  readonly name: string;
  readonly offsets: readonly (TopicPartitionOffset & { readonly endOffset: number })[];
}

/** One cluster: its topics and consumer groups. Errors are {@link LogError}s. */
export interface LogCluster {
  topics(): Promise<readonly TopicDescription[]>;
  topic(name: string): Promise<TopicDescription | undefined>;
  /** Settings that are left out have the default of the cluster. */
  createTopic(
    name: string,
    partitions: number,
    config?: Partial<TopicConfig>,
  ): Promise<TopicDescription>;
  /** Partitions can only grow in number. */
  alterTopic(
    name: string,
    changes: Partial<TopicConfig> & { readonly partitions?: number | undefined },
  ): Promise<TopicDescription>;
  deleteTopic(name: string): Promise<void>;
  /** Bytes on the disk, of all partitions of a topic. */
  sizeOf(topic: string): Promise<number>;

  /**
   * Appends records, all or none of them; resolves when they would survive a loss of power.
   * @returns topic, partition and offset of each record, in the order of the records
   */
  produce(
    records: readonly NewRecord[],
    autoCreation?: AutoCreation,
  ): Promise<readonly RecordMetadata[]>;
  /**
   * Reads records from given offsets on, without a group. Resolves as soon as there are any, with none at the timeout.
   */
  fetch(
    positions: readonly TopicPartitionOffset[],
    options: FetchOptions,
  ): Promise<readonly LogRecord[]>;
  /**
   * The first offset whose timestamp is not before the given one (the end offset if there is none), or an end of the
   * log.
   */
  offsets(
    partitions: readonly TopicPartition[],
    timestamp: number | 'earliest' | 'latest',
    options: WaitOptions,
  ): Promise<readonly TopicPartitionOffset[]>;

  /** Returns records to an instance of a group; its first call creates it. */
  consume(group: string, instance: string, options: ConsumeOptions): Promise<readonly LogRecord[]>;
  /** Commits the given offsets, or without them the positions of the instance. */
  commit(
    group: string,
    instance: string,
    offsets: readonly TopicPartitionOffset[] | undefined,
  ): Promise<void>;
  /** One entry for each requested partition, -1 if nothing is committed. */
  committed(
    group: string,
    instance: string,
    partitions: readonly TopicPartition[],
    options: WaitOptions,
  ): Promise<readonly TopicPartitionOffset[]>;
  /** Every group with a live instance. */
  groups(): Promise<readonly GroupDescription[]>;
  /** Removes an instance; its partitions are reassigned at once. */
  deleteInstance(group: string, instance: string): Promise<void>;
  /** Every group with committed offsets, for operators. */
  groupOffsets(): Promise<readonly GroupOffsets[]>;
  /** Sets or removes committed offsets of a group without live instances, for operators. */
  resetGroup(group: string, offsets: readonly TopicPartitionOffset[]): Promise<void>;
  deleteGroup(group: string): Promise<void>;
  /**
   * Keeps the committed offsets of a group from expiring, whether it has instances or not. @returns releases the hold
   */
  retainOffsets(group: string): () => void;
}

/** A user with limited access to some topics of a cluster. */
export interface LogUser {
  /** A UUID. */
  readonly id: string;
  readonly username: string;
  readonly password: string;
  /** The name of a topic, or a prefix of names followed by `*`. */
  readonly topic: string;
  readonly permissions: 'ALL' | 'PRODUCE' | 'CONSUME';
}

/** Users of the Kafka behind the log, for clients that connect to it directly. */
export interface LogUsers {
  /** Why users can't be created, as text for operators; undefined if they can, or if that is not known yet. */
  readonly note: string | undefined;
  /**
   * Reconciles the users of a cluster with those that `read` returns; failures are retried later.
   * @param read is called at each attempt, after the existing users have been listed
   * @returns resolves after the first attempt; never rejects
   */
  fit(cluster: string, read: () => Promise<readonly LogUser[]>): Promise<void>;
}

/** All clusters of a platform. */
export interface LogEngine {
  /** @throws Error if there is no such cluster, which authentication has ruled out */
  cluster(id: string): LogCluster;
  /** Creates a cluster, or changes the limits of an existing one. */
  createCluster(id: string, limits: ClusterLimits): Promise<void>;
  /** Deletes a cluster with all its data, also one that this engine has not opened. */
  deleteCluster(id: string): Promise<void>;
  /** The ids of the open clusters; makes no network call. */
  clusters(): readonly string[];
  /** The ids of other clusters that have data; empty while the servers can't be reached. */
  unopened(): Promise<readonly string[]>;
  /** Whether a cluster is open. */
  has(id: string): boolean;
  /** The cluster id of its Kafka; undefined while no broker responds, left out where there is no Kafka. */
  kafkaId?(): Promise<string | undefined>;
  /** Left out where there is no Kafka that clients can connect to. */
  readonly users?: LogUsers | undefined;
  /** The problem that currently prevents the engine from working, as text for operators; undefined if there is none. */
  healthProblem(): Promise<string | undefined>;
  /** Closes the engine; resolves when all acknowledged data is durable. */
  close(): Promise<void>;
}

/** The transactions of one process, as far as others have to do with them. */
export interface Transactions {
  /** The transactional id of this process, which no other one has. */
  readonly id: string;
  /** Is called before each transaction, to let others know of the id; must not reject. */
  onBegin: (() => Promise<void>) | undefined;
  /** Aborts what a process has left open that is gone. @param id that of the process @throws LogError */
  abort(id: string): Promise<void>;
}
