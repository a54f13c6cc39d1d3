import type { Outcome } from './delivery.ts';
import type { DeliveryMethod, HeaderList } from './message.ts';

/** A message at the moment its request is written. */
export interface OutgoingMessage {
  /** The user whose keys sign it. */
  readonly userId: string;
  readonly messageId: string;
  readonly url: string;
  readonly group?: string | undefined;
  readonly endpoint?: string | undefined;
  readonly scheduleId?: string | undefined;
  readonly method: DeliveryMethod;
  /** The publisher's headers for the delivery. */
  readonly headers: HeaderList;
  /** Headers that only messages of workflows have. */
  readonly ofRun?: HeaderList | undefined;
  readonly body: Buffer;
  /** The SHA-256 of the body in base64url, if it is known. */
  readonly bodyHash?: string | undefined;
  readonly callerIp: string;
  readonly region?: string | undefined;
  /** Retries before this attempt. */
  readonly retried: number;
  readonly maxRetries: number;
  /** Unix milliseconds. */
  readonly createdAt: number;
  readonly notBefore: number;
}

/** The facts that a callback reports: the message, and the outcome of its last attempt. */
export interface CallbackFacts {
  readonly message: OutgoingMessage;
  readonly outcome: Outcome;
  /** The id of the dead letter, if the message has become one. */
  readonly dlqId?: string | undefined;
  /** Maximum bytes of the body. */
  readonly maxSize: number;
}

/** Composes the requests of deliveries and callbacks. */
export interface Composer {
  /** All headers of an attempt: those of the message, and those of the service with its signature. */
  requestHeaders(message: OutgoingMessage): HeaderList | Promise<HeaderList>;
  /** The body of a callback; truncated if it does not fit. */
  callbackBody(facts: CallbackFacts): { readonly body: Buffer; readonly truncated: boolean };
}
