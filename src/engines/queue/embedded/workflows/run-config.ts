import type { StepName } from '../../delivery.ts';
import type { CallbackOrder, FlowControl, HeaderList, Redaction } from '../../message.ts';
import type { StoredResponse } from '../../resources.ts';
import type { Feature } from '../../workflows/order.ts';
import type { CallbackState, StepError, WaitOrder } from '../../workflows/run.ts';

/** The settings of a run, with which its steps are delivered. */
export interface RunConfig {
  /** Those that the user forwards, with the type of the payload. */
  readonly headers: HeaderList;
  /** Those that only messages of workflows have. */
  readonly ofRun: HeaderList;
  readonly retries: number;
  readonly retryDelay?: string | undefined;
  /** Milliseconds. */
  readonly timeout: number;
  readonly flowControl?: FlowControl | undefined;
  readonly redaction?: Redaction | undefined;
  readonly region?: string | undefined;
  readonly failureCallback?: CallbackOrder | undefined;
  readonly features: readonly Feature[];
  /** Its endpoint has to show at its first answer that it is one of a workflow. */
  readonly triggered?: true | undefined;
  /** They can't be read: the file is damaged. The run fails at its next delivery. */
  readonly isDamaged?: true | undefined;
}

const DAMAGED: RunConfig = {
  headers: [],
  ofRun: [],
  retries: 0,
  timeout: 0,
  features: [],
  isDamaged: true,
};

/** Where the result of an invoked run goes: the step is appended to the journal of the invoker. */
export interface Invocation {
  readonly runId: string;
  readonly url: string;
  readonly createdAt: number;
  readonly step: Readonly<Record<string, unknown>>;
}

/** The answer that a run has failed with. */
export interface RunFailure {
  readonly message: number;
  readonly status: number;
  readonly headers: StoredResponse['headers'];
  /** Base64, the beginning of it. */
  readonly body: string;
  readonly error?: string | undefined;
}

/** The failure callback of a run; its state has a column. */
export interface RunCallback {
  readonly message: number;
  readonly url: string;
  readonly maxRetries: number;
  /** The last answer, its body in base64. */
  readonly response?: {
    readonly status: number;
    readonly headers: StoredResponse['headers'];
    readonly body: string;
  };
  readonly errors?: readonly StepError[] | undefined;
}

/** Entries whose messages have bodies of their own; those of all others deliver the journal. */
export const OWN_BODIES: ReadonlySet<string> = new Set(['call', 'outcome', 'failure']);

/** More of an entry, for the log of its run. */
export interface EntryInfo {
  /** The last deliveries that failed. */
  readonly errors?: readonly StepError[] | undefined;
  /** The step that the endpoint says it failed in. */
  readonly stepName?: string | undefined;
  /** The step that an entry is. */
  readonly named?: StepName | undefined;
  /** Of a step that is not in the journal itself. */
  readonly step?: Readonly<Record<string, unknown>> | undefined;
  readonly wait?: Pick<WaitOrder, 'event' | 'timeoutText'> & { readonly deadline: number };
  readonly invoked?: {
    readonly runId: string;
    readonly url: string;
    readonly createdAt: number;
    readonly message: number;
    readonly headers: HeaderList;
    /** Base64, the beginning of it. */
    readonly body: string;
  };
  readonly response?: RunCallback['response'] | undefined;
}

export function readConfig(text: string): RunConfig {
  try {
    return JSON.parse(text) as RunConfig;
  } catch {
    return DAMAGED;
  }
}

export function readInvocation(text: string | null): Invocation | undefined {
  return text === null ? undefined : (JSON.parse(text) as Invocation);
}

export function readFailure(text: string | null): RunFailure | undefined {
  return text === null ? undefined : (JSON.parse(text) as RunFailure);
}

export function readCallback(text: string | null): RunCallback | undefined {
  return text === null ? undefined : (JSON.parse(text) as RunCallback);
}

export function readInfo(text: string | null): EntryInfo {
  return text === null ? {} : (JSON.parse(text) as EntryInfo);
}

export function writeInfo(info: EntryInfo): string | null {
  return Object.keys(info).length === 0 ? null : JSON.stringify(info);
}

/** The states in which a failure callback can be sent again. */
export const REPEATABLE: ReadonlySet<CallbackState> = new Set([
  'CALLBACK_FAIL',
  'CALLBACK_CANCELED',
]);

/** An answer as it is shown. */
export function responseOf({
  status,
  headers,
  body,
}: Pick<RunFailure, 'status' | 'headers' | 'body'>): StoredResponse {
  return { status, headers, body: Buffer.from(body, 'base64') };
}
