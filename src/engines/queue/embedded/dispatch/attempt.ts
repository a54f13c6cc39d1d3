import { andThen, type Eventual } from '../../../../base/and-then.ts';
import type { Alarms } from '../../../../base/alarms.ts';
import type { Clock } from '../../../../base/clock.ts';
import { reportInternalError } from '../../../../base/internal-errors.ts';
import type { Composer, OutgoingMessage } from '../../composer.ts';
import {
  timeoutReason,
  type BreakOff,
  type Courier,
  type Delivery,
  type Outcome,
} from '../../delivery.ts';
import { QueueError } from '../../errors.ts';
import type { HeaderList } from '../../message.ts';
import { setClaim } from '../store/copy-rows.ts';
import { addFlowStart, deleteFlowStarts } from '../store/flow-control-rows.ts';
import { logEvent } from '../store/log-rows.ts';
import { wholeMessage, type WholeMessage } from '../store/message-rows.ts';
import { asBuffer } from '../messages/describe.ts';
import { readSpec, type MessageSpec, type RunOfMessage } from '../store/message-spec.ts';
import type { Owners } from '../store/owners.ts';
import type { QueueStore, Work } from '../store/queue-store.ts';
import { messageIdOf, timeOf } from '../store/tickets.ts';
import type { Transaction } from '../store/query.ts';
import type { FlowKey } from './flow-key.ts';
import { endCanceled } from './canceled.ts';
import type { RunDeliveries, RunMessage } from './run-deliveries.ts';
import { settle, type Settlement } from './settle.ts';

/** The dependencies of an attempt. */
export interface AttemptParts {
  readonly store: QueueStore;
  readonly owners: Owners;
  readonly clock: Clock;
  readonly alarms: Alarms;
  readonly courier: Courier;
  readonly composer: Composer;
  readonly runs: RunDeliveries;
  /** Aborts when deliveries in progress are aborted. */
  readonly brokenOff: AbortSignal;
}

/** The result of an attempt; `undefined` if there was none that counts. */
export type AttemptEnd = Settlement | undefined;

/** Milliseconds between retries of a failed write to the store. */
const STORE_PAUSE = 1000;

/** Milliseconds after its timeout at which an unfinished attempt is abandoned. */
const GRACE = 5000;

/** Bytes of a response that are kept for a dead letter; the log keeps less. A callback gets more. */
const KEPT_RESPONSE = 256 * 1024;

/** How an attempt depends on others. */
export interface AttemptSequencing {
  /** The flow-control key of the message. */
  readonly flow: FlowKey | undefined;
  /** Resolves when the preceding message of its queue has begun. */
  readonly before: Promise<void> | undefined;
  /** Called when its request is given to the courier, and when it has failed before that. */
  readonly begun: () => void;
  /** Called whenever its request is sent, possibly more than once. */
  readonly sent: (() => void) | undefined;
  /** Takes a function that ends the attempt as failed, once there is something to end. */
  readonly breakable: (breakOff: BreakOff) => void;
}

/**
 * Delivers a message once and writes the result. The promise resolves when that is committed.
 * @throws QueueError if nothing was begun because the store failed
 */
export async function attempt(
  parts: AttemptParts,
  seq: number,
  { flow, before, begun, sent, breakable }: AttemptSequencing,
): Promise<AttemptEnd> {
  const { store } = parts;
  const begin = store.shares.isShared ? beginShared : beginAlone;
  const beginning = begin(parts, seq, flow);
  const claim = beginning instanceof Promise ? await beginning : beginning;
  if (claim === undefined || 'ended' in claim) return claim;
  const { row, spec, isOwn, ends } = claim;
  const { userId, limits } = parts.owners.get(row.owner);
  const plain = outgoing(row, spec, userId);
  const message =
    spec.run === undefined ? plain : await parts.runs.complete(plain, spec.run, ends ?? null);
  if (before !== undefined) await before;
  const outcome = await deliverInTime(parts, message, {
    timeout: Math.min(spec.timeout, limits.timeout),
    maxResponseSize: responseLimit(spec, limits.maxMessageSize),
    begun,
    sent,
    breakable,
  });
  if (parts.brokenOff.aborted) return undefined;
  const attempted = { row, spec, message, outcome, maxMessageSize: limits.maxMessageSize };
  return untilWritten(parts, (transaction) => {
    if (!isOwn()) return undefined;
    const settling =
      spec.run === undefined
        ? settle(transaction, parts.composer, attempted)
        : parts.runs.settle(transaction, attempted);
    if (!store.shares.isShared) return settling;
    return andThen(settling, (settled) => {
      if (!settled.ended) transaction.add(setClaim, { seq, copy: null });
      return settled;
    });
  });
}

/** The claim by which only this process delivers a message. */
interface Claim {
  readonly row: WholeMessage;
  readonly spec: MessageSpec;
  /** Whether the claim still holds. Called within a transaction. */
  readonly isOwn: () => boolean;
  /** Of a message of a run: up to where it delivers the journal; null for a body of its own. */
  readonly ends?: number | null | undefined;
}

type Begun = Claim | AttemptEnd;

const GONE: Settlement = { ended: true, arrivals: [], held: 0 };

/** Without other processes on the store, taking a message out of its line is the claim. */
function beginAlone(parts: AttemptParts, seq: number, flow: FlowKey | undefined): Eventual<Begun> {
  const { store } = parts;
  const reading = store.read((reader) => reader.get(wholeMessage, { seq }));
  return andThen<WholeMessage | undefined, Begun>(reading, (row) => {
    if (row === undefined) return GONE;
    if (row.canceled === 1) return store.write((transaction) => endCanceled(transaction, row));
    const spec = readSpec(row.spec!);
    if (spec.run !== undefined) return beginOfRun(parts, row, { spec, run: spec.run, flow });
    return andThen(writeStart(parts, row, flow), () => ({ row, spec, isOwn: always }));
  });
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

function responseLimit({ callback, failureCallback }: MessageSpec, maxMessageSize: number): number {
  const isTold = callback !== undefined || failureCallback !== undefined;
  return isTold ? maxMessageSize : Math.min(maxMessageSize, KEPT_RESPONSE);
}

type Terms = Pick<Delivery, 'timeout' | 'maxResponseSize' | 'sent'> &
  Pick<AttemptSequencing, 'begun' | 'breakable'>;

type Sending = Terms & { readonly isOver: () => boolean };

/**
 * Resolves in time whatever courier and composer do: an attempt that never ended would hold its slot
 * forever.
 */
function deliverInTime(
  parts: AttemptParts,
  message: OutgoingMessage,
  terms: Terms,
): Promise<Outcome> {
  const { timeout } = terms;
  return new Promise((resolve) => {
    let isOver = false;
    let breakOffCourier: BreakOff | undefined;
    const end = (outcome: Outcome) => {
      isOver = true;
      alarm.cancel();
      terms.begun();
      resolve(outcome);
    };
    const alarm = parts.alarms.at(parts.clock.now() + timeout + GRACE, () => {
      breakOff(timeoutReason(timeout));
    });
    const breakOff = (reason: string) => {
      end({ kind: 'failure', reason });
      breakOffCourier?.(reason);
    };
    terms.breakable(breakOff);
    const breakable = (given: BreakOff) => (breakOffCourier = given);
    deliver(parts, message, { ...terms, breakable, isOver: () => isOver }, end);
  });
}

/**
 * Calls `ended` with the outcome. What can't be signed or sent counts as an attempt, so that it appears in the log and
 * is not retried forever.
 */
function deliver(
  { composer, courier }: AttemptParts,
  message: OutgoingMessage,
  { timeout, maxResponseSize, begun, sent, breakable, isOver }: Sending,
  ended: (outcome: Outcome) => void,
): void {
  const { url, method, body } = message;
  const failed = (what: 'signed' | 'sent') => (error: unknown) => {
    reportInternalError('delivery', error);
    ended(failureOf(what, error));
  };
  const notSigned = failed('signed');
  const notSent = failed('sent');
  const send = (headers: HeaderList) => {
    if (isOver()) return;
    const delivery = { url, method, headers, body, timeout, maxResponseSize, sent };
    begun();
    try {
      courier.deliver(delivery, breakable).then(ended, notSent);
    } catch (error) {
      notSent(error);
    }
  };
  let composed: HeaderList | Promise<HeaderList>;
  try {
    composed = composer.requestHeaders(message);
  } catch (error) {
    notSigned(error);
    return;
  }
  if ('then' in composed) composed.then(send, notSigned);
  else send(composed);
}

function failureOf(what: 'signed' | 'sent', error: unknown): Outcome {
  return { kind: 'failure', reason: `it could not be ${what}: ${(error as Error).message}` };
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

/** The delivery can't be undone, so its result is written as soon as the store allows. */
function untilWritten(parts: AttemptParts, work: Work<AttemptEnd>): Promise<AttemptEnd> {
  return parts.store.write(work).catch(async (error: unknown) => {
    if (!(error instanceof QueueError)) throw error;
    if (error.code === 'closing' || parts.brokenOff.aborted) return undefined;
    await pause(parts);
    return untilWritten(parts, work);
  });
}

function pause({ alarms, clock, brokenOff }: AttemptParts): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      alarm.cancel();
      brokenOff.removeEventListener('abort', end);
      resolve();
    };
    const alarm = alarms.at(clock.now() + STORE_PAUSE, end);
    brokenOff.addEventListener('abort', end);
  });
}

function outgoing(row: WholeMessage, spec: MessageSpec, userId: string): OutgoingMessage {
  return {
    userId,
    messageId: messageIdOf(row.seq),
    url: row.url,
    group: row.group_name ?? undefined,
    endpoint: row.endpoint ?? undefined,
    scheduleId: row.schedule ?? undefined,
    method: spec.method,
    headers: spec.headers,
    body: asBuffer(row.body!),
    callerIp: row.caller_ip,
    region: spec.region,
    retried: row.retried,
    maxRetries: spec.retries,
    createdAt: timeOf(row.seq),
    notBefore: spec.notBefore,
  };
}
