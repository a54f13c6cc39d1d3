import type { Lane } from './lane.ts';

/**
 * Something that lets only so many deliveries be under way: a flow-control key, a queue, a user, a host.
 * Lanes whose next message it does not let through wait at it, in the order they came.
 */
export interface Gate {
  readonly waiting: Set<Lane>;
  /** How many more may begin now; 0 or less is none. */
  room(): number;
}
