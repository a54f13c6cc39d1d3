import { expect, test } from 'vitest';
import { otlpRequest, type Span, readTraceparent, traceparentOf } from './span.ts';
import { Tracing } from './tracing.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = `00-${TRACE}-b7ad6b7169203331-01`;
const REQUEST = { family: 'redis', operation: 'runCommand', method: 'POST', id: undefined };

function watch({ ratio = 1, followsParent = true } = {}) {
  const spans: Span[] = [];
  let now = 1000;
  let ids = 0;
  const tracing = new Tracing({
    settings: { ratio, followsParent },
    exporter: { add: (span) => void spans.push(span) },
    clock: { now: () => (now += 1) },
    randomHex: (bytes) => String(++ids).padStart(bytes * 2, '0'),
  });
  return { tracing, spans };
}

test('a request is a span in the trace of its client, and its engine is a child span', async () => {
  const { tracing, spans } = watch();
  const request = tracing.began({ ...REQUEST, parent: PARENT })!;
  const seen = await request.inEngine(async () => tracing.current);
  request.ended(200, undefined);
  const [engine, server] = spans;
  expect(server).toMatchObject({
    context: { traceId: TRACE },
    parentId: 'b7ad6b7169203331',
    name: 'redis runCommand',
    kind: 2,
    attributes: { 'http.response.status_code': 200, 'plinth.operation': 'runCommand' },
    failure: undefined,
  });
  expect(engine).toMatchObject({ name: 'redis engine', parentId: server!.context.spanId, kind: 1 });
  expect(seen).toEqual(engine!.context);
});

test('a request without a trace starts one', () => {
  const { tracing, spans } = watch();
  tracing.began({ ...REQUEST, parent: 'nonsense' })!.ended(200, undefined);
  expect(spans[0]).toMatchObject({ parentId: undefined });
  expect(spans[0]!.context.traceId).toHaveLength(32);
});

test('only server errors mark a span as failed; a refusal has its error code', () => {
  const { tracing, spans } = watch();
  tracing.began({ ...REQUEST, parent: PARENT })!.ended(400, 'emptyCommand');
  tracing.began({ ...REQUEST, parent: PARENT })!.ended(500, 'internal');
  expect(spans.map(({ failure }) => failure)).toEqual([undefined, 'internal']);
  expect(spans[0]!.attributes['plinth.error']).toBe('emptyCommand');
});

test('errors of the engine are rethrown after the span has ended', async () => {
  const { tracing, spans } = watch();
  const request = tracing.began({ ...REQUEST, parent: PARENT })!;
  const failing = () => {
    throw new Error('refused');
  };
  expect(() => request.inEngine(failing)).toThrow('refused');
  await expect(request.inEngine(async () => failing())).rejects.toThrow('refused');
  expect(spans).toHaveLength(2);
});

test.each([
  [{ followsParent: true, ratio: 1 }, PARENT.replace(/01$/, '00'), 0],
  [{ followsParent: true, ratio: 0 }, PARENT, 1],
  [{ followsParent: false, ratio: 1 }, PARENT.replace(/01$/, '00'), 1],
  [{ followsParent: true, ratio: 0 }, undefined, 0],
])('with %j the traceparent %s results in %i span(s)', (settings, parent, told) => {
  const { tracing, spans } = watch(settings);
  tracing.began({ ...REQUEST, parent })!.ended(200, undefined);
  expect(spans).toHaveLength(told);
});

test.each([
  undefined,
  '',
  `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `ff-${TRACE}-b7ad6b7169203331-01`,
  `${PARENT}-more`,
])('%s is no traceparent', (header) => {
  expect(readTraceparent(header)).toBeUndefined();
});

test('a traceparent is read and written; one of a later version may have further fields', () => {
  expect(traceparentOf(readTraceparent(PARENT)!)).toBe(PARENT);
  expect(readTraceparent(`01${PARENT.slice(2)}-more`)).toMatchObject({ traceId: TRACE });
});

test('spans are encoded as OTLP JSON, with 64-bit numbers as text', () => {
  const span: Span = {
    context: { traceId: TRACE, spanId: 'b7ad6b7169203331', isSampled: true },
    parentId: undefined,
    name: 'redis runCommand',
    kind: 2,
    from: 1_795_478_400_000.25,
    to: 1_795_478_400_001,
    attributes: { 'http.response.status_code': 500, none: undefined },
    failure: 'internal',
  };
  expect(otlpRequest([span], { 'service.name': 'plinth' }, '1.0.0')).toEqual({
    resourceSpans: [
      {
        resource: {
          attributes: [{ key: 'service.name', value: { stringValue: 'plinth' } }],
        },
        scopeSpans: [
          {
            scope: { name: 'plinth', version: '1.0.0' },
            spans: [
              {
                traceId: TRACE,
                spanId: 'b7ad6b7169203331',
                name: 'redis runCommand',
                kind: 2,
                startTimeUnixNano: '1795478400000250000',
                endTimeUnixNano: '1795478400001000000',
                attributes: [{ key: 'http.response.status_code', value: { intValue: '500' } }],
                status: { code: 2, message: 'internal' },
              },
            ],
          },
        ],
      },
    ],
  });
});
