import { LatencyHistogram } from '../base/latency-histogram.ts';
import type { Metric } from '../base/metric.ts';
import type { OperationObserver, RequestObserver } from '../contract/observer.ts';

/** The requests to one operation. */
class OperationMetrics implements OperationObserver {
  readonly labels: Readonly<Record<'family' | 'operation', string>>;
  readonly statuses = new Map<number, number>();
  readonly latency = new LatencyHistogram();
  readonly #all: Pick<RequestMetrics, 'now' | 'recent'>;

  constructor(family: string, operation: string, all: Pick<RequestMetrics, 'now' | 'recent'>) {
    this.labels = { family, operation };
    this.#all = all;
  }

  answered(status: number, milliseconds: number): void {
    this.#all.recent.add(status, this.#all.now());
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    this.latency.add(milliseconds / 1000);
  }
}

/**
 * Counts requests by family, operation and status. There are as many counters as operations, whatever clients send:
 * requests that match none are counted under an empty one.
 */
export class RequestMetrics implements RequestObserver {
  readonly #operations = new Map<string, OperationMetrics>();
  /** Those of the last hour. */
  readonly recent = new RecentRequests();
  readonly now: () => number;

  /** @param now milliseconds of a monotonic clock */
  constructor(now: () => number) {
    this.now = now;
  }

  /** The counters of an operation. A family that is bound again continues its counts. */
  of(family: string, operationId: string): OperationMetrics {
    const key = `${family} ${operationId}`;
    let metrics = this.#operations.get(key);
    if (metrics === undefined) {
      metrics = new OperationMetrics(family, operationId, this);
      this.#operations.set(key, metrics);
    }
    return metrics;
  }

  /** The counts of the last hour. */
  lastHour(): RequestCounts {
    return this.recent.lastHour(this.now());
  }

  /** Metrics of the operations that have been requested. Counters count from the start of the process. */
  metrics(): Metric[] {
    const asked = [...this.#operations.values()].filter(({ statuses }) => statuses.size > 0);
    return [
      {
        name: 'plinth_http_requests_total',
        type: 'counter',
        help: 'HTTP requests that were answered, by operation and status; the operation is empty where none was meant.',
        samples: asked.flatMap(({ labels, statuses }) =>
          [...statuses].map(([status, value]) => ({
            labels: { ...labels, status: String(status) },
            value,
          })),
        ),
      },
      {
        name: 'plinth_http_request_duration_seconds',
        type: 'histogram',
        help: 'Time from the head of a request to its answer, of a stream to its beginning.',
        samples: asked.flatMap(({ labels, latency }) => latency.samples(labels)),
      },
    ];
  }
}

/** The requests of some minutes, by outcome. */
interface RequestCounts {
  readonly requests: number;
  /** Answered with a status from 400 to 499. */
  readonly refused: number;
  /** Answered with a status from 500 on. */
  readonly failed: number;
}

const MINUTE = 60_000;
const MINUTES = 60;

/** Counts the requests of the last hour, minute by minute: always in 60 counters, however many requests there are. */
export class RecentRequests {
  readonly #minutes = Array.from({ length: MINUTES }, () => ({
    minute: -1,
    requests: 0,
    refused: 0,
    failed: 0,
  }));

  /** @param now milliseconds of a monotonic clock */
  add(status: number, now: number): void {
    const minute = Math.floor(now / MINUTE);
    const counts = this.#minutes[minute % MINUTES]!;
    if (counts.minute !== minute)
      Object.assign(counts, { minute, requests: 0, refused: 0, failed: 0 });
    counts.requests += 1;
    if (status >= 500) counts.failed += 1;
    else if (status >= 400) counts.refused += 1;
  }

  /** The counts of the last hour, the present minute included. */
  lastHour(now: number): RequestCounts {
    const oldest = Math.floor(now / MINUTE) - MINUTES + 1;
    const sum = { requests: 0, refused: 0, failed: 0 };
    for (const { minute, requests, refused, failed } of this.#minutes) {
      if (minute < oldest) continue;
      sum.requests += requests;
      sum.refused += refused;
      sum.failed += failed;
    }
    return sum;
  }
}
