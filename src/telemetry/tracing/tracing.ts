import { AsyncLocalStorage } from 'node:async_hooks';
import type { Clock } from '../../base/clock.ts';
import type { RequestSpan, RequestTracer, TracedRequest } from '../../contract/tracer.ts';
import type { SpanExporter } from './exporter.ts';
import type { TraceSettings } from './settings.ts';
import { SPAN_KIND, type Attributes, readTraceparent, type TraceContext } from './span.ts';

/** The dependencies of tracing. */
export interface TracingParts {
  readonly settings: Pick<TraceSettings, 'ratio' | 'followsParent'>;
  readonly exporter: Pick<SpanExporter, 'add'>;
  readonly clock: Clock;
  /** Random bytes, in hexadecimal digits. */
  readonly randomHex: (bytes: number) => string;
}

/** A span that has begun. */
export interface OpenSpan {
  readonly context: TraceContext;
  /** It ends now, but is told what it was only later. */
  stop(): void;
  /** @param failure what went wrong */
  end(attributes: Attributes, failure?: string): void;
}

/** Makes spans, and hands them to an exporter when they end. */
export class Tracing implements RequestTracer {
  readonly #parts: TracingParts;
  readonly #current = new AsyncLocalStorage<TraceContext>();

  constructor(parts: TracingParts) {
    this.#parts = parts;
  }

  /** The current span; undefined if there is none. */
  get current(): TraceContext | undefined {
    return this.#current.getStore();
  }

  began({ family, operation, method, parent, id }: TracedRequest): RequestSpan | undefined {
    const name = `${family} ${operation}`;
    const span = this.begin(name, SPAN_KIND.server, readTraceparent(parent));
    const known = {
      'http.request.method': method,
      'plinth.family': family,
      'plinth.operation': operation,
      'plinth.request_id': id,
    };
    return {
      inEngine: (work) => this.#inEngine(family, operation, span.context, work),
      ended: (status, code) => {
        const attributes = {
          ...known,
          'http.response.status_code': status,
          'error.type': status >= 500 ? String(status) : undefined,
          'plinth.error': code,
        };
        span.end(attributes, status >= 500 ? (code ?? String(status)) : undefined);
      },
    };
  }

  /** Begins a span. @param parent in another program, or in this one; without it a trace begins */
  begin(
    name: string,
    kind: (typeof SPAN_KIND)[keyof typeof SPAN_KIND],
    parent: TraceContext | undefined,
  ): OpenSpan {
    const { exporter, clock, randomHex } = this.#parts;
    const traceId = parent?.traceId ?? randomHex(16);
    const isSampled = this.#isSampled(traceId, parent);
    const context = { traceId, spanId: randomHex(8), isSampled };
    const from = clock.now();
    const parentId = parent?.spanId;
    let stopped: number | undefined;
    const stop = () => void (stopped = clock.now());
    const end = (attributes: Attributes, failure?: string) => {
      if (!isSampled) return;
      const to = stopped ?? clock.now();
      exporter.add({ context, parentId, name, kind, from, to, attributes, failure });
    };
    return { context, stop, end };
  }

  /** Runs work in a child span of the current one; without a sampled one, only runs it. */
  within<Result>(
    name: string,
    attributes: Attributes,
    work: () => Result | Promise<Result>,
  ): Result | Promise<Result> {
    const parent = this.current;
    if (parent?.isSampled !== true) return work();
    return this.#inSpan(this.begin(name, SPAN_KIND.internal, parent), attributes, work);
  }

  #inEngine<Result>(
    family: string,
    operation: string,
    parent: TraceContext,
    work: () => Result | Promise<Result>,
  ): Result | Promise<Result> {
    const span = this.begin(`${family} engine`, SPAN_KIND.internal, parent);
    const attributes = { 'plinth.family': family, 'plinth.operation': operation };
    return this.#inSpan(span, attributes, work);
  }

  #inSpan<Result>(
    span: OpenSpan,
    attributes: Attributes,
    work: () => Result | Promise<Result>,
  ): Result | Promise<Result> {
    // A refusal of the engine is not an error of this span; the span of the request says whether it is one.
    const over = () => span.end(attributes);
    let result: Result | Promise<Result> | undefined;
    try {
      result = this.#current.run(span.context, work);
      return result instanceof Promise ? result.finally(over) : result;
    } finally {
      if (!(result instanceof Promise)) over();
    }
  }

  /** Decided by the trace's id, so that all programs with the same ratio sample the same traces. */
  #isSampled(traceId: string, parent: TraceContext | undefined): boolean {
    const { ratio, followsParent } = this.#parts.settings;
    if (parent !== undefined && followsParent) return parent.isSampled;
    return Number.parseInt(traceId.slice(-13), 16) < ratio * 16 ** 13;
  }
}
