import type { CallbackState, RunState, StepState } from '../../workflows/run.ts';

/** A run of a workflow. The latest one of an id is the one in progress, if any is. */
export interface WorkflowRunTable {
  /** A ticket: when it was created. Indexed with `owner` and `id`. */
  run: number;
  /** Negative as long as its journal is copied from another run. */
  owner: number;
  id: string;
  url: string;
  state: RunState;
  /** Indexed with `owner`. */
  ended_at: number | null;
  /** JSON of `RunConfig`. */
  config: string;
  /** JSON: array of text. */
  labels: string | null;
  flow_key: string | null;
  caller_ip: string;
  /** Bytes of the journal. */
  size: number;
  /** Where the last part of the journal begins. */
  part: number;
  /** Steps in the journal, and those that will be. */
  steps: number;
  /** The run that has invoked it. */
  invoker: number | null;
  /** JSON of `Invocation`. */
  invocation: string | null;
  result: Uint8Array | null;
  /** JSON of `RunFailure`. */
  failure: string | null;
  /** JSON of `RunCallback`. */
  callback: string | null;
  callback_state: CallbackState | null;
  /** What went wrong, for people. */
  problem: string | null;
}

/** A message of a run: a delivery, and where its entry is in the journal. */
export interface WorkflowEntryTable {
  /** The `seq` of the message. Of an invoked run that has not ended: the run. */
  message: number;
  /** Indexed with `begins`, and with `step`. */
  run: number;
  kind: EntryKind;
  /** The number of the step that it leads to; of a plan the negative number. */
  step: number | null;
  /** Its place in the journal; null for what is not there (yet). */
  begins: number | null;
  ends: number | null;
  /** Bytes that are delivered. */
  size: number;
  /** Of its delivery. */
  state: StepState;
  /** Whether the endpoint has published in answer to it. */
  published: number;
  /**
   * The message whose delivery has to end before this one may begin, or its run while that is being resumed. Indexed where it
   * is set.
   */
  held_by: number | null;
  /** JSON of `EntryInfo`. */
  info: string | null;
}

/**
 * `step`: delivered with the journal. `call`: a request to a third party, `outcome`: its callback. `wait`: for an event;
 * due when the time is over. `invoke`: for the end of another run. `failure`: the failure callback.
 */
export type EntryKind = 'step' | 'call' | 'outcome' | 'wait' | 'invoke' | 'failure';

/** A part of a journal: consecutive entries as JSON, separated by commas. It has grown as they were appended. */
export interface WorkflowJournalTable {
  run: number;
  begins: number;
  body: string;
}

/** A run that waits for an event. */
export interface WorkflowWaiterTable {
  /** The message that continues it. Indexed with `owner` and `event`, and with `run`. */
  message: number;
  owner: number;
  run: number;
  event: string;
  deadline: number;
  /** JSON of `WaitOrder`. */
  wait: string;
}

/** An event that a run has not waited for yet. */
export interface WorkflowNotificationTable {
  /** A ticket. Indexed by `run` and `event`. */
  notification: number;
  owner: number;
  run: number;
  event: string;
  data: Uint8Array;
}

/** A run that has failed, as a dead letter. */
export interface WorkflowDeadLetterTable {
  /** A ticket. Indexed with `owner`. */
  ticket: number;
  owner: number;
  run: number;
  /** The message that could not be delivered. */
  message: number;
  status: number;
  /** JSON of `RowDetail`. */
  detail: string | null;
  response: Uint8Array | null;
}
