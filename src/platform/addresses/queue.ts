import { systemClock } from '../../clock.ts';
import {
  DEVELOPMENT_QUEUE_USER,
  queueToken,
  readOnlyQueueToken,
} from '../../control/queue-users/token.ts';
import { queueFamily } from '../../families/queue/family.ts';
import { queueServiceOperations } from '../../families/queue/operations/index.ts';
import type { Listening } from '../../http/server.ts';
import { makingRoom } from '../making-room.ts';
import type { PlatformParts } from '../parts.ts';
import { bind, serve } from './serve.ts';

/** The queue service. */
export async function serveQueue(parts: PlatformParts): Promise<Listening> {
  const { engines, control, settings } = parts;
  const operations = queueServiceOperations(engines.queue);
  const wellKnown = new Set([
    queueToken(DEVELOPMENT_QUEUE_USER),
    readOnlyQueueToken(DEVELOPMENT_QUEUE_USER),
  ]);
  const service = queueFamily(control.queueUsers, operations, systemClock, wellKnown);
  const family = makingRoom(service, parts.reserve);
  return serve(parts, settings.queuePort, family, await bind(family, parts));
}
