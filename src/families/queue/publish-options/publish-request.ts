import { andThen, type Eventual } from '../../../base/and-then.ts';
import type { PublishOrder } from '../../../engines/queue/message.ts';
import type { ScheduleOrder } from '../../../engines/queue/resources.ts';
import { callerIpOf, type QueueCaller } from '../caller.ts';
import { type MessageSource, readDeliveryOrder } from './delivery-order.ts';
import { readDestination } from './destination.ts';
import { PublishHeaders } from './publish-headers.ts';
import { withoutSettings, type GroupSettings } from './group-headers.ts';
import { OF_QUEUES, readPublishOrder, refuse } from './publish-order.ts';
import { textOf } from './header-text.ts';
import { misplacedHeader } from './setting.ts';

/** The parts of a request that define an order. */
export interface PublishRequest {
  readonly caller: QueueCaller;
  readonly rawQuery: string;
  readonly rawHeaders: readonly string[];
  readonly rawBody: Buffer;
  readonly remoteAddress: string | undefined;
}

/** Reads the order of a publish. @throws HttpError */
export function readPublish(
  request: PublishRequest,
  ofGroup: GroupSettings,
  destination: string,
  queue?: string,
): Eventual<PublishOrder> {
  const unused = queue === undefined ? NONE : OF_QUEUES;
  return andThen(read(request, ofGroup, destination, unused), ({ given, source }) =>
    readPublishOrder(given, { ...source, queue }),
  );
}

/** Reads the order of a schedule. @throws HttpError */
export async function readSchedule(
  request: PublishRequest,
  ofGroup: GroupSettings,
  destination: string,
): Promise<ScheduleOrder> {
  const { given, source } = await read(request, ofGroup, destination, OF_MESSAGES);
  return readScheduleOrder(given, source);
}

/** @param unused settings that are not taken from a URL group */
function read(
  request: PublishRequest,
  ofGroup: GroupSettings,
  tail: string,
  unused: readonly string[],
): Eventual<{ readonly given: PublishHeaders; readonly source: MessageSource }> {
  const { caller, rawQuery, rawHeaders, rawBody, remoteAddress } = request;
  const isToken = (value: string) => value === caller.token;
  const { destination, settings } = readDestination(tail, rawQuery, isToken);
  const source: MessageSource = {
    destination,
    body: rawBody,
    callerIp: callerIpOf(remoteAddress),
    region: caller.region,
  };
  if ('url' in destination) return { given: new PublishHeaders(rawHeaders, settings), source };
  return ofGroup(caller.user, destination.group).then((ofGroup) => {
    const defaults = withoutSettings(ofGroup, unused);
    return { given: new PublishHeaders(rawHeaders, settings, defaults), source };
  });
}

const NONE: readonly string[] = [];

/** Settings of a single message that don't apply to a schedule. */
const OF_MESSAGES = ['not-before', 'deduplication-id', 'content-based-deduplication'];

/** Reads the order of a schedule. @throws HttpError naming the header and its rule */
export function readScheduleOrder(given: PublishHeaders, source: MessageSource): ScheduleOrder {
  refuse(given, OF_MESSAGES, 'has no meaning for a schedule');
  if (given.someOfRun !== undefined) {
    throw misplacedHeader(given.someOfRun, 'has no meaning for a schedule');
  }
  const cron = given.one('cron');
  if (cron === undefined) throw misplacedHeader({ name: 'upstash-cron' }, 'is missing');
  const id = given.one('schedule-id');
  const queue = given.one('queue-name');
  const { notBefore: _, ...order } = readDeliveryOrder(given, source);
  return {
    ...order,
    destination: source.destination,
    cron: cron.value.trim(),
    scheduleId: id && textOf(id.value),
    queue: queue && textOf(queue.value),
  };
}
