import type { Actor } from '../../control/actor.ts';

/** Who sent a request of the family, after authentication: whom the control plane acts for. */
export interface ManagementCaller extends Actor {
  /** The key lets its holder read and not change. */
  readonly readOnly?: boolean;
}
