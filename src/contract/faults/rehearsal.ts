import type { Alarms } from '../../base/alarms.ts';
import type { Clock } from '../../base/clock.ts';
import type { Faults } from './faults.ts';

/** The faults that tests have prepared for the requests of a platform or a mock, and the clock of their latencies. */
export interface Rehearsal {
  readonly faults: Faults;
  /** Whether `Prefer: code=…` is answered here: the mock answers it itself, with what that echoes of the request. */
  readonly answersPreferences: boolean;
  /** The clock of the machine, not that of the platform, which tests may move: latencies take real time. */
  readonly clock: Clock;
  readonly alarms: Alarms;
}
