/** The kinds of spans as numbers of OTLP: https://opentelemetry.io/docs/specs/otlp/. */
export const SPAN_KIND = { internal: 1, server: 2, client: 3 } as const;

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A part of a request's processing, once it has ended. */
export interface Span {
  readonly context: TraceContext;
  readonly parentId: string | undefined;
  readonly name: string;
  readonly kind: (typeof SPAN_KIND)[keyof typeof SPAN_KIND];
  /** Unix milliseconds, with fractions. */
  readonly from: number;
  readonly to: number;
  readonly attributes: Attributes;
  /** The error, if it is our fault or the cause is unknown. */
  readonly failure?: string | undefined;
}

/** Spans as OTLP has them in JSON: https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding. */
export function otlpRequest(
  spans: readonly Span[],
  resource: Readonly<Record<string, string>>,
  version: string,
): object {
  const scope = { name: 'plinth', version };
  return {
    resourceSpans: [
      {
        resource: { attributes: attributesOf(resource) },
        scopeSpans: [{ scope, spans: spans.map(otlpSpan) }],
      },
    ],
  };
}

function otlpSpan({ context, parentId, name, kind, from, to, attributes, failure }: Span): object {
  return {
    traceId: context.traceId,
    spanId: context.spanId,
    ...(parentId !== undefined && { parentSpanId: parentId }),
    name,
    kind,
    startTimeUnixNano: nanoseconds(from),
    endTimeUnixNano: nanoseconds(to),
    attributes: attributesOf(attributes),
    status: failure === undefined ? {} : { code: 2, message: failure },
  };
}

function attributesOf(attributes: Attributes): object[] {
  return Object.entries(attributes).flatMap(([key, value]): object[] => {
    if (value === undefined) return [];
    if (typeof value === 'string') return [{ key, value: { stringValue: value } }];
    return [{ key, value: { intValue: String(value) } }];
  });
}

/** More digits than a double holds, so it is text. */
function nanoseconds(milliseconds: number): string {
  const whole = Math.floor(milliseconds);
  const rest = Math.floor((milliseconds - whole) * 1e6);
  return `${whole}${String(rest).padStart(6, '0')}`;
}

/** The part of a trace that is passed from one program to the next. */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits. */
  readonly spanId: string;
  readonly isSampled: boolean;
}

/** https://www.w3.org/TR/trace-context/#traceparent-header; a later version may have more at its end. */
const TRACEPARENT = /^(?!ff)([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-.*)?$/;
const NONE = /^0+$/;

/** Parses a `traceparent`; undefined if it is not valid. */
export function readTraceparent(header: string | undefined): TraceContext | undefined {
  const [, version, traceId, spanId, flags] = TRACEPARENT.exec(header?.trim() ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  if (NONE.test(traceId) || NONE.test(spanId)) return undefined;
  if (version === '00' && header!.trim().length !== 55) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

export function traceparentOf({ traceId, spanId, isSampled }: TraceContext): string {
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
}
