import { QueueError } from '../../errors.ts';
import type { CallbackOrder, FlowControl, PublishOrder } from '../../message.ts';
import { asBuffer } from '../messages/describe.ts';
import { publishOrder, type PublishEffects } from '../publish/publish.ts';
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
  /** Why the first of those that were refused was. */
  readonly refused: QueueError | undefined;
}

/** Publishes dead letters once more. One that is refused, or no longer there, does not stop the others. */
export async function republishSome(
  transaction: Transaction,
  owner: Owner,
  tickets: readonly number[],
  overrides: RetryOverrides,
): Promise<Republished> {
  const effects: PublishEffects = { arrivals: [], flowControls: [] };
  const items: string[] = [];
  let refused: QueueError | undefined;
  for (const ticket of tickets) {
    try {
      items.push(await republish(transaction, owner, ticket, overrides, effects));
    } catch (error) {
      if (!(error instanceof QueueError)) throw error;
      if (error.code !== 'deadLetterNotFound') refused ??= error;
    }
  }
  return { items, effects, refused };
}

/**
 * Publishes a dead letter once more, as a new message, and deletes it.
 * @returns the id of the new message
 * @throws QueueError where there is none, or the message is refused: nothing has been changed then
 */
async function republish(
  transaction: Transaction,
  owner: Owner,
  ticket: number,
  overrides: RetryOverrides,
  effects: PublishEffects,
): Promise<string> {
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

/** Limits of its flow-control key may have been changed since; where the key has gone they are its own again. */
async function limitsNow(
  transaction: Transaction,
  { owner }: Owner,
  control: FlowControl,
): Promise<FlowControl> {
  const { key } = control;
  const known = await transaction.get(flowControlRow, { owner, key });
  return known === undefined ? control : { key };
}

/** What was published, but when: it is due at once. */
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

/** Limits may have been lowered since it was published. */
function withinLimits(
  callback: CallbackOrder | undefined,
  { maxRetries }: QueueUserLimits,
): CallbackOrder | undefined {
  if (callback?.retries === undefined) return callback;
  return { ...callback, retries: Math.min(callback.retries, maxRetries) };
}
