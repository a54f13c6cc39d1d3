import type {
  LogRecord,
  NewRecord,
  RecordMetadata,
  TopicPartition,
  TopicPartitionOffset,
} from './record.ts';

export type CleanupPolicy = 'delete' | 'compact';

/** What can be set for a topic; -1 is no limit. */
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

/** What a cluster allows; -1 is no limit. */
export interface ClusterLimits {
  /** Partitions of all topics together. */
  readonly maxPartitions: number;
  readonly maxRetentionTime: number;
  readonly maxRetentionSize: number;
  readonly maxMessageSize: number;
}

/** How a missing topic is created when it is produced to or consumed; undefined where it is not. */
export type AutoCreation = { readonly partitions: number } | undefined;

/** How long a request may wait, and whether its client has gone. */
export interface Waiting {
  /** Milliseconds; the answer is never later. */
  readonly timeout: number;
  /** Aborts when the client has gone: then nothing counts as delivered. */
  readonly signal?: AbortSignal | undefined;
}

export interface FetchOptions extends Waiting {
  /** Bytes of keys, values and headers in one answer; at least one record comes whatever its size. */
  readonly maxBytes?: number | undefined;
}

export type AutoOffsetReset = 'earliest' | 'latest' | 'none';

/** The configuration of a consumer instance; only read when it is created. */
export interface ConsumerConfig {
  readonly autoCommit: boolean;
  /** Milliseconds. */
  readonly autoCommitInterval: number;
  readonly autoOffsetReset: AutoOffsetReset;
  /** Milliseconds without a request after which an instance is closed and its partitions are free. */
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
  /** Bytes that a topic takes on the disk, of all partitions. */
  sizeOf(topic: string): Promise<number>;

  /**
   * Appends records, all or none of them; resolves when they would survive a loss of power.
   * @returns where each one is, in the order of the records
   */
  produce(
    records: readonly NewRecord[],
    autoCreation?: AutoCreation,
  ): Promise<readonly RecordMetadata[]>;
  /** Records from given offsets on, without a group; as soon as there is one, else none at the timeout. */
  fetch(
    positions: readonly TopicPartitionOffset[],
    options: FetchOptions,
  ): Promise<readonly LogRecord[]>;
  /** The first offset whose timestamp is not before a given one (the end where there is none), or an end of the log. */
  offsets(
    partitions: readonly TopicPartition[],
    timestamp: number | 'earliest' | 'latest',
    options: Waiting,
  ): Promise<readonly TopicPartitionOffset[]>;

  /** Records for an instance of a group, which is made by its first call. */
  consume(group: string, instance: string, options: ConsumeOptions): Promise<readonly LogRecord[]>;
  /** Commits given offsets, or without them what the instance was last given. */
  commit(
    group: string,
    instance: string,
    offsets: readonly TopicPartitionOffset[] | undefined,
  ): Promise<void>;
  /** One entry for each partition asked for, -1 where nothing is committed. */
  committed(
    group: string,
    instance: string,
    partitions: readonly TopicPartition[],
    options: Waiting,
  ): Promise<readonly TopicPartitionOffset[]>;
  /** Every group with a live instance. */
  groups(): Promise<readonly GroupDescription[]>;
  /** Stops an instance; its partitions go to the others at once. */
  deleteInstance(group: string, instance: string): Promise<void>;
  /** Every group that has committed, for operators. */
  groupOffsets(): Promise<readonly GroupOffsets[]>;
  /** Sets or removes what a group without live instances has committed, for operators. */
  resetGroup(group: string, offsets: readonly TopicPartitionOffset[]): Promise<void>;
  deleteGroup(group: string): Promise<void>;
  /** Keeps the committed offsets of a group from expiring, whether it has instances or not. @returns ends that */
  holdGroup(group: string): () => void;
}

/** A user with limited access to some topics of a cluster. */
export interface LogUser {
  /** A UUID. */
  readonly id: string;
  readonly username: string;
  readonly password: string;
  /** A topic, or the beginning of topics with one `*` behind it. */
  readonly topic: string;
  readonly permissions: 'ALL' | 'PRODUCE' | 'CONSUME';
}

/** Users of the Kafka behind the log, for clients that connect to it directly. */
export interface LogUsers {
  /** Why there can be no users, for people; undefined where there can, or where it is not known yet. */
  readonly note: string | undefined;
  /**
   * Makes the users of a cluster those that `read` returns, and no others; what fails is tried again later.
   * @param read is called at each try, after the users that exist have been listed
   * @returns resolves after the first try; never rejects
   */
  fit(cluster: string, read: () => Promise<readonly LogUser[]>): Promise<void>;
}

/** All clusters, wherever they are. */
export interface LogEngine {
  /** @throws Error where there is no such cluster: who asks has let the caller in */
  cluster(id: string): LogCluster;
  /** Of a cluster that exists only the limits are changed. */
  createCluster(id: string, limits: ClusterLimits): Promise<void>;
  /** Removes whatever there is of one, also where it was not created here. */
  deleteCluster(id: string): Promise<void>;
  /** The ids of the clusters, as this engine knows them, without a call. */
  clusters(): readonly string[];
  /** The ids of other clusters of which data are left; none where that can't be asked at this moment. */
  unopened(): Promise<readonly string[]>;
  /** Whether it is one of them. */
  has(id: string): boolean;
  /** The cluster id of its Kafka; undefined while no broker answers, left out where there is no Kafka. */
  kafkaId?(): Promise<string | undefined>;
  /** Left out where there is no Kafka that clients can connect to. */
  readonly users?: LogUsers | undefined;
  /** What keeps it from its work at this moment, for people; undefined where nothing does. */
  trouble(): Promise<string | undefined>;
  /** Resolves when all that was acknowledged is safe. */
  close(): Promise<void>;
}
