import { checkOrder } from '../../checks/order.ts';
import type { RunOverrides, StartedRun } from '../../workflows/run.ts';
import { takeFlowControl } from '../flow-control/take-limits.ts';
import { takeDailyUsage } from '../publish/daily-limit.ts';
import {
  entriesBeside,
  entryRow,
  insertEntry,
  moveEntry,
  type EntryRow,
} from '../store/entry-rows.ts';
import { contentOf } from '../store/log-rows.ts';
import type { Owner } from '../store/owners.ts';
import { readSpec, writeLabels, type RunOfMessage } from '../store/message-spec.ts';
import { deleteRunDeadLetter, runDeadLetterRow } from '../store/run-dead-letter-rows.ts';
import { deleteRunRow, insertRun, moveInvoker, runRow, type RunRow } from '../store/run-rows.ts';
import type { CopiedRun } from './copy-journal.ts';
import { wait } from './events.ts';
import { bodyOfEntry, textBetween } from './journal.ts';
import { payloadOf } from './payload.ts';
import { dueOf } from './begin-run.ts';
import { stepIn } from './publish-step.ts';
import { readConfig, readInfo, type RunConfig } from './run-config.ts';
import { headersOfOutcome } from './run-headers.ts';
import { createdAtOf, type OpenRun, type RunWriter } from './run-writer.ts';

export interface Renewal {
  /** The dead letter. */
  readonly ticket: number;
  /** What a resumed run has of the old one; undefined for one that is restarted. */
  readonly copied: CopiedRun | undefined;
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
  const before = readConfig(old.config);
  checkOverrides(overrides, owner, writer.now);
  await takeDailyUsage(transaction, owner, 1);
  if (overrides.flowControl !== undefined) {
    const changed = await takeFlowControl(transaction, owner.owner, overrides.flowControl);
    if (changed !== undefined) writer.effects.flowControls.push(changed);
  }
  const config: RunConfig = {
    ...before,
    retries: overrides.retries ?? before.retries,
    retryDelay: overrides.retryDelay ?? before.retryDelay,
    flowControl: overrides.flowControl ?? before.flowControl,
    failureCallback: overrides.failureCallback ?? before.failureCallback,
  };
  const row: RunRow = {
    ...old,
    run: copied?.run ?? transaction.ticket(),
    id,
    state: 'RUN_STARTED',
    ended_at: null,
    config: JSON.stringify(config),
    labels: overrides.labels === undefined ? old.labels : writeLabels(overrides.labels),
    flow_key: config.flowControl?.key ?? null,
    ...(copied?.end ?? { size: 0, part: 0 }),
    steps: 0,
    result: null,
    failure: null,
    callback: null,
    callback_state: null,
    problem: null,
    // The run that has invoked it has been told that it failed.
    invoker: null,
  };
  if (copied !== undefined) transaction.add(deleteRunRow, { run: row.run });
  transaction.add(insertRun, row);
  const run = writer.open(row);
  const due = dueOf(writer, overrides);
  if (copied === undefined) await restart(writer, old, run, due);
  else await resume(writer, old, run, { left: copied.left, due });
  await transaction.run(deleteRunDeadLetter, { owner: owner.owner, ticket });
  return { runId: id, createdAt: createdAtOf(row) };
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

/** Delivers again what is not done: what failed, and what was cut off by the failure. */
async function resume(
  writer: RunWriter,
  old: RunRow,
  run: OpenRun,
  { left, due }: { readonly left: readonly number[]; readonly due: number },
): Promise<void> {
  const { transaction } = writer;
  for (const message of left) {
    const entry = await transaction.get(entryRow, { message });
    await deliverAgain(writer, old, run, { entry: entry!, due });
  }
  for (const entry of await transaction.all(entriesBeside, { run: old.run })) {
    if (entry.kind !== 'failure') await deliverAgain(writer, old, run, { entry, due });
  }
  run.row = { ...run.row, steps: old.steps };
  run.isGrown = true;
  await transaction.run(moveInvoker, { from: old.run, to: run.row.run });
}

async function deliverAgain(
  writer: RunWriter,
  old: RunRow,
  run: OpenRun,
  { entry, due }: { readonly entry: EntryRow; readonly due: number },
): Promise<void> {
  const { transaction, now } = writer;
  const { begins, ends, kind, step } = entry;
  const info = readInfo(entry.info);
  if (begins === null || ends === null) {
    if (kind === 'wait' && info.wait !== undefined && info.step !== undefined) {
      const { event, timeoutText, deadline } = info.wait;
      const timeout = Math.max(deadline - now, 0);
      const order = { event, timeout, timeoutText, step: stepIn(info.step), headers: [] };
      await wait(writer, run.row.id, order);
      return;
    }
    if (kind !== 'invoke') return;
    if (entry.state !== 'STEP_SUCCESS') {
      await moveInvocation(writer, run, entry);
      return;
    }
    // The invoked run has ended since: its result was only recorded.
    const { step: result, ...shown } = info;
    writer.append(run, {
      kind,
      callType: 'step',
      body: Buffer.from(JSON.stringify(result)),
      step,
      info: shown,
      spec: await writer.specOf(run, { notBefore: due }),
    });
    return;
  }
  const body = bodyOfEntry(await textBetween(transaction, old.run, begins, ends));
  const content = await transaction.get(contentOf, { message: entry.message });
  const given = content?.spec === undefined ? undefined : readSpec(content.spec!);
  const isSent = kind === 'call' || kind === 'outcome';
  // A wait was to be due at its deadline; its event has come before.
  const slept = kind === 'step' ? (given?.notBefore ?? due) : due;
  const spec = await writer.specOf(run, { notBefore: Math.max(due, slept) });
  writer.append(run, {
    kind,
    callType: kind === 'call' ? 'toCallback' : kind === 'outcome' ? 'fromCallback' : 'step',
    body,
    step,
    info: { ...info, errors: undefined },
    ...(isSent && given !== undefined && { literal: body, url: content!.url }),
    spec:
      isSent && given !== undefined
        ? { ...given, notBefore: due, run: partOf(run, given.run!) }
        : spec,
  });
}

/** What was sent for the old run is sent for the new one. */
function partOf({ row }: OpenRun, given: RunOfMessage): RunOfMessage {
  if (given.kind !== 'outcome') return { ...given, run: row.run };
  return { ...given, run: row.run, headers: headersOfOutcome(row, given.headers) };
}

/** The invoked run goes on, and tells the new run. The old one keeps a copy of the entry, for its log. */
async function moveInvocation(
  { transaction }: RunWriter,
  { row }: OpenRun,
  entry: EntryRow,
): Promise<void> {
  await transaction.run(moveEntry, { message: entry.message, run: row.run });
  transaction.add(insertEntry, { ...entry, message: transaction.ticket() });
}
