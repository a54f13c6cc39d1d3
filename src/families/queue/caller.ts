import type { QueueUser } from '../../engines/queue/user.ts';

/** The caller of an operation, after authentication. */
export interface QueueCaller {
  readonly user: QueueUser;
  /** The presented token, so that it can be kept from destinations. */
  readonly token: string;
  /** The region in the host name, if any. */
  readonly region: string | undefined;
  /** Whether the token is the read-only one. */
  readonly readOnly: boolean;
}
