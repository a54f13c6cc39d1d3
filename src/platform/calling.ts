import { NotServed } from '../copies/call-outcome.ts';
import type { SharedFaults } from '../copies/shared-faults.ts';
import type { ListenerAnswer, ListenerQuestion, RedisEngine } from '../engines/redis/engine.ts';
import { copyAddressOf } from '../settings/copy-address.ts';
import type { Copies } from './copies.ts';
import type { CopyCalling } from './copy-calling.ts';
import { storedPart, type DataSeals } from './data-directory.ts';
import { sealKeysOf } from './data-files.ts';
import { PlatformPart } from './part.ts';
import type { PlatformContext } from './parts.ts';

interface CallingParts {
  readonly copies: PlatformPart<Copies | undefined>;
  readonly directory: PlatformPart<DataSeals>;
  /** Undefined unless databases run. */
  readonly redis: PlatformPart<RedisEngine> | undefined;
}

/** How copies call each other; undefined if there can be no others. */
export function copyCalling(
  context: PlatformContext,
  { directory, copies, redis }: CallingParts,
): PlatformPart<CopyCalling | undefined> {
  const { settings } = context;
  return storedPart(context, {
    open: async (opened) => {
      copyAddressOf(settings);
      if (copies.value?.isAlone !== false) return undefined;
      const { openCopyCalling } = await import('./copy-port.ts');
      const key = (directory.value ?? sealKeysOf(settings)).current();
      const calling = await openCopyCalling(context, copies.value, key, opened);
      if (redis !== undefined) {
        shareUsers(redis.value, calling);
        shareListeners(redis.value, calling);
      }
      return calling;
    },
  });
}

/** The faults of the control API, shared by all copies if there are several and the API is served. */
export function faultsOfCopies(
  { faultInjection, faults }: PlatformContext,
  calling: PlatformPart<CopyCalling | undefined>,
): PlatformPart<SharedFaults | undefined> {
  return new PlatformPart({
    open: async (opened) => {
      if (faultInjection === undefined || calling.value === undefined) return undefined;
      const { shareFaults } = await import('./shared-faults.ts');
      return shareFaults(faults, calling.value, opened);
    },
  });
}

/** A change of a database's users by one copy has taken effect in all copies when it is answered. */
function shareUsers(redis: RedisEngine, { news }: CopyCalling): void {
  const look = redis.shareUsers?.(() => news.announce('users'));
  if (look !== undefined) news.onChange('users', look);
}

/** The name of the service between copies. */
const LISTENERS = 'listeners';

/** PUBSUB reports the subscribers of all copies, as if all were clients of one server. */
function shareListeners(redis: RedisEngine, { port, news }: CopyCalling): void {
  const answer = redis.shareListeners?.(async (...asked) => {
    return (await news.callOthers(LISTENERS, asked)) as ListenerAnswer[];
  });
  if (answer === undefined) return;
  port.serve(LISTENERS, async ([database, question]) => {
    const answered = answer(String(database), question as ListenerQuestion);
    if (answered === undefined) throw new NotServed();
    return answered;
  });
}
