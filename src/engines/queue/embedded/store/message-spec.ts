import type {
  CallbackOrder,
  DeliveryMethod,
  FlowControl,
  HeaderList,
  Redaction,
} from '../../message.ts';

/** What a message says beside its body and what there is a column for; kept as JSON. */
export interface MessageSpec {
  readonly method: DeliveryMethod;
  readonly headers: HeaderList;
  readonly retries: number;
  readonly retryDelay?: string | undefined;
  /** Milliseconds. */
  readonly timeout: number;
  /** When it was first to be delivered, Unix milliseconds. */
  readonly notBefore: number;
  readonly callback?: CallbackOrder | undefined;
  readonly failureCallback?: CallbackOrder | undefined;
  /** As the message brought it. */
  readonly flowControl?: FlowControl | undefined;
  readonly redaction?: Redaction | undefined;
  /** Where it is sent from; the default where left out. */
  readonly region?: string | undefined;
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
