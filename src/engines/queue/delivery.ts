import type { DeliveryMethod, HeaderList } from './message.ts';

/** One attempt to deliver. */
export interface Delivery {
  readonly url: string;
  readonly method: DeliveryMethod;
  readonly headers: HeaderList;
  readonly body: Buffer;
  /** Milliseconds for the whole attempt: resolving, connecting, sending, receiving. */
  readonly timeout: number;
  /** Bytes of the response that are kept; the rest is not read. */
  readonly maxResponseSize: number;
  /**
   * Called whenever the request is sent: once, and again if it is sent again over another connection; never if
   * nothing can be sent.
   */
  readonly sent?: (() => void) | undefined;
  /**
   * Of a message of a workflow: the steps that it was for, or that its endpoint has published meanwhile. Resolves when what
   * follows the attempt is written, which is after its end.
   */
  readonly steps?: Promise<readonly StepName[]> | undefined;
}

/** A step of a workflow, for people; its type may not be known. */
export interface StepName {
  readonly name: string;
  readonly type?: string | undefined;
}

/** The outcome of an attempt. */
export type Outcome =
  | {
      readonly kind: 'response';
      readonly status: number;
      /** Names in lower case. */
      readonly headers: Readonly<Record<string, readonly string[]>>;
      readonly body: Buffer;
      /** Whether the response was longer than what is kept of it. */
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

/** Ends an attempt as failed. @param reason for people */
export type BreakOff = (reason: string) => void;

/** Delivers messages. It never throws: every failure is an outcome. */
export interface Courier {
  /** Called when a message is queued, so that slow preparations can begin. */
  prepare?(): void;
  /** @param breakable takes a function that breaks the attempt off */
  deliver(delivery: Delivery, breakable?: (breakOff: BreakOff) => void): Promise<Outcome>;
  /** Aborts deliveries in progress and closes the connections. */
  close(): Promise<void>;
}
