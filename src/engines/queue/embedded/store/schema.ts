import type { ScheduleState } from '../../resources.ts';
import type {
  WorkflowDeadLetterTable,
  WorkflowEntryTable,
  WorkflowJournalTable,
  WorkflowNotificationTable,
  WorkflowRunTable,
  WorkflowWaiterTable,
} from './workflow-schema.ts';

/**
 * The tables of the queue engine. Columns use the types that SQLite and PostgreSQL share: text, integers
 * and bytes; booleans are 0 and 1, objects are JSON text. Times are Unix milliseconds. A *ticket* is a
 * unique Unix time in microseconds (`tickets.ts`): it gives order, identity and time.
 */
export interface QueueSchema {
  owner: OwnerTable;
  message: MessageTable;
  log: LogTable;
  log_block: LogBlockTable;
  log_posting: LogPostingTable;
  dead_letter: DeadLetterTable;
  deduplication: DeduplicationTable;
  usage: UsageTable;
  queue: QueueTable;
  purge: PurgeTable;
  flow_control: FlowControlTable;
  flow_start: FlowStartTable;
  url_group: UrlGroupTable;
  schedule: ScheduleTable;
  scheduled_message: ScheduledMessageTable;
  signing_keys: SigningKeysTable;
  writer: WriterTable;
  copy: CopyTable;
  shard: ShardTable;
  news: NewsTable;
  workflow_run: WorkflowRunTable;
  workflow_entry: WorkflowEntryTable;
  workflow_journal: WorkflowJournalTable;
  workflow_waiter: WorkflowWaiterTable;
  workflow_notification: WorkflowNotificationTable;
  workflow_dead_letter: WorkflowDeadLetterTable;
}

/** A user, with a number that is shorter than the id. */
export interface OwnerTable {
  owner: number;
  user_id: string;
  /** JSON: the limits of the user's latest request; work that runs without a request uses them. */
  limits: string;
  /** A ticket: the log below it has been swept. */
  swept: number;
}

/**
 * A message that waits or is being delivered. The row is small, because it is read and written
 * repeatedly; the content of the message is in `log`, in the row whose ticket is this `seq`.
 */
export interface MessageTable {
  seq: number;
  owner: number;
  /** The line that it waits in: see `lane-name.ts`. Indexed with `due` and `seq`. */
  lane: string;
  due: number;
  /** Number of attempts so far. */
  retried: number;
  /** It was canceled during a delivery: it is not retried. Indexed where it is 1. */
  canceled: number;
  /** Indexed where it is set. */
  flow_key: string | null;
  /** Host and port of the URL. */
  host: string;
  /** Bytes of the body. */
  size: number;
  /** The lane of the FIFO queue that is blocked until this message has ended. Indexed where it is set. */
  holds: string | null;
  /** The turn in that queue: the message itself, or the message that it is a callback of. */
  turn: number | null;
  /** Only in shared stores: the process that currently delivers it. Indexed where it is set. */
  claimed?: number | null | undefined;
}

/** The columns of a log row that filters use. The same in `dead_letter`. */
export interface FilteredColumns {
  owner: number;
  /** The `seq` of the message. */
  message: number;
  url: string;
  group_name: string | null;
  endpoint: string | null;
  queue: string | null;
  schedule: string | null;
  /** JSON: array of text. */
  labels: string | null;
  flow_key: string | null;
  caller_ip: string;
}

/**
 * Events of messages, in order. The first row of a message (CREATED) also holds its content: its `spec` and
 * `body` are kept as long as the message, its dead letter or its log exist. Rows are inserted in the order of
 * their tickets without an index; blocks of them are indexed later (`log_block`).
 */
export interface LogTable extends FilteredColumns {
  ticket: number;
  state: string;
  /** JSON: further details of the event, see `records.ts`. */
  detail: string | null;
  response: Uint8Array | null;
  /** JSON of {@link MessageSpec}, where the state is CREATED. */
  spec: string | null;
  body: Uint8Array | null;
}

/** The columns of a row that the log's index needs. */
export type LoggedRow = FilteredColumns & Pick<LogTable, 'ticket' | 'state'>;

/** Consecutive rows of the log that have been indexed. */
export interface LogBlockTable {
  /** The ticket of its first row. */
  block: number;
  /** The ticket of its last row. */
  last: number;
  /** The tickets of all rows, in order: see `logs/positions.ts`. */
  tickets: Uint8Array;
  /** The message of each row, in the same order. */
  messages: Uint8Array;
}

/** The rows of a block that have a value. */
export interface LogPostingTable {
  block: number;
  /**
   * A hash of an owner, a field and its value. Hashes may collide: a posting says where to look, not what is there.
   */
  term: number;
  /** Their positions in the block: see `logs/positions.ts`. */
  positions: Uint8Array;
}

export interface DeadLetterTable extends FilteredColumns {
  /** A ticket. Indexed with `owner`. */
  ticket: number;
  status: number;
  detail: string | null;
  response: Uint8Array | null;
}

export interface DeduplicationTable {
  owner: number;
  key: string;
  message: number;
  /** Indexed. */
  expires: number;
}

/** The number of messages that a user has published on a day (UTC, days since 1970). */
export interface UsageTable {
  owner: number;
  day: number;
  count: number;
}

export interface QueueTable {
  owner: number;
  name: string;
  /** A ticket; part of its lane's name, so that a recreated queue has no messages of the one before. */
  created: number;
  updated_at: number;
  parallelism: number;
  paused: number;
}

/** A lane of a deleted queue whose messages are not all deleted yet. */
export interface PurgeTable {
  lane: string;
}

export interface FlowControlTable {
  owner: number;
  key: string;
  /** 0 is no limit. */
  parallelism: number;
  /** 0 is no limit. */
  rate: number;
  /** Seconds. */
  period: number;
  paused: number;
  pinned_parallelism: number;
  pinned_rate: number;
  /** Deliveries that began before it are no longer counted. */
  reset_at: number;
}

/** The number of deliveries of a flow-control key that began at one moment. */
export interface FlowStartTable {
  owner: number;
  key: string;
  at: number;
  count: number;
}

export interface UrlGroupTable {
  owner: number;
  name: string;
  created_at: number;
  updated_at: number;
  /** JSON: array of `{url, name?}`. */
  endpoints: string;
  /** JSON: array of `[name, value]`. */
  headers: string;
}

export interface ScheduleTable {
  owner: number;
  schedule_id: string;
  cron: string;
  created_at: number;
  paused: number;
  /** The next tick; null while it is paused. Indexed. */
  next_at: number | null;
  last_at: number | null;
  /** JSON of the message to publish. */
  spec: string;
  body: Uint8Array;
  /** Why the last tick had no message. */
  error: string | null;
}

/** The messages of a schedule's last tick. Indexed by `owner` and `schedule_id`. */
export interface ScheduledMessageTable {
  message: number;
  owner: number;
  schedule_id: string;
  state: ScheduleState;
}

export interface SigningKeysTable {
  owner: number;
  current_key: string;
  next_key: string;
  rotated_at: number;
}

/** One row, locked by each transaction that writes to a shared store until its commit. */
export interface WriterTable {
  /** The highest issued ticket. */
  last_ticket: number;
}

/** A process that uses a shared store. */
export interface CopyTable {
  copy: number;
  /** By the server's clock: the process counts as dead if it has not renewed its lease by then. */
  until: number;
}

/** The process that delivers the messages of a shard's owners. */
export interface ShardTable {
  shard: number;
  copy: number | null;
}

/** Messages between processes that share a store. */
export interface NewsTable {
  ticket: number;
  /** The sender; 0 if it has not joined. */
  copy: number;
  owner: number;
  /** JSON of `News`. */
  what: string;
}
