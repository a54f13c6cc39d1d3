import packageJson from '../../../package.json' with { type: 'json' };
import type { Metric } from './metric.ts';

/** What there is to know of the process that serves everything. */
export function processMetrics(
  process: Pick<NodeJS.Process, 'memoryUsage' | 'uptime' | 'version'>,
): Metric[] {
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
  ];
}
