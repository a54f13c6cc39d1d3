import type {
  DeadLetterFilter,
  LogFilter,
  MessageFilter,
  OrderedPageRequest,
  Page,
  PageRequest,
} from './filter.ts';
import type { Keeping } from './kept.ts';
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

/** Publishes messages, and manages them until they are delivered. */
export interface Messages {
  /**
   * Keeps messages and resolves when they would survive a loss of power. Orders that are refused don't
   * keep the others from going out.
   * @returns for each order, in their order
   */
  publish(user: QueueUser, orders: readonly PublishOrder[]): Promise<readonly PublishResult[]>;
  /** @throws QueueError `messageNotFound` */
  get(user: QueueUser, messageId: string): Promise<QueuedMessage>;
  /** Takes effect before the next attempt. @throws QueueError `messageNotFound` */
  cancel(user: QueueUser, messageId: string): Promise<void>;
  /** Cancels at most so many; an empty filter means all. @returns how many */
  cancelMany(user: QueueUser, filter: MessageFilter, count: number): Promise<number>;
  /** How many messages the user may still publish today. */
  dailyUsage(user: QueueUser): Promise<RateLimit>;
}

/** FIFO queues: the next message waits for the retries and the callbacks of the one before. */
export interface Queues {
  list(user: QueueUser): Promise<readonly QueueDescription[]>;
  /** @throws QueueError `queueNotFound` */
  get(user: QueueUser, name: string): Promise<QueueDescription>;
  /** Creates a queue or changes it; what is left out stays as it is (parallelism 1, not paused). */
  upsert(
    user: QueueUser,
    name: string,
    change: { readonly parallelism?: number | undefined; readonly paused?: boolean | undefined },
  ): Promise<void>;
  /** Also deletes its messages, without further attempts. Has no effect where there is none. */
  delete(user: QueueUser, name: string): Promise<void>;
  /** A paused queue accepts messages and begins no delivery. @throws QueueError `queueNotFound` */
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
  /** Messages that it has produced stay. Has no effect where there is none. */
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
  /** Creates the group where needed. An endpoint whose name or URL the group has is changed. */
  addEndpoints(user: QueueUser, name: string, endpoints: readonly GroupEndpoint[]): Promise<void>;
  /** Each is named by name or URL; a group without endpoints is deleted. @throws QueueError `groupNotFound` */
  removeEndpoints(
    user: QueueUser,
    name: string,
    endpoints: readonly { readonly name?: string | undefined; readonly url?: string | undefined }[],
  ): Promise<void>;
  /** Replaces the headers that go with each message to the group. @throws QueueError `groupNotFound` */
  setHeaders(user: QueueUser, name: string, headers: HeaderList): Promise<void>;
  /** Messages under way stay. Has no effect where there is none. */
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
   * Publishes it once more, as a new message; the dead letter is gone.
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
  /** Those whose keys contain the text, by key. */
  list(user: QueueUser, search?: string): Promise<readonly FlowControlDescription[]>;
  /** @throws QueueError `flowControlNotFound` */
  get(user: QueueUser, key: string): Promise<FlowControlDescription>;
  /** No delivery begins; the rate period goes on. Makes a key that nobody has named yet. */
  pause(user: QueueUser, key: string): Promise<void>;
  resume(user: QueueUser, key: string): Promise<void>;
  /** Overrides what messages say, and begins a new period with no deliveries counted. */
  pin(user: QueueUser, key: string, pin: FlowControlPin): Promise<void>;
  /** What was pinned holds until a message says otherwise. */
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
  /** Newest first. */
  list(user: QueueUser, filter: LogFilter, page: PageRequest): Promise<Page<LogEntry>>;
  /** What the log tells of spans of time, as far as it goes back. */
  counts(user: QueueUser, spans: Spans): Promise<Counts>;
}

/** The keys that deliveries are signed with. */
export interface Keys {
  get(user: QueueUser): Promise<SigningKeys>;
  /** `next` becomes `current`; there is a new `next`. */
  rotate(user: QueueUser): Promise<SigningKeys>;
}

/** Figures over all users. */
export interface QueueFigures {
  /** Messages that have not been delivered or given up, those under way among them. */
  readonly messages: number;
  /** Deliveries under way. */
  readonly underWay: number;
  readonly deadLetters: number;
}

/** All that the queue family calls. Errors are `QueueError`s; times are Unix milliseconds. */
export interface QueueEngine {
  readonly messages: Messages;
  readonly queues: Queues;
  readonly schedules: Schedules;
  readonly groups: Groups;
  readonly deadLetters: DeadLetters;
  readonly flowControls: FlowControls;
  readonly logs: Logs;
  readonly keys: Keys;
  readonly keeping: Keeping;
  /** Counts what there is of all users at this moment, for the metrics of the platform. */
  figures(): Promise<QueueFigures>;
  /** What keeps the engine from taking messages; undefined where nothing does. @throws QueueError `storeFailed` */
  trouble(): Promise<string | undefined>;
  /**
   * Begins nothing new, and lets what is under way end. What has not ended by then is broken off and due
   * again at the next start.
   * @param grace milliseconds
   */
  close(grace?: number): Promise<void>;
}
