import type { Metric } from '../../base/metric.ts';
import type {
  DeadLetterFilter,
  LogFilter,
  MessageFilter,
  OrderedPageRequest,
  Page,
  PageRequest,
} from './filter.ts';
import type { DataTransfer } from './data-transfer.ts';
import type { HeaderList, PublishOrder } from './message.ts';
import type {
  Counts,
  DeadLetter,
  FlowControlDescription,
  FlowControlPin,
  GlobalParallelism,
  GroupDescription,
  GroupEndpoint,
  LogEntry,
  PublishResult,
  QueueDescription,
  QueuedMessage,
  RetryOverrides,
  ScheduleDescription,
  ScheduleOrder,
  SigningKeys,
  Spans,
} from './resources.ts';
import type { QueueUser } from './user.ts';
import type { RateLimit } from './errors.ts';
import type { RunDeadLetters, Workflows } from './workflows/engine.ts';

/** Publishes messages, and manages them until they are delivered. */
export interface Messages {
  /**
   * Stores messages and resolves when they would survive a loss of power. Refused orders don't affect
   * the others.
   * @returns a result for each order, in the same order
   */
  publish(user: QueueUser, orders: readonly PublishOrder[]): Promise<readonly PublishResult[]>;
  /** @throws QueueError `messageNotFound` */
  get(user: QueueUser, messageId: string): Promise<QueuedMessage>;
  /** Takes effect before the next attempt. @throws QueueError `messageNotFound` */
  cancel(user: QueueUser, messageId: string): Promise<void>;
  /**
   * Delivers a message now that waits for a moment, as the attempt that it has waited for.
   * @throws QueueError `messageNotFound`, `messageNotWaiting`, `messageInQueue`
   */
  run(user: QueueUser, messageId: string): Promise<void>;
  /** Cancels up to this many messages; an empty filter selects all. @returns how many */
  cancelMany(user: QueueUser, filter: MessageFilter, count: number): Promise<number>;
  /** How many messages the user may still publish today. */
  dailyUsage(user: QueueUser): Promise<RateLimit>;
}

/** FIFO queues: the next message waits for the retries and the callbacks of the one before. */
export interface Queues {
  list(user: QueueUser): Promise<readonly QueueDescription[]>;
  /** @throws QueueError `queueNotFound` */
  get(user: QueueUser, name: string): Promise<QueueDescription>;
  /**
   * Creates a queue or changes it; omitted properties stay as they are (initially parallelism 1,
   * not paused).
   */
  upsert(
    user: QueueUser,
    name: string,
    change: { readonly parallelism?: number | undefined; readonly paused?: boolean | undefined },
  ): Promise<void>;
  /** Also deletes its messages, without further attempts. Has no effect if it does not exist. */
  delete(user: QueueUser, name: string): Promise<void>;
  /**
   * A paused queue accepts messages but begins no deliveries. @throws QueueError `queueNotFound`
   */
  pause(user: QueueUser, name: string): Promise<void>;
  /** @throws QueueError `queueNotFound` */
  resume(user: QueueUser, name: string): Promise<void>;
}

export interface Schedules {
  /** @returns its id */
  upsert(user: QueueUser, order: ScheduleOrder): Promise<string>;
  list(user: QueueUser): Promise<readonly ScheduleDescription[]>;
  /** @throws QueueError `scheduleNotFound` */
  get(user: QueueUser, scheduleId: string): Promise<ScheduleDescription>;
  /** Messages that it has produced stay. Has no effect if it does not exist. */
  delete(user: QueueUser, scheduleId: string): Promise<void>;
  /** @throws QueueError `scheduleNotFound` */
  pause(user: QueueUser, scheduleId: string): Promise<void>;
  /** @throws QueueError `scheduleNotFound` */
  resume(user: QueueUser, scheduleId: string): Promise<void>;
}

/** URL groups: several destinations under one name (topics, in the terms of the API). */
export interface Groups {
  list(user: QueueUser): Promise<readonly GroupDescription[]>;
  /** @throws QueueError `groupNotFound` */
  get(user: QueueUser, name: string): Promise<GroupDescription>;
  /** Creates the group if needed. An endpoint with an existing name or URL replaces that one. */
  addEndpoints(user: QueueUser, name: string, endpoints: readonly GroupEndpoint[]): Promise<void>;
  /**
   * Each is selected by name or URL; a group without endpoints is deleted. @throws QueueError `groupNotFound`
   */
  removeEndpoints(
    user: QueueUser,
    name: string,
    endpoints: readonly { readonly name?: string | undefined; readonly url?: string | undefined }[],
  ): Promise<void>;
  /**
   * Replaces the headers that go with each message to the group. Those that deliveries never get from publishers, as
   * `Upstash-…`, are only kept and told.
   * @param order what those configure, as the order of a message; refused where publishing that would be
   * @throws QueueError `groupNotFound`
   */
  setHeaders(
    user: QueueUser,
    name: string,
    headers: HeaderList,
    order?: PublishOrder,
  ): Promise<void>;
  /** Messages to its endpoints stay. Has no effect if it does not exist. */
  delete(user: QueueUser, name: string): Promise<void>;
}

/** Dead letters: messages that could not be delivered. */
export interface DeadLetters {
  /** Newest first. */
  list(
    user: QueueUser,
    filter: DeadLetterFilter,
    page: OrderedPageRequest,
  ): Promise<Page<DeadLetter>>;
  /** @throws QueueError `deadLetterNotFound` */
  get(user: QueueUser, dlqId: string): Promise<DeadLetter>;
  /** @throws QueueError `deadLetterNotFound` */
  delete(user: QueueUser, dlqId: string): Promise<void>;
  deleteMany(
    user: QueueUser,
    filter: DeadLetterFilter,
    page: PageRequest,
  ): Promise<{ readonly deleted: number; readonly cursor?: string | undefined }>;
  /**
   * Republishes it as a new message; the dead letter is deleted.
   * @returns the id of the new message @throws QueueError `deadLetterNotFound`
   */
  retry(user: QueueUser, dlqId: string, overrides?: RetryOverrides): Promise<string>;
  /** @returns the ids of the new messages */
  retryMany(
    user: QueueUser,
    filter: DeadLetterFilter,
    page: PageRequest,
    overrides?: RetryOverrides,
  ): Promise<Page<string>>;
}

/** Flow-control keys: limits that messages with the same key share. */
export interface FlowControls {
  /** The keys that contain the text, sorted. */
  list(user: QueueUser, search?: string): Promise<readonly FlowControlDescription[]>;
  /** @throws QueueError `flowControlNotFound` */
  get(user: QueueUser, key: string): Promise<FlowControlDescription>;
  /** No delivery begins; the rate period continues. Creates a key that does not exist yet. */
  pause(user: QueueUser, key: string): Promise<void>;
  resume(user: QueueUser, key: string): Promise<void>;
  /**
   * Overrides the limits given with messages, and begins a new period with no deliveries counted.
   */
  pin(user: QueueUser, key: string, pin: FlowControlPin): Promise<void>;
  /** The pinned limits stay until a message changes them. */
  unpin(
    user: QueueUser,
    key: string,
    what: { readonly parallelism: boolean; readonly rate: boolean },
  ): Promise<void>;
  /** Begins a new period now, with no deliveries counted. */
  resetRate(user: QueueUser, key: string): Promise<void>;
  globalParallelism(user: QueueUser): Promise<GlobalParallelism>;
}

/** The log of messages. */
export interface Logs {
  /** Newest first, unless the page asks for the oldest. */
  list(user: QueueUser, filter: LogFilter, page: OrderedPageRequest): Promise<Page<LogEntry>>;
  /** Counts of log entries by intervals of time, as far as the log goes back. */
  counts(user: QueueUser, spans: Spans): Promise<Counts>;
}

/** The keys that deliveries are signed with. */
export interface Keys {
  get(user: QueueUser): Promise<SigningKeys>;
  /** Makes `next` the current key, and creates a new `next`. */
  rotate(user: QueueUser): Promise<SigningKeys>;
}

/** Users as a whole. */
export interface Users {
  /**
   * Begins no deliveries for these users, and no ticks of their schedules happen; what they have is kept, and continues
   * when they are no longer among those given. Deliveries in progress end.
   */
  stop(userIds: ReadonlySet<string>): void;
  /**
   * Deletes everything of a user that is stopped, and whose tokens are no longer good. A later user of the same id is
   * another one. Has no effect if the user is unknown, so it can be repeated.
   * @param signal ends it half-way; then it rejects
   */
  delete(userId: string, signal?: AbortSignal): Promise<void>;
}

/** Figures over all users. */
export interface QueueFigures {
  /** Messages that have been neither delivered nor given up, including those being delivered. */
  readonly messages: number;
  /** Deliveries in progress. */
  readonly inFlight: number;
  readonly deadLetters: number;
}

/**
 * Everything that the queue family calls. Errors are `QueueError`s; times are Unix milliseconds.
 */
export interface QueueEngine {
  readonly messages: Messages;
  readonly queues: Queues;
  readonly schedules: Schedules;
  readonly groups: Groups;
  readonly deadLetters: DeadLetters;
  readonly flowControls: FlowControls;
  readonly logs: Logs;
  readonly keys: Keys;
  readonly workflows: Workflows;
  readonly runDeadLetters: RunDeadLetters;
  readonly dataTransfer: DataTransfer;
  readonly users: Users;
  /** Current counts over all users, for the metrics of the platform. */
  figures(): Promise<QueueFigures>;
  /** Counts and durations of the deliveries of runs, since the start of the process. */
  stepMetrics(): Metric[];
  /** Why the engine can't accept messages; undefined if it can. @throws QueueError `storeFailed` */
  healthProblem(): Promise<string | undefined>;
  /**
   * Begins no more deliveries, but takes messages for the next start until it is closed. Deliveries in progress that
   * have not ended by then are aborted, and due again at the next start.
   * @param grace milliseconds, from the first call on
   */
  stopDelivering(grace?: number): Promise<void>;
  /**
   * Stops delivering, unless it has, and takes no more messages.
   * @param grace as of `stopDelivering`
   */
  close(grace?: number): Promise<void>;
}
