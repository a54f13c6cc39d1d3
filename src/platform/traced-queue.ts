import type { BreakOff, Courier, Delivery, Outcome, StepName } from '../engines/queue/delivery.ts';
import type { QueueEngine } from '../engines/queue/engine.ts';
import type { HeaderList, PublishOrder } from '../engines/queue/message.ts';
import {
  SPAN_KIND,
  readTraceparent,
  traceparentOf,
  type Attributes,
} from '../telemetry/tracing/span.ts';
import type { Tracing } from '../telemetry/tracing/tracing.ts';

const HEADER = 'traceparent';
/** A delivery of a run is a step of it. */
const RUN = 'upstash-workflow-runid';

/** A queue whose messages carry the trace in which they were published. */
export function tracedQueue(engine: QueueEngine, tracing: Tracing): QueueEngine {
  const { messages, workflows } = engine;
  const traced = (orders: readonly PublishOrder[]) =>
    orders.map((order) => inTrace(order, tracing));
  return {
    ...engine,
    messages: {
      get: (...args) => messages.get(...args),
      run: (...args) => messages.run(...args),
      cancel: (...args) => messages.cancel(...args),
      cancelMany: (...args) => messages.cancelMany(...args),
      dailyUsage: (...args) => messages.dailyUsage(...args),
      publish: (user, orders) => messages.publish(user, traced(orders)),
    },
    workflows: {
      publish: (user, orders) => workflows.publish(user, traced(orders)),
      trigger: (user, orders) => workflows.trigger(user, traced(orders)),
      journal: (...args) => workflows.journal(...args),
      end: (...args) => workflows.end(...args),
      cancel: (...args) => workflows.cancel(...args),
      cancelMany: (...args) => workflows.cancelMany(...args),
      wait: (...args) => workflows.wait(...args),
      notify: (...args) => workflows.notify(...args),
      notifyRun: (...args) => workflows.notifyRun(...args),
      waiters: (...args) => workflows.waiters(...args),
      list: (...args) => workflows.list(...args),
    },
  };
}

/**
 * A message with a trace of its own keeps it. A message that is deduplicated by content must not get a header that
 * would make it unique.
 */
function inTrace(order: PublishOrder, { current }: Tracing): PublishOrder {
  const { headers, deduplication } = order;
  const isByContent = deduplication !== undefined && 'byContent' in deduplication;
  if (current === undefined || isByContent || traceOf(headers) !== undefined) return order;
  return { ...order, headers: [...headers, [HEADER, traceparentOf(current)]] };
}

/** A courier that continues the traces of messages; each attempt is a span, which is passed to the destination. */
export class TracedCourier implements Courier {
  readonly #courier: Courier;
  readonly #tracing: Tracing;

  constructor(courier: Courier, tracing: Tracing) {
    this.#courier = courier;
    this.#tracing = tracing;
  }

  prepare(): void {
    this.#courier.prepare?.();
  }

  async deliver(delivery: Delivery, breakable?: (breakOff: BreakOff) => void): Promise<Outcome> {
    const { headers, method, url, steps } = delivery;
    const parent = readTraceparent(traceOf(headers));
    const name = steps === undefined ? 'queue delivery' : 'workflow step';
    const span = this.#tracing.begin(name, SPAN_KIND.client, parent);
    const others = headers.filter(([name]) => name.toLowerCase() !== HEADER);
    const own = [HEADER, traceparentOf(span.context)] as const;
    const outcome = await this.#courier.deliver(
      { ...delivery, headers: [...others, own] },
      breakable,
    );
    const known = {
      'http.request.method': method,
      'server.address': URL.parse(url)?.host,
      'plinth.family': 'queue',
      'plinth.workflow.run': valueOf(headers, RUN),
    };
    const end = (step: Attributes) => {
      if (outcome.kind === 'failure') {
        span.end({ ...known, ...step }, outcome.reason);
        return;
      }
      const { status } = outcome;
      const failure = status >= 400 ? String(status) : undefined;
      span.end({ ...known, ...step, 'http.response.status_code': status }, failure);
    };
    if (steps === undefined) {
      end({});
      return outcome;
    }
    span.stop();
    void steps.then((names) => end(stepAttributes(names)));
    return outcome;
  }

  close(): Promise<void> {
    return this.#courier.close();
  }
}

/** Several where parallel steps are announced. */
function stepAttributes(steps: readonly StepName[]): Attributes {
  if (steps.length === 0) return {};
  const types = new Set(steps.flatMap(({ type }) => type ?? []));
  return {
    'plinth.workflow.step': steps.map(({ name }) => name).join(', '),
    'plinth.workflow.step_type': types.size === 0 ? undefined : [...types].join(', '),
  };
}

function traceOf(headers: HeaderList): string | undefined {
  return valueOf(headers, HEADER);
}

function valueOf(headers: HeaderList, wanted: string): string | undefined {
  return headers.find(([name]) => name.toLowerCase() === wanted)?.[1];
}
