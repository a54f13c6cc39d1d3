import type { Alarms } from '../../base/alarms.ts';
import type { Clock } from '../../base/clock.ts';
import type { FaultEffect } from './fault.ts';

/** The properties of a request that faults match. */
export interface FaultableRequest {
  readonly family: string;
  /** Another name of the family, which it shares with others. */
  readonly group?: string | undefined;
  readonly operation: string;
  /** The header `Plinth-Client`. */
  readonly client: string | undefined;
  /** The scenario that it asks for; then only the faults of that scenario apply. */
  readonly scenario?: string | undefined;
}

/** The faults of one process, or those that all copies of a platform share. */
export interface Faults {
  /** Whether there are none. */
  readonly isEmpty: boolean;
  /** Whether faults of a scenario are active. */
  plays(scenario: string): boolean;
  /** Chooses what happens to a request, and counts it. */
  apply(asked: FaultableRequest): FaultEffect | Promise<FaultEffect>;
}

/** The faults that tests have prepared for the requests of a platform or a mock, and the clock of their latencies. */
export interface FaultInjection {
  readonly faults: Faults;
  /**
   * Whether `Prefer: code=…` is answered here. The mock answers it itself, because its examples can repeat parts of the
   * request.
   */
  readonly answersPreferences: boolean;
  /** The clock of the machine, not that of the platform, which tests may move: latencies take real time. */
  readonly clock: Clock;
  readonly alarms: Alarms;
}
