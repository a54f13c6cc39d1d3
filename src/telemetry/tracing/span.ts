import type { TraceContext } from './trace-context.ts';

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
