import { systemAlarms } from '../base/alarms.ts';
import { systemClock } from '../base/clock.ts';
import { DEVELOPMENT_QUEUE_USER } from '../control/queue-users/token.ts';
import { dataPath } from './data-files.ts';
import { signingComposer } from '../engines/queue/embedded/delivery/signing-composer.ts';
import { startEmbeddedQueue } from '../engines/queue/embedded/embedded-queue.ts';
import { makeDirectory } from '../files/make-directory.ts';
import type { QueueEngine } from '../engines/queue/engine.ts';
import { KeyRing } from '../engines/queue/embedded/signing/key-ring.ts';
import { SqliteQueueStore } from '../engines/queue/embedded/store/sqlite-store.ts';
import type { SealKeys } from '../seal/seal-keys.ts';
import { isDevelopment } from '../settings/secrets.ts';
import type { Settings } from '../settings/table.ts';
import { CourierOnDemand } from './courier-on-demand.ts';
import { outboundRulesOf } from './outbound-rules.ts';
import { fileCheckOf, type Given } from './parts.ts';
import { TracedCourier } from './traced-queue.ts';

const FILE = 'queue.db';

/** The file of the queue engine's store; undefined where nothing is kept. */
export function queueFileOf(settings: Pick<Settings, 'memory' | 'dataDir'>): string | undefined {
  const directory = dataPath(settings, 'queue');
  return directory && `${directory}/${FILE}`;
}

/**
 * Opens the queue engine, in the data directory or in memory. What an earlier run has left is taken up at
 * once. @throws DataError
 */
export async function openQueue(given: Given, seals: SealKeys | undefined): Promise<QueueEngine> {
  const { settings, secrets, tracing, time } = given;
  const { clock, alarms, ids } = time;
  const rules = outboundRulesOf(settings, secrets);
  const directory = dataPath(settings, 'queue');
  if (directory !== undefined) makeDirectory(directory);
  const store = SqliteQueueStore.open(queueFileOf(settings) ?? ':memory:', clock, {
    check: fileCheckOf(given),
  });
  try {
    const keys = await KeyRing.load(store, {
      ids,
      seals,
      developmentUser: isDevelopment(secrets) ? DEVELOPMENT_QUEUE_USER.id : undefined,
    });
    return await startEmbeddedQueue({
      store,
      keys,
      clock,
      alarms,
      courier: new CourierOnDemand(async () => {
        const { httpCourier } = await import('./http-courier.ts');
        // What a network does takes the time of the machine.
        const courier = httpCourier({ rules, clock: systemClock, alarms: systemAlarms });
        return tracing === undefined ? courier : new TracedCourier(courier, tracing);
      }),
      composer: signingComposer({ signingKey: (userId) => keys.signingKey(userId), ids, clock }),
    });
  } catch (error) {
    await store.close();
    throw error;
  }
}
