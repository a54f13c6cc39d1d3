import type { Logger } from '../base/logger.ts';
import type { MemoryBudget } from '../base/memory-budget.ts';
import type { FaultInjection } from './faults/faults.ts';
import type { RequestWatch } from './request-watch.ts';
import type { RequestObserver } from './observer.ts';
import type { RequestTracer } from './tracer.ts';

/** Options of a binder besides the family that it binds. */
export interface BinderOptions {
  readonly log: Logger;
  /** Check every JSON response against the contract, and answer 500 where it does not conform. */
  readonly checkResponses?: boolean;
  /** Aborts when the server stops; a long poll is then answered as if it had timed out. */
  readonly stopping?: AbortSignal | undefined;
  /** Faults that tests have prepared. Without them, only the family answers. */
  readonly faultInjection?: FaultInjection | undefined;
  /** Shows requests to listeners of the console. */
  readonly watch?: RequestWatch | undefined;
  /** Log a line for each request, for debugging. */
  readonly logRequests?: boolean;
  /** Makes ids for requests that bring none; random ones if not given. */
  readonly requestId?: () => string;
  /** Traces requests. */
  readonly tracer?: RequestTracer | undefined;
  /** The memory for the bodies of requests; without it they have no limit together. */
  readonly memory?: MemoryBudget | undefined;
  /** Counts and times requests. */
  readonly observer?: RequestObserver | undefined;
}
