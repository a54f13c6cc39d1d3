import { allows, covers, type Action } from '../../directory/kafka/access.ts';
import type { KafkaCaller } from './caller.ts';
import { refusal } from './errors.ts';
import { requireAuthorized } from './while-authorized.ts';

const REFUSALS = { produce: 'mayNotProduce', consume: 'mayNotConsume' } as const;

/**
 * @throws HttpError if the caller may not do something with a topic, or lost access while the body was being
 * received. The message contains only what the caller said, so it is the same whether the topic exists or not.
 */
export function requireTopicAccess(
  { access, revoked }: Pick<KafkaCaller, 'access' | 'revoked'>,
  action: Action,
  topic: string,
): void {
  requireAuthorized({ revoked });
  if (allows(access, action) && covers(access, topic)) return;
  throw refusal(REFUSALS[action], { topic });
}

/** @throws HttpError if the caller does not have full access to the cluster */
export function requireFullAccess({ access }: Pick<KafkaCaller, 'access'>): void {
  if (access.topic !== '*' || access.permissions !== 'ALL') throw refusal('mayNotExportConnectors');
}

/** Whether the caller may consume every topic, so that it sees everything about every instance. */
export function mayConsumeAll({ access }: Pick<KafkaCaller, 'access'>): boolean {
  return access.topic === '*' && allows(access, 'consume');
}

/**
 * Checks that the caller may consume all topics of an instance; one that does not exist has none.
 * @throws HttpError if it may not
 */
export async function requireInstanceAccess(
  caller: Pick<KafkaCaller, 'access' | 'log' | 'revoked'>,
  group: string,
  instance: string,
): Promise<void> {
  requireAuthorized(caller);
  if (mayConsumeAll(caller)) return;
  const refused = refusal('mayNotUseInstance', { group, instance });
  if (!allows(caller.access, 'consume')) throw refused;
  const groups = await caller.log.groups();
  const found = groups
    .find(({ name }) => name === group)
    ?.instances.find(({ name }) => name === instance);
  if (found?.topics.every(({ topic }) => covers(caller.access, topic)) === false) throw refused;
}
