import { allows, covers, type Action } from '../../directory/kafka/access.ts';
import type { KafkaCaller } from './caller.ts';
import { refusal } from './errors.ts';

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

/**
 * Waits on behalf of a caller, and stops waiting if the caller loses access.
 * @param signal of the request
 * @throws HttpError if the caller has lost access, else what `wait` throws
 */
export function whileAuthorized<T>(
  { revoked }: Pick<KafkaCaller, 'revoked'>,
  signal: AbortSignal,
  wait: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const waiting = new AbortController();
  const giveUp = () => waiting.abort();
  // The request's signal may also abort after the answer, which the client then did not receive.
  if (signal.aborted || revoked.aborted) giveUp();
  else signal.addEventListener('abort', giveUp);
  revoked.addEventListener('abort', giveUp);
  return wait(waiting.signal).finally(() => {
    revoked.removeEventListener('abort', giveUp);
    requireAuthorized({ revoked });
  });
}

/** @throws HttpError if the caller has lost access since the request arrived */
function requireAuthorized({ revoked }: Pick<KafkaCaller, 'revoked'>): void {
  if (revoked.aborted) throw refusal('wrongCredentials');
}
