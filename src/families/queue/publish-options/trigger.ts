import { HttpError } from '../../../http/http-error.ts';
import type { PublishOrder } from '../../../engines/queue/message.ts';
import { callerIpOf, type QueueCaller } from '../caller.ts';
import { refusal } from '../errors.ts';
import { readDeliveryOrder, type MessageSource } from './delivery-order.ts';
import { readDestination } from './destination.ts';
import { headerFields } from './header-text.ts';
import { PublishHeaders } from './publish-headers.ts';
import type { PublishRequest } from './publish-request.ts';
import { readTriggeredPart } from './run-part.ts';

/** Reads the order of a run from the request that triggers it. @throws HttpError */
export function readTrigger(request: PublishRequest, url: string): PublishOrder {
  const { caller, rawQuery, rawHeaders, rawBody, remoteAddress } = request;
  const { destination, settings } = readDestination(url, rawQuery, (it) => it === caller.token);
  const given = new PublishHeaders(rawHeaders, settings);
  const callerIp = callerIpOf(remoteAddress);
  return orderOf(given, { destination, body: rawBody, callerIp, region: caller.region });
}

/** An item of a batch, as the contract has it. */
interface TriggerItem {
  readonly destination: string;
  readonly headers?: Readonly<Record<string, string>> | null;
  readonly body?: string | null;
}

/** Reads the orders of several runs. @throws HttpError, which names the item */
export function readTriggers(
  items: readonly TriggerItem[],
  caller: QueueCaller,
  remoteAddress: string | undefined,
): PublishOrder[] {
  const callerIp = callerIpOf(remoteAddress);
  return items.map(({ destination: url, headers, body }, index) => {
    try {
      const { destination, settings } = readDestination(url, '', (it) => it === caller.token);
      const fields = headerFields(Object.entries(headers ?? {}));
      const source = {
        destination,
        body: Buffer.from(body ?? ''),
        callerIp,
        region: caller.region,
      };
      return orderOf(new PublishHeaders(fields.flat(), settings), source);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      throw refusal('invalidParameter', { name: `item ${index}:`, rule: error.message });
    }
  });
}

function orderOf(given: PublishHeaders, source: MessageSource): PublishOrder {
  const { destination } = source;
  if (!('url' in destination)) {
    throw refusal('invalidDestination', { destination: destination.group });
  }
  const order = readDeliveryOrder(given, source);
  return { ...order, destination, run: readTriggeredPart(given, source) };
}
