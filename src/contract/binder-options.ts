import type { DiskReserve } from '../base/files/disk-reserve.ts';
import type { Logger } from '../base/logger.ts';
import type { MemoryBudget } from '../base/memory-budget.ts';
import type { TurnLimit } from '../base/turn-limit.ts';
import type { TrustedPages } from '../http/forged-request.ts';
import type { OperationOptions } from './bound-operation.ts';
import type { FaultInjection } from './faults/faults.ts';
import type { Router } from './model/router.ts';
import type { RequestWatch } from './request-watch.ts';
import type { Stage } from './stages/stage.ts';
import type { RequestTracer } from './tracer.ts';

/** Options of a binder besides the family that it binds. */
export interface BinderOptions extends OperationOptions {
  readonly log: Logger;
  /** The pages of other origins that are served with a browser's stored credentials; none by default. */
  readonly pages?: TrustedPages;
  /** Resolves when this copy has caught up with the others, before it refuses credentials for good. */
  readonly caughtUp?: (() => Promise<void>) | undefined;
  /** Space for the operations that free some on a full disk. */
  readonly diskReserve?: Pick<DiskReserve, 'spend'> | undefined;
  /** Resolves when the other copies know of a change, which is answered then. */
  readonly afterChange?: (() => Promise<void>) | undefined;
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
  /** Makes ids for failed requests that bring none; random ones if not given. */
  readonly requestId?: (() => string) | undefined;
  /** Traces requests. */
  readonly tracer?: RequestTracer | undefined;
  /** The memory for the bodies of requests; without it they have no limit together. */
  readonly memory?: MemoryBudget | undefined;
  /** Limits how long requests may take together before others are served; without it there is no limit. */
  readonly turns?: TurnLimit | undefined;
  /** How the family is part of an application of others; without it, it is served by itself. */
  readonly mounted?: Mounting | undefined;
}

/** How a family is part of an application, which has rules of its own for whatever is no operation. */
export interface Mounting {
  /** Finds the operations, where they are not only at the paths of the contract. */
  readonly router?: Pick<Router, 'find' | 'methods' | 'spelled'>;
  /** Whether GET answers HEAD too (RFC 9110, section 9.3.2). */
  readonly withHead?: boolean;
  /** Which requests are handed on to what follows without a look at them. @param path as it was sent, without the query */
  readonly passes?: (path: string, method: string) => boolean;
  /** Whether paths are those that were sent, also below a path at which it is mounted. */
  readonly readsWholePaths?: boolean;
  /** Which errors are handed on to what follows: those that nobody foresees, or refusals too. */
  readonly passesErrors: 'unforeseen' | 'all';
  /**
   * Whether the application answers what pages of other origins may do, and may change answers before they are sent
   * (compression, sessions).
   */
  readonly isGuest: boolean;
  /** What happens to a valid request, instead of being answered by its handler. */
  readonly handOn?: Stage;
}
