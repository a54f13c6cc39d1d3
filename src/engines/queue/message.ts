import type { RunPart } from './workflows/order.ts';

/** Header fields in the order of arrival; names as written, values without line breaks. */
export type HeaderList = readonly (readonly [name: string, value: string])[];

export type DeliveryMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The limits of a flow-control key. Omitted ones stay as they are. */
export interface FlowControl {
  readonly key: string;
  /** Concurrent deliveries. */
  readonly parallelism?: number | undefined;
  /** Deliveries that may begin in each period. */
  readonly rate?: number | undefined;
  /** Seconds. */
  readonly period?: number | undefined;
}

/** A URL that receives the outcome of a delivery, as a separate message. */
export interface CallbackOrder {
  readonly url: string;
  readonly method: DeliveryMethod;
  readonly headers: HeaderList;
  /** Retries after the first attempt; those of the message if omitted. */
  readonly retries?: number | undefined;
  readonly retryDelay?: string | undefined;
  /** Milliseconds. */
  readonly timeout?: number | undefined;
  /**
   * `finished`: once, when no further attempt follows (`Service-Callback`).
   * `attempted`: after each attempt that got a response, until one succeeds or none is left (`Upstash-Callback`).
   * `failed`: once, when the message is given up.
   */
  readonly when: 'finished' | 'attempted' | 'failed';
}

/** The parts of a message that no answer of the API reveals: shown as `REDACTED:<SHA256>`. */
export interface Redaction {
  readonly body: boolean;
  /** All of the headers, or those of these names in lower case. */
  readonly headers: 'all' | readonly string[];
}

/** How a message is to be delivered, whether published, in a batch, scheduled, or from a dead letter. */
export interface DeliveryOrder {
  readonly method: DeliveryMethod;
  /** Headers for the destination, including `Content-Type`. */
  readonly headers: HeaderList;
  readonly body: Buffer;
  /** Milliseconds from the publish; none if omitted. */
  readonly delay?: number | undefined;
  /** Unix milliseconds; takes precedence over `delay`. */
  readonly notBefore?: number | undefined;
  /** Retries after the first attempt; the user's default if omitted. */
  readonly retries?: number | undefined;
  /** A validated expression in `retried` that gives milliseconds. */
  readonly retryDelay?: string | undefined;
  /** Maximum milliseconds of one attempt; by default, and at most, the user's limit. */
  readonly timeout?: number | undefined;
  readonly callback?: CallbackOrder | undefined;
  readonly failureCallback?: CallbackOrder | undefined;
  readonly queue?: string | undefined;
  readonly flowControl?: FlowControl | undefined;
  readonly labels: readonly string[];
  readonly redaction?: Redaction | undefined;
  /** The region that it is sent from; the default if omitted. */
  readonly region?: string | undefined;
  /** The publisher's address. */
  readonly callerIp: string;
}

/** The destination of a message: a URL, or each endpoint of a URL group. */
export type Destination = { readonly url: string } | { readonly group: string };

export interface PublishOrder extends DeliveryOrder {
  readonly destination: Destination;
  readonly deduplication?: { readonly id: string } | { readonly byContent: true } | undefined;
  /** Of a message of a workflow. */
  readonly run?: RunPart | undefined;
}

/** The result of publishing a message. */
export interface Published {
  readonly messageId: string;
  /** For a message to an endpoint of a group, or of a queue. */
  readonly url?: string | undefined;
  /** Set if the id is that of an earlier message. */
  readonly deduplicated?: true | undefined;
}
