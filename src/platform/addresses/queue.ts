import { lazily } from '../../contract/lazily.ts';
import { tokenDirectory } from '../../control/queue-users/token-directory.ts';
import { queueContractErrors } from '../../families/queue/errors.ts';
import type { QueueEngine } from '../../engines/queue/engine.ts';
import type { AnyListener } from '../../http/request-listener.ts';
import type { PlatformParts } from '../parts.ts';
import { tracedQueue } from '../traced-queue.ts';
import { WELL_KNOWN } from '../well-known.ts';
import { bind, readsUsual, type Served } from './serve.ts';

/** Serves the queue service, whose HTTP side is loaded on its first request. */
export async function serveQueue(parts: PlatformParts, engine: QueueEngine): Promise<Served> {
  const errors = queueContractErrors;
  const listener = lazily(() => bindQueue(parts, engine), errors, parts.log);
  const { queuePort: port } = parts.settings;
  const hasFront = readsUsual(parts.settings);
  return parts.addresses.serve({ name: 'queue', port, errors, listener, hasFront });
}

async function bindQueue(parts: PlatformParts, engine: QueueEngine): Promise<AnyListener> {
  const { control, reserve, tracing } = parts;
  const { queueFamily } = await import('../../families/queue/family.ts');
  const queue = tracing === undefined ? engine : tracedQueue(engine, tracing);
  const { clock } = parts.time;
  const family = queueFamily(queue, tokenDirectory(control.queueUsers), {
    clock,
    wellKnown: WELL_KNOWN,
  });
  return bind(family, parts, reserve);
}
