import type { SqliteQueries } from '../../../../store/rows/sqlite-queries.ts';
import { query } from './query.ts';
import type { QueueSchema } from './schema.ts';

/**
 * Tickets are Unix times in microseconds, each issued once. If more than a thousand are issued in a
 * millisecond, or the clock goes back, they run ahead of the clock.
 */
export class Tickets {
  #last: number;

  /** @param last the highest issued ticket */
  constructor(last: number) {
    this.#last = last;
  }

  /** The highest issued ticket. */
  get last(): number {
    return this.#last;
  }

  /** @param now Unix milliseconds */
  take(now: number): number {
    this.#last = Math.max(this.#last + 1, Math.floor(now) * 1000);
    return this.#last;
  }
}

/** When a ticket was issued, in Unix milliseconds. */
export function timeOf(ticket: number): number {
  return Math.floor(ticket / 1000);
}

/** The lowest ticket of a moment. */
export function firstTicketAt(milliseconds: number): number {
  return Math.ceil(milliseconds) * 1000;
}

const MESSAGE_PREFIX = 'msg_';
const SCHEDULE_PREFIX = 'scd_';

/** The id contains the ticket, so that a message is found without an index of ids. */
export function messageIdOf(seq: number): string {
  return MESSAGE_PREFIX + idOf(seq);
}

/** Undefined if it is not a well-formed message id; the message need not exist. */
export function seqOfMessageId(id: string): number | undefined {
  return ticketIn(id, MESSAGE_PREFIX);
}

export function scheduleIdOf(ticket: number): string {
  return SCHEDULE_PREFIX + idOf(ticket);
}

/** As in the public service: milliseconds, and a number within the millisecond. */
export function dlqIdOf(ticket: number): string {
  return `${timeOf(ticket)}-${ticket % 1000}`;
}

export function ticketOfDlqId(id: string): number | undefined {
  const [, time, number] = /^(\d{1,13})-(\d{1,3})$/.exec(id) ?? [];
  if (time === undefined || number === undefined) return undefined;
  const ticket = Number(time) * 1000 + Number(number);
  return dlqIdOf(ticket) === id ? ticket : undefined;
}

/** Ten base-36 digits hold microseconds until the year 2085. */
const DIGITS = 10;

/** The last digits of an id, and how many numbers they write. */
const LOW_DIGITS = 5;
const LOW = 36 ** LOW_DIGITS;

/** In two parts, because V8 is slow to write a number of more than 31 bits in base 36. */
function idOf(ticket: number): string {
  const high = Math.floor(ticket / LOW);
  const low = ticket - high * LOW;
  return (
    high.toString(36).padStart(DIGITS - LOW_DIGITS, '0') +
    low.toString(36).padStart(LOW_DIGITS, '0')
  );
}

function ticketIn(id: string, prefix: string): number | undefined {
  if (!id.startsWith(prefix) || !/^[0-9a-z]{10,11}$/.test(id.slice(prefix.length)))
    return undefined;
  const ticket = Number.parseInt(id.slice(prefix.length), 36);
  return prefix + idOf(ticket) === id && Number.isSafeInteger(ticket) ? ticket : undefined;
}

const highest = [
  query<object>()((db) => db.selectFrom('log').select('ticket').orderBy('ticket', 'desc').limit(1)),
  query<object>()((db) =>
    db.selectFrom('message').select('seq as ticket').orderBy('seq', 'desc').limit(1),
  ),
  query<object>()((db) =>
    db.selectFrom('dead_letter').select('ticket').orderBy('ticket', 'desc').limit(1),
  ),
  query<object>()((db) =>
    db.selectFrom('workflow_dead_letter').select('ticket').orderBy('ticket', 'desc').limit(1),
  ),
  query<object>()((db) =>
    db
      .selectFrom('workflow_notification')
      .select('notification as ticket')
      .orderBy('notification', 'desc')
      .limit(1),
  ),
  query<object>()((db) =>
    db.selectFrom('workflow_run').select('run as ticket').orderBy('run', 'desc').limit(1),
  ),
];

/** The highest ticket of any row; 0 if there are none. */
export function highestTicket(queries: SqliteQueries<QueueSchema>): number {
  return Math.max(0, ...highest.map((query) => queries.get(query, {})?.ticket ?? 0));
}
