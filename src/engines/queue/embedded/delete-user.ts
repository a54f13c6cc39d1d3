import type { DeadLetters, Groups, Messages, Queues, Schedules } from '../engine.ts';
import type { Dispatcher } from './dispatch/dispatcher.ts';
import type { Workflows } from '../workflows/engine.ts';
import type { Owner, Owners } from './store/owners.ts';

interface DeletionParts {
  readonly owners: Owners;
  readonly dispatcher: Dispatcher;
  readonly messages: Messages;
  readonly queues: Queues;
  readonly schedules: Schedules;
  readonly groups: Groups;
  readonly deadLetters: DeadLetters;
  readonly workflows: Workflows & { deleteEnded(owner: Owner): Promise<number> };
}

/** Messages, and dead letters, that are deleted by one call. */
const IN_A_GO = 10_000;
const PAGE = 1000;

/**
 * Deletes everything of a user, as the user could, and then what only the engine can. Repeated after a kill it continues.
 * Schedules come before messages, and messages before dead letters, because the former become the latter.
 */
export async function deleteUser(
  parts: DeletionParts,
  userId: string,
  signal?: AbortSignal,
): Promise<void> {
  const { owners, dispatcher, messages, queues, schedules, groups, deadLetters } = parts;
  const { workflows } = parts;
  // Another process may have written it.
  await owners.reload();
  const owner = owners.named(userId);
  if (owner === undefined) return;
  const user = { id: userId, limits: owner.limits };
  const each = async <Item>(items: readonly Item[], end: (item: Item) => Promise<void>) => {
    for (const item of items) {
      signal?.throwIfAborted();
      await end(item);
    }
  };
  const repeated = async (some: () => Promise<number>) => {
    while ((await some()) > 0) signal?.throwIfAborted();
  };
  await each(await schedules.list(user), ({ scheduleId }) => schedules.delete(user, scheduleId));
  await each(await groups.list(user), ({ name }) => groups.delete(user, name));
  await each(await queues.list(user), ({ name }) => queues.delete(user, name));
  await repeated(() => workflows.cancelMany(user, {}, IN_A_GO));
  await repeated(() => messages.cancelMany(user, {}, IN_A_GO));
  dispatcher.breakOff(owner.owner);
  await repeated(async () => {
    const { deleted } = await deadLetters.deleteMany(user, {}, { count: PAGE });
    return deleted;
  });
  await repeated(() => workflows.deleteEnded(owner));
  await owners.retire(owner);
}
