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
