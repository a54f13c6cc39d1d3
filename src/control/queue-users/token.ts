import { createHmac } from 'node:crypto';

/** The content of a token of the queue service: JSON in base64, as in the public service. */
export interface QueueCredentials {
  readonly id: string;
  readonly password: string;
}

/**
 * The queue user of development. The official client's own development mode looks for it (`qstash-js`
 * `src/dev-server/constants.ts`), so that client accepts this platform as its development server.
 */
export const DEVELOPMENT_QUEUE_USER: QueueCredentials = {
  id: 'defaultUser',
  password: 'defaultPassword',
};

/** The token of a user and its password. */
export function queueToken({ id, password }: QueueCredentials): string {
  return Buffer.from(JSON.stringify({ UserID: id, Password: password })).toString('base64');
}

/**
 * The read-only token. It is derived from the password, which it does not reveal, so it needs no record and is
 * rotated with it.
 */
export function readOnlyQueueToken({ id, password }: QueueCredentials): string {
  const derived = createHmac('sha256', password).update('read-only').digest('base64url');
  return queueToken({ id, password: derived });
}

/** Parses a token; undefined if it is malformed. */
export function readQueueToken(token: string): QueueCredentials | undefined {
  try {
    const said: unknown = JSON.parse(Buffer.from(token, 'base64').toString());
    if (typeof said !== 'object' || said === null) return undefined;
    const { UserID: id, Password: password } = said as Record<string, unknown>;
    return typeof id === 'string' && typeof password === 'string' ? { id, password } : undefined;
  } catch {
    return undefined;
  }
}
