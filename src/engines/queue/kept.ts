import type { DeliveryOrder, Destination } from './message.ts';
import type { KeptResponse, ScheduleOrder } from './resources.ts';
import type { QueueUser } from './user.ts';

/** A published message: to one URL, unredacted. Times are Unix milliseconds. */
export interface KeptOrder extends Omit<DeliveryOrder, 'delay'> {
  readonly destination: Extract<Destination, { url: string }>;
  /** The URL group and the endpoint that its URL belongs to. */
  readonly group?: string | undefined;
  readonly endpoint?: string | undefined;
  readonly scheduleId?: string | undefined;
  /** Number of failed attempts. */
  readonly retried: number;
}

/** A waiting message. */
export interface KeptMessage extends KeptOrder {
  /** When its next attempt may begin; if omitted, when its first delivery is due. */
  readonly due?: number | undefined;
}

/** A dead letter. */
export interface KeptDeadLetter extends KeptOrder {
  /** Undefined if there was no response. */
  readonly response?: KeptResponse | undefined;
  readonly error?: string | undefined;
}

/** A schedule as it was ordered. */
export interface KeptSchedule extends ScheduleOrder {
  readonly scheduleId: string;
  readonly paused: boolean;
}

/** The data of a user as it was given, for copies of the whole store: unlike elsewhere, nothing is redacted. */
export interface Keeping {
  schedules(user: QueueUser): Promise<readonly KeptSchedule[]>;
  /** In the order of publication. */
  messages(user: QueueUser): AsyncIterable<KeptMessage>;
  /** Oldest first. */
  deadLetters(user: QueueUser): AsyncIterable<KeptDeadLetter>;
  /**
   * Stores a message under a new id, without counting it against the daily limit. @throws QueueError if another limit
   * is exceeded
   */
  addMessage(user: QueueUser, message: KeptMessage): Promise<void>;
  /**
   * Stores a dead letter under a new id, with the present as its time. @throws QueueError if a limit is exceeded
   */
  addDeadLetter(user: QueueUser, letter: KeptDeadLetter): Promise<void>;
}
