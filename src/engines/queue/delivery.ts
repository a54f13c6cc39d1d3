import type { DeliveryMethod, HeaderList } from './message.ts';

/** One attempt to deliver. */
export interface Delivery {
  readonly url: string;
  readonly method: DeliveryMethod;
  readonly headers: HeaderList;
  readonly body: Buffer;
  /** Milliseconds for all of it: resolving, connecting, sending, receiving. */
  readonly timeout: number;
  /** Bytes of the response that are kept; what follows is not waited for. */
  readonly maxResponseSize: number;
  /** Is called whenever the request leaves: once, and again where it is sent anew; not where nothing can be sent. */
  readonly sent?: (() => void) | undefined;
}

/** What came of an attempt. */
export type Outcome =
  | {
      readonly kind: 'response';
      readonly status: number;
      /** Names in lower case. */
      readonly headers: Readonly<Record<string, readonly string[]>>;
      readonly body: Buffer;
      /** The response was longer than what is kept of it. */
      readonly truncated: boolean;
    }
  | {
      readonly kind: 'failure';
      /** For people, without secrets: `connection refused`, `timeout after 30000 ms`. */
      readonly reason: string;
    };

/** The reason of an attempt that timed out. @param timeout milliseconds */
export function timeoutReason(timeout: number): string {
  return `timeout after ${timeout} ms`;
}

/** Delivers messages. It never throws: every failure is an outcome. */
export interface Courier {
  /** Something waits to be delivered: what takes long to get ready can begin. */
  prepare?(): void;
  deliver(delivery: Delivery, signal?: AbortSignal): Promise<Outcome>;
  /** Breaks off what is under way and closes the connections. */
  close(): Promise<void>;
}
