import { NameMap } from '../../../base/name-map.ts';
import { NameSet } from '../../../base/name-set.ts';
import { HttpError } from '../../../http/http-error.ts';
import type { HeaderList, PublishOrder } from '../../../engines/queue/message.ts';
import { callerIpOf, type QueueCaller } from '../caller.ts';
import { refusal } from '../errors.ts';
import { isGroup, readDestination } from './destination.ts';
import { PublishHeaders } from './publish-headers.ts';
import { withoutSettings, type GroupSettings } from './group-headers.ts';
import { headerFields } from './header-text.ts';
import { OF_QUEUES, readPublishOrder } from './publish-order.ts';

/** Who has sent a batch. */
interface Sender {
  readonly caller: QueueCaller;
  readonly callerIp: string;
  /** The settings of the URL groups that its items go to. */
  readonly ofGroups: ReadonlyMap<string, HeaderList>;
}

/** Reads the items of a batch: each becomes an order or an error. */
export async function readBatch(
  items: readonly unknown[],
  caller: QueueCaller,
  remoteAddress: string | undefined,
  ofGroup: GroupSettings,
): Promise<(PublishOrder | HttpError)[]> {
  const ofGroups = new NameMap<string, HeaderList>();
  for (const group of new NameSet(items.flatMap(groupsOf))) {
    ofGroups.set(group, await ofGroup(caller.user, group));
  }
  const sender = { caller, callerIp: callerIpOf(remoteAddress), ofGroups };
  return items.map((item) => {
    try {
      return readItem(item, sender);
    } catch (error) {
      if (error instanceof HttpError) return error;
      throw error;
    }
  });
}

/** The name of the URL group that an item goes to, where it goes to one. */
function groupsOf(item: unknown): string[] {
  if (!isRecord(item) || typeof item['destination'] !== 'string') return [];
  const [name = ''] = item['destination'].split('?', 1);
  return isGroup(name) ? [name] : [];
}

function readItem(item: unknown, { caller, callerIp, ofGroups }: Sender): PublishOrder {
  const { token, region } = caller;
  if (!isRecord(item)) throw wrong('the item', 'must be an object');
  const { body, queue } = item;
  const headers = item['headers'] ?? {};
  const tail = item['destination'];
  if (typeof tail !== 'string') throw wrong('destination', 'must be a string');
  if (!isRecord(headers)) throw wrong('headers', 'must be an object');
  if (!isText(queue)) throw wrong('queue', 'must be a string');
  const { destination, settings } = readDestination(tail, '', (value) => value === token);
  const fields = headerFields(Object.entries(headers).map(textField));
  const ofGroup = ('group' in destination && ofGroups.get(destination.group)) || [];
  const defaults = queue ? withoutSettings(ofGroup, OF_QUEUES) : ofGroup;
  return readPublishOrder(new PublishHeaders(fields.flat(), settings, defaults), {
    destination,
    body: readBody(body),
    callerIp,
    region,
    queue: queue || undefined,
  });
}

/** The official client for workflows sends the body of a call as it is given, and is silent about a refusal. */
function readBody(body: unknown): Buffer {
  if (isText(body)) return Buffer.from(body ?? '');
  if (typeof body === 'object') return Buffer.from(JSON.stringify(body));
  throw wrong('body', 'must be a string, an object or an array');
}

/** Whether an item belongs to a workflow. Its clients would not notice an error of a single item. */
export function isOfWorkflow(item: unknown): boolean {
  if (!isRecord(item) || !isRecord(item['headers'])) return false;
  return Object.keys(item['headers']).some((name) => OF_WORKFLOWS.test(name));
}

const OF_WORKFLOWS = /^upstash-workflow-/i;

function textField([name, value]: [string, unknown]): [string, string] {
  if (typeof value === 'string') return [name, value];
  throw wrong(`headers.${name}`, 'must be a string');
}

/** The Python client sends null for absent members. */
function isText(value: unknown): value is string | null | undefined {
  return value === undefined || value === null || typeof value === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function wrong(name: string, rule: string): HttpError {
  return refusal('invalidParameter', { name, rule });
}
