import type { WaitingMessage } from '../store/message-rows.ts';
import { readLaneName, type LaneName } from '../store/lane-name.ts';

/**
 * Number of messages that are read at a time: few at first, since most lanes are short, and more
 * for busy ones.
 */
const FEWEST = 2;
const MOST = 64;

interface Arrived {
  readonly due: number;
  readonly seq: number;
}

/**
 * Messages that are delivered in the order of their due times, then of their publication. They are in the
 * store; a lane holds the next few, and when the one after them is due.
 */
export class Lane {
  readonly text: string;
  readonly name: LaneName;
  /** Messages that are due and have not begun. */
  heads: WaitingMessage[] = [];
  /** When the message after the heads is due; Infinity if there is none. */
  nextDue: number;
  /** The position up to which it has been read: the last head, or one that has begun. */
  readDue = -1;
  readSeq = -1;
  fetch = FEWEST;
  /** Messages that were queued during a read. */
  #arrived: Arrived[] = [];
  #reading = false;
  /** When the lane is to be examined again; undefined if not. */
  wakeAt: number | undefined;
  /** Whether it is on the list of lanes that may begin a delivery. */
  ready = false;
  /** The gate at which it waits. */
  gate: Gate | undefined;
  /** After a failure of the store, nothing begins before this time. */
  pausedUntil = 0;
  /** In a queue: resolves when the delivery of the last admitted message has begun. */
  lastBegun: Promise<void> | undefined;
  /** The number of its messages that are being delivered. */
  inFlight = 0;
  /** Whether the queue and its messages have been deleted. */
  closed = false;

  constructor(text: string, nextDue: number) {
    this.text = text;
    this.name = readLaneName(text);
    this.nextDue = nextDue;
  }

  /** A message has been queued. @returns whether the lane has to be examined earlier than before */
  arrived(due: number, seq: number): boolean {
    if (this.#reading) this.#arrived.push({ due, seq });
    if (this.#hasPassed(due, seq)) {
      // Reads from the start again; the reader skips messages that have begun.
      this.heads = [];
      this.readDue = -1;
      this.readSeq = -1;
      this.nextDue = due;
      return true;
    }
    if (due >= this.nextDue) return false;
    this.nextDue = due;
    return true;
  }

  beginReading(): void {
    this.#reading = true;
    this.#arrived = [];
  }

  /**
   * @param rows the messages after the last read position
   * @param asked how many rows were requested
   */
  endReading(rows: readonly WaitingMessage[], asked: number, now: number): void {
    this.#reading = false;
    const due = rows.filter((row) => row.due <= now);
    const last = due.at(-1);
    if (last !== undefined) {
      this.heads.push(...due);
      this.readDue = last.due;
      this.readSeq = last.seq;
    }
    const next = rows[due.length]?.due ?? (rows.length < asked ? Infinity : (last?.due ?? now));
    this.nextDue = this.#arrived.reduce((earliest, { due }) => Math.min(earliest, due), next);
    this.#goBackTo(this.#arrived.filter(({ seq }) => !rows.some((row) => row.seq === seq)));
    this.fetch = due.length < asked ? FEWEST : Math.min(asked * 2, MOST);
  }

  /** Messages for which the read was too early are read next; what has begun since is skipped then. */
  #goBackTo(missed: readonly Arrived[]): void {
    for (const { due, seq } of missed) {
      if (!this.#hasPassed(due, seq)) continue;
      this.readDue = due;
      // 0, which no message has, stands for whatever is due then.
      this.readSeq = Math.max(seq - 1, 0);
    }
  }

  /** Whether reading goes on behind a place. */
  #hasPassed(due: number, seq: number): boolean {
    return due < this.readDue || (due === this.readDue && seq <= this.readSeq);
  }

  /** A message is no longer to be delivered. @returns whether it was the next one */
  remove(seq: number): boolean {
    const first = this.heads[0]?.seq === seq;
    this.heads = this.heads.filter((head) => head.seq !== seq);
    return first;
  }

  /** Whether no messages wait. */
  get empty(): boolean {
    return this.heads.length === 0 && this.nextDue === Infinity;
  }
}

/**
 * Limits concurrent deliveries: a flow-control key, a queue, a user, a host. Lanes whose next message it
 * does not admit wait at it, in order of arrival.
 */
export interface Gate {
  readonly waiting: Set<Lane>;
  /** How many more deliveries may begin now; none if 0 or less. */
  room(): number;
}
