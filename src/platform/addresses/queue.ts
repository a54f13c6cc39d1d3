import { systemClock } from '../../base/clock.ts';
import { queueFamily } from '../../families/queue/family.ts';
import { queueServiceOperations } from '../../families/queue/operations/index.ts';
import type { Listening } from '../../http/server.ts';
import { makingRoom } from '../making-room.ts';
import type { PlatformParts } from '../parts.ts';
import { tracedQueue } from '../traced-queue.ts';
import { WELL_KNOWN } from '../well-known.ts';
import { bind, serve } from './serve.ts';

/** The queue service. */
export async function serveQueue(parts: PlatformParts): Promise<Listening> {
  const { engines, control, settings, tracing } = parts;
  const queue = tracing === undefined ? engines.queue : tracedQueue(engines.queue, tracing);
  const operations = queueServiceOperations(queue);
  const service = queueFamily(control.queueUsers, operations, systemClock, WELL_KNOWN);
  const family = makingRoom(service, parts.reserve);
  return serve(parts, settings.queuePort, family, await bind(family, parts));
}
