import packageJson from '../../../package.json' with { type: 'json' };
import type { Descriptors } from '../../base/descriptors.ts';
import type { Metric } from '../../base/metric.ts';

/** Figures of an event loop. */
export interface EventLoop {
  /** Milliseconds since the start. */
  utilization(): { readonly active: number; readonly idle: number };
  /** How late timers were since the last call; empty the first time. */
  delays(): readonly { readonly quantile: number; readonly nanoseconds: number }[];
}

/** Metrics of the process that serves everything. */
export function processMetrics(
  process: Pick<NodeJS.Process, 'memoryUsage' | 'uptime' | 'version'>,
  loop: EventLoop,
  descriptors: Pick<Descriptors, 'refused'>,
): Metric[] {
  const { active, idle } = loop.utilization();
  const labels = { version: packageJson.version, node: process.version };
  return [
    {
      name: 'plinth_info',
      type: 'gauge',
      help: 'The versions of Plinth and of the Node that runs it; always 1.',
      samples: [{ labels, value: 1 }],
    },
    {
      name: 'plinth_uptime_seconds',
      type: 'gauge',
      help: 'Time since the process started.',
      samples: [{ value: process.uptime() }],
    },
    {
      name: 'process_resident_memory_bytes',
      type: 'gauge',
      help: 'Memory of the process that is in RAM.',
      samples: [{ value: process.memoryUsage.rss() }],
    },
    {
      name: 'plinth_connections_refused_total',
      type: 'counter',
      help: 'Connections that were refused because too many files and connections were open.',
      samples: [{ value: descriptors.refused }],
    },
    {
      name: 'plinth_event_loop_seconds_total',
      type: 'counter',
      help: 'Time that the event loop worked, and time that it had nothing to do.',
      samples: [
        { labels: { state: 'active' }, value: active / 1000 },
        { labels: { state: 'idle' }, value: idle / 1000 },
      ],
    },
    {
      name: 'plinth_event_loop_delay_seconds',
      type: 'gauge',
      help: 'How late timers were since the metrics were read last, by quantile; 1 is the latest.',
      samples: loop.delays().map(({ quantile, nanoseconds }) => ({
        labels: { quantile: String(quantile) },
        value: nanoseconds / 1e9,
      })),
    },
  ];
}
