import type {
  CallbackOrder,
  DeliveryMethod,
  FlowControl,
  HeaderList,
  Redaction,
} from '../../message.ts';
import type { Feature } from '../../workflows/order.ts';
import type { EntryKind } from './workflow-schema.ts';

/**
 * The content of a message apart from its body and the values with columns of their own; stored as
 * JSON.
 */
export interface MessageSpec {
  readonly method: DeliveryMethod;
  readonly headers: HeaderList;
  readonly retries: number;
  readonly retryDelay?: string | undefined;
  /** Milliseconds. */
  readonly timeout: number;
  /** When its first delivery was due, Unix milliseconds. */
  readonly notBefore: number;
  readonly callback?: CallbackOrder | undefined;
  readonly failureCallback?: CallbackOrder | undefined;
  /** As given with the message. */
  readonly flowControl?: FlowControl | undefined;
  readonly redaction?: Redaction | undefined;
  /** The region that it is sent from; the default if omitted. */
  readonly region?: string | undefined;
  readonly run?: RunOfMessage | undefined;
}

/** What a message is in a run of a workflow. */
export interface RunOfMessage {
  /** See `workflow-schema.ts`. */
  readonly run: number;
  readonly kind: EntryKind;
  /** Headers that only messages of workflows have. */
  readonly headers: HeaderList;
  readonly features: readonly Feature[];
  /** The endpoint has to show that it is one of a workflow. */
  readonly triggered?: true | undefined;
}

export function readSpec(text: string): MessageSpec {
  return JSON.parse(text) as MessageSpec;
}

export function readLabels(text: string | null): readonly string[] {
  return text === null ? [] : (JSON.parse(text) as readonly string[]);
}

export function writeLabels(labels: readonly string[]): string | null {
  return labels.length === 0 ? null : JSON.stringify(labels);
}
