import type { Clock } from '../../../base/clock.ts';
import type {
  DataTransfer as KeepingOfEngine,
  ExportedDeadLetter,
  ExportedMessage,
  ExportedSchedule,
  ExportedOrder,
} from '../data-transfer.ts';
import type { QueueUser } from '../user.ts';
import { findDeadLetters } from './dead-letters/find.ts';
import type { Dispatcher } from './dispatch/dispatcher.ts';
import { hostOf, storeMessage, type Arrival, type NewMessage } from './dispatch/new-message.ts';
import { takeFlowControl } from './flow-control/take-limits.ts';
import { published } from './messages/messages.ts';
import { checkDestinationUrl, checkOrder, retriesOf } from '../checks/order.ts';
import { createQueue, type PublishEffects } from './publish/publish.ts';
import { readScheduleOrder } from './schedules/schedule-order.ts';
import { deadLetterRow, insertDeadLetter, type WholeDeadLetter } from './store/dead-letter-rows.ts';
import { logEvent, readDetail } from './store/log-rows.ts';
import {
  deleteMessage,
  loggedMessage,
  messageSizesAfter,
  wholeMessagesBetween,
  type WholeMessage,
} from './store/message-rows.ts';
import type { Owner, Owners } from './store/owners.ts';
import type { Transaction } from './store/query.ts';
import { queueRow } from './store/queue-rows.ts';
import type { QueueStore } from './store/queue-store.ts';
import { scheduleRows } from './store/schedule-rows.ts';
import { firstTicketAt } from './store/tickets.ts';
import { asBuffer, type DescribedRow } from './messages/describe.ts';
import { readLabels, readSpec, type MessageSpec } from './store/message-spec.ts';

export interface DataTransferParts {
  readonly store: QueueStore;
  readonly owners: Owners;
  readonly dispatcher: Dispatcher;
  readonly clock: Clock;
}

/** Messages that are read in one turn of the event loop, */
const MOST_ROWS = 200;
/** and bytes of their bodies, beyond which it is one message. */
const MOST_BYTES = 256 * 1024;

/** The data of a user as it was given, for export and import. */
export class EmbeddedDataTransfer implements KeepingOfEngine {
  readonly #parts: DataTransferParts;

  constructor(parts: DataTransferParts) {
    this.#parts = parts;
  }

  async schedules(user: QueueUser): Promise<readonly ExportedSchedule[]> {
    const { store, owners } = this.#parts;
    const { owner } = await owners.of(user);
    const rows = await store.read((reader) => reader.all(scheduleRows, { owner }));
    return rows.map((row) => ({ ...readScheduleOrder(row), paused: row.paused === 1 }));
  }

  async *messages(user: QueueUser): AsyncGenerator<readonly ExportedMessage[]> {
    const { store, owners } = this.#parts;
    const { owner } = await owners.of(user);
    const before = await store.write(async (transaction) => transaction.ticket());
    for (let after = -1; ;) {
      const page = { after, before, most: MOST_ROWS };
      const sizes = await store.read((reader) => reader.all(messageSizesAfter, page));
      const to = endOfPortion(sizes);
      if (to === undefined) return;
      const portion = { owner, after, to };
      const rows = await store.read((reader) => reader.all(wholeMessagesBetween, portion));
      yield rows.flatMap(exportedMessage);
      after = to;
    }
  }

  async *deadLetters(user: QueueUser): AsyncGenerator<readonly ExportedDeadLetter[]> {
    const { store, owners, clock } = this.#parts;
    const { owner, limits } = await owners.of(user);
    const first = firstTicketAt(clock.now() - limits.retention);
    const all = { owner, filter: {}, first, before: Infinity, earliestFirst: true };
    for await (const ticket of findDeadLetters(store, all)) {
      const row = await store.read((reader) => reader.get(deadLetterRow, { owner, ticket }));
      if (row !== undefined) yield [readExportedDeadLetter(row)];
    }
  }

  async addMessage(user: QueueUser, message: ExportedMessage): Promise<void> {
    const { store, owners, dispatcher } = this.#parts;
    const owner = await owners.of(user);
    const effects = await store.write(async (transaction) => {
      const { flowControls, ...arrival } = await add(transaction, owner, message);
      return { arrivals: [arrival], flowControls };
    });
    published(dispatcher, effects);
  }

  async addDeadLetter(user: QueueUser, letter: ExportedDeadLetter): Promise<void> {
    const { store, owners, dispatcher } = this.#parts;
    const owner = await owners.of(user);
    const effects = await store.write(async (transaction) => {
      const { seq, flowControls } = await add(transaction, owner, letter);
      const row = (await transaction.get(loggedMessage, { seq }))!;
      await transaction.run(deleteMessage, { seq });
      const { response, error, retried } = letter;
      const detail = { error, headers: response?.headers, retried };
      await transaction.run(insertDeadLetter, {
        ticket: transaction.ticket(),
        owner: row.owner,
        message: row.message,
        url: row.url,
        group_name: row.group_name,
        endpoint: row.endpoint,
        queue: row.queue,
        schedule: row.schedule,
        labels: row.labels,
        flow_key: row.flow_key,
        caller_ip: row.caller_ip,
        status: response?.status ?? 0,
        detail: JSON.stringify(detail),
        response: response?.body ?? null,
      });
      logEvent(transaction, row, 'FAILED');
      return { arrivals: [], flowControls };
    });
    published(dispatcher, effects);
  }
}

type Added = Arrival & Pick<PublishEffects, 'flowControls'>;

/**
 * Stores a message without counting it against the daily limit. @throws QueueError; nothing has
 * been written then
 */
async function add(transaction: Transaction, owner: Owner, order: ExportedMessage): Promise<Added> {
  const now = Math.floor(transaction.now());
  const { due, retried, notBefore = now } = order;
  checkOrder({ ...order, notBefore: due ?? notBefore }, owner.limits, now);
  const { url } = order.destination;
  checkDestinationUrl(url);
  const changed =
    order.flowControl && (await takeFlowControl(transaction, owner.owner, order.flowControl));
  const arrival = storeMessage(transaction, {
    owner: owner.owner,
    url,
    host: hostOf(url),
    group: order.group,
    endpoint: order.endpoint,
    queue: await queueOf(transaction, owner, order.queue),
    schedule: order.scheduleId,
    labels: order.labels,
    callerIp: order.callerIp,
    spec: {
      method: order.method,
      headers: order.headers,
      retries: retriesOf(order, owner.limits),
      retryDelay: order.retryDelay,
      timeout: Math.min(order.timeout ?? owner.limits.timeout, owner.limits.timeout),
      notBefore,
      callback: order.callback,
      failureCallback: order.failureCallback,
      flowControl: order.flowControl,
      redaction: order.redaction,
      region: order.region,
    },
    body: order.body,
    retried,
    due,
  });
  return { ...arrival, flowControls: changed === undefined ? [] : [changed] };
}

async function queueOf(
  transaction: Transaction,
  { owner, limits }: Owner,
  name: string | undefined,
): Promise<NewMessage['queue']> {
  if (name === undefined) return undefined;
  const found = await transaction.get(queueRow, { owner, name });
  return (
    found ?? createQueue(transaction, owner, limits.maxQueues, { name, parallelism: 1, paused: 0 })
  );
}

/** A message as it was published. */
function readOrder(row: DescribedRow, spec: MessageSpec, retried: number): ExportedOrder {
  const { url, group_name: group, endpoint, queue, schedule } = row;
  return {
    ...spec,
    destination: { url },
    group: group ?? undefined,
    endpoint: endpoint ?? undefined,
    queue: queue ?? undefined,
    scheduleId: schedule ?? undefined,
    body: asBuffer(row.body!),
    labels: readLabels(row.labels),
    callerIp: row.caller_ip,
    retried,
  };
}

/** The last message of those that are read together. @returns undefined if there are none */
function endOfPortion(messages: readonly Pick<WholeMessage, 'seq' | 'size'>[]): number | undefined {
  let bytes = 0;
  const beyond = messages.findIndex(({ size }) => (bytes += size) > MOST_BYTES);
  return beyond === -1 ? messages.at(-1)?.seq : messages[Math.max(beyond - 1, 0)]!.seq;
}

function exportedMessage(row: WholeMessage): ExportedMessage[] {
  const spec = readSpec(row.spec!);
  // A step without its run would begin a new one wherever it is imported.
  if (spec.run !== undefined) return [];
  const order = readOrder(row, spec, row.retried);
  // The order of messages in a queue depends on when they were first due: with a later time of a retry it
  // would lose its place.
  return [row.queue === null && row.due !== order.notBefore ? { ...order, due: row.due } : order];
}

function readExportedDeadLetter(row: WholeDeadLetter): ExportedDeadLetter {
  const { headers = {}, error, retried = 0 } = readDetail(row.detail);
  const order = readOrder(row, readSpec(row.spec!), retried);
  if (row.status === 0) return { ...order, error };
  const body = asBuffer(row.response ?? new Uint8Array(0));
  return { ...order, error, response: { status: row.status, headers, body } };
}
