import type { Eventual } from '../../../../base/and-then.ts';
import type { Clock } from '../../../../base/clock.ts';
import type { Dispatcher } from '../dispatch/dispatcher.ts';
import { QueueError, type RateLimit } from '../../errors.ts';
import type { Messages as MessagesOfEngine } from '../../engine.ts';
import type { PublishOrder } from '../../message.ts';
import type { MessageFilter } from '../../filter.ts';
import { dailyUsage } from '../publish/daily-limit.ts';
import { publishOrder, PublishEffects, type Publishing } from '../publish/publish.ts';
import type { PublishResult, QueuedMessage } from '../../resources.ts';
import { wholeMessage, loggedMessage, rescheduleMessage } from '../store/message-rows.ts';
import type { Owners } from '../store/owners.ts';
import type { Transaction } from '../store/query.ts';
import type { QueueStore } from '../store/queue-store.ts';
import { seqOfMessageId } from '../store/tickets.ts';
import type { QueueUser } from '../../user.ts';
import { cancelMany } from './cancel-many.ts';
import { cancelWithRun, tellCanceled, type RunsOfMessages } from './cancel-with-run.ts';
import { describeMessage } from './describe.ts';
import type { Arrival } from '../dispatch/new-message.ts';

/**
 * With how many messages a transaction is enough, so that other work does not wait long: each order may be for a group
 * with thousands of endpoints.
 */
const MESSAGES_PER_WRITE = 1000;

export interface MessagesParts {
  readonly store: QueueStore;
  readonly owners: Owners;
  readonly dispatcher: Dispatcher;
  readonly clock: Clock;
  readonly runs: RunsOfMessages;
}

/** Publishes messages, and manages them until they are delivered. */
export class Messages implements MessagesOfEngine {
  readonly #parts: MessagesParts;

  constructor(parts: MessagesParts) {
    this.#parts = parts;
  }

  async publish(user: QueueUser, orders: readonly PublishOrder[]): Promise<PublishResult[]> {
    const { store, owners, dispatcher } = this.#parts;
    const owner = owners.known(user) ?? (await owners.of(user));
    const done: PublishResult[] = [];
    while (done.length < orders.length) {
      const left = done.length === 0 ? orders : orders.slice(done.length);
      try {
        const { results, effects } = await store.write((transaction) => {
          const publishing = { transaction, owner, effects: new PublishEffects() };
          return publishFrom(publishing, left, []);
        });
        published(dispatcher, effects);
        done.push(...results);
      } catch (error) {
        // Some have been stored already, so the client must not retry all of them.
        if (done.length === 0 || !(error instanceof QueueError)) throw error;
        done.push(...left.map(() => ({ error })));
      }
    }
    return done;
  }

  async get(user: QueueUser, messageId: string): Promise<QueuedMessage> {
    const { store, owners } = this.#parts;
    const { owner } = await owners.of(user);
    const seq = seqOfMessageId(messageId);
    const row =
      seq === undefined
        ? undefined
        : await store.read((reader) => reader.get(wholeMessage, { seq }));
    if (row === undefined || row.owner !== owner || row.canceled === 1) {
      throw new QueueError('messageNotFound', { id: messageId });
    }
    return describeMessage(row, row.retried);
  }

  async cancel(user: QueueUser, messageId: string): Promise<void> {
    const { store, owners, dispatcher, runs } = this.#parts;
    const { owner } = await owners.of(user);
    const seq = seqOfMessageId(messageId);
    const canceled =
      seq === undefined
        ? undefined
        : await store.write((transaction: Transaction) =>
            cancelWithRun(transaction, owner, seq, {
              shares: store.shares,
              isUnderWay: (message) => dispatcher.isUnderWay(message),
              runs,
            }),
          );
    if (canceled === undefined) throw new QueueError('messageNotFound', { id: messageId });
    tellCanceled(dispatcher, canceled);
  }

  async run(user: QueueUser, messageId: string): Promise<void> {
    const { store, owners, dispatcher } = this.#parts;
    const { owner } = await owners.of(user);
    const arrival = await store.write((transaction: Transaction) =>
      runMessage(transaction, owner, messageId),
    );
    dispatcher.arrived([arrival]);
  }

  async cancelMany(user: QueueUser, filter: MessageFilter, count: number): Promise<number> {
    const { owner } = await this.#parts.owners.of(user);
    return cancelMany(this.#parts, owner, filter, count);
  }

  /** How many messages the user may still publish today. */
  async dailyUsage(user: QueueUser): Promise<RateLimit> {
    const { store, owners } = this.#parts;
    const owner = await owners.of(user);
    return store.read((reader) => dailyUsage(reader, owner, this.#parts.clock.now()));
  }
}

interface AllPublished {
  readonly results: PublishResult[];
  readonly effects: PublishEffects;
}

/**
 * Publishes the orders that have no result yet, one after another; at once as long as none has to wait. Ends when the
 * transaction has enough messages, although orders may be left.
 */
function publishFrom(
  publishing: Publishing,
  orders: readonly PublishOrder[],
  results: PublishResult[],
): Eventual<AllPublished> {
  const { effects } = publishing;
  while (results.length < orders.length && effects.arrivals.length < MESSAGES_PER_WRITE) {
    const order = orders[results.length]!;
    const pending = publishOne(publishing, order);
    if (pending instanceof Promise) {
      return pending.then((result) => {
        results.push(result);
        return publishFrom(publishing, orders, results);
      });
    }
    results.push(pending);
  }
  return { results, effects };
}

/** A refused order does not stop the others. */
function publishOne(publishing: Publishing, order: PublishOrder): Eventual<PublishResult> {
  try {
    const messages = publishOrder(publishing, order);
    return messages instanceof Promise
      ? messages.then((messages) => ({ messages }), refusalOf)
      : { messages };
  } catch (error) {
    return refusalOf(error);
  }
}

/** @throws the error if it is no refusal */
function refusalOf(error: unknown): PublishResult {
  if (error instanceof QueueError) return { error };
  throw error;
}

/** Tells the dispatcher of published messages, after the commit. */
export function published(dispatcher: Dispatcher, effects: PublishEffects): void {
  for (const row of effects.flowControls) dispatcher.flowControlChanged(row, false);
  dispatcher.arrived(effects.arrivals);
}

/**
 * Makes a message due at once that waits for a later moment. A message that is being delivered was due before, so none of
 * those is moved, whichever process delivers it.
 * @returns where the message is in line, for when this is committed
 * @throws QueueError `messageNotFound`, `messageNotWaiting`, `messageInQueue`
 */
async function runMessage(
  transaction: Transaction,
  owner: number,
  messageId: string,
): Promise<Arrival> {
  const seq = seqOfMessageId(messageId);
  const row = seq === undefined ? undefined : await transaction.get(loggedMessage, { seq });
  const now = transaction.now();
  if (row === undefined || row.owner !== owner || row.canceled === 1) {
    throw new QueueError('messageNotFound', { id: messageId });
  }
  if (row.queue !== null) {
    throw new QueueError('messageInQueue', { id: messageId, queue: row.queue });
  }
  if (row.due <= now) throw new QueueError('messageNotWaiting', { id: messageId });
  const { lane, retried, holds, turn } = row;
  const arrival = { seq: row.seq, lane, due: Math.floor(now) };
  transaction.add(rescheduleMessage, { ...arrival, retried, holds, turn });
  transaction.notify(owner, { kind: 'arrived', ...arrival });
  return arrival;
}
