import { expect, test, vi } from 'vitest';
import type { Logger } from '../../base/logger.ts';
import { SpanExporter, type Post } from './exporter.ts';
import { traceSettings } from './settings.ts';
import type { Span } from './span.ts';

const settings = traceSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector' }, () => {})!;
const span: Span = {
  context: { traceId: '1', spanId: '2', isSampled: true },
  parentId: undefined,
  name: 'a',
  kind: 1,
  from: 0,
  to: 1,
  attributes: {},
};

/** An exporter, and how many spans each of its requests had. */
function exporting(answer: () => number) {
  const sent: number[] = [];
  const lines: string[] = [];
  const told = (_fields: object, message: string) => void lines.push(message);
  const post: Post = async (_url, _headers, body) => {
    const { resourceSpans } = JSON.parse(body) as {
      resourceSpans: { scopeSpans: { spans: unknown[] }[] }[];
    };
    sent.push(resourceSpans[0]!.scopeSpans[0]!.spans.length);
    const status = answer();
    if (status === 0) throw new Error('connection refused');
    return { ok: status < 300, status };
  };
  const log = { warn: told, info: told } as unknown as Logger;
  return { exporter: new SpanExporter(settings, log, post), sent, lines };
}

test('spans are sent in batches of at most 512', async () => {
  const { exporter, sent } = exporting(() => 200);
  for (let i = 0; i < 700; i++) exporter.add(span);
  await exporter.close();
  expect(sent).toEqual([512, 188]);
});

test('the loss and the return of a collector are each logged once', async () => {
  const answers = [0, 503, 200, 200];
  const { exporter, lines } = exporting(() => answers.shift()!);
  for (const _ of [1, 2, 3, 4]) {
    exporter.add(span);
    await exporter.flush();
  }
  expect(lines).toEqual(['traces cannot be sent', 'traces can be sent again']);
  await exporter.close();
});

test('at most 2,048 spans wait while a batch is being sent', async () => {
  const gate = Promise.withResolvers<void>();
  const sent: number[] = [];
  const post: Post = async (_url, _headers, body) => {
    await gate.promise;
    sent.push(body.length);
    return { ok: true, status: 200 };
  };
  const exporter = new SpanExporter(settings, {} as Logger, post);
  for (let i = 0; i < 10_000; i++) exporter.add(span);
  gate.resolve();
  await exporter.close();
  // The batch that was being sent, and 2048 spans in the queue.
  expect(sent.length).toBe(5);
});

test('a collector that never answers holds up an end for a bounded time, and is not asked again', async () => {
  const signals: AbortSignal[] = [];
  const lines: string[] = [];
  const post: Post = (_url, _headers, _body, signal) => {
    signals.push(signal);
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  };
  const log = { warn: (_: object, message: string) => void lines.push(message) } as Logger;
  const exporter = new SpanExporter(settings, log, post);
  for (let i = 0; i < 2000; i++) exporter.add(span);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const closed = exporter.close();
    await vi.advanceTimersByTimeAsync(1000);
    await closed;
  } finally {
    vi.useRealTimers();
  }
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect(lines).toEqual(['traces cannot be sent']);
});
