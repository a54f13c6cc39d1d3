import type { Actor } from '../../control/actor.ts';

/** The caller of an operation, after authentication: the actor for the control plane. */
export interface ManagementCaller extends Actor {
  /** Whether the key may only read. */
  readonly readOnly?: boolean;
}
