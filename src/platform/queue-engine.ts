import { systemAlarms } from '../base/alarms.ts';
import { systemClock } from '../base/clock.ts';
import { inactiveQueueUsers } from '../control/queue-users/access.ts';
import { DEVELOPMENT_QUEUE_USER } from '../control/queue-users/token.ts';
import { signingComposer } from '../engines/queue/embedded/delivery/signing-composer.ts';
import { startEmbeddedQueue } from '../engines/queue/embedded/embedded-queue.ts';
import type { QueueEngine } from '../engines/queue/engine.ts';
import { KeyRing } from '../engines/queue/embedded/signing/key-ring.ts';
import type { SealKeys } from '../store/seal/seal-keys.ts';
import type { Store } from '../store/store.ts';
import { enginePart } from '../telemetry/parts.ts';
import { isDevelopment } from '../settings/secrets.ts';
import { CourierOnDemand } from './courier-on-demand.ts';
import { storedPart, type DataSeals } from './data-directory.ts';
import { deliveryCapacity, openFilesLimit } from './delivery-capacity.ts';
import { outboundRulesOf } from './outbound-rules.ts';
import type { PlatformPart } from './part.ts';
import type { PlatformContext } from './parts.ts';
import { openQueueStore } from './queue-store.ts';
import { TracedCourier } from './traced-queue.ts';

/** The queue, which continues the work of an earlier run. */
export function queueEngine(
  context: PlatformContext,
  directory: PlatformPart<DataSeals>,
  store: PlatformPart<Store>,
): PlatformPart<QueueEngine> {
  return storedPart(context, {
    shown: enginePart('queue'),
    open: async (opened) => {
      const stopped = await inactiveQueueUsers(store.value);
      const queue = await openQueue(context, directory.value, stopped);
      opened.defer(() => queue.close());
      return queue;
    },
    check: (queue) => queue.healthProblem(),
    // Deliveries get their time to end while requests end, so that the two waits don't add up.
    leave: (queue) => queue.stopDelivering(),
  });
}

/**
 * Opens the queue engine on its store.
 * @param stopped the ids of users for whom nothing is delivered
 * @throws DataError
 */
async function openQueue(
  context: PlatformContext,
  dataSeals: SealKeys | undefined,
  stopped: ReadonlySet<string>,
): Promise<QueueEngine> {
  const { settings, secrets, tracing, time } = context;
  const { ids } = time;
  const rules = outboundRulesOf(settings, secrets);
  const { store, clock, alarms, seals, serverTime } = await openQueueStore(context, dataSeals);
  try {
    const keys = await KeyRing.load(store, {
      ids,
      seals,
      developmentUser: isDevelopment(secrets) ? DEVELOPMENT_QUEUE_USER.id : undefined,
    });
    return await startEmbeddedQueue({
      store,
      keys,
      serverTime,
      stopped,
      clock,
      alarms,
      courier: new CourierOnDemand(async () => {
        const { httpCourier } = await import('./http-courier.ts');
        // The network uses the real time, even if the platform's clock has been moved.
        const courier = httpCourier({ rules, clock: systemClock, alarms: systemAlarms });
        return tracing === undefined ? courier : new TracedCourier(courier, tracing);
      }),
      composer: signingComposer({ signingKey: (userId) => keys.signingKey(userId), ids, clock }),
      capacity: deliveryCapacity(openFilesLimit()),
      runLimits: { steps: settings.workflowMaxSteps, journal: settings.workflowMaxJournalSize },
    });
  } catch (error) {
    await store.close();
    throw error;
  }
}
