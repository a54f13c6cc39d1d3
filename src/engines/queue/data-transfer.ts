import type { DeliveryOrder, Destination } from './message.ts';
import type { StoredResponse, ScheduleOrder } from './resources.ts';
import type { QueueUser } from './user.ts';

/** A published message: to one URL, unredacted. Times are Unix milliseconds. */
export interface ExportedOrder extends Omit<DeliveryOrder, 'delay'> {
  readonly destination: Extract<Destination, { url: string }>;
  /** The URL group and the endpoint that its URL belongs to. */
  readonly group?: string | undefined;
  readonly endpoint?: string | undefined;
  readonly scheduleId?: string | undefined;
  /** Number of failed attempts. */
  readonly retried: number;
}

/** A waiting message. */
export interface ExportedMessage extends ExportedOrder {
  /** When its next attempt may begin; if omitted, when its first delivery is due. */
  readonly due?: number | undefined;
}

/** A dead letter. */
export interface ExportedDeadLetter extends ExportedOrder {
  /** Undefined if there was no response. */
  readonly response?: StoredResponse | undefined;
  readonly error?: string | undefined;
}

/** A schedule as it was ordered. */
export interface ExportedSchedule extends ScheduleOrder {
  readonly scheduleId: string;
  readonly paused: boolean;
}

/** The data of a user as it was given, for copies of the whole store: unlike elsewhere, nothing is redacted. */
export interface DataTransfer {
  schedules(user: QueueUser): Promise<readonly ExportedSchedule[]>;
  /** In the order of publication, in portions: as many as are read in one turn of the event loop. */
  messages(user: QueueUser): AsyncIterable<readonly ExportedMessage[]>;
  /** Oldest first, in portions. */
  deadLetters(user: QueueUser): AsyncIterable<readonly ExportedDeadLetter[]>;
  /**
   * Stores a message under a new id, without counting it against the daily limit. @throws QueueError if another limit
   * is exceeded
   */
  addMessage(user: QueueUser, message: ExportedMessage): Promise<void>;
  /**
   * Stores a dead letter under a new id, with the present as its time. @throws QueueError if a limit is exceeded
   */
  addDeadLetter(user: QueueUser, letter: ExportedDeadLetter): Promise<void>;
}
