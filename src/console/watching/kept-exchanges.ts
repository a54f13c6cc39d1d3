import type { CapturedExchange, Exchange, WatchedRequest } from './exchange.ts';

/** How many exchanges are kept of each outcome, and how many characters of them. */
const MOST: Readonly<Record<Outcome, number>> = { failed: 100, refused: 100, other: 500 };
const MOST_CHARACTERS = 2_097_152;

/** The characters of summaries that are told at once, as JSON. */
const MOST_TOLD = 1_048_576;

/**
 * The latest exchanges. Those of each outcome are kept apart, so that many successes, or many refusals, displace no
 * failure; and those of pages from those of programs, because the console's own page asks again and again.
 */
export class KeptExchanges {
  readonly #programs = latestOfEach();
  readonly #pages = latestOfEach();

  add(captured: CapturedExchange): void {
    const { summary } = captured;
    const kept = summary.origin === undefined ? this.#programs : this.#pages;
    kept[keptAs(summary)].add(captured);
  }

  get(id: number): Exchange | undefined {
    for (const latest of this.#all) {
      const exchange = latest.get(id);
      if (exchange !== undefined) return exchange;
    }
    return undefined;
  }

  /** What is known of them in short, the oldest first. If that is too much, the oldest and those that succeeded are left out. */
  get summaries(): WatchedRequest[] {
    const told: WatchedRequest[] = [];
    let characters = 0;
    for (const latest of this.#all) {
      for (const summary of latest.newestFirst) {
        characters += JSON.stringify(summary).length;
        if (characters > MOST_TOLD) break;
        told.push(summary);
      }
    }
    return told.toSorted((one, other) => one.id - other.id);
  }

  get #all(): LatestExchanges[] {
    const [programs, pages] = [this.#programs, this.#pages];
    return [
      ...[programs.failed, pages.failed, programs.refused, pages.refused],
      ...[programs.other, pages.other],
    ];
  }
}

function latestOfEach(): Readonly<Record<Outcome, LatestExchanges>> {
  return {
    failed: new LatestExchanges(MOST.failed),
    refused: new LatestExchanges(MOST.refused),
    other: new LatestExchanges(MOST.other),
  };
}

function keptAs({ status, request, response }: WatchedRequest): Outcome {
  if (response === 'undocumented') return 'failed';
  // The client has left before it was accepted.
  return status === 0 && request !== 'accepted' ? 'refused' : outcomeOf(status);
}

/** As many of the latest as there is room for. */
class LatestExchanges {
  readonly #most: number;
  /** The oldest first. */
  readonly #byId = new Map<number, CapturedExchange>();
  #characters = 0;

  constructor(most: number) {
    this.#most = most;
  }

  add(captured: CapturedExchange): void {
    this.#byId.set(captured.exchange.id, captured);
    this.#characters += charactersOf(captured.exchange);
    for (const [id, { exchange }] of this.#byId) {
      if (this.#byId.size <= this.#most && this.#characters <= MOST_CHARACTERS) return;
      this.#byId.delete(id);
      this.#characters -= charactersOf(exchange);
    }
  }

  get(id: number): Exchange | undefined {
    return this.#byId.get(id)?.exchange;
  }

  get newestFirst(): WatchedRequest[] {
    return [...this.#byId.values()].map(({ summary }) => summary).toReversed();
  }
}

function charactersOf(exchange: Exchange): number {
  const { path, requestHeaders, responseHeaders, requestBody, responseBody } = exchange;
  const headers = [...requestHeaders, ...responseHeaders];
  return headers.reduce(
    (sum, [name = '', value = '']) => sum + name.length + value.length,
    path.length + requestBody.text.length + responseBody.text.length,
  );
}

/** Whether the platform failed, refused a request, or neither: so many of one kind displace none of another. */
export type Outcome = 'failed' | 'refused' | 'other';

/** @param status of the answer; 0 if none was sent */
export function outcomeOf(status: number): Outcome {
  if (status === 0 || status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'other';
}
