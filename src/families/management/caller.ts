import type { Actor } from '../../control/actor.ts';

/** Who sent a request of the family, after authentication: whom the control plane acts for. */
export type ManagementCaller = Actor;
