import type { Metric } from '../../base/metric.ts';
import type { QueueEngine } from '../../engines/queue/engine.ts';

/** Metrics of the queue service, over all its users. */
export async function queueMetrics({
  figures,
  stepMetrics,
}: Pick<QueueEngine, 'figures' | 'stepMetrics'>): Promise<Metric[]> {
  const { messages, inFlight, deadLetters } = await figures();
  return [
    gauge('messages', 'Messages that have been neither delivered nor given up.', messages),
    gauge('deliveries_under_way', 'Deliveries under way.', inFlight),
    gauge('dead_letters', 'Messages that were given up and are kept.', deadLetters),
    ...stepMetrics(),
  ];
}

function gauge(name: string, help: string, value: number): Metric {
  return { name: `plinth_queue_${name}`, type: 'gauge', help, samples: [{ value }] };
}
