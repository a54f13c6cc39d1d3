import { TokensUnavailable, type QueueTokens } from '../../directory/queue-tokens.ts';
import { storeErrorOf } from '../storage-errors.ts';
import type { QueueAccess } from './access.ts';
import { engineUserOf } from './engine-user.ts';
import type { QueueUsers } from './queue-users.ts';

/** The queue users as the queue service authenticates them. Users that are not active have no access. */
export function tokenDirectory(
  users: Pick<QueueUsers, 'access' | 'accessOf' | 'revision'>,
): QueueTokens {
  return {
    get revision() {
      return users.revision;
    },
    access: (token) => active(users.access(token)),
    user: (id) => active(users.accessOf(id)),
  };
}

/** The access of a user that is active. @throws TokensUnavailable */
async function active(looking: Promise<QueueAccess | undefined>) {
  const access = await looking.catch((error: unknown) => {
    const away = storeErrorOf(error);
    if (away === undefined) throw error;
    throw new TokensUnavailable(away.message, away.retryAfter!, { cause: error });
  });
  if (access === undefined) return undefined;
  const { user, limits, readOnly } = access;
  if (user.active !== 1 || user.state !== 'active') return undefined;
  return {
    user: engineUserOf(access),
    requestsPerSecond: limits.max_requests_per_second,
    readOnly,
  };
}
