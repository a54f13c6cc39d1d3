import { QueueError } from '../../errors.ts';
import { canonicalName } from '../../request-headers.ts';
import type { Notified, Step, Waiter, WaitOrder } from '../../workflows/run.ts';
import { entryRow, insertEntry } from '../store/entry-rows.ts';
import { messageIdOf, timeOf } from '../store/tickets.ts';
import {
  countNotifications,
  deleteNotification,
  deleteWaiter,
  insertNotification,
  insertWaiter,
  savedNotification,
  waiterOfRun,
  waiterRow,
  type WaiterRow,
} from '../store/waiter-rows.ts';
import type { EntryKind } from '../store/workflow-schema.ts';
import { knownStep, stepIn } from './publish-step.ts';
import { entriesOf, publisherOf } from './publisher.ts';
import { readInfo, writeInfo } from './run-config.ts';
import { numberOfStep, type OpenRun, type RunWriter } from './run-writer.ts';

/** Milliseconds that a run waits if it does not say it (the client's documentation). */
const WAITS = 7 * 24 * 60 * 60 * 1000;

const OF_WAITS: ReadonlySet<EntryKind> = new Set(['wait', 'step']);

/** A wait as it is stored. */
type StoredWait = Omit<WaitOrder, 'step'> & { readonly step: Step };

/**
 * Lets a run wait for an event. Its step is a message that is due when the time is over; the event makes it due before.
 * @throws QueueError
 */
export async function wait(writer: RunWriter, runId: string, order: WaitOrder): Promise<void> {
  const { transaction, owner, now } = writer;
  const run = await writer.inProgress(runId);
  const step = stepIn(order.step);
  const number = numberOfStep(step);
  const entries = await entriesOf(writer, run, number);
  if (knownStep(entries, OF_WAITS) !== undefined) return;
  const timeout = order.timeout ?? WAITS;
  if (timeout > owner.limits.maxDelay) {
    throw new QueueError('delayTooLong', {
      delay: Math.round(timeout / 1000),
      limit: Math.floor(owner.limits.maxDelay / 1000),
    });
  }
  writer.count(run, 1);
  await publisherOf(writer, run, entries);
  const deadline = now + timeout;
  const spec = await writer.specOf(run, { notBefore: deadline });
  const { seq } = writer.store(
    run,
    {
      kind: 'wait',
      callType: 'step',
      body: NOTHING,
      step: number,
      spec: { ...spec, run: { ...spec.run!, kind: 'wait' } },
    },
    0,
  );
  const stored: StoredWait = order;
  const saidTimeout = order.timeoutText ?? `${Math.round(timeout / 1000)}s`;
  transaction.add(insertEntry, {
    message: seq,
    run: run.row.run,
    kind: 'wait',
    step: number,
    begins: null,
    ends: null,
    size: 0,
    state: 'STEP_PROGRESS',
    published: 0,
    held_by: null,
    info: writeInfo({
      step: { ...step },
      wait: { event: order.event, timeoutText: saidTimeout, deadline },
    }),
  });
  transaction.add(insertWaiter, {
    message: seq,
    owner: owner.owner,
    run: run.row.run,
    event: order.event,
    deadline,
    wait: JSON.stringify(stored),
  });
  const saved = await transaction.get(savedNotification, { run: run.row.run, event: order.event });
  if (saved === undefined) return;
  transaction.add(deleteNotification, { notification: saved.notification });
  const waiter = await transaction.get(waiterRow, { message: seq });
  await give(writer, run, waiter!, Buffer.from(saved.data));
}

/** Gives an event to a run that waits for it. */
export async function give(
  writer: RunWriter,
  run: OpenRun,
  waiter: WaiterRow,
  data: Buffer,
): Promise<void> {
  const out = data.length === 0 ? {} : { out: data.toString('base64') };
  await append(writer, run, waiter, out);
  await writer.makeDue(waiter.message);
}

/** The time of a wait is over. @returns where its entry ends; undefined if it has ended before */
export async function endWait(writer: RunWriter, message: number): Promise<number | undefined> {
  const waiter = await writer.transaction.get(waiterRow, { message });
  const run = waiter && (await writer.numbered(waiter.run));
  if (run === undefined || run.row.ended_at !== null) return undefined;
  try {
    await append(writer, run, waiter!, { waitTimeout: true });
  } catch (error) {
    // It would be due again and again.
    if (!(error instanceof QueueError)) throw error;
    writer.transaction.add(deleteWaiter, { message });
    writer.change(run, { problem: 'the journal has no room for the end of a wait' });
    return undefined;
  }
  return run.row.size;
}

async function append(
  writer: RunWriter,
  run: OpenRun,
  { message, event, wait: text }: WaiterRow,
  result: { readonly out?: string; readonly waitTimeout?: true },
): Promise<void> {
  const { transaction } = writer;
  const { step } = JSON.parse(text) as StoredWait;
  const body = Buffer.from(JSON.stringify({ ...step, waitEventId: event, ...result }));
  const entry = await transaction.get(entryRow, { message });
  const { step: _, ...info } = readInfo(entry?.info ?? null);
  await writer.place(run, { before: message, seq: message }, { body, info });
  transaction.add(deleteWaiter, { message });
}

/**
 * Gives an event to the first wait of a run for it, or saves it.
 * @throws QueueError `runNotFound`, `tooManyNotifications`
 */
export async function notifyRun(
  writer: RunWriter,
  runId: string,
  event: string,
  data: Buffer,
): Promise<Notified> {
  const { transaction, owner, parts } = writer;
  const run = await writer.latest(runId);
  if (run === undefined || run.row.ended_at !== null) {
    throw new QueueError('runNotFound', { id: runId });
  }
  const number = run.row.run;
  const named = { runId, createdAt: timeOf(number) };
  const waiter = await transaction.get(waiterOfRun, { run: number, event });
  if (waiter !== undefined) {
    await give(writer, run, waiter, data);
    return {
      ...named,
      waiter: describeWaiter(waiter, run),
      messageId: messageIdOf(waiter.message),
    };
  }
  const limit = parts.limits.notifications;
  const { saved, bytes } = (await transaction.get(countNotifications, { run: number }))!;
  if (saved >= limit) throw new QueueError('tooManyNotifications', { id: runId, limit });
  const { journal } = parts.limits;
  // They come without a token too, and each of them is to be a part of the journal.
  const all = run.row.size + base64Size(bytes) + base64Size(data.length);
  if (all > journal) throw new QueueError('journalTooLarge', { id: runId, limit: journal });
  const notification = transaction.ticket();
  await transaction.run(insertNotification, {
    notification,
    owner: owner.owner,
    run: number,
    event,
    data,
  });
  return { ...named, messageId: messageIdOf(notification) };
}

function base64Size(bytes: number): number {
  return Math.ceil(bytes / 3) * 4;
}

/**
 * Gives an event to some that wait for it. One that can't take it stays as it is.
 * @param room the bytes of waiters that are described
 */
export async function notifyWaiters(
  writer: RunWriter,
  waiters: readonly Pick<WaiterRow, 'message'>[],
  data: Buffer,
  room: number,
): Promise<{ readonly notified: readonly Notified[]; readonly size: number }> {
  const notified: Notified[] = [];
  let size = 0;
  for (const { message } of waiters) {
    // The event may have come since from elsewhere.
    const waiter = await writer.transaction.get(waiterRow, { message });
    const run = waiter && (await writer.numbered(waiter.run));
    if (run === undefined) continue;
    size += waiter!.wait.length;
    const named = {
      ...(size <= room && { waiter: describeWaiter(waiter!, run) }),
      messageId: messageIdOf(message),
      runId: run.row.id,
      createdAt: timeOf(run.row.run),
    };
    try {
      await give(writer, run, waiter!, data);
      notified.push(named);
    } catch (error) {
      if (!(error instanceof QueueError)) throw error;
      notified.push({ ...named, error: error.message });
    }
  }
  return { notified, size };
}

export function describeWaiter(
  { wait: text, deadline }: WaiterRow,
  { config, row }: Pick<OpenRun, 'config' | 'row'>,
): Waiter {
  const order = JSON.parse(text) as StoredWait;
  const own = order.headers.map(([name, value]) => [canonicalName(name), value] as const);
  return {
    url: order.url ?? row.url,
    deadline,
    headers: own.length > 0 ? own : config.headers,
    timeoutUrl: order.timeoutUrl,
    timeoutBody: order.timeoutBody,
    timeoutHeaders: order.timeoutHeaders,
  };
}

const NOTHING = Buffer.alloc(0);
