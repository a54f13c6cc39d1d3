import { andThen } from '../../../../base/and-then.ts';
import { reportInternalError } from '../../../../base/internal-errors.ts';
import type { OutgoingMessage } from '../../composer.ts';
import {
  timeoutReason,
  type BreakOff,
  type Delivery,
  type Outcome,
  type StepName,
} from '../../delivery.ts';
import { QueueError } from '../../errors.ts';
import type { HeaderList } from '../../message.ts';
import { setClaim } from '../store/copy-rows.ts';
import type { WholeMessage } from '../store/message-rows.ts';
import { asBuffer } from '../messages/describe.ts';
import type { MessageSpec } from '../store/message-spec.ts';
import type { Work } from '../store/queue-store.ts';
import { messageIdOf, timeOf } from '../store/tickets.ts';
import type { FlowKey } from './flow-key.ts';
import { beginAttempt, type AttemptEnd, type AttemptParts } from './begin-attempt.ts';
import { settle } from './settle.ts';

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
 * @throws QueueError if nothing was sent because the store failed
 */
export async function attempt(
  parts: AttemptParts,
  seq: number,
  { flow, before, begun, sent, breakable }: AttemptSequencing,
): Promise<AttemptEnd> {
  const { store } = parts;
  const beginning = beginAttempt(parts, seq, flow);
  const claim = beginning instanceof Promise ? await beginning : beginning;
  if (claim === undefined || 'ended' in claim) return claim;
  const { row, spec, isOwn, ends } = claim;
  const { userId, limits } = parts.owners.get(row.owner);
  const plain = outgoing(row, spec, userId);
  const message =
    spec.run === undefined
      ? plain
      : await parts.runs.complete(plain, row.owner, spec.run, ends ?? null);
  if (before !== undefined) await before;
  const sentAt = performance.now();
  const steps = spec.run === undefined ? undefined : Promise.withResolvers<readonly StepName[]>();
  const outcome = await deliverInTime(parts, message, {
    timeout: Math.min(spec.timeout, limits.timeout),
    maxResponseSize: responseLimit(spec, limits.maxMessageSize),
    begun,
    sent,
    steps: steps?.promise,
    breakable,
  });
  if (parts.brokenOff.aborted) {
    steps?.resolve([]);
    return undefined;
  }
  const attempted = { row, spec, message, outcome, maxMessageSize: limits.maxMessageSize };
  const took = performance.now() - sentAt;
  const end = await untilWritten(parts, (transaction) => {
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
  steps?.resolve(end?.steps ?? []);
  if (spec.run !== undefined) parts.runs.attempted(spec.run, attempted, took);
  return end;
}

function responseLimit({ callback, failureCallback }: MessageSpec, maxMessageSize: number): number {
  const isTold = callback !== undefined || failureCallback !== undefined;
  return isTold ? maxMessageSize : Math.min(maxMessageSize, KEPT_RESPONSE);
}

type Terms = Pick<Delivery, 'timeout' | 'maxResponseSize' | 'sent' | 'steps'> &
  Pick<AttemptSequencing, 'begun' | 'breakable'>;

interface Sending extends Terms {
  readonly isOver: () => boolean;
  /** Called instead of with an outcome if the store, which has the signing keys, failed. */
  readonly unsigned: (error: QueueError) => void;
}

/**
 * Resolves in time whatever courier and composer do: an attempt that never ended would hold its slot
 * forever.
 * @throws QueueError if the store failed, which has the signing keys
 */
function deliverInTime(
  parts: AttemptParts,
  message: OutgoingMessage,
  terms: Terms,
): Promise<Outcome> {
  const { timeout } = terms;
  return new Promise((resolve, reject) => {
    let isOver = false;
    let breakOffCourier: BreakOff | undefined;
    const unsigned = (error: QueueError) => {
      isOver = true;
      alarm.cancel();
      reject(error);
    };
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
    deliver(parts, message, { ...terms, breakable, isOver: () => isOver, unsigned }, end);
  });
}

/**
 * Calls `ended` with the outcome. What can't be signed or sent counts as an attempt, so that it appears in the log and
 * is not retried forever.
 */
function deliver(
  { composer, courier }: AttemptParts,
  message: OutgoingMessage,
  { timeout, maxResponseSize, begun, sent, steps, breakable, isOver, unsigned }: Sending,
  ended: (outcome: Outcome) => void,
): void {
  const { url, method, body } = message;
  const failed = (what: 'signed' | 'sent') => (error: unknown) => {
    reportInternalError('delivery', error);
    ended(failureOf(what, error));
  };
  const notSigned = (error: unknown) => {
    if (error instanceof QueueError) unsigned(error);
    else failed('signed')(error);
  };
  const notSent = failed('sent');
  const send = (headers: HeaderList) => {
    if (isOver()) return;
    const delivery = { url, method, headers, body, timeout, maxResponseSize, sent, steps };
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
