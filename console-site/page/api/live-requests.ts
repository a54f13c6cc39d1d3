import type { components } from '../../../generated/console/types.ts';
import { eventsFrom } from './event-source.ts';
import type { Exchange, Session, WatchedRequest } from './session.ts';

/** How many requests the page keeps; the platform keeps the details of fewer. */
const MOST = 1_000;
/** How many of those that failed or were refused it keeps beyond that. */
const MOST_FAILURES = 200;
/** How many seconds are counted. */
const SPAN = 120;
/** Milliseconds before it reconnects. */
const RETRY = 2_000;

/** The requests answered in one second. */
export interface Second {
  /** Unix seconds. */
  readonly at: number;
  requests: number;
  errors: number;
}

/** The requests to the families, as far as the page has them. */
export interface Live {
  readonly state: 'connecting' | 'listening' | 'lost';
  /** Newest first. */
  readonly requests: readonly WatchedRequest[];
  readonly seconds: readonly Second[];
  /** How many were only counted. */
  readonly skipped: number;
}

/** Subscribes to the platform's requests as long as the page is open, and notifies listeners. */
export class LiveRequests {
  readonly #session: Session;
  readonly #listeners = new Set<() => void>();
  #live: Live = { state: 'connecting', requests: [], seconds: [], skipped: 0 };
  #isNotifying = false;

  constructor(session: Session) {
    this.#session = session;
  }

  get current(): Live {
    return this.#live;
  }

  /** @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Clears the list. */
  clear(): void {
    this.#change({ requests: [], skipped: 0 });
  }

  /** A request with its headers and bodies. @throws Error if the platform no longer has it */
  async exchange(id: number): Promise<Exchange> {
    const { headers } = this.#session;
    const response = await fetch(`../events/${id}`, { headers: { ...headers } });
    const body = (await response.json()) as Exchange & { error?: string };
    if (!response.ok) throw new Error(body.error ?? `HTTP ${response.status}`);
    return body;
  }

  async listen(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        for await (const event of eventsFrom('../events', this.#session.headers, signal)) {
          this.#receive(JSON.parse(event) as components['schemas']['requests']);
        }
      } catch {
        if (signal.aborted) return;
      }
      this.#change({ state: 'lost' });
      await new Promise((resolve) => setTimeout(resolve, RETRY));
    }
  }

  #receive({ requests, skipped, isEarlier = false }: components['schemas']['requests']): void {
    const { requests: known, seconds, skipped: before } = this.#live;
    if (isEarlier) {
      // Of what was answered while nobody listened, most is not there to be counted.
      this.#change({ state: 'listening', requests: withRequests(known, requests) });
      return;
    }
    this.#change({
      state: 'listening',
      requests: withRequests(known, requests),
      // An idle platform is one that only this page asks.
      seconds: countRequests(
        seconds,
        requests.filter(({ origin }) => origin !== location.origin),
        skipped,
        Math.floor(Date.now() / 1000),
      ),
      skipped: before + skipped,
    });
  }

  #change(change: Partial<Live>): void {
    this.#live = { ...this.#live, ...change };
    if (this.#isNotifying) return;
    this.#isNotifying = true;
    requestAnimationFrame(() => {
      this.#isNotifying = false;
      for (const listener of this.#listeners) listener();
    });
  }
}

/** Whether a request was refused or failed, or its answer is not in the contract. */
export function isFailure({ status, response }: WatchedRequest): boolean {
  return status === 0 || status >= 400 || response === 'undocumented';
}

/**
 * The requests that are kept, with further ones: the latest, and more of those that failed.
 * @param known the newest first @param further the oldest first; some may be known, if the stream has begun anew
 */
export function withRequests(
  known: readonly WatchedRequest[],
  further: readonly WatchedRequest[],
): WatchedRequest[] {
  const ids = new Set(known.map(({ id }) => id));
  const added = further.filter(({ id }) => !ids.has(id)).toReversed();
  const all = [...added, ...known].toSorted((one, other) => other.id - one.id);
  let failures = 0;
  return all.filter((request, index) => {
    if (isFailure(request)) failures += 1;
    return index < MOST || (isFailure(request) && failures <= MOST_FAILURES);
  });
}

/** The counts of the last seconds, updated with these requests. @param now in Unix seconds */
export function countRequests(
  seconds: readonly Second[],
  requests: readonly WatchedRequest[],
  skipped: number,
  now: number,
): Second[] {
  const byTime = new Map(seconds.map((second) => [second.at, { ...second }]));
  const at = (time: number): Second => {
    const known = byTime.get(time) ?? { at: time, requests: 0, errors: 0 };
    byTime.set(time, known);
    return known;
  };
  for (const { time, milliseconds, status } of requests) {
    const second = at(Math.floor((time + milliseconds) / 1000));
    second.requests += 1;
    if (status >= 500) second.errors += 1;
  }
  if (skipped > 0) at(now).requests += skipped;
  return [...byTime.values()]
    .filter((second) => second.at > now - SPAN)
    .toSorted((one, other) => one.at - other.at);
}
