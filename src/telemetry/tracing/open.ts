import { randomBytes } from 'node:crypto';
import { systemClock } from '../../base/clock.ts';
import type { Logger } from '../../base/logger.ts';
import { SpanExporter } from './exporter.ts';
import type { TraceSettings } from './settings.ts';
import { Tracing } from './tracing.ts';

/** Tracing to a collector, and a function that sends the last spans. */
export interface OpenTracing {
  readonly tracing: Tracing;
  close(): Promise<void>;
}

export function openTracing(settings: TraceSettings, log: Logger): OpenTracing {
  const exporter = new SpanExporter(settings, log, async (url, headers, body, signal) => {
    const all = { 'content-type': 'application/json', ...headers };
    const response = await fetch(url, { method: 'POST', headers: all, body, signal });
    await response.body?.cancel();
    return response;
  });
  return {
    tracing: new Tracing({ settings, exporter, clock: systemClock, randomHex }),
    close: () => exporter.close(),
  };
}

function randomHex(bytes: number): string {
  return randomBytes(bytes).toString('hex');
}
