import type { QueueUser } from '../../engines/queue/user.ts';

/** Who sent a request of the family, after authentication. */
export interface QueueCaller {
  readonly user: QueueUser;
  /** As it was presented, so that it can be kept from destinations. */
  readonly token: string;
  /** Where it was sent to, unless it named no region. */
  readonly region: string | undefined;
  /** Whether the token is the read-only one. */
  readonly readOnly: boolean;
}
