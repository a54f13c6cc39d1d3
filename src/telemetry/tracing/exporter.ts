import packageJson from '../../../package.json' with { type: 'json' };
import type { Logger } from '../../base/logger.ts';
import type { TraceSettings } from './settings.ts';
import { otlpRequest, type Span } from './span.ts';

/** The most spans that wait; further ones are dropped, so that an unreachable collector costs no memory. */
const MOST_WAITING = 2048;
/** The most spans in one request. */
const AT_ONCE = 512;
/** Milliseconds that a stop waits for the last of them; with the eight seconds of deliveries, `docker stop` waits for ten. */
const LAST_PATIENCE = 1000;

/** Posts a request; resolves to whether it was accepted. @throws if it can't be sent */
export type Post = (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  signal: AbortSignal,
) => Promise<{ readonly ok: boolean; readonly status: number }>;

/**
 * Sends spans to a collector in batches. Spans that can't be sent are dropped: tracing must never keep a request from
 * being served.
 */
export class SpanExporter {
  readonly #settings: TraceSettings;
  readonly #log: Logger;
  readonly #post: Post;
  #waiting: Span[] = [];
  #lost = 0;
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> | undefined;
  #isFailing = false;
  readonly #end = new AbortController();

  constructor(settings: TraceSettings, log: Logger, post: Post) {
    this.#settings = settings;
    this.#log = log;
    this.#post = post;
  }

  add(span: Span): void {
    if (this.#end.signal.aborted) return;
    if (this.#waiting.length >= MOST_WAITING) {
      this.#lost += 1;
      return;
    }
    this.#waiting.push(span);
    if (this.#waiting.length >= AT_ONCE) void this.flush();
    else this.#timer ??= setTimeout(() => void this.flush(), this.#settings.delay).unref();
  }

  /** Resolves when all waiting spans have been sent or dropped. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#sending ??= this.#sendAll().finally(() => (this.#sending = undefined));
    return this.#sending;
  }

  /** Sends the waiting spans within a time limit, because an endless request would prevent the process from ending. */
  async close(): Promise<void> {
    const patience = Promise.withResolvers<void>();
    const timer = setTimeout(() => {
      this.#waiting = [];
      this.#end.abort(new Error('the platform has stopped'));
      patience.resolve();
    }, LAST_PATIENCE).unref();
    await Promise.race([this.flush(), patience.promise]);
    clearTimeout(timer);
    clearTimeout(this.#timer);
  }

  async #sendAll(): Promise<void> {
    while (this.#waiting.length > 0) await this.#send(this.#waiting.splice(0, AT_ONCE));
  }

  async #send(spans: readonly Span[]): Promise<void> {
    const { url, headers, resource, timeout } = this.#settings;
    const body = JSON.stringify(otlpRequest(spans, resource, packageJson.version));
    try {
      const signal = AbortSignal.any([AbortSignal.timeout(timeout), this.#end.signal]);
      const { ok, status } = await this.#post(url, headers, body, signal);
      if (!ok) throw new Error(`HTTP ${status}`);
      if (this.#isFailing) this.#log.info({ url, lost: this.#lost }, 'traces can be sent again');
      this.#isFailing = false;
      this.#lost = 0;
    } catch (err) {
      this.#lost += spans.length;
      if (!this.#isFailing) this.#log.warn({ err, url }, 'traces cannot be sent');
      this.#isFailing = true;
    }
  }
}
