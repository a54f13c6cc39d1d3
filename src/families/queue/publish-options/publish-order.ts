import type { PublishOrder } from '../../../engines/queue/message.ts';
import { readDeliveryOrder, type MessageSource } from './delivery-order.ts';
import type { PublishHeaders } from './publish-headers.ts';
import { textOf } from './header-text.ts';
import { readRunPart } from './run-part.ts';
import { misplacedHeader, readSwitch } from './setting.ts';

/** Headers that are valid for schedules only; on a message they would be ignored silently. */
const OF_SCHEDULES = ['cron', 'schedule-id'];

/** Settings that a request says otherwise than by a header when it names a queue. */
export const OF_QUEUES: readonly string[] = ['queue-name'];

/** Reads the order of a publish from its headers. @throws HttpError naming the header and its rule */
export function readPublishOrder(given: PublishHeaders, source: MessageSource): PublishOrder {
  refuse(given, OF_SCHEDULES, 'is for POST /v2/schedules/{destination}');
  return {
    ...readDeliveryOrder(given, source),
    destination: source.destination,
    queue: queueOf(given, source.queue),
    deduplication: readDeduplication(given),
    run: readRunPart(given, source),
  };
}

/** Refuses settings that don't apply here. @throws HttpError */
export function refuse(given: PublishHeaders, names: readonly string[], rule: string): void {
  for (const name of names) {
    const setting = given.one(name);
    if (setting !== undefined) throw misplacedHeader(setting, rule);
  }
}

function queueOf(given: PublishHeaders, named: string | undefined): string | undefined {
  const setting = given.one('queue-name');
  if (setting === undefined) return named;
  const queue = textOf(setting.value);
  if (named === undefined || named === queue) return queue;
  throw misplacedHeader(setting, `names another queue than ${named}, which the request is for`);
}

/** The deduplication of a message. An id takes precedence over content. @throws HttpError */
function readDeduplication(given: PublishHeaders): PublishOrder['deduplication'] {
  const byContent = readSwitch(given.one('content-based-deduplication'));
  const id = given.one('deduplication-id');
  if (id === undefined) return byContent ? { byContent } : undefined;
  return { id: textOf(id.value) };
}
