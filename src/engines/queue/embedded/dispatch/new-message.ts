import { memoize } from '../../../../base/memoize.ts';
import { writeLaneName } from '../store/lane-name.ts';
import { logCreated, type CreatedRow, type RowDetail } from '../store/log-rows.ts';
import { insertMessage } from '../store/message-rows.ts';
import { writeLabels, type MessageSpec } from '../store/message-spec.ts';
import type { Transaction } from '../store/query.ts';

/** A message to be stored: published, scheduled, a callback, or a republished dead letter. */
export interface NewMessage {
  readonly owner: number;
  readonly url: string;
  readonly host: string;
  readonly group?: string | undefined;
  readonly endpoint?: string | undefined;
  /** Its queue, and when that was created. */
  readonly queue?: { readonly name: string; readonly created: number } | undefined;
  readonly schedule?: string | undefined;
  readonly labels: readonly string[];
  readonly callerIp: string;
  readonly spec: MessageSpec;
  readonly body: Buffer;
  /** The queue that waits for it, and the turn in it that it belongs to. */
  readonly holds?: { readonly lane: string; readonly turn: number } | undefined;
  /** Of a callback: whether its body was truncated. */
  readonly truncated?: boolean | undefined;
  /**
   * Of a message that has failed before: its number of retries, and when its next attempt may
   * begin.
   */
  readonly retried?: number | undefined;
  readonly due?: number | undefined;
  /** Bytes that are delivered; those of the body if omitted. */
  readonly size?: number | undefined;
  /** Of a message that others have to end before: it is stored, and queued later. */
  readonly held?: boolean | undefined;
}

/** The position of a waiting message. */
export interface Arrival {
  readonly seq: number;
  readonly lane: string;
  readonly due: number;
  /** Of a message that has just been stored. */
  readonly content?: CreatedRow | undefined;
}

/** Stores a message, and queues it unless it is held. */
export function storeMessage(transaction: Transaction, message: NewMessage): Arrival {
  const { owner, url, host, queue, spec, body } = message;
  const seq = transaction.ticket();
  const { due = spec.notBefore, retried = 0 } = message;
  const flowKey = spec.flowControl?.key ?? null;
  const lane = laneOf(message);
  const detail: RowDetail = {
    nextDeliveryTime: due,
    ...(message.truncated === true && { truncated: true }),
  };
  const content: CreatedRow = {
    ticket: seq,
    owner,
    message: seq,
    url,
    group_name: message.group ?? null,
    endpoint: message.endpoint ?? null,
    queue: queue?.name ?? null,
    schedule: message.schedule ?? null,
    labels: writeLabels(message.labels),
    flow_key: flowKey,
    caller_ip: message.callerIp,
    state: 'CREATED',
    detail: JSON.stringify(detail),
    spec: JSON.stringify(spec),
    body,
  };
  logCreated(transaction, content);
  const { size = body.length, held = false } = message;
  if (held) return { seq, lane, due };
  transaction.add(insertMessage, {
    seq,
    owner,
    lane,
    due,
    retried,
    canceled: 0,
    flow_key: flowKey,
    host,
    size,
    holds: message.holds?.lane ?? null,
    turn: message.holds?.turn ?? null,
  });
  transaction.notify(owner, { kind: 'arrived', lane, due, seq });
  return { seq, lane, due, content };
}

/** A message that was held, by its log row. */
export interface HeldMessage {
  readonly seq: number;
  readonly owner: number;
  readonly url: string;
  readonly spec: MessageSpec;
  readonly size: number;
}

/** Queues a message that was held. */
export function queueHeld(transaction: Transaction, message: HeldMessage): Arrival {
  const { seq, owner, url, spec, size } = message;
  const host = hostOf(url);
  const lane = laneOf({ owner, host, spec });
  const due = spec.notBefore;
  transaction.add(insertMessage, {
    seq,
    owner,
    lane,
    due,
    retried: 0,
    canceled: 0,
    flow_key: spec.flowControl?.key ?? null,
    host,
    size,
    holds: null,
    turn: null,
  });
  transaction.notify(owner, { kind: 'arrived', lane, due, seq });
  return { seq, lane, due };
}

function laneOf({
  owner,
  host,
  queue,
  spec,
}: Pick<NewMessage, 'owner' | 'host' | 'queue' | 'spec'>): string {
  if (queue !== undefined) {
    return writeLaneName({ kind: 'queue', owner, created: queue.created, queue: queue.name });
  }
  const key = spec.flowControl?.key;
  if (key !== undefined) return writeLaneName({ kind: 'flow', owner, key });
  return writeLaneName({ kind: 'host', owner, host });
}

/** Host and port of a checked URL. */
export const hostOf = memoize((url: string): string => {
  const start = url.indexOf('//') + 2;
  const end = url.slice(start).search(/[/?#]/);
  return (end === -1 ? url.slice(start) : url.slice(start, start + end)).toLowerCase();
});
