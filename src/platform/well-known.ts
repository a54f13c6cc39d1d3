import {
  DEVELOPMENT_QUEUE_USER,
  queueToken,
  readOnlyQueueToken,
} from '../control/queue-users/token.ts';
import { DEVELOPMENT_SECRETS } from '../settings/secrets.ts';

/** The secrets of development, which everybody knows: they are good only for requests of this machine. */
export const WELL_KNOWN: ReadonlySet<string> = new Set([
  DEVELOPMENT_SECRETS.redisToken,
  DEVELOPMENT_SECRETS.redisReadOnlyToken,
  DEVELOPMENT_SECRETS.kafkaPassword,
  DEVELOPMENT_SECRETS.apiKey,
  queueToken(DEVELOPMENT_QUEUE_USER),
  readOnlyQueueToken(DEVELOPMENT_QUEUE_USER),
]);
