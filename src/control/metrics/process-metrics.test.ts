import { expect, test } from 'vitest';
import { ProcessEventLoop } from '../../telemetry/event-loop.ts';
import { processMetrics, type EventLoop } from './process-metrics.ts';

const PROCESS = {
  memoryUsage: Object.assign(() => process.memoryUsage(), { rss: () => 700 }),
  uptime: () => 12,
  version: 'v26.0.0',
};

function samplesOf(loop: EventLoop, name: string) {
  return processMetrics(PROCESS, loop, { refused: 0 }).find((metric) => metric.name === name)!
    .samples;
}

test('shows the utilization of the event loop and the delays of its timers', () => {
  const loop: EventLoop = {
    utilization: () => ({ active: 1500, idle: 500 }),
    delays: () => [{ quantile: 0.99, nanoseconds: 2_000_000 }],
  };
  expect(samplesOf(loop, 'plinth_event_loop_seconds_total')).toEqual([
    { labels: { state: 'active' }, value: 1.5 },
    { labels: { state: 'idle' }, value: 0.5 },
  ]);
  expect(samplesOf(loop, 'plinth_event_loop_delay_seconds')).toEqual([
    { labels: { quantile: '0.99' }, value: 0.002 },
  ]);
});

test('delays are measured from the first call on', () => {
  const loop = new ProcessEventLoop();
  try {
    expect(loop.delays()).toEqual([]);
    expect(loop.delays().map(({ quantile }) => quantile)).toEqual([0.5, 0.99, 1]);
  } finally {
    loop.close();
  }
});
