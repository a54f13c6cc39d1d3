import { nextAttempt, type NextStep } from '../next-attempt.ts';
import type { Outcome } from '../../delivery.ts';
import { QueueError } from '../../errors.ts';
import type { StepError } from '../../workflows/run.ts';
import { told, type FinishedAttempt, type Settlement } from '../dispatch/settle.ts';
import { entryRow, hasOpenEntry, setEntryState, type EntryRow } from '../store/entry-rows.ts';
import { logEvent } from '../store/log-rows.ts';
import { deleteMessage, messageRow, rescheduleMessage } from '../store/message-rows.ts';
import { failRun } from './ending.ts';
import { sendOutcome } from './call-outcome.ts';
import { stepsOf } from './step-names.ts';
import { release, type Released } from './released.ts';
import { OWN_BODIES, readCallback, readInfo, writeInfo, type EntryInfo } from './run-config.ts';
import type { OpenRun, RunWriter } from './run-writer.ts';

/** The text by which clients know that a URL is not that of a workflow. */
const NOT_A_WORKFLOW =
  'detected a non-workflow destination for trigger/invoke. make sure you are sending the request to the correct endpoint';
const DAMAGED = "the settings of the run can't be read: the data is damaged";
const NOTHING_PUBLISHED = 'the endpoint has answered without a step or a result';

/** Writes what follows an attempt to deliver a message of a run. */
export async function settleOfRun(
  writer: RunWriter,
  attempted: FinishedAttempt,
): Promise<Settlement> {
  const entry = await writer.transaction.get(entryRow, { message: attempted.row.seq });
  const settlement = await settleEntry(writer, attempted, entry);
  return { ...settlement, steps: stepsOf(attempted, entry, settlement.steps) };
}

async function settleEntry(
  writer: RunWriter,
  attempted: FinishedAttempt,
  entry: EntryRow | undefined,
): Promise<Settlement> {
  const { transaction } = writer;
  const { row, spec, outcome } = attempted;
  const run = await writer.numbered(spec.run!.run);
  const next = nextAttempt({
    outcome,
    retried: row.retried,
    maxRetries: spec.retries,
    expression: spec.retryDelay,
    now: transaction.now(),
  });
  const isDelivered = next.kind === 'delivered';
  logEvent(transaction, row, isDelivered ? 'DELIVERED' : 'ERROR', told(outcome));
  const kind = spec.run!.kind;
  if (run === undefined || entry === undefined) return over(writer, attempted);
  if (kind === 'failure') return settleCallback(writer, attempted, run, entry, next);
  if (run.row.ended_at !== null) return over(writer, attempted);
  const current = await transaction.get(messageRow, { seq: row.seq });
  if (current === undefined || current.canceled === 1)
    return settleCanceled(writer, attempted, run);
  if (run.config.isDamaged === true) return fail(writer, attempted, run, entry, DAMAGED);
  if (kind === 'call') return settleCall(writer, attempted, run, entry, next);
  return settleStep(writer, attempted, run, entry, next);
}

/** Its run goes on without it, or not at all. */
async function over(writer: RunWriter, { row }: FinishedAttempt): Promise<Settlement> {
  await writer.transaction.run(deleteMessage, { seq: row.seq });
  return settled(writer, true, await release(writer.transaction, row.seq));
}

/** The message has been deleted with its user. */
async function settleCanceled(
  writer: RunWriter,
  attempted: FinishedAttempt,
  run: OpenRun,
): Promise<Settlement> {
  const { seq } = attempted.row;
  logEvent(writer.transaction, attempted.row, 'CANCELED');
  writer.transaction.add(setEntryState, { message: seq, state: 'STEP_CANCELED', info: null });
  writer.change(run, { problem: 'its message has been canceled' });
  return over(writer, attempted);
}

async function settleStep(
  writer: RunWriter,
  attempted: FinishedAttempt,
  run: OpenRun,
  entry: EntryRow,
  next: NextStep,
): Promise<Settlement> {
  const { outcome, row } = attempted;
  const isPublished = entry.published === 1;
  if (next.kind === 'delivered') {
    if (!isPublished && isForeign(attempted, run)) {
      return fail(writer, attempted, run, entry, NOT_A_WORKFLOW);
    }
    setState(writer, entry, 'STEP_SUCCESS', readInfo(entry.info));
    if (!isPublished && entry.begins !== null) await tellSilence(writer, run, entry);
    return over(writer, attempted);
  }
  const isFatal = next.kind === 'giveUp' && next.why === 'nonRetryable';
  if (isPublished && !isFatal) {
    // What it has published stays; the step would be run a second time.
    setState(writer, entry, 'STEP_SUCCESS', failedInfo(writer, entry, outcome));
    return over(writer, attempted);
  }
  if (next.kind === 'giveUp') return fail(writer, attempted, run, entry);
  const due = Math.ceil(next.at);
  logEvent(writer.transaction, row, 'RETRY', { detail: { nextDeliveryTime: due } });
  setState(writer, entry, 'STEP_RETRY', failedInfo(writer, entry, outcome));
  return retry(writer, attempted, due);
}

async function settleCall(
  writer: RunWriter,
  attempted: FinishedAttempt,
  run: OpenRun,
  entry: EntryRow,
  next: NextStep,
): Promise<Settlement> {
  const { outcome, row, spec } = attempted;
  if (next.kind === 'retry') {
    const due = Math.ceil(next.at);
    logEvent(writer.transaction, row, 'RETRY', { detail: { nextDeliveryTime: due } });
    setState(writer, entry, 'STEP_RETRY', failedInfo(writer, entry, outcome));
    return retry(writer, attempted, due);
  }
  const isFailed = next.kind === 'giveUp';
  if (isFailed && !spec.run!.features.includes('WF_NoDelete')) {
    return fail(writer, attempted, run, entry);
  }
  const info = isFailed ? failedInfo(writer, entry, outcome) : readInfo(entry.info);
  setState(writer, entry, isFailed ? 'STEP_FAILED' : 'STEP_SUCCESS', {
    ...info,
    ...responseOf(outcome),
  });
  if (isFailed) logEvent(writer.transaction, row, 'FAILED');
  try {
    await sendOutcome(writer, run, attempted);
  } catch (error) {
    if (!(error instanceof QueueError)) throw error;
    return fail(writer, attempted, run, entry, error.message);
  }
  return over(writer, attempted);
}

async function settleCallback(
  writer: RunWriter,
  attempted: FinishedAttempt,
  run: OpenRun,
  entry: EntryRow,
  next: NextStep,
): Promise<Settlement> {
  const { outcome, row } = attempted;
  const current = await writer.transaction.get(messageRow, { seq: row.seq });
  const callback = readCallback(run.row.callback);
  const isOwn = callback?.message === row.seq;
  const errors =
    next.kind === 'delivered' ? callback?.errors : keep(callback?.errors, errorOf(writer, outcome));
  const said = JSON.stringify({ ...callback, ...responseOf(outcome), errors });
  if (current === undefined || current.canceled === 1) return over(writer, attempted);
  if (next.kind === 'retry') {
    const due = Math.ceil(next.at);
    logEvent(writer.transaction, row, 'RETRY', { detail: { nextDeliveryTime: due } });
    if (isOwn) writer.change(run, { callback: said });
    return retry(writer, attempted, due);
  }
  const isDone = next.kind === 'delivered';
  if (!isDone) logEvent(writer.transaction, row, 'FAILED');
  setState(writer, entry, isDone ? 'STEP_SUCCESS' : 'STEP_FAILED', {});
  if (isOwn) {
    const callback_state = isDone ? 'CALLBACK_SUCCESS' : 'CALLBACK_FAIL';
    writer.change(run, { callback: said, callback_state });
  }
  return over(writer, attempted);
}

async function fail(
  writer: RunWriter,
  attempted: FinishedAttempt,
  run: OpenRun,
  entry: EntryRow,
  error?: string,
): Promise<Settlement> {
  const { row, message, outcome } = attempted;
  logEvent(writer.transaction, row, 'FAILED');
  setState(writer, entry, 'STEP_FAILED', failedInfo(writer, entry, outcome, error));
  const hasJournal = !OWN_BODIES.has(entry.kind);
  await failRun(writer, run, { message, hasJournal, seq: row.seq, outcome, error });
  return over(writer, attempted);
}

function retry(writer: RunWriter, { row }: FinishedAttempt, due: number): Promise<Settlement> {
  const { seq, lane, holds, turn } = row;
  const { transaction } = writer;
  transaction.add(rescheduleMessage, { seq, due, retried: row.retried + 1, lane, holds, turn });
  return release(transaction, seq).then(({ arrivals, steps }) =>
    settled(writer, false, { arrivals: [{ seq, lane, due }, ...arrivals], steps }),
  );
}

function settled(
  { effects, removed }: RunWriter,
  ended: boolean,
  { arrivals, steps }: Released,
): Settlement {
  return { ended, arrivals: [...arrivals, ...effects.arrivals], held: 0, removed, steps };
}

/** A 2xx answer of something else than a workflow. */
function isForeign({ outcome, spec }: FinishedAttempt, run: OpenRun): boolean {
  if (outcome.kind !== 'response') return false;
  const { triggered } = run.config;
  if (triggered === true && outcome.headers['upstash-workflow-sdk'] === undefined) return true;
  if (!spec.run!.features.includes('WF_DetectTrigger')) return false;
  return outcome.headers['upstash-workflow-sdk-version'] === undefined;
}

/** The last step has been delivered, and nothing else of the run is left: it goes on only if its endpoint publishes later. */
async function tellSilence(writer: RunWriter, run: OpenRun, entry: EntryRow): Promise<void> {
  if (entry.ends !== run.row.size) return;
  const others = { run: run.row.run, except: entry.message };
  if ((await writer.transaction.get(hasOpenEntry, others)) !== undefined) return;
  writer.change(run, { problem: NOTHING_PUBLISHED });
}

function setState(
  { transaction }: RunWriter,
  { message }: EntryRow,
  state: EntryRow['state'],
  info: EntryInfo,
): void {
  transaction.add(setEntryState, { message, state, info: writeInfo(info) });
}

/** Errors that are kept of each step. */
const MOST_ERRORS = 20;

function failedInfo(
  writer: RunWriter,
  entry: EntryRow,
  outcome: Outcome,
  error?: string,
): EntryInfo {
  const info = readInfo(entry.info);
  const name =
    outcome.kind === 'response' ? outcome.headers['upstash-error-step-name']?.[0] : undefined;
  return {
    ...info,
    ...(name !== undefined && { stepName: name }),
    errors: keep(info.errors, errorOf(writer, outcome, error)),
  };
}

function keep(errors: readonly StepError[] | undefined, error: StepError): StepError[] {
  return [...(errors ?? []), error].slice(-MOST_ERRORS);
}

/** Bytes of an answer that an error keeps. */
const KEPT = 4 * 1024;

function errorOf({ now }: RunWriter, outcome: Outcome, error?: string): StepError {
  if (outcome.kind === 'failure') {
    return { error: error ?? outcome.reason, status: 0, time: now };
  }
  const { status, headers, body } = outcome;
  const text = body.subarray(0, KEPT).toString();
  return {
    error: error ?? `the answer has the status ${status}`,
    status,
    headers,
    body: text,
    time: now,
  };
}

/** Bytes of the answer to a call that the log of its run shows. */
const SHOWN = 64 * 1024;

function responseOf(outcome: Outcome): Pick<EntryInfo, 'response'> {
  if (outcome.kind === 'failure') return {};
  const { status, headers, body } = outcome;
  return { response: { status, headers, body: body.subarray(0, SHOWN).toString('base64') } };
}
