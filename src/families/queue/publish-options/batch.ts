import { HttpError } from '../../../http/http-error.ts';
import type { PublishOrder } from '../../../engines/queue/message.ts';
import { callerIpOf } from '../caller.ts';
import type { QueueCaller } from '../caller.ts';
import { refusal } from '../errors.ts';
import { readDestination } from './destination.ts';
import { GivenHeaders } from './given-headers.ts';
import { headerFields } from './header-text.ts';
import { readPublishOrder } from './publish-order.ts';
import { refuseWorkflow } from './workflow-headers.ts';

/**
 * Reads the items of a batch: each gives its order or an error.
 * @throws HttpError where one is of a workflow
 */
export function readBatch(
  items: readonly unknown[],
  caller: QueueCaller,
  remoteAddress: string | undefined,
): (PublishOrder | HttpError)[] {
  const callerIp = callerIpOf(remoteAddress);
  for (const item of items) refuseWorkflows(item);
  return items.map((item) => {
    try {
      return readItem(item, caller, callerIp);
    } catch (error) {
      if (error instanceof HttpError) return error;
      throw error;
    }
  });
}

function readItem(item: unknown, { token, region }: QueueCaller, callerIp: string): PublishOrder {
  if (!isRecord(item)) throw wrong('the item', 'must be an object');
  const { body, queue } = item;
  const headers = item['headers'] ?? {};
  const tail = item['destination'];
  if (typeof tail !== 'string') throw wrong('destination', 'must be a string');
  if (!isRecord(headers)) throw wrong('headers', 'must be an object');
  if (!isText(body)) throw wrong('body', 'must be a string');
  if (!isText(queue)) throw wrong('queue', 'must be a string');
  const { destination, settings } = readDestination(tail, '', (value) => value === token);
  const fields = headerFields(Object.entries(headers).map(textField));
  return readPublishOrder(new GivenHeaders(fields.flat(), settings), {
    destination,
    body: Buffer.from(body ?? ''),
    callerIp,
    region,
    queue: queue || undefined,
  });
}

/** Clients of workflows would not notice an error of a single item. @throws HttpError */
function refuseWorkflows(item: unknown): void {
  if (!isRecord(item) || !isRecord(item['headers'])) return;
  for (const [name, value] of Object.entries(item['headers'])) refuseWorkflow(name, value);
}

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
