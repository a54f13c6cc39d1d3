import { systemClock, type Clock } from '../../base/clock.ts';
import { reportInternalError } from '../../base/internal-errors.ts';
import { inTurnOfItsOwn } from '../../base/turns.ts';
import type { Call } from '../../contract/call.ts';
import type { RequestWatch, WatchedFamily } from '../../contract/request-watch.ts';
import { eventText, type EventStream } from '../../http/event-stream.ts';
import { EventStreams } from '../../http/event-streams.ts';
import {
  CHEAP,
  CLOSE,
  exchangeOf,
  type CapturedExchange,
  type Exchange,
  type Span,
  type WatchedRequest,
} from './exchange.ts';
import { outcomeOf, type Outcome, KeptExchanges } from './kept-exchanges.ts';
import { Listener, type StillAuthorized } from './listener.ts';

/** A time in which only so many requests are looked at; further ones are only counted. */
interface Period {
  readonly milliseconds: number;
  /** The most of each outcome, so that a flood of requests without credentials hides no failure. */
  readonly failed: number;
  readonly refused: number;
  readonly other: number;
}

/** How often listeners are told, and how much. */
const LISTENING: Period = { milliseconds: 100, failed: 100, refused: 100, other: 100 };
/** What is kept for those who come later: so little that it costs a busy platform nothing. */
const ALONE: Period = { milliseconds: 1000, failed: 50, refused: 50, other: 20 };

/** Time as the log needs it. */
export interface LiveLogTime {
  readonly clock: Clock;
  /** Runs something after this many milliseconds. */
  readonly later: (run: () => void, milliseconds: number) => void;
}

/** The time of the process. */
export const liveLogTime: LiveLogTime = {
  clock: systemClock,
  later: (run, milliseconds) => void setTimeout(run, milliseconds).unref(),
};

/**
 * Keeps the latest requests to the families, and streams them to listeners. Without listeners it looks closely at none,
 * and at few of those that succeed.
 */
export class LiveLog implements RequestWatch {
  notify: RequestWatch['notify'];
  readonly #time: LiveLogTime;
  readonly #streams = new EventStreams();
  readonly #listeners = new Set<Listener>();
  readonly #kept = new KeptExchanges();
  #lastId = 0;
  #batch: WatchedRequest[] = [];
  #skipped = 0;
  /** What there is still room for in this period, and whether its end is awaited. */
  #room = { ...ALONE };
  #isEnding = false;
  /** How many of each outcome wait to be looked at. */
  readonly #waiting: Record<Outcome, number> = { failed: 0, refused: 0, other: 0 };

  constructor(time: LiveLogTime) {
    this.#time = time;
    this.notify = this.#notified;
  }

  /**
   * A stream of the requests that are kept, and those from now on.
   * @param signal aborts when the listener has gone
   * @param isAuthorized whether the listener would still be let in; asked before each batch
   */
  listen(signal: AbortSignal, isAuthorized?: StillAuthorized): EventStream {
    const ended = (of: Listener) => {
      this.#listeners.delete(of);
      if (this.#listeners.size === 0) this.#begin();
    };
    const listener = new Listener(this.#streams, signal, isAuthorized, ended);
    const { stream } = listener;
    if (signal.aborted) return stream;
    const earlier = { requests: this.#kept.summaries, skipped: 0, isEarlier: true };
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#begin();
    stream.send(eventText(JSON.stringify(earlier)));
    return stream;
  }

  /** A request that is still kept. */
  exchange(id: number): Exchange | undefined {
    return this.#kept.get(id);
  }

  /** Those that succeed are known by what `notify` has asked for. */
  failed(family: WatchedFamily, call: Call, milliseconds: number): void {
    const time = Math.floor(this.#time.clock.now() - milliseconds);
    this.#look(outcomeOf(call.answer!.status), family, call, { time, milliseconds });
  }

  readonly #notified = (family: WatchedFamily, call: Call): void => {
    const began = this.#time.clock.now();
    // A stream that is open for hours takes its place now, so that no more closures are made than there are places.
    const isTaken = this.#listeners.size === 0;
    if (isTaken) this.#take('other');
    call.response.once('close', () => {
      if ((call.answer?.status ?? 0) >= 400) return;
      const span = { time: Math.floor(began), milliseconds: this.#time.clock.now() - began };
      if (isTaken) this.#capture('other', family, call, span);
      else this.#look('other', family, call, span);
    });
  };

  #look(outcome: Outcome, family: WatchedFamily, call: Call, span: Span): void {
    if (this.#take(outcome)) this.#capture(outcome, family, call, span);
    else this.#skipped += 1;
  }

  /** Takes a place of this period. @returns whether there was one */
  #take(outcome: Outcome): boolean {
    const hadRoom = this.#room[outcome] > 0;
    this.#room[outcome] -= 1;
    if (this.#listeners.size === 0) {
      if (this.#room.other <= 0) this.notify = undefined;
      this.#endLater();
    }
    return hadRoom;
  }

  /**
   * Without listeners nobody waits for it, so it has a turn of its own: the places of a period are taken at once, and all
   * requests of that turn would wait for all of them. A large body is not looked into, and not kept until then.
   */
  #capture(outcome: Outcome, family: WatchedFamily, call: Call, span: Span): void {
    this.#lastId = Math.max(this.#lastId + 1, span.time);
    const id = this.#lastId;
    const isAlone = this.#listeners.size === 0;
    const capture = () => {
      exchangeOf(id, family, call, span, isAlone ? CHEAP : CLOSE)
        .then((captured) => this.#add(captured))
        .catch((error: unknown) => reportInternalError('subscription', error));
    };
    if (!isAlone || Math.max(call.rawBody.length, call.answerBytes) > CHEAP.most) return capture();
    this.#waiting[outcome] += 1;
    inTurnOfItsOwn(() => {
      this.#waiting[outcome] -= 1;
      capture();
    });
  }

  #add(captured: CapturedExchange): void {
    this.#kept.add(captured);
    if (this.#listeners.size === 0) return;
    this.#batch.push(captured.summary);
    this.#endLater();
  }

  #endLater(): void {
    if (this.#isEnding) return;
    this.#isEnding = true;
    this.#time.later(() => this.#end(), this.#room.milliseconds);
  }

  /** Tells the listeners of this period's requests, and begins another one. */
  #end(): void {
    const event = eventText(JSON.stringify({ requests: this.#batch, skipped: this.#skipped }));
    const isEmpty = this.#batch.length + this.#skipped === 0;
    this.#begin();
    if (!isEmpty) for (const listener of this.#listeners) listener.tell(event);
  }

  #begin(): void {
    this.#isEnding = false;
    this.#batch = [];
    this.#skipped = 0;
    this.notify = this.#notified;
    if (this.#listeners.size > 0) {
      this.#room = { ...LISTENING };
      return;
    }
    // However long turns are, no more wait than there are places.
    const { failed, refused, other } = this.#waiting;
    this.#room = {
      ...ALONE,
      failed: ALONE.failed - failed,
      refused: ALONE.refused - refused,
      other: ALONE.other - other,
    };
    if (this.#room.other > 0) return;
    this.notify = undefined;
    this.#endLater();
  }
}
