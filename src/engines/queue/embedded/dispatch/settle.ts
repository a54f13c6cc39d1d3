import { andThen, type Eventual } from '../../../../base/and-then.ts';
import { nextAttempt, type NextStep } from '../next-attempt.ts';
import type { Composer, OutgoingMessage } from '../../composer.ts';
import type { Outcome, StepName } from '../../delivery.ts';
import type { CallbackOrder, HeaderList } from '../../message.ts';
import { insertDeadLetter } from '../store/dead-letter-rows.ts';
import { writeLaneName } from '../store/lane-name.ts';
import { logEvent, type EventFacts, type RowDetail } from '../store/log-rows.ts';
import {
  deleteMessage,
  messageRow,
  rescheduleMessage,
  type WholeMessage,
} from '../store/message-rows.ts';
import type { MessageSpec } from '../store/message-spec.ts';
import type { Transaction } from '../store/query.ts';
import type { MessageTable } from '../store/schema.ts';
import { endScheduled } from '../store/schedule-rows.ts';
import { dlqIdOf } from '../store/tickets.ts';
import { countDailyUsage } from '../publish/daily-limit.ts';
import { hostOf, storeMessage, type Arrival } from './new-message.ts';

/** A finished attempt. */
export interface FinishedAttempt {
  readonly row: WholeMessage;
  readonly spec: MessageSpec;
  readonly message: OutgoingMessage;
  readonly outcome: Outcome;
  /** Maximum bytes of a callback's body. */
  readonly maxMessageSize: number;
}

/** The result for a message. */
export interface Settlement {
  /** Whether nothing of it is left to deliver. */
  readonly ended: boolean;
  /** Its next attempt, and callbacks. */
  readonly arrivals: readonly Arrival[];
  /** Number of callbacks that its queue waits for. */
  readonly held: number;
  /** Other messages that were deleted. */
  readonly removed?: readonly MessageTable[] | undefined;
  /** Of a message of a workflow: see `Delivery`. */
  readonly steps?: readonly StepName[] | undefined;
}

/** Bytes of a response that are kept in the log; a dead letter keeps all of it. */
const LOGGED_RESPONSE = 16 * 1024;

/**
 * Writes the result of an attempt in one transaction: the log, the next attempt or the dead letter, and the
 * callbacks that it causes.
 */
export function settle(
  transaction: Transaction,
  composer: Composer,
  attempted: FinishedAttempt,
): Eventual<Settlement> {
  const { row, spec, outcome } = attempted;
  const step = nextAttempt({
    outcome,
    retried: row.retried,
    maxRetries: spec.retries,
    expression: spec.retryDelay,
    now: transaction.now(),
  });
  if (step.kind !== 'delivered') return settleFailed(transaction, composer, attempted, step);
  logEvent(transaction, row, 'DELIVERED', told(outcome));
  return end(transaction, composer, attempted, undefined);
}

async function settleFailed(
  transaction: Transaction,
  composer: Composer,
  attempted: FinishedAttempt,
  step: Exclude<NextStep, { readonly kind: 'delivered' }>,
): Promise<Settlement> {
  const { row, outcome } = attempted;
  logEvent(transaction, row, 'ERROR', told(outcome));
  // It may have been canceled, or its queue deleted, during the delivery.
  const current = await transaction.get(messageRow, { seq: row.seq });
  if (current === undefined || current.canceled === 1) {
    logEvent(transaction, row, 'CANCELED');
    endScheduled(transaction, row, 'FAIL');
    transaction.add(deleteMessage, { seq: row.seq });
    return ENDED;
  }
  if (step.kind === 'giveUp') {
    const ticket = await giveUp(transaction, attempted);
    logEvent(transaction, row, 'FAILED');
    return end(transaction, composer, attempted, ticket);
  }
  const due = Math.ceil(step.at);
  logEvent(transaction, row, 'RETRY', { detail: { nextDeliveryTime: due } });
  const again = placeOf(row);
  transaction.add(rescheduleMessage, {
    ...again,
    seq: row.seq,
    due,
    retried: row.retried + 1,
  });
  const callbacks = await sendCallbacks(transaction, composer, { attempted, place: again });
  return {
    ended: false,
    arrivals: [{ seq: row.seq, lane: again.lane, due }, ...callbacks.arrivals],
    held: callbacks.held,
  };
}

/** Ends a message: only callbacks follow. */
function end(
  transaction: Transaction,
  composer: Composer,
  attempted: FinishedAttempt,
  deadLetter: number | undefined,
): Eventual<Settlement> {
  const { row, spec } = attempted;
  endScheduled(transaction, row, deadLetter === undefined ? 'SUCCESS' : 'FAIL');
  const message = { seq: row.seq };
  if (!hasCallbacks(spec)) {
    // A server is not waited for, message by message, only to learn what changes nothing.
    transaction.add(deleteMessage, message);
    return ENDED;
  }
  return andThen(transaction.run(deleteMessage, message), (deleted) => {
    // Its queue may have been deleted during the delivery.
    if (deleted === 0) return ENDED;
    const end = { attempted, place: placeOf(row), finished: true, deadLetter };
    return sendCallbacks(transaction, composer, end).then((sent) => ({ ended: true, ...sent }));
  });
}

function hasCallbacks({ callback, failureCallback }: MessageSpec): boolean {
  return callback !== undefined || failureCallback !== undefined;
}

/** A retry in a queue keeps its turn, and leaves the line of waiting messages. */
function placeOf(row: WholeMessage): Pick<WholeMessage, 'lane' | 'holds' | 'turn'> {
  if (row.queue === null || row.holds !== null) return row;
  const { owner, seq } = row;
  return { lane: writeLaneName({ kind: 'retry', owner, seq }), holds: row.lane, turn: seq };
}

/** @returns the ticket of the dead letter */
async function giveUp(transaction: Transaction, attempted: FinishedAttempt): Promise<number> {
  const { row, outcome } = attempted;
  const ticket = transaction.ticket();
  const { status, ...detail } = detailOf(outcome);
  transaction.add(insertDeadLetter, {
    ticket,
    owner: row.owner,
    message: row.seq,
    url: row.url,
    group_name: row.group_name,
    endpoint: row.endpoint,
    queue: row.queue,
    schedule: row.schedule,
    labels: row.labels,
    flow_key: row.flow_key,
    caller_ip: row.caller_ip,
    status: status ?? 0,
    detail: JSON.stringify({ ...detail, retried: row.retried } satisfies RowDetail),
    response: outcome.kind === 'response' ? outcome.body : null,
  });
  return ticket;
}

/** The event that callbacks report. */
interface CallbackOccasion {
  readonly attempted: FinishedAttempt;
  /** The turn that the message belongs to. */
  readonly place: Pick<WholeMessage, 'holds' | 'turn'>;
  /** Whether no further attempt follows. */
  readonly finished?: boolean;
  /** The ticket of the dead letter that it has become. */
  readonly deadLetter?: number | undefined;
}

async function sendCallbacks(
  transaction: Transaction,
  composer: Composer,
  { attempted, place, finished = false, deadLetter }: CallbackOccasion,
): Promise<{ readonly arrivals: readonly Arrival[]; readonly held: number }> {
  const { row, spec, message, outcome, maxMessageSize } = attempted;
  if (!hasCallbacks(spec)) return NO_CALLBACKS;
  const orders = [spec.callback, spec.failureCallback].filter(
    (order) =>
      order !== undefined &&
      isDue(order, outcome.kind === 'response', finished, deadLetter !== undefined),
  );
  if (orders.length === 0) return NO_CALLBACKS;
  const now = transaction.now();
  const { body, truncated } = composer.callbackBody({
    message,
    outcome,
    ...(deadLetter !== undefined && { dlqId: dlqIdOf(deadLetter) }),
    maxSize: maxMessageSize,
  });
  const holds =
    place.holds !== null && place.turn !== null
      ? { lane: place.holds, turn: place.turn }
      : undefined;
  const arrivals: Arrival[] = [];
  for (const order of orders) {
    arrivals.push(
      storeMessage(transaction, {
        owner: row.owner,
        url: order!.url,
        host: hostOf(order!.url),
        labels: [],
        callerIp: row.caller_ip,
        spec: callbackSpec(order!, spec, Math.floor(now)),
        body,
        truncated,
        holds,
      }),
    );
  }
  await countDailyUsage(transaction, row.owner, orders.length);
  return { arrivals, held: holds === undefined ? 0 : arrivals.length };
}

const ENDED: Settlement = { ended: true, arrivals: [], held: 0 };
const NO_CALLBACKS = { arrivals: [], held: 0 } as const;

/** In the base contract a callback follows the end of the delivery, in the hosted service each attempt. */
function isDue(
  order: CallbackOrder,
  response: boolean,
  finished: boolean,
  failed: boolean,
): boolean {
  switch (order.when) {
    case 'attempted':
      return response;
    case 'finished':
      return finished;
    case 'failed':
      return failed;
  }
}

function callbackSpec(order: CallbackOrder, source: MessageSpec, now: number): MessageSpec {
  return {
    method: order.method,
    headers: withType(order.headers),
    retries: order.retries ?? source.retries,
    retryDelay: order.retryDelay,
    timeout: Math.min(order.timeout ?? source.timeout, source.timeout),
    notBefore: now,
    // The callback's body contains the message's headers and body unredacted.
    redaction: source.redaction && { ...source.redaction, body: true },
    region: source.region,
  };
}

/** Its body is JSON, unless the publisher chose another type. */
function withType(headers: HeaderList): HeaderList {
  if (headers.some(([name]) => name.toLowerCase() === 'content-type')) return headers;
  return [['Content-Type', 'application/json'], ...headers];
}

export function told(outcome: Outcome): EventFacts {
  if (outcome.kind === 'failure') return { detail: detailOf(outcome) };
  const { body } = outcome;
  return { detail: detailOf(outcome), response: body.subarray(0, LOGGED_RESPONSE) };
}

function detailOf(outcome: Outcome): RowDetail {
  return outcome.kind === 'failure'
    ? { error: outcome.reason }
    : { status: outcome.status, headers: outcome.headers };
}
