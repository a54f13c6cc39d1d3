import type { DeliveryOrder, HeaderList } from '../message.ts';
import type { DeadLetter, StoredResponse } from '../resources.ts';

export type RunState = 'RUN_STARTED' | 'RUN_SUCCESS' | 'RUN_FAILED' | 'RUN_CANCELED';
export type StepState =
  | 'STEP_PROGRESS'
  | 'STEP_SUCCESS'
  | 'STEP_RETRY'
  | 'STEP_FAILED'
  | 'STEP_CANCELED';
export type CallbackState =
  | 'CALLBACK_INPROGRESS'
  | 'CALLBACK_SUCCESS'
  | 'CALLBACK_FAIL'
  | 'CALLBACK_CANCELED';

/** Why a journal has an entry: a step, a call to a third party, the outcome of one. */
export type CallType = 'step' | 'toCallback' | 'fromCallback';

/** A run that has been created. */
export interface StartedRun {
  readonly runId: string;
  /** Unix milliseconds. */
  readonly createdAt: number;
  /** Set if it was in progress already. */
  readonly deduplicated?: true | undefined;
}

/** Changes for a run that is begun again; omitted properties stay as they were. */
export type RunOverrides = Partial<
  Pick<
    DeliveryOrder,
    'retries' | 'retryDelay' | 'delay' | 'notBefore' | 'flowControl' | 'labels' | 'failureCallback'
  >
>;

/** A step as its endpoint publishes it. It is stored as it is; this is what the service reads of it. */
export interface Step {
  /** 0 is a plan: the step that it announces is `targetStep`. */
  readonly stepId: number;
  readonly stepName: string;
  readonly stepType: string;
  readonly concurrent?: number | undefined;
  readonly targetStep?: number | undefined;
  readonly out?: unknown;
  readonly sleepFor?: unknown;
  readonly sleepUntil?: unknown;
  readonly waitEventId?: unknown;
  readonly waitTimeout?: unknown;
}

/** A run is to wait for an event. */
export interface WaitOrder {
  readonly event: string;
  /** Milliseconds; seven days if omitted. */
  readonly timeout?: number | undefined;
  /** As it was given. */
  readonly timeoutText?: string | undefined;
  readonly step: Step;
  readonly url?: string | undefined;
  readonly timeoutUrl?: string | undefined;
  readonly timeoutBody?: unknown;
  readonly timeoutHeaders?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly headers: HeaderList;
}

/** A run that waits for an event. */
export interface Waiter {
  readonly url: string;
  /** Unix milliseconds. */
  readonly deadline: number;
  readonly headers: HeaderList;
  readonly timeoutUrl?: string | undefined;
  readonly timeoutBody?: unknown;
  readonly timeoutHeaders?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** A run that has got an event. */
export interface Notified {
  /** Absent if it has been saved, and behind 4 MB of other waiters. */
  readonly waiter?: Waiter | undefined;
  readonly messageId: string;
  readonly runId: string;
  readonly createdAt: number;
  readonly error?: string | undefined;
}

/** A delivery of a step that failed. */
export interface StepError {
  readonly error: string;
  readonly status: number;
  readonly headers?: StoredResponse['headers'] | undefined;
  /** The beginning of the answer. */
  readonly body?: string | undefined;
  readonly time: number;
}

/** What a call was sent as. */
export interface SentRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: HeaderList;
  readonly body: Buffer;
}

/** A step of a run, or a delivery that will lead to one. */
export interface StepDescription {
  readonly messageId: string;
  readonly callType: CallType;
  readonly state: StepState;
  readonly createdAt: number;
  readonly retries: number;
  readonly retryDelay?: string | undefined;
  /** Absent for what is not a step yet. */
  readonly step?: Step | undefined;
  /** Of the endpoint's report of a failure. */
  readonly stepName?: string | undefined;
  readonly headers?: HeaderList | undefined;
  readonly call?: (SentRequest & { readonly response?: StoredResponse | undefined }) | undefined;
  readonly invoked?:
    | {
        readonly runId: string;
        readonly url: string;
        readonly createdAt: number;
        /** What it was invoked with; of a long payload the beginning. */
        readonly body: Buffer;
        readonly headers: HeaderList;
      }
    | undefined;
  readonly wait?:
    | { readonly event: string; readonly timeout: string; readonly deadline: number }
    | undefined;
  /** Unix milliseconds. */
  readonly nextDeliveryTime?: number | undefined;
  readonly errors?: readonly StepError[] | undefined;
}

export interface StepGroup {
  readonly type: 'sequential' | 'parallel' | 'next';
  readonly steps: readonly StepDescription[];
}

/** The failure callback of a run. */
export interface FailureCallback {
  readonly messageId: string;
  readonly url: string;
  readonly state: CallbackState;
  readonly maxRetries: number;
  readonly response?: StoredResponse | undefined;
  readonly errors?: readonly StepError[] | undefined;
}

export interface RunInvoker {
  readonly runId: string;
  readonly url: string;
  readonly createdAt: number;
}

export interface RunDescription {
  readonly runId: string;
  readonly url: string;
  readonly state: RunState;
  readonly createdAt: number;
  readonly completedAt?: number | undefined;
  readonly callerIp: string;
  readonly labels: readonly string[];
  readonly flowControlKey?: string | undefined;
  /** The result, as the endpoint has given it. */
  readonly result?: Buffer | undefined;
  readonly problem?: string | undefined;
  readonly invoker?: RunInvoker | undefined;
  readonly dlqId?: string | undefined;
  /** The answer that it failed with. */
  readonly failure?: StoredResponse | undefined;
  readonly failureCallback?: FailureCallback | undefined;
  readonly groups: readonly StepGroup[];
}

/** A run that has failed: the message that could not be delivered. */
export interface RunDeadLetter extends DeadLetter {
  readonly runId: string;
  readonly runCreatedAt: number;
  readonly runUrl: string;
  readonly callbackOfFailure?: FailureCallback | undefined;
}
