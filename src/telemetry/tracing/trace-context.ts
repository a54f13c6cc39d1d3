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
