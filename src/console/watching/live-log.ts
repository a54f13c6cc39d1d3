import { systemClock, type Clock } from '../../base/clock.ts';
import { reportInternalError } from '../../base/internal-errors.ts';
import type { Call } from '../../contract/call.ts';
import type { RequestWatch, WatchedFamily } from '../../contract/request-watch.ts';
import { EventStream, eventText, type EventSender } from '../../http/event-stream.ts';
import { EventStreams } from '../../http/event-streams.ts';
import {
  exchangeOf,
  type Exchange,
  type CapturedExchange,
  type WatchedRequest,
} from './exchange.ts';

/** How many exchanges are kept, and how many of a batch are sent. */
const MAX_EXCHANGES = 500;
const MAX_BATCH = 100;
/** How long requests are batched, in milliseconds. */
const BATCH = 100;
/** The buffer, in bytes, beyond which a page that does not keep up is disconnected. */
const SLOWNESS = { hard: 4 * 1024 ** 2, soft: 1024 ** 2, softMs: 10_000 };

/** The last event of a stream whose listener has lost access. */
const REVOKED = 'the credentials of this stream are not valid any more';

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

/** Whether a listener would still be let in. Undefined where nothing can have changed. */
export type StillAuthorized = () => Promise<boolean>;

/** A listener, which is told only while it would still be let in. */
class Listener implements EventSender {
  readonly stream: EventStream;
  readonly #isAuthorized: StillAuthorized | undefined;
  readonly #ended: (listener: Listener) => void;
  /** The checks so far, which end in order. */
  #checked: Promise<void> = Promise.resolve();

  constructor(
    streams: EventStreams,
    signal: AbortSignal,
    isAuthorized: StillAuthorized | undefined,
    ended: (listener: Listener) => void,
  ) {
    this.#isAuthorized = isAuthorized;
    this.#ended = ended;
    this.stream = new EventStream(streams, this, signal, { limit: SLOWNESS });
  }

  tell(event: string): void {
    if (this.#isAuthorized === undefined) this.stream.send(event);
    else this.#check(this.#isAuthorized, event);
  }

  streamEnded(): void {
    this.#ended(this);
  }

  /** The key of a listener to whom nothing happens may have been deleted by another copy. */
  streamGoesOn(): void {
    if (this.#isAuthorized !== undefined) this.#check(this.#isAuthorized);
  }

  /** Sends an event if the listener would still be let in, and ends its stream otherwise, or if that is unknown. */
  #check(isAuthorized: StillAuthorized, event?: string): void {
    const before = this.#checked;
    this.#checked = (async () => {
      await before;
      const is = await isAuthorized().catch(() => false);
      if (!is) this.stream.end(REVOKED);
      else if (event !== undefined) this.stream.send(event);
    })();
  }
}

/** Streams requests to the families to listeners. Without listeners no request is examined or kept. */
export class LiveLog implements RequestWatch {
  notify: RequestWatch['notify'] = undefined;
  readonly #time: LiveLogTime;
  readonly #streams = new EventStreams();
  readonly #listeners = new Set<Listener>();
  /** The oldest first. */
  readonly #exchanges = new Map<number, Exchange>();
  #lastId = 0;
  #batch: WatchedRequest[] = [];
  #skipped = 0;
  #isGathering = false;

  constructor(time: LiveLogTime) {
    this.#time = time;
  }

  /**
   * A stream of the requests from now on.
   * @param signal aborts when the listener has gone
   * @param isAuthorized whether the listener would still be let in; asked before each batch
   */
  listen(signal: AbortSignal, isAuthorized?: StillAuthorized): EventStream {
    const ended = (of: Listener) => {
      this.#listeners.delete(of);
      if (this.#listeners.size === 0) this.#clear();
    };
    const listener = new Listener(this.#streams, signal, isAuthorized, ended);
    const { stream } = listener;
    if (signal.aborted) return stream;
    this.#listeners.add(listener);
    this.notify = (family, call) => this.#watch(family, call);
    stream.send(eventText('{"requests":[],"skipped":0}'));
    return stream;
  }

  /** A request that is still kept. */
  exchange(id: number): Exchange | undefined {
    return this.#exchanges.get(id);
  }

  #clear(): void {
    this.notify = undefined;
    this.#exchanges.clear();
    this.#batch = [];
    this.#skipped = 0;
  }

  #watch(family: WatchedFamily, call: Call): void {
    const began = this.#time.clock.now();
    call.response.once('close', () => {
      if (this.#listeners.size === 0) return;
      // Requests beyond the maximum of a batch need not be examined.
      if (this.#batch.length >= MAX_BATCH) {
        this.#skipped += 1;
        return;
      }
      const span = { time: Math.floor(began), milliseconds: this.#time.clock.now() - began };
      exchangeOf(++this.#lastId, family, call, span)
        .then((told) => this.#add(told))
        .catch((error: unknown) => reportInternalError('subscription', error));
    });
  }

  #add({ summary, exchange }: CapturedExchange): void {
    if (this.#listeners.size === 0) return;
    this.#exchanges.set(exchange.id, exchange);
    if (this.#exchanges.size > MAX_EXCHANGES)
      this.#exchanges.delete(this.#exchanges.keys().next().value!);
    this.#batch.push(summary);
    if (this.#isGathering) return;
    this.#isGathering = true;
    this.#time.later(() => this.#send(), BATCH);
  }

  #send(): void {
    const batch = { requests: this.#batch, skipped: this.#skipped };
    const event = eventText(JSON.stringify(batch));
    this.#isGathering = false;
    this.#batch = [];
    this.#skipped = 0;
    for (const listener of this.#listeners) listener.tell(event);
  }
}
