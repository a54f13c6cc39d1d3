import { checkOrder } from '../../checks/order.ts';
import type { RunOverrides, StartedRun } from '../../workflows/run.ts';
import { takeFlowControl } from '../flow-control/take-limits.ts';
import { takeDailyUsage } from '../publish/daily-limit.ts';
import { entriesOfRun, insertEntry, moveEntry, type EntryRow } from '../store/entry-rows.ts';
import { contentOf } from '../store/log-rows.ts';
import { readSpec, writeLabels, type RunOfMessage } from '../store/message-spec.ts';
import { deleteRunDeadLetter, runDeadLetterRow } from '../store/run-dead-letter-rows.ts';
import { insertRun, moveInvoker, runRow, type RunRow } from '../store/run-rows.ts';
import { wait } from './events.ts';
import { appendText, bodyOfEntry, textBetween } from './journal.ts';
import { payloadOf } from './payload.ts';
import { dueOf } from './begin-run.ts';
import { stepIn } from './publish-step.ts';
import { readConfig, readInfo, type RunConfig } from './run-config.ts';
import { headersOfOutcome } from './run-headers.ts';
import { createdAtOf, type OpenRun, type RunWriter } from './run-writer.ts';

export interface Renewal {
  /** The dead letter. */
  readonly ticket: number;
  readonly how: 'resume' | 'restart';
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
  { ticket, how, id, overrides }: Renewal,
): Promise<StartedRun | undefined> {
  const { transaction, owner } = writer;
  const letter = await transaction.get(runDeadLetterRow, { owner: owner.owner, ticket });
  const old = letter && (await transaction.get(runRow, { run: letter.run }));
  if (old === undefined) return undefined;
  const before = readConfig(old.config);
  const order = { ...CHECKED, ...overrides, callerIp: old.caller_ip };
  checkOrder(order, owner.limits, writer.now);
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
    run: transaction.ticket(),
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
  transaction.add(insertRun, row);
  const run = writer.open(row);
  const due = dueOf(writer, overrides);
  if (how === 'resume') await resume(writer, old, run, due);
  else await restart(writer, old, run, due);
  await transaction.run(deleteRunDeadLetter, { owner: owner.owner, ticket });
  return { runId: id, createdAt: createdAtOf(row) };
}

/** What is checked of overrides alone. */
const CHECKED = { method: 'POST', headers: [], body: Buffer.alloc(0), labels: [] } as const;

async function restart(writer: RunWriter, old: RunRow, run: OpenRun, due: number): Promise<void> {
  const body = await payloadOf(writer.transaction, old);
  const spec = await writer.specOf(run, { notBefore: due });
  writer.append(run, { kind: 'step', callType: 'step', body, step: 0, spec });
}

/**
 * Takes over the entries that have led to others, and delivers the rest again: what failed, and what was cut off by the
 * failure.
 */
async function resume(writer: RunWriter, old: RunRow, run: OpenRun, due: number): Promise<void> {
  const { transaction } = writer;
  const entries = await transaction.all(entriesOfRun, { run: old.run });
  const led = new Set(entries.flatMap(({ kind, step }) => (kind === 'outcome' ? [step] : [])));
  const kept = entries.filter((entry) => entry.begins !== null && isDone(entry, led));
  const left = entries.filter((entry) => entry.kind !== 'failure' && !kept.includes(entry));
  for (const entry of kept) await copy(writer, old, run, entry);
  for (const entry of left) await deliverAgain(writer, old, run, { entry, due });
  run.row = { ...run.row, steps: old.steps };
  run.isGrown = true;
  await transaction.run(moveInvoker, { from: old.run, to: run.row.run });
}

/** @param outcomes the steps whose calls have outcomes, also those that failed */
function isDone({ state, published, kind, step }: EntryRow, outcomes: ReadonlySet<number | null>) {
  if (kind === 'call') return outcomes.has(step);
  return published === 1 || state === 'STEP_SUCCESS';
}

async function copy(
  { transaction }: RunWriter,
  old: RunRow,
  run: OpenRun,
  entry: EntryRow,
): Promise<void> {
  const { size, part, run: number } = run.row;
  const text = await textBetween(transaction, old.run, entry.begins!, entry.ends!);
  const isFirst = size === 0;
  const end = appendText(transaction, number, { size, part }, isFirst ? text : `,${text}`);
  run.row = { ...run.row, ...end };
  run.isGrown = true;
  transaction.add(insertEntry, {
    ...entry,
    // A number of its own: the message belongs to the old run.
    message: transaction.ticket(),
    run: number,
    begins: isFirst ? 0 : size + 1,
    ends: end.size,
    state: 'STEP_SUCCESS',
    published: 1,
    held_by: null,
  });
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
