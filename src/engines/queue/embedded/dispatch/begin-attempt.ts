import { andThen, type Eventual } from '../../../../base/and-then.ts';
import type { Alarms } from '../../../../base/alarms.ts';
import type { Clock } from '../../../../base/clock.ts';
import type { Composer } from '../../composer.ts';
import type { Courier } from '../../delivery.ts';
import { setClaim } from '../store/copy-rows.ts';
import { addFlowStart, deleteFlowStarts } from '../store/flow-control-rows.ts';
import { logEvent, type CreatedRow } from '../store/log-rows.ts';
import { messageRow, wholeMessage, type WholeMessage } from '../store/message-rows.ts';
import { readSpec, type MessageSpec, type RunOfMessage } from '../store/message-spec.ts';
import type { Owners } from '../store/owners.ts';
import type { Reader, Transaction } from '../store/query.ts';
import type { QueueStore } from '../store/queue-store.ts';
import { endCanceled } from './canceled.ts';
import type { FlowKey } from './flow-key.ts';
import type { FreshMessages } from './fresh-messages.ts';
import type { RunDeliveries, RunMessage } from './run-deliveries.ts';
import type { Settlement } from './settle.ts';

/** The dependencies of an attempt. */
export interface AttemptParts {
  readonly store: QueueStore;
  readonly owners: Owners;
  readonly clock: Clock;
  readonly alarms: Alarms;
  readonly courier: Courier;
  readonly composer: Composer;
  readonly runs: RunDeliveries;
  readonly fresh: FreshMessages;
  /** Aborts when deliveries in progress are aborted. */
  readonly brokenOff: AbortSignal;
}

/** The result of an attempt; `undefined` if there was none that counts. */
export type AttemptEnd = Settlement | undefined;

/** The claim by which only this process delivers a message. */
export interface Claim {
  readonly row: WholeMessage;
  readonly spec: MessageSpec;
  /** Whether the claim still holds. Called within a transaction. */
  readonly isOwn: () => boolean;
  /** Of a message of a run: up to where it delivers the journal; null for a body of its own. */
  readonly ends?: number | null | undefined;
}

export type Begun = Claim | AttemptEnd;

const GONE: Settlement = { ended: true, arrivals: [], held: 0 };

/** Begins an attempt: the message is claimed, and logged as being delivered. */
export function beginAttempt(
  parts: AttemptParts,
  seq: number,
  flow: FlowKey | undefined,
): Eventual<Begun> {
  const begin = parts.store.shares.isShared ? beginShared : beginAlone;
  return begin(parts, seq, flow);
}

/** Without other processes on the store, taking a message out of its line is the claim. */
function beginAlone(parts: AttemptParts, seq: number, flow: FlowKey | undefined): Eventual<Begun> {
  const { store } = parts;
  const content = parts.fresh.take(seq);
  const reading = store.read((reader) => readWhole(reader, seq, content));
  return andThen<WholeMessage | undefined, Begun>(reading, (row) => {
    if (row === undefined) return GONE;
    if (row.canceled === 1) return store.write((transaction) => endCanceled(transaction, row));
    const spec = readSpec(row.spec!);
    if (spec.run !== undefined) return beginOfRun(parts, row, { spec, run: spec.run, flow });
    return andThen(writeStart(parts, row, flow), () => ({ row, spec, isOwn: always }));
  });
}

/** Reads a message, or only what may have changed of one whose content is known. */
function readWhole(
  reader: Reader,
  seq: number,
  content: CreatedRow | undefined,
): Eventual<WholeMessage | undefined> {
  if (content === undefined) return reader.get(wholeMessage, { seq });
  const { message, url, group_name, endpoint, queue, schedule, labels, caller_ip, spec, body } =
    content;
  const logged = { message, url, group_name, endpoint, queue, schedule, labels, caller_ip };
  return andThen(
    reader.get(messageRow, { seq }),
    (row) => row && { ...row, ...logged, spec, body },
  );
}

/** The same for a message of a run, whose turn may be over. */
async function beginOfRun(
  parts: AttemptParts,
  row: WholeMessage,
  {
    spec,
    run,
    flow,
  }: { readonly spec: MessageSpec; readonly run: RunOfMessage; readonly flow: FlowKey | undefined },
): Promise<Begun> {
  const { store, runs } = parts;
  const looked = await store.read((reader) => runs.look(reader, row, run));
  if (looked.kind === 'deliver') {
    await writeStart(parts, row, flow);
    return { row, spec, isOwn: always, ends: looked.ends };
  }
  return store.write(async (transaction): Promise<Begun> => {
    const begun = await beginHere(runs, transaction, row, looked);
    if (!('row' in begun)) return begun;
    logStart(transaction, row, flow);
    return { ...begun, spec, isOwn: always };
  });
}

async function beginHere(
  runs: RunDeliveries,
  transaction: Transaction,
  row: WholeMessage,
  looked: RunMessage,
): Promise<{ readonly row: WholeMessage; readonly ends: number | null } | Settlement> {
  const found = looked.kind === 'timedOut' ? await runs.timeOut(transaction, row) : looked;
  if (found.kind !== 'deliver') return runs.finish(transaction, row);
  return { row, ends: found.ends };
}

const always = (): true => true;

/**
 * The message is checked and marked as begun in one transaction, which serializes with cancellations, and only while
 * this process owns the message's owner: so no other process delivers it meanwhile.
 */
async function beginShared(
  { store, runs }: AttemptParts,
  seq: number,
  flow: FlowKey | undefined,
): Promise<Begun> {
  return store.write(async (transaction) => {
    const row = await transaction.get(wholeMessage, { seq });
    if (row === undefined) return GONE;
    const term = store.shares.term(row.owner);
    if (term === undefined) return undefined;
    if (row.canceled === 1) return endCanceled(transaction, row);
    const spec = readSpec(row.spec!);
    const { run } = spec;
    const looked = run && (await runs.look(transaction, row, run));
    const begun = looked && (await beginHere(runs, transaction, row, looked));
    if (begun !== undefined && !('row' in begun)) return begun;
    logStart(transaction, row, flow);
    transaction.add(setClaim, { seq, copy: store.shares.copy });
    return { row, spec, ends: begun?.ends, isOwn: () => store.shares.term(row.owner) === term };
  });
}

/**
 * Logs that a delivery begins. Waits for the commit only if a rate limit counts the delivery: it must still
 * be counted after a crash.
 */
function writeStart(
  { store }: AttemptParts,
  row: WholeMessage,
  flow: FlowKey | undefined,
): Eventual<void> {
  const written = store.write((transaction) => logStart(transaction, row, flow));
  if (flow?.hasRate === true) return written;
  written.catch(() => undefined);
}

function logStart(transaction: Transaction, row: WholeMessage, flow: FlowKey | undefined): void {
  logEvent(transaction, row, 'ACTIVE');
  if (flow?.hasRate !== true) return;
  const { owner, key, period } = flow.row;
  const at = Math.floor(transaction.now());
  transaction.add(deleteFlowStarts, { owner, key, until: at - period * 1000 });
  transaction.add(addFlowStart, { owner, key, at });
}
