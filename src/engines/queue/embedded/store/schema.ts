import type { ScheduleState } from '../../resources.ts';

/**
 * The tables of the queue engine. Columns hold what both SQLite and PostgreSQL have: text, integers and
 * bytes; booleans are 0 and 1, objects are JSON text. Times are Unix milliseconds. A *ticket* is a Unix
 * time in microseconds that no other row has had (`tickets.ts`): it orders, identifies, and tells the time.
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
}

/** A user, under a number that is shorter than their id. */
export interface OwnerTable {
  owner: number;
  user_id: string;
  /** JSON: the limits that they last came with; what runs without a request goes by them. */
  limits: string;
  /** A ticket: of their log, what is before it has been swept. */
  swept: number;
}

/**
 * A message that waits or is being delivered. It is narrow, because it is read and written again and
 * again; what the message says is in `log`, in the row that has its `seq` for a ticket.
 */
export interface MessageTable {
  seq: number;
  owner: number;
  /** What it waits in line with: see `lane-name.ts`. Indexed with `due` and `seq`. */
  lane: string;
  due: number;
  /** Attempts that have been made. */
  retried: number;
  /** A cancel came while it was being delivered: it is not tried again. Indexed where it is 1. */
  canceled: number;
  /** Indexed where it is set. */
  flow_key: string | null;
  /** Host and port of the URL. */
  host: string;
  /** Bytes of the body. */
  size: number;
  /** The lane of the FIFO queue in which nothing goes on until this message has ended. Indexed where it is set. */
  holds: string | null;
  /** Whose turn in that queue it is: the message itself, or that whose callback it is. */
  turn: number | null;
  /** Only in stores that several processes share: which of them delivers it at the moment. Indexed where it is set. */
  claimed?: number | null | undefined;
}

/** What a row of the log has for filters. The same in `dead_letter`. */
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
 * What happened to messages, in the order it happened. The first row of a message (CREATED) is also where
 * it is kept what the message says: its `spec` and `body` stay as long as the message, its dead letter or its
 * log does. The rows come in by their tickets, with no index to keep; blocks of them are indexed later, many
 * at a time (`log_block`).
 */
export interface LogTable extends FilteredColumns {
  ticket: number;
  state: string;
  /** JSON: what else there is to tell of the event, see `records.ts`. */
  detail: string | null;
  response: Uint8Array | null;
  /** JSON of {@link MessageSpec}, where the state is CREATED. */
  spec: string | null;
  body: Uint8Array | null;
}

/** What the index of the log needs of a row. */
export type LoggedRow = FilteredColumns & Pick<LogTable, 'ticket' | 'state'>;

/** Rows of the log that follow each other and have been indexed. */
export interface LogBlockTable {
  /** The ticket of the first. */
  block: number;
  /** The ticket of the last. */
  last: number;
  /** Of all of them, in their order: see `logs/positions.ts`. */
  tickets: Uint8Array;
  /** The message of each, in the same order. */
  messages: Uint8Array;
}

/** Which rows of a block have something. */
export interface LogPostingTable {
  block: number;
  /** A hash of an owner, a field and its value. Two may have one hash: it says where to look, not what is there. */
  term: number;
  /** Their places in the block: see `logs/positions.ts`. */
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

/** How many messages a user has published on a day (UTC, days since 1970). */
export interface UsageTable {
  owner: number;
  day: number;
  count: number;
}

export interface QueueTable {
  owner: number;
  name: string;
  /** A ticket; part of its lane's name, so that a queue that is made anew has nothing of the one before. */
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
  /** What began before it is not counted any more. */
  reset_at: number;
}

/** Deliveries of a flow-control key that began together. */
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
  /** The next tick; none while it is paused. Indexed. */
  next_at: number | null;
  last_at: number | null;
  /** JSON of what is published. */
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

/** One row, which a transaction that writes to a shared store locks until its commit. */
export interface WriterTable {
  /** The highest ticket that has been given out. */
  last_ticket: number;
}

/** A process that uses a shared store. */
export interface CopyTable {
  copy: number;
  /** By the clock of the server: if it has not renewed that by then, others take it for dead. */
  until: number;
}

/** Which process delivers the messages of the owners of a shard. */
export interface ShardTable {
  shard: number;
  copy: number | null;
}

/** What processes that share a store tell one another. */
export interface NewsTable {
  ticket: number;
  /** Who tells it; 0 where they have not joined. */
  copy: number;
  owner: number;
  /** JSON of `News`. */
  what: string;
}
