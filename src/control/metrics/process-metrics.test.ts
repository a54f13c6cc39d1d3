import { expect, test } from 'vitest';
import { ProcessEventLoop } from '../../telemetry/event-loop.ts';
import { processMetrics, type EventLoop } from './process-metrics.ts';

const PROCESS = {
  memoryUsage: Object.assign(() => process.memoryUsage(), { rss: () => 700 }),
  uptime: () => 12,
  version: 'v26.0.0',
};

function samplesOf(loop: EventLoop, name: string) {
  return processMetrics(PROCESS, loop).find((metric) => metric.name === name)!.samples;
}

test('how busy the event loop is, and how late its timers are', () => {
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

test('delays are looked at from the first time on that somebody asks', () => {
  const loop = new ProcessEventLoop();
  try {
    expect(loop.delays()).toEqual([]);
    expect(loop.delays().map(({ quantile }) => quantile)).toEqual([0.5, 0.99, 1]);
  } finally {
    loop.close();
  }
});
