import type { QueueEngine } from '../engine.ts';
import { countAll } from './logs/counts.ts';
import { QueueCore, type QueueCoreParts } from './queue-core.ts';
import { deleteUser } from './delete-user.ts';
import type { KeyRing } from './signing/key-ring.ts';

export interface EmbeddedQueueParts extends QueueCoreParts {
  /** The keys that the composer signs with. */
  readonly keys: KeyRing;
}

/** Starts the queue engine on its store. Work that an earlier run has left is resumed at once. */
export async function startEmbeddedQueue(parts: EmbeddedQueueParts): Promise<QueueEngine> {
  const core = await QueueCore.start({
    ...parts,
    keysChanged: (userId) => parts.keys.forget(userId),
  });
  const { messages, queues, schedules, groups, deadLetters, flowControls, dataTransfer, owners } =
    core;
  const { keys, store } = parts;
  return {
    messages,
    queues,
    schedules,
    groups,
    deadLetters,
    flowControls,
    dataTransfer,
    workflows: core.workflows,
    runDeadLetters: core.runDeadLetters,
    logs: core.logs,
    keys: {
      get: async (user) => keys.keys((await owners.of(user)).userId),
      rotate: async (user) => keys.rotate((await owners.of(user)).userId),
    },
    users: {
      stop: (userIds) => core.dispatcher.stopUsers(userIds),
      delete: async (userId, signal) => {
        await deleteUser(core, userId, signal);
        parts.keys.forget(userId);
      },
    },
    figures: () => countAll(store, core.dispatcher.inFlight),
    stepMetrics: () => core.stepMetrics.metrics(),
    healthProblem: () => store.healthProblem(),
    stopDelivering: (grace) => core.stopDelivering(grace),
    close: (grace) => core.close(grace),
  };
}
