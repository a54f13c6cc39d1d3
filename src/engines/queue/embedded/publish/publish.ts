import { andThen, type Eventual } from '../../../../base/and-then.ts';
import { QueueError } from '../../errors.ts';
import { hostOf, storeMessage, type Arrival } from '../dispatch/new-message.ts';
import type { HeaderList, Published, PublishOrder } from '../../message.ts';
import { isPassedOn } from '../../request-headers.ts';
import type { GroupEndpoint } from '../../resources.ts';
import { groupRow, readEndpoints, readHeaders } from '../store/group-rows.ts';
import type { MessageSpec } from '../store/message-spec.ts';
import type { Owner } from '../store/owners.ts';
import type { Transaction } from '../store/query.ts';
import { countQueues, insertQueue, queueRow } from '../store/queue-rows.ts';
import type { FlowControlTable, QueueTable } from '../store/schema.ts';
import { messageIdOf } from '../store/tickets.ts';
import { takeDailyUsage } from './daily-limit.ts';
import { checkDestinationUrl, checkOrder, retriesOf } from '../../checks/order.ts';
import { deduplicationKey } from '../../checks/deduplication-key.ts';
import { takeFlowControl } from '../flow-control/take-limits.ts';
import { duplicateOf, upsertDeduplication } from '../store/deduplication-rows.ts';

/** The parts of an order that don't come from its publisher. */
export interface Origin {
  readonly schedule?: string | undefined;
  /** Of a republished message: the URL group and the endpoint that its URL belongs to. */
  readonly group?: string | undefined;
  readonly endpoint?: string | undefined;
}

/** The changes of publishing, of which the dispatcher is told after the commit. */
export class PublishEffects {
  readonly arrivals: Arrival[] = [];
  readonly flowControls: FlowControlTable[] = [];
}

/** The context of the publishes of one owner within one transaction. */
export interface Publishing {
  readonly transaction: Transaction;
  readonly owner: Owner;
  /** Collects the changes of all publishes of the transaction. */
  readonly effects: PublishEffects;
}

interface Target extends GroupEndpoint {
  readonly group?: string | undefined;
}

/**
 * Stores the message of an order, or one for each endpoint of its group.
 * @throws QueueError if it is refused; nothing has been written then
 */
export function publishOrder(
  publishing: Publishing,
  order: PublishOrder,
  origin: Origin = NO_ORIGIN,
): Eventual<readonly Published[]> {
  const { transaction, owner } = publishing;
  const now = transaction.now();
  checkOrder(order, owner.limits, now);
  const key = deduplicationKey(order);
  const { destination } = order;
  if (key === undefined && 'url' in destination) {
    const found = urlTarget(destination.url, order.headers, origin);
    const storing = { order, origin, now, key, earlier: NONE, ...found };
    return andThen(admit(publishing, order, 1), (queue) => store(publishing, storing, queue));
  }
  return publishAfterReading(publishing, { order, origin, now, key });
}

/** An order that passed the checks which need no reads. */
interface Checked {
  readonly order: PublishOrder;
  readonly origin: Origin;
  /** When it was checked, Unix milliseconds. */
  readonly now: number;
  /** See {@link deduplicationKey}. */
  readonly key: string | undefined;
}

/** An order with its targets, and which of them have had the message before. */
interface Targeted extends Checked, Targets {
  readonly earlier: readonly (number | undefined)[];
}

/** Publishes to a group, or with deduplication. */
async function publishAfterReading(
  publishing: Publishing,
  checked: Checked,
): Promise<readonly Published[]> {
  const { transaction, owner } = publishing;
  const { order, origin, key } = checked;
  const { destination, headers } = order;
  const found =
    'url' in destination
      ? urlTarget(destination.url, headers, origin)
      : await groupTargets(transaction, owner.owner, destination.group, headers);
  const { targets } = found;
  const earlier =
    key === undefined ? NONE : await duplicatesOf(transaction, owner.owner, targets, key);
  const fresh = targets.filter((_, index) => earlier[index] === undefined);
  const queue = fresh.length > 0 ? await admit(publishing, order, fresh.length) : undefined;
  return store(publishing, { ...checked, ...found, earlier }, queue);
}

function store(
  { transaction, owner, effects }: Publishing,
  { order, origin, now, key, targets, headers, earlier }: Targeted,
  queue: QueueTable | undefined,
): readonly Published[] {
  const spec = specOf(order, owner, headers, now);
  const published: Published[] = [];
  for (const [index, target] of targets.entries()) {
    const duplicate = earlier[index];
    if (duplicate !== undefined) {
      published.push(publishedOf(target, order, duplicate, true));
      continue;
    }
    const arrival = storeMessage(transaction, {
      owner: owner.owner,
      url: target.url,
      host: hostOf(target.url),
      group: target.group,
      endpoint: target.name,
      queue,
      schedule: origin.schedule,
      labels: order.labels,
      callerIp: order.callerIp,
      spec,
      body: order.body,
    });
    if (key !== undefined) {
      rememberMessage(transaction, owner.owner, keyOf(key, target), arrival.seq);
    }
    effects.arrivals.push(arrival);
    published.push(publishedOf(target, order, arrival.seq, false));
  }
  return published;
}

/**
 * Counts messages, and stores what their order says about its queue and its flow-control key.
 * @returns the queue @throws QueueError if they are refused; nothing has been written then
 */
function admit(
  publishing: Publishing,
  order: PublishOrder,
  messages: number,
): Eventual<QueueTable | undefined> {
  return order.queue === undefined && order.flowControl === undefined
    ? andThen(takeDailyUsage(publishing.transaction, publishing.owner, messages), () => undefined)
    : admitToLane(publishing, order, messages);
}

async function admitToLane(
  { transaction, owner, effects }: Publishing,
  { queue: name, flowControl }: PublishOrder,
  messages: number,
): Promise<QueueTable | undefined> {
  const { maxQueues } = owner.limits;
  let queue: QueueTable | undefined;
  if (name !== undefined) {
    queue = await transaction.get(queueRow, { owner: owner.owner, name });
    if (queue === undefined) await checkQueueCount(transaction, owner.owner, maxQueues);
  }
  await takeDailyUsage(transaction, owner, messages);
  if (name !== undefined && queue === undefined) {
    const wanted = { name, parallelism: 1, paused: 0 };
    queue = await createQueue(transaction, owner.owner, maxQueues, wanted);
  }
  if (flowControl !== undefined) {
    const changed = await takeFlowControl(transaction, owner.owner, flowControl);
    if (changed !== undefined) effects.flowControls.push(changed);
  }
  return queue;
}

const NO_ORIGIN: Origin = {};
const NONE: readonly undefined[] = [];

function publishedOf(
  target: Target,
  order: PublishOrder,
  seq: number,
  deduplicated: boolean,
): Published {
  return {
    messageId: messageIdOf(seq),
    ...((target.group !== undefined || order.queue !== undefined) && { url: target.url }),
    ...(deduplicated && { deduplicated }),
  };
}

/** The destinations of an order, with their headers. */
interface Targets {
  readonly targets: readonly Target[];
  readonly headers: HeaderList;
}

function urlTarget(url: string, headers: HeaderList, { group, endpoint: name }: Origin): Targets {
  checkDestinationUrl(url);
  return { targets: [{ url, group, name }], headers };
}

async function groupTargets(
  transaction: Transaction,
  owner: number,
  group: string,
  headers: HeaderList,
): Promise<Targets> {
  const row = await transaction.get(groupRow, { owner, name: group });
  if (row === undefined) throw new QueueError('groupNotFound', { name: group });
  const own = new Set(headers.map(([name]) => name.toLowerCase()));
  const added = readHeaders(row.headers).filter(
    ([name]) => isPassedOn(name) && !own.has(name.toLowerCase()),
  );
  return {
    targets: readEndpoints(row.endpoints).map((endpoint) => ({ ...endpoint, group })),
    headers: [...headers, ...added],
  };
}

/** Each endpoint of a group has separate messages, and so separate duplicates. */
function keyOf(key: string, { group, url }: Target): string {
  return group === undefined ? key : `${key}\n${url}`;
}

async function duplicatesOf(
  transaction: Transaction,
  owner: number,
  targets: readonly Target[],
  key: string,
): Promise<readonly (number | undefined)[]> {
  const found: (number | undefined)[] = [];
  for (const target of targets) {
    found.push(await findDuplicate(transaction, owner, keyOf(key, target)));
  }
  return found;
}

/** Creates a queue. @throws QueueError `tooManyQueues` */
export async function createQueue(
  transaction: Transaction,
  owner: number,
  limit: number,
  queue: Pick<QueueTable, 'name' | 'parallelism' | 'paused'>,
): Promise<QueueTable> {
  await checkQueueCount(transaction, owner, limit);
  const updated_at = Math.floor(transaction.now());
  const row: QueueTable = { owner, created: transaction.ticket(), updated_at, ...queue };
  await transaction.run(insertQueue, row);
  return row;
}

async function checkQueueCount(
  transaction: Transaction,
  owner: number,
  limit: number,
): Promise<void> {
  const { queues } = (await transaction.get(countQueues, { owner }))!;
  if (queues >= limit) throw new QueueError('tooManyQueues', { limit });
}

function specOf(
  order: PublishOrder,
  { limits }: Owner,
  headers: HeaderList,
  now: number,
): MessageSpec {
  return {
    method: order.method,
    headers,
    retries: retriesOf(order, limits),
    retryDelay: order.retryDelay,
    timeout: Math.min(order.timeout ?? limits.timeout, limits.timeout),
    notBefore: firstDue(order, now),
    callback: order.callback,
    failureCallback: order.failureCallback,
    flowControl: order.flowControl,
    redaction: order.redaction,
    region: order.region,
  };
}

/** When a message is first due: at the requested time, but never before it was published. */
function firstDue({ notBefore, delay = 0 }: PublishOrder, now: number): number {
  const asked = notBefore ?? (delay > 0 ? Math.ceil(now + delay) : 0);
  return Math.max(asked, Math.floor(now));
}

/** Milliseconds in which a message has duplicates: ten minutes, as the hosted service documents. */
const DEDUPLICATION_WINDOW = 10 * 60 * 1000;

/** The message that an order duplicates, if any. */
async function findDuplicate(
  transaction: Transaction,
  owner: number,
  key: string,
): Promise<number | undefined> {
  const now = Math.floor(transaction.now());
  return (await transaction.get(duplicateOf, { owner, key, now }))?.message;
}

/** Starts the deduplication window of a message. */
function rememberMessage(
  transaction: Transaction,
  owner: number,
  key: string,
  message: number,
): void {
  const now = Math.floor(transaction.now());
  const expires = now + DEDUPLICATION_WINDOW;
  transaction.add(upsertDeduplication, { owner, key, message, expires });
}
