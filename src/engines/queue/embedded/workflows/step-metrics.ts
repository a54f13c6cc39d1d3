import { LatencyHistogram } from '../../../../base/latency-histogram.ts';
import type { Metric } from '../../../../base/metric.ts';
import type { Outcome } from '../../delivery.ts';
import type { EntryKind } from '../store/workflow-schema.ts';

/** The attempts to deliver one kind of messages of runs. */
interface Attempts {
  readonly outcomes: Map<'delivered' | 'failed', number>;
  readonly latency: LatencyHistogram;
}

/** Counts the attempts to deliver the messages of runs, from the start of the process. */
export class StepMetrics {
  readonly #ofKinds = new Map<EntryKind, Attempts>();

  /** @param milliseconds from the request to the end of the answer */
  attempted(kind: EntryKind, outcome: Outcome, milliseconds: number): void {
    let attempts = this.#ofKinds.get(kind);
    if (attempts === undefined) {
      attempts = { outcomes: new Map(), latency: new LatencyHistogram() };
      this.#ofKinds.set(kind, attempts);
    }
    const isDelivered =
      outcome.kind === 'response' && outcome.status >= 200 && outcome.status < 300;
    const name = isDelivered ? 'delivered' : 'failed';
    attempts.outcomes.set(name, (attempts.outcomes.get(name) ?? 0) + 1);
    attempts.latency.add(milliseconds / 1000);
  }

  metrics(): Metric[] {
    const kinds = [...this.#ofKinds];
    return [
      {
        name: 'plinth_workflow_deliveries_total',
        type: 'counter',
        help: 'Attempts to deliver messages of workflows, by kind and outcome.',
        samples: kinds.flatMap(([kind, { outcomes }]) =>
          [...outcomes].map(([outcome, value]) => ({ labels: { kind, outcome }, value })),
        ),
      },
      {
        name: 'plinth_workflow_delivery_duration_seconds',
        type: 'histogram',
        help: 'Time from the request of such a message to the end of its answer: that of the step which it runs.',
        samples: kinds.flatMap(([kind, { latency }]) => latency.samples({ kind })),
      },
    ];
  }
}
