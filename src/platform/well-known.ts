import {
  DEVELOPMENT_QUEUE_USER,
  queueToken,
  readOnlyQueueToken,
} from '../control/queue-users/token.ts';
import { DEVELOPMENT_SECRETS } from '../settings/secrets.ts';

/** The well-known secrets of development; only requests from this machine may use them. */
export const WELL_KNOWN: ReadonlySet<string> = new Set([
  DEVELOPMENT_SECRETS.redisToken,
  DEVELOPMENT_SECRETS.redisReadOnlyToken,
  DEVELOPMENT_SECRETS.kafkaPassword,
  DEVELOPMENT_SECRETS.apiKey,
  queueToken(DEVELOPMENT_QUEUE_USER),
  readOnlyQueueToken(DEVELOPMENT_QUEUE_USER),
]);
