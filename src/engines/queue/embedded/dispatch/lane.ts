import type { InLine } from '../store/message-rows.ts';
import { readLaneName, type LaneName } from '../store/lane-name.ts';
import type { Gate } from './gate.ts';

/** Fetched at a time: few at first, since most lanes are short, and more where they are used up. */
const FEWEST = 2;
const MOST = 64;

/**
 * Messages that are delivered in the order of their due times, those of one moment in the order they were
 * published. They are in the store; here are the next few, and when the one after them is due.
 */
export class Lane {
  readonly text: string;
  readonly name: LaneName;
  /** Due, and not begun yet. */
  heads: InLine[] = [];
  /** When what follows the heads is due; Infinity where nothing does. */
  nextDue: number;
  /** Up to where it has been read: the last head, or one that has begun. */
  readDue = -1;
  readSeq = -1;
  fetch = FEWEST;
  /** What was put in line while it was read. */
  #arrived = Infinity;
  #reading = false;
  /** When it is to be looked at again; undefined where not. */
  wakeAt: number | undefined;
  /** It is on the list of those that may begin something. */
  ready = false;
  /** Where it waits. */
  gate: Gate | undefined;
  /** Nothing of it begins before, since the store has failed. */
  pausedUntil = 0;
  /** In a queue, of the message that was let go last: resolves when its delivery has begun. */
  lastBegun: Promise<void> | undefined;
  /** Messages of it that are being delivered. */
  underWay = 0;
  /** The queue is gone, and so are its messages. */
  closed = false;

  constructor(text: string, nextDue: number) {
    this.text = text;
    this.name = readLaneName(text);
    this.nextDue = nextDue;
  }

  /** A message has been put in line. @returns whether the lane is to be looked at earlier than before */
  arrived(due: number, seq: number): boolean {
    if (this.#reading) this.#arrived = Math.min(this.#arrived, due);
    if (due < this.readDue || (due === this.readDue && seq <= this.readSeq)) {
      // From its start again; what has begun is passed over by who reads.
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
    this.#arrived = Infinity;
  }

  /**
   * @param rows what follows the place up to which it was read
   * @param asked how many rows were asked for
   */
  endReading(rows: readonly InLine[], asked: number, now: number): void {
    this.#reading = false;
    const due = rows.filter((row) => row.due <= now);
    const last = due.at(-1);
    if (last !== undefined) {
      this.heads.push(...due);
      this.readDue = last.due;
      this.readSeq = last.seq;
    }
    const next = rows[due.length]?.due ?? (rows.length < asked ? Infinity : (last?.due ?? now));
    this.nextDue = Math.min(next, this.#arrived);
    this.fetch = due.length < asked ? FEWEST : Math.min(asked * 2, MOST);
  }

  /** A message is not to be delivered any more. @returns whether it was the next one */
  remove(seq: number): boolean {
    const first = this.heads[0]?.seq === seq;
    this.heads = this.heads.filter((head) => head.seq !== seq);
    return first;
  }

  /** Nothing is in line. */
  get empty(): boolean {
    return this.heads.length === 0 && this.nextDue === Infinity;
  }
}
