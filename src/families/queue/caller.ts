import type { QueueUser } from '../../engines/queue/user.ts';

/** The caller of an operation, after authentication. */
export interface QueueCaller {
  readonly user: QueueUser;
  /** The presented token, so that it can be removed from deliveries. */
  readonly token: string;
  /** The region in the host name, if any. */
  readonly region: string | undefined;
  /** Whether the token is the read-only one. */
  readonly readOnly: boolean;
}

/** The prefix of IPv4 addresses on a dual-stack socket. */
const MAPPED = '::ffff:';

/** The peer's address as messages show it; empty where the connection has been closed. */
export function callerIpOf(remoteAddress: string | undefined): string {
  if (remoteAddress === undefined) return '';
  return remoteAddress.startsWith(MAPPED) ? remoteAddress.slice(MAPPED.length) : remoteAddress;
}
