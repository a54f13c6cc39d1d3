/** Header fields in the order they came; names as they were written, values without line breaks. */
export type HeaderList = readonly (readonly [name: string, value: string])[];

export type DeliveryMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The limits of a flow-control key. What is left out stays as it is. */
export interface FlowControl {
  readonly key: string;
  /** Deliveries at a time. */
  readonly parallelism?: number | undefined;
  /** Deliveries that may begin in each period. */
  readonly rate?: number | undefined;
  /** Seconds. */
  readonly period?: number | undefined;
}

/** A URL that is told the outcome of a delivery, by a message of its own. */
export interface CallbackOrder {
  readonly url: string;
  readonly method: DeliveryMethod;
  readonly headers: HeaderList;
  /** Retries after the first attempt; those of the message where left out. */
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

/** How a message is to be delivered, however it comes: published, in a batch, scheduled, or from a dead letter. */
export interface DeliveryOrder {
  readonly method: DeliveryMethod;
  /** What is passed on to the destination, `Content-Type` among it. */
  readonly headers: HeaderList;
  readonly body: Buffer;
  /** Milliseconds from the publish; what is left out is none. */
  readonly delay?: number | undefined;
  /** Unix milliseconds; comes before `delay`. */
  readonly notBefore?: number | undefined;
  /** Retries after the first attempt; the default of the user where left out. */
  readonly retries?: number | undefined;
  /** An expression of milliseconds in `retried`, checked. */
  readonly retryDelay?: string | undefined;
  /** Milliseconds that one attempt may take; that of the user where left out, never more. */
  readonly timeout?: number | undefined;
  readonly callback?: CallbackOrder | undefined;
  readonly failureCallback?: CallbackOrder | undefined;
  readonly queue?: string | undefined;
  readonly flowControl?: FlowControl | undefined;
  readonly labels: readonly string[];
  readonly redaction?: Redaction | undefined;
  /** Where it is sent from; the default where left out. */
  readonly region?: string | undefined;
  /** Where the publisher is. */
  readonly callerIp: string;
}

/** Where a message goes: to a URL, or to each endpoint of a URL group. */
export type Destination = { readonly url: string } | { readonly group: string };

export interface PublishOrder extends DeliveryOrder {
  readonly destination: Destination;
  readonly deduplication?: { readonly id: string } | { readonly byContent: true } | undefined;
}

/** The result of publishing a message. */
export interface Published {
  readonly messageId: string;
  /** Of a message to an endpoint of a group, or of a queue. */
  readonly url?: string | undefined;
  /** The id is that of an earlier message. */
  readonly deduplicated?: true | undefined;
}
