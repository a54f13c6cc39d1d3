import type { CallbackState, RunState, StepState } from './run.ts';

/** Selects runs. Values of one field are alternatives; all fields must match. */
export interface RunFilter {
  readonly runIds?: readonly string[] | undefined;
  /** Unix milliseconds. */
  readonly createdAt?: number | undefined;
  /** Names runs completely, and overrides all other fields. */
  readonly runs?: readonly { readonly id: string; readonly createdAt: number }[] | undefined;
  readonly urls?: readonly string[] | undefined;
  /** What a URL begins with. */
  readonly urlPrefixes?: readonly string[] | undefined;
  /** Host names of URLs, in lower case, with the port if the URL has one. */
  readonly hosts?: readonly string[] | undefined;
  readonly paths?: readonly string[] | undefined;
  readonly states?: readonly RunState[] | undefined;
  /** Of any of its steps. */
  readonly stepStates?: readonly StepState[] | undefined;
  readonly messageIds?: readonly string[] | undefined;
  /** Any of these labels. */
  readonly labels?: readonly string[] | undefined;
  readonly flowControlKeys?: readonly string[] | undefined;
  readonly callerIps?: readonly string[] | undefined;
  /** When it was created: Unix milliseconds, inclusive. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** Selects runs that have failed; `from` and `to` say when. */
export interface RunDeadLetterFilter extends Omit<RunFilter, 'states' | 'stepStates' | 'runs'> {
  /** Override all other fields. */
  readonly dlqIds?: readonly string[] | undefined;
  readonly responseStatuses?: readonly number[] | undefined;
  readonly callbackStates?: readonly CallbackState[] | undefined;
}
