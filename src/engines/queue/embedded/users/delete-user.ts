import type { DeadLetters, Groups, Messages, Queues, Schedules } from '../../engine.ts';
import type { Dispatcher } from '../dispatch/dispatcher.ts';
import type { Owners } from '../store/owners.ts';

interface DeletionParts {
  readonly owners: Owners;
  readonly dispatcher: Dispatcher;
  readonly messages: Messages;
  readonly queues: Queues;
  readonly schedules: Schedules;
  readonly groups: Groups;
  readonly deadLetters: DeadLetters;
}

/** Messages or dead letters that are deleted by one call. */
const IN_A_GO = 1000;

/**
 * Deletes everything of a user, as the user could, and then what only the engine can. Repeated after a kill it continues.
 * Schedules come before messages, and messages before dead letters, because the former become the latter.
 */
export async function deleteUser(parts: DeletionParts, userId: string): Promise<void> {
  const { owners, dispatcher, messages, queues, schedules, groups, deadLetters } = parts;
  // Another process may have written it.
  await owners.reload();
  const owner = owners.named(userId);
  if (owner === undefined) return;
  const user = { id: userId, limits: owner.limits };
  for (const { scheduleId } of await schedules.list(user)) await schedules.delete(user, scheduleId);
  for (const { name } of await groups.list(user)) await groups.delete(user, name);
  for (const { name } of await queues.list(user)) await queues.delete(user, name);
  while ((await messages.cancelMany(user, {}, IN_A_GO)) > 0);
  dispatcher.breakOff(owner.owner);
  while ((await deadLetters.deleteMany(user, {}, { count: IN_A_GO })).deleted > 0);
  await owners.retire(owner);
}
