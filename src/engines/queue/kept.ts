import type { DeliveryOrder, Destination } from './message.ts';
import type { KeptResponse, ScheduleOrder } from './resources.ts';
import type { QueueUser } from './user.ts';

/** A message that was published: to one URL, and with nothing redacted. Times are Unix milliseconds. */
export interface KeptOrder extends Omit<DeliveryOrder, 'delay'> {
  readonly destination: Extract<Destination, { url: string }>;
  /** The URL group and the endpoint that its URL is of. */
  readonly group?: string | undefined;
  readonly endpoint?: string | undefined;
  readonly scheduleId?: string | undefined;
  /** Attempts that have failed. */
  readonly retried: number;
}

/** A waiting message. */
export interface KeptMessage extends KeptOrder {
  /** When its next attempt may begin; where left out, when it was first to be delivered. */
  readonly due?: number | undefined;
}

/** A dead letter. */
export interface KeptDeadLetter extends KeptOrder {
  /** Where there was one. */
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
  /** In the order in which they were published. */
  messages(user: QueueUser): AsyncIterable<KeptMessage>;
  /** Oldest first. */
  deadLetters(user: QueueUser): AsyncIterable<KeptDeadLetter>;
  /** Keeps a message under a new id. It counts as none of the day. @throws QueueError where a limit keeps it from that */
  addMessage(user: QueueUser, message: KeptMessage): Promise<void>;
  /** Keeps a dead letter under a new id, as given up now. @throws QueueError where a limit keeps it from that */
  addDeadLetter(user: QueueUser, letter: KeptDeadLetter): Promise<void>;
}
