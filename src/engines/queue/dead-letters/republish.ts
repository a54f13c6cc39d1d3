import { QueueError } from '../errors.ts';
import type { CallbackOrder, PublishOrder } from '../message.ts';
import { asBuffer } from '../messages/describe.ts';
import { publishOrder, type PublishEffects } from '../publish/publish.ts';
import type { RetryOverrides } from '../resources.ts';
import {
  deadLetterRow,
  deleteDeadLetter,
  type WholeDeadLetter,
} from '../store/dead-letter-rows.ts';
import { readLabels, readSpec } from '../store/message-spec.ts';
import type { Owner } from '../store/owners.ts';
import type { Transaction } from '../store/query.ts';
import { dlqIdOf } from '../store/tickets.ts';
import type { QueueUserLimits } from '../user.ts';

/**
 * Publishes a dead letter once more, as a new message, and deletes it.
 * @returns the id of the new message
 * @throws QueueError where there is none, or the message is refused: nothing has been changed then
 */
export async function republish(
  transaction: Transaction,
  owner: Owner,
  ticket: number,
  overrides: RetryOverrides,
  effects: PublishEffects,
): Promise<string> {
  const row = await transaction.get(deadLetterRow, { owner: owner.owner, ticket });
  if (row === undefined) throw new QueueError('deadLetterNotFound', { id: dlqIdOf(ticket) });
  const order = { ...orderOf(row, owner.limits), ...overrides };
  const origin = {
    schedule: row.schedule ?? undefined,
    group: row.group_name ?? undefined,
    endpoint: row.endpoint ?? undefined,
  };
  const [message] = await publishOrder(
    transaction,
    owner,
    { ...order, body: order.body ?? asBuffer(row.body!) },
    effects,
    origin,
  );
  await transaction.run(deleteDeadLetter, { owner: owner.owner, ticket });
  return message!.messageId;
}

/** What was published, but when: it is due at once. Limits of its flow-control key may have been changed since. */
function orderOf(row: WholeDeadLetter, limits: QueueUserLimits): PublishOrder {
  const spec = readSpec(row.spec!);
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
    flowControl: spec.flowControl && { key: spec.flowControl.key },
    labels: readLabels(row.labels),
    redaction: spec.redaction,
    callerIp: row.caller_ip,
  };
}

/** Limits may have been lowered since it was published. */
function withinLimits(
  callback: CallbackOrder | undefined,
  { maxRetries }: QueueUserLimits,
): CallbackOrder | undefined {
  if (callback?.retries === undefined) return callback;
  return { ...callback, retries: Math.min(callback.retries, maxRetries) };
}
