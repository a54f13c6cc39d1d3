import { LatencyHistogram } from '../base/latency-histogram.ts';
import type { Metric } from '../base/metric.ts';
import type { OperationObserver, RequestObserver } from '../contract/observer.ts';
import { RecentRequests, type RequestCounts } from './recent-requests.ts';

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
