import { checkOrder } from '../../checks/order.ts';
import type { RunOverrides, StartedRun } from '../../workflows/run.ts';
import { queueHeld } from '../dispatch/new-message.ts';
import { takeFlowControl } from '../flow-control/take-limits.ts';
import { takeDailyUsage } from '../publish/daily-limit.ts';
import { entriesBeside, heldMessages, releaseEntries } from '../store/entry-rows.ts';
import { readSpec, writeLabels } from '../store/message-spec.ts';
import type { Owner } from '../store/owners.ts';
import { deleteRunDeadLetter, runDeadLetterRow } from '../store/run-dead-letter-rows.ts';
import { deleteRunRow, insertRun, moveInvoker, runRow, type RunRow } from '../store/run-rows.ts';
import { dueOf } from './begin-run.ts';
import { deliverAgain } from './deliver-again.ts';
import { payloadOf } from './payload.ts';
import { readConfig, type RunConfig } from './run-config.ts';
import { createdAtOf, type OpenRun, type RunWriter } from './run-writer.ts';

export interface Renewal {
  /** The dead letter. */
  readonly ticket: number;
  /** A run that is resumed, with the journal of the old one; undefined for one that is restarted. */
  readonly copied: RunRow | undefined;
  /** Of the new run. */
  readonly id: string;
  readonly overrides: RunOverrides;
}

/**
 * Begins a run anew that has failed. The dead letter is deleted.
 * @returns undefined if it is gone @throws QueueError if the overrides exceed a limit
 */
export async function renewRun(
  writer: RunWriter,
  { ticket, copied, id, overrides }: Renewal,
): Promise<StartedRun | undefined> {
  const { transaction, owner } = writer;
  const letter = await transaction.get(runDeadLetterRow, { owner: owner.owner, ticket });
  const old = letter && (await transaction.get(runRow, { run: letter.run }));
  if (old === undefined) return undefined;
  checkOverrides(overrides, owner, writer.now);
  await takeDailyUsage(transaction, owner, 1);
  if (overrides.flowControl !== undefined) {
    const changed = await takeFlowControl(transaction, owner.owner, overrides.flowControl);
    if (changed !== undefined) writer.effects.flowControls.push(changed);
  }
  const run = writer.open(copied ?? renewedRow(old, transaction.ticket(), id, overrides));
  if (copied !== undefined) transaction.add(deleteRunRow, { run: copied.run });
  transaction.add(insertRun, run.row);
  const due = dueOf(writer, overrides);
  if (copied === undefined) await restart(writer, old, run, due);
  else await resume(writer, old, run, due);
  await transaction.run(deleteRunDeadLetter, { owner: owner.owner, ticket });
  return { runId: id, createdAt: createdAtOf(run.row) };
}

/** The row of a run that goes on for one that has failed. */
export function renewedRow(old: RunRow, run: number, id: string, overrides: RunOverrides): RunRow {
  const before = readConfig(old.config);
  const config: RunConfig = {
    ...before,
    retries: overrides.retries ?? before.retries,
    retryDelay: overrides.retryDelay ?? before.retryDelay,
    flowControl: overrides.flowControl ?? before.flowControl,
    failureCallback: overrides.failureCallback ?? before.failureCallback,
  };
  return {
    ...old,
    run,
    id,
    state: 'RUN_STARTED',
    ended_at: null,
    config: JSON.stringify(config),
    labels: overrides.labels === undefined ? old.labels : writeLabels(overrides.labels),
    flow_key: config.flowControl?.key ?? null,
    size: 0,
    part: 0,
    steps: 0,
    result: null,
    failure: null,
    callback: null,
    callback_state: null,
    problem: null,
    // The run that has invoked it has been told that it failed.
    invoker: null,
  };
}

/** What is checked of overrides alone. */
const CHECKED = {
  method: 'POST',
  headers: [],
  body: Buffer.alloc(0),
  labels: [],
  callerIp: '',
} as const;

/** @param now Unix milliseconds @throws QueueError if they exceed a limit */
export function checkOverrides(overrides: RunOverrides, { limits }: Owner, now: number): void {
  checkOrder({ ...CHECKED, ...overrides }, limits, now);
}

async function restart(writer: RunWriter, old: RunRow, run: OpenRun, due: number): Promise<void> {
  const body = await payloadOf(writer.transaction, old);
  const spec = await writer.specOf(run, { notBefore: due });
  writer.append(run, { kind: 'step', callType: 'step', body, step: 0, spec });
}

/** Queues the messages of the entries that are delivered again, and goes on with what is not in the journal. */
async function resume(writer: RunWriter, old: RunRow, run: OpenRun, due: number): Promise<void> {
  const { transaction, owner, effects } = writer;
  const held = { message: run.row.run };
  for (const { seq, url, spec, size } of await transaction.all(heldMessages, held)) {
    const message = { seq, owner: owner.owner, url, spec: readSpec(spec!), size };
    effects.arrivals.push(queueHeld(transaction, message));
  }
  await transaction.run(releaseEntries, held);
  for (const entry of await transaction.all(entriesBeside, { run: old.run })) {
    if (entry.kind !== 'failure') await deliverAgain(writer, old, run, { entry, due });
  }
  run.row = { ...run.row, steps: old.steps };
  run.isGrown = true;
  await transaction.run(moveInvoker, { from: old.run, to: run.row.run });
}
