import type { Outcome } from '../../delivery.ts';
import type { OutgoingMessage } from '../../composer.ts';
import type { RunState } from '../../workflows/run.ts';
import { cancelMessage } from '../messages/cancel.ts';
import { cancelEntries, openEntries } from '../store/entry-rows.ts';
import { insertRunDeadLetter } from '../store/run-dead-letter-rows.ts';
import type { RowDetail } from '../store/log-rows.ts';
import { deleteWaiters } from '../store/waiter-rows.ts';
import { sendFailureCallback } from './failure-callback.ts';
import { tellInvoker, type InvocationResult } from './invoke.ts';
import type { RunFailure } from './run-config.ts';
import type { OpenRun, RunWriter } from './run-writer.ts';

/** Bytes of the answer to a failed delivery that its run keeps. */
const KEPT = 64 * 1024;

/**
 * Ends a run: nothing of it is delivered any more, except a failure callback. Events that were saved for it may be as large as
 * its journal, and are deleted with that and as that, in parts.
 * @param except a message that ends by itself
 */
async function end(
  writer: RunWriter,
  run: OpenRun,
  state: RunState,
  result: InvocationResult,
  except?: number,
): Promise<void> {
  const { transaction, owner, parts, removed, now } = writer;
  writer.change(run, { state, ended_at: now });
  const id = { run: run.row.run };
  for (const { message } of await transaction.all(openEntries, id)) {
    if (message === except) continue;
    const gone = await cancelMessage(transaction, owner.owner, message, parts.rules);
    if (gone !== undefined && gone !== 'inFlight') removed.push(gone);
  }
  await transaction.run(cancelEntries, id);
  await transaction.run(deleteWaiters, id);
  await tellInvoker(writer, run, result);
}

/** A run has ended by itself. @param except the message whose delivery has ended it */
export async function succeed(
  writer: RunWriter,
  run: OpenRun,
  result: Buffer,
  except: number | undefined,
): Promise<void> {
  writer.change(run, { result: result.length === 0 ? null : result, problem: null });
  const body = result.length === 0 ? undefined : result.toString();
  await end(writer, run, 'RUN_SUCCESS', { body, isFailed: false, isCanceled: false }, except);
}

export async function cancelRun(writer: RunWriter, run: OpenRun): Promise<void> {
  await end(writer, run, 'RUN_CANCELED', { isFailed: false, isCanceled: true });
}

/** The delivery that a run has failed with. */
export interface FailedDelivery {
  readonly message: OutgoingMessage;
  /** Whether its body is the journal. */
  readonly hasJournal: boolean;
  readonly seq: number;
  readonly outcome: Outcome;
  /** What is wrong, where the answer does not say it. */
  readonly error?: string | undefined;
}

/** A run has failed: it becomes a dead letter, and its failure callback is sent. */
export async function failRun(
  writer: RunWriter,
  run: OpenRun,
  { message, hasJournal, seq, outcome, error }: FailedDelivery,
): Promise<void> {
  const { transaction, owner } = writer;
  const ticket = transaction.ticket();
  const isAnswer = outcome.kind === 'response';
  const detail: RowDetail = {
    ...(isAnswer ? { headers: outcome.headers } : { error: outcome.reason }),
    ...(error !== undefined && { error }),
    retried: message.retried,
  };
  const status = isAnswer ? outcome.status : 0;
  transaction.add(insertRunDeadLetter, {
    ticket,
    owner: owner.owner,
    run: run.row.run,
    message: seq,
    status,
    detail: JSON.stringify(detail),
    response: isAnswer ? outcome.body : null,
  });
  const failure: RunFailure = {
    message: seq,
    status,
    headers: isAnswer ? outcome.headers : {},
    body: isAnswer ? outcome.body.subarray(0, KEPT).toString('base64') : '',
    error: detail.error,
  };
  const problem = detail.error ?? `the answer has the status ${status}`;
  writer.change(run, { failure: JSON.stringify(failure), problem });
  await end(writer, run, 'RUN_FAILED', { isFailed: true, isCanceled: false }, seq);
  await sendFailureCallback(writer, run, { message, hasJournal, outcome, ticket, error });
}
