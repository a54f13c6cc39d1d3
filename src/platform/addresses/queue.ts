import { lazily } from '../../contract/lazily.ts';
import { tokenDirectory } from '../../control/queue-users/token-directory.ts';
import { queueFrontRules } from '../../families/queue/front-rules.ts';
import type { QueueEngine } from '../../engines/queue/engine.ts';
import type { RequestListener } from '../../http/request-listener.ts';
import { usingDiskReserve } from '../using-disk-reserve.ts';
import type { PlatformParts } from '../parts.ts';
import { tracedQueue } from '../traced-queue.ts';
import { WELL_KNOWN } from '../well-known.ts';
import { bind, serve, type Served } from './serve.ts';

/** Serves the queue service, whose HTTP side is loaded on its first request. */
export async function serveQueue(parts: PlatformParts, engine: QueueEngine): Promise<Served> {
  const listener = lazily(() => bindQueue(parts, engine), queueFrontRules.errors, parts.log);
  const { queuePort: port } = parts.settings;
  return serve(parts, { name: 'queue', port, rules: queueFrontRules, listener });
}

async function bindQueue(parts: PlatformParts, engine: QueueEngine): Promise<RequestListener> {
  const { control, reserve, tracing } = parts;
  const { queueFamily } = await import('../../families/queue/family.ts');
  const queue = tracing === undefined ? engine : tracedQueue(engine, tracing);
  const { clock } = parts.time;
  const family = queueFamily(queue, tokenDirectory(control.queueUsers), {
    clock,
    wellKnown: WELL_KNOWN,
  });
  return bind(usingDiskReserve(family, reserve), parts);
}
