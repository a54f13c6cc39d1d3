import type { PublishOrder } from '../../../engines/queue/message.ts';
import type { ScheduleOrder } from '../../../engines/queue/resources.ts';
import { callerIpOf } from '../caller.ts';
import type { QueueCaller } from '../caller.ts';
import { readDestination } from './destination.ts';
import { GivenHeaders } from './given-headers.ts';
import { readPublishOrder } from './publish-order.ts';
import { readScheduleOrder } from './schedule-order.ts';

/** The parts of a request that make an order. */
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
  destination: string,
  queue?: string,
): PublishOrder {
  const { given, source } = read(request, destination);
  return readPublishOrder(given, { ...source, queue });
}

/** Reads the order of a schedule. @throws HttpError */
export function readSchedule(request: PublishRequest, destination: string): ScheduleOrder {
  const { given, source } = read(request, destination);
  return readScheduleOrder(given, source);
}

function read(request: PublishRequest, tail: string) {
  const { caller, rawQuery, rawHeaders, rawBody, remoteAddress } = request;
  const isToken = (value: string) => value === caller.token;
  const { destination, settings } = readDestination(tail, rawQuery, isToken);
  return {
    given: new GivenHeaders(rawHeaders, settings),
    source: {
      destination,
      body: rawBody,
      callerIp: callerIpOf(remoteAddress),
      region: caller.region,
    },
  };
}
