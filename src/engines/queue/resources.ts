import type {
  CallbackOrder,
  DeliveryMethod,
  DeliveryOrder,
  Destination,
  FlowControl,
  HeaderList,
  Published,
} from './message.ts';
import type { QueueError } from './errors.ts';

/*
 * Descriptions of what an engine stores. Times are Unix milliseconds and durations milliseconds unless a
 * name says otherwise. Redactions are already applied: a redacted body or header value is `REDACTED:`
 * and the SHA-256 in hex of the original.
 */

/** The result of one order: the message, or one for each endpoint of its group; or the error. */
export type PublishResult =
  | { readonly messages: readonly Published[] }
  | { readonly error: QueueError };

/** A message that waits or is being delivered. */
export interface QueuedMessage {
  readonly messageId: string;
  readonly url: string;
  /** The URL group, and the endpoint's name if it has one. */
  readonly group?: string | undefined;
  readonly endpoint?: string | undefined;
  readonly method: DeliveryMethod;
  readonly headers: HeaderList;
  readonly body: Buffer;
  readonly maxRetries: number;
  /** Retries that have begun. */
  readonly retried: number;
  /** When its first delivery was due. */
  readonly notBefore: number;
  readonly createdAt: number;
  readonly timeout: number;
  readonly retryDelay?: string | undefined;
  readonly callback?: CallbackOrder | undefined;
  readonly failureCallback?: CallbackOrder | undefined;
  readonly queue?: string | undefined;
  readonly scheduleId?: string | undefined;
  readonly flowControl?: FlowControl | undefined;
  readonly labels: readonly string[];
  readonly callerIp: string;
}

/** The last response to a message; status 0 and empty if there was none. */
export interface StoredResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, readonly string[]>>;
  readonly body: Buffer;
}

/** A dead letter. */
export interface DeadLetter extends QueuedMessage {
  readonly dlqId: string;
  readonly response: StoredResponse;
  /** Why the last attempt failed, if there was no response. */
  readonly error?: string | undefined;
  readonly failedAt: number;
}

/** Changes for republishing a dead letter; omitted properties stay as they were. */
export type RetryOverrides = Partial<
  Omit<DeliveryOrder, 'body' | 'queue' | 'callerIp' | 'redaction'>
> & { readonly body?: Buffer | undefined };

export interface QueueDescription {
  readonly name: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly parallelism: number;
  readonly paused: boolean;
  /** Messages that wait or are being delivered. */
  readonly lag: number;
}

export interface GroupEndpoint {
  readonly name?: string | undefined;
  readonly url: string;
}

export interface GroupDescription {
  readonly name: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly endpoints: readonly GroupEndpoint[];
  /** Sent with each message to the group, unless the message has the same header itself. */
  readonly headers: HeaderList;
}

/** A schedule. Its `delay` applies to each message; `notBefore` has no meaning. */
export interface ScheduleOrder extends Omit<DeliveryOrder, 'notBefore'> {
  /** An existing schedule with this id is overwritten. */
  readonly scheduleId?: string | undefined;
  readonly destination: Destination;
  /** Five fields, optionally preceded by `CRON_TZ=zone `; UTC otherwise. */
  readonly cron: string;
}

/** The state of a delivery of a schedule's last tick. */
export type ScheduleState = 'IN_PROGRESS' | 'SUCCESS' | 'FAIL';

export interface ScheduleDescription extends Omit<
  ScheduleOrder,
  'retries' | 'timeout' | 'redaction'
> {
  readonly scheduleId: string;
  readonly createdAt: number;
  readonly paused: boolean;
  readonly retries: number;
  readonly timeout: number;
  readonly lastScheduleTime?: number | undefined;
  readonly nextScheduleTime?: number | undefined;
  /** By message id. */
  readonly lastScheduleStates: Readonly<Record<string, ScheduleState>>;
  /** Why the last tick had no message. */
  readonly error?: string | undefined;
}

export interface FlowControlDescription {
  readonly key: string;
  /** Messages that are due and wait for the key. */
  readonly waiting: number;
  /** 0 is no limit. */
  readonly parallelismMax: number;
  /** Deliveries in progress. */
  readonly parallelismCount: number;
  /** 0 is no limit. */
  readonly rateMax: number;
  /** Deliveries that have begun in the period. */
  readonly rateCount: number;
  /** Seconds. */
  readonly ratePeriod: number;
  /** Unix seconds. */
  readonly ratePeriodStart: number;
  readonly paused: boolean;
  readonly pinnedParallelism: boolean;
  readonly pinnedRate: boolean;
}

/** The pinned limits of a flow-control key: at least one of parallelism and rate. */
export interface FlowControlPin {
  readonly parallelism?: number | undefined;
  readonly rate?: number | undefined;
  /** Seconds; belongs to the rate. 1 if omitted. */
  readonly period?: number | undefined;
}

export interface GlobalParallelism {
  readonly max: number;
  readonly count: number;
}

/** The states of a message, by their names in the API. */
export type LogState =
  | 'CREATED'
  | 'ACTIVE'
  | 'RETRY'
  | 'ERROR'
  | 'DELIVERED'
  | 'FAILED'
  | 'CANCEL_REQUESTED'
  | 'CANCELED';

/** An entry of the log. It includes the content of the message, as long as its log is kept. */
export interface LogEntry extends Omit<QueuedMessage, 'retried' | 'createdAt' | 'notBefore'> {
  readonly time: number;
  readonly state: LogState;
  readonly error?: string | undefined;
  /** When it is to be delivered or retried. */
  readonly nextDeliveryTime?: number | undefined;
  /** The response to an attempt, if any; its body is truncated by the engine. */
  readonly response?: StoredResponse | undefined;
  /** Set for callbacks whose body was truncated. */
  readonly truncated?: boolean | undefined;
}

/** The keys that deliveries are signed with. */
export interface SigningKeys {
  readonly current: string;
  readonly next: string;
}

/** Consecutive intervals of one length, in Unix milliseconds. */
export interface Spans {
  readonly from: number;
  readonly length: number;
  readonly count: number;
}

/** Counts of log entries in intervals. */
export interface Counts {
  /** For each state that occurs, the number of messages that entered it, by interval. */
  readonly states: ReadonlyMap<LogState, readonly number[]>;
  /** The current number. */
  readonly deadLetters: number;
}
