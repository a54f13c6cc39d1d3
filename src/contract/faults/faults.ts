import type { Alarms } from '../../base/alarms.ts';
import type { Clock } from '../../base/clock.ts';
import type { Met } from './fault.ts';

/** A request, as faults match it. */
export interface Asked {
  readonly family: string;
  readonly operation: string;
  /** The header `Plinth-Client`. */
  readonly client: string | undefined;
  /** The scenario that it asks for, which is all that it meets then. */
  readonly scenario?: string | undefined;
}

/** What requests meet: the faults of a process, or of all that serve together. */
export interface Faults {
  /** Whether there are none. */
  readonly isEmpty: boolean;
  /** Whether a scenario is being played. */
  plays(scenario: string): boolean;
  /** What happens to a request; counts it. */
  meet(asked: Asked): Met | Promise<Met>;
}

/** The faults that tests have prepared for the requests of a platform or a mock, and the clock of their latencies. */
export interface Rehearsal {
  readonly faults: Faults;
  /** Whether `Prefer: code=…` is answered here: the mock answers it itself, with what that echoes of the request. */
  readonly answersPreferences: boolean;
  /** The clock of the machine, not that of the platform, which tests may move: latencies take real time. */
  readonly clock: Clock;
  readonly alarms: Alarms;
}
