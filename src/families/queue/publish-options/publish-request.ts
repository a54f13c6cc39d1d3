import type { PublishOrder } from '../../../engines/queue/message.ts';
import type { ScheduleOrder } from '../../../engines/queue/resources.ts';
import { callerIpOf } from '../caller.ts';
import type { QueueCaller } from '../caller.ts';
import { readDestination } from './destination.ts';
import { GivenHeaders } from './given-headers.ts';
import type { GroupSettings } from './group-headers.ts';
import { readPublishOrder } from './publish-order.ts';
import { readScheduleOrder } from './schedule-order.ts';

/** The parts of a request that define an order. */
export interface PublishRequest {
  readonly caller: QueueCaller;
  readonly rawQuery: string;
  readonly rawHeaders: readonly string[];
  readonly rawBody: Buffer;
  readonly remoteAddress: string | undefined;
}

/** Reads the order of a publish. @throws HttpError */
export async function readPublish(
  request: PublishRequest,
  ofGroup: GroupSettings,
  destination: string,
  queue?: string,
): Promise<PublishOrder> {
  const { given, source } = await read(request, ofGroup, destination);
  return readPublishOrder(given, { ...source, queue });
}

/** Reads the order of a schedule. @throws HttpError */
export async function readSchedule(
  request: PublishRequest,
  ofGroup: GroupSettings,
  destination: string,
): Promise<ScheduleOrder> {
  const { given, source } = await read(request, ofGroup, destination);
  return readScheduleOrder(given, source);
}

async function read(request: PublishRequest, ofGroup: GroupSettings, tail: string) {
  const { caller, rawQuery, rawHeaders, rawBody, remoteAddress } = request;
  const isToken = (value: string) => value === caller.token;
  const { destination, settings } = readDestination(tail, rawQuery, isToken);
  const defaults =
    'group' in destination ? await ofGroup(caller.user, destination.group) : undefined;
  return {
    given: new GivenHeaders(rawHeaders, settings, defaults),
    source: {
      destination,
      body: rawBody,
      callerIp: callerIpOf(remoteAddress),
      region: caller.region,
    },
  };
}
