import { QueueError } from '../../errors.ts';
import type { CallbackOrder, FlowControl, PublishOrder } from '../../message.ts';
import { asBuffer } from '../messages/describe.ts';
import { publishOrder, PublishEffects, type Publishing } from '../publish/publish.ts';
import type { RetryOverrides } from '../../resources.ts';
import {
  deadLetterRow,
  deleteDeadLetter,
  type WholeDeadLetter,
} from '../store/dead-letter-rows.ts';
import { flowControlRow } from '../store/flow-control-rows.ts';
import { readLabels, readSpec, type MessageSpec } from '../store/message-spec.ts';
import type { Owner } from '../store/owners.ts';
import type { Transaction } from '../store/query.ts';
import { dlqIdOf } from '../store/tickets.ts';
import type { QueueUserLimits } from '../../user.ts';

interface Republished {
  /** The ids of the new messages. */
  readonly items: readonly string[];
  readonly effects: PublishEffects;
  /** The first refusal, if any. */
  readonly refused: QueueError | undefined;
}

/** Republishes dead letters. One that is refused, or no longer exists, does not stop the others. */
export async function republishSome(
  transaction: Transaction,
  owner: Owner,
  tickets: readonly number[],
  overrides: RetryOverrides,
): Promise<Republished> {
  const effects = new PublishEffects();
  const publishing = { transaction, owner, effects };
  const items: string[] = [];
  let refused: QueueError | undefined;
  for (const ticket of tickets) {
    try {
      items.push(await republish(publishing, ticket, overrides));
    } catch (error) {
      if (!(error instanceof QueueError)) throw error;
      if (error.code !== 'deadLetterNotFound') refused ??= error;
    }
  }
  return { items, effects, refused };
}

/**
 * Republishes a dead letter as a new message, and deletes it.
 * @returns the id of the new message
 * @throws QueueError if it does not exist, or the message is refused: nothing has changed then
 */
async function republish(
  publishing: Publishing,
  ticket: number,
  overrides: RetryOverrides,
): Promise<string> {
  const { transaction, owner } = publishing;
  const row = await transaction.get(deadLetterRow, { owner: owner.owner, ticket });
  if (row === undefined) throw new QueueError('deadLetterNotFound', { id: dlqIdOf(ticket) });
  const spec = readSpec(row.spec!);
  const flowControl = spec.flowControl && (await limitsNow(transaction, owner, spec.flowControl));
  const order = { ...orderOf(row, spec, owner.limits), flowControl, ...overrides };
  const origin = {
    schedule: row.schedule ?? undefined,
    group: row.group_name ?? undefined,
    endpoint: row.endpoint ?? undefined,
  };
  const whole = { ...order, body: order.body ?? asBuffer(row.body!) };
  const [message] = await publishOrder(publishing, whole, origin);
  await transaction.run(deleteDeadLetter, { owner: owner.owner, ticket });
  return message!.messageId;
}

/**
 * The limits of its flow-control key may have changed since; if the key is gone, the message sets its own again.
 */
async function limitsNow(
  transaction: Transaction,
  { owner }: Owner,
  control: FlowControl,
): Promise<FlowControl> {
  const { key } = control;
  const known = await transaction.get(flowControlRow, { owner, key });
  return known === undefined ? control : { key };
}

/** The original order except for its time: it is due at once. */
function orderOf(row: WholeDeadLetter, spec: MessageSpec, limits: QueueUserLimits): PublishOrder {
  return {
    destination: { url: row.url },
    method: spec.method,
    headers: spec.headers,
    body: asBuffer(row.body!),
    retries: Math.min(spec.retries, limits.maxRetries),
    retryDelay: spec.retryDelay,
    timeout: spec.timeout,
    callback: withinLimits(spec.callback, limits),
    failureCallback: withinLimits(spec.failureCallback, limits),
    queue: row.queue ?? undefined,
    labels: readLabels(row.labels),
    redaction: spec.redaction,
    region: spec.region,
    callerIp: row.caller_ip,
  };
}

/** The user's limits may have been lowered since it was published. */
function withinLimits(
  callback: CallbackOrder | undefined,
  { maxRetries }: QueueUserLimits,
): CallbackOrder | undefined {
  if (callback?.retries === undefined) return callback;
  return { ...callback, retries: Math.min(callback.retries, maxRetries) };
}
