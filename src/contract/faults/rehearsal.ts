import type { Alarms } from '../../base/alarms.ts';
import type { Clock } from '../../base/clock.ts';
import type { FaultBoard } from './fault-board.ts';

/** What may happen to the requests of a platform or a mock besides being answered. */
export interface Rehearsal {
  readonly faults: FaultBoard;
  /** Whether `Prefer: code=…` is answered here: the mock answers it itself, with what that echoes of the request. */
  readonly answersPreferences: boolean;
  /** That of the machine: what is held back waits whatever the platform takes for the time. */
  readonly clock: Clock;
  readonly alarms: Alarms;
}
