import type { ConnectorStatus } from '../../../engines/connect/engine.ts';
import type { Lease } from '../../../store/leases.ts';

/** The process that runs the connectors, as the others that share the store call it. */
export interface ConnectorWorker {
  /** Reconciles a running connector with its row. */
  fit(id: string): Promise<void>;
  /** Restarts a connector and its tasks. */
  restart(id: string): Promise<void>;
  /** The states of those connectors that run. */
  statuses(ids: readonly string[]): Promise<readonly ConnectorStatus[]>;
}

/** How the processes call each other's workers. */
export interface WorkerCalls {
  /** Where others reach this one. */
  readonly address: string;
  /** Serves the worker of this process. @param worker undefined if another process runs the connectors */
  serve(worker: () => ConnectorWorker | undefined): void;
  /**
   * The worker of the process that holds a lease; its calls reject with {@link WorkerUnreachable} where it can't be
   * reached.
   */
  at(lease: Lease): ConnectorWorker;
}

/** The process that runs the connectors can't be reached, or no longer runs them. */
export class WorkerUnreachable extends Error {
  override readonly name = 'WorkerUnreachable';
}
