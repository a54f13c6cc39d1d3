import type { ConnectorStatus } from '../../../engines/connect/engine.ts';
import type { Lease } from '../../../store/leases.ts';

/** What processes that share a store ask of the one among them that runs the connectors. */
export interface ConnectorWorker {
  /** Makes what runs of a connector fit its row. */
  fit(id: string): Promise<void>;
  /** Starts a connector and its tasks anew. */
  restart(id: string): Promise<void>;
  /** How those of some connectors are that run. */
  statuses(ids: readonly string[]): Promise<readonly ConnectorStatus[]>;
}

/** How the processes reach each other for that. */
export interface WorkerCalls {
  /** Where others reach this one. */
  readonly address: string;
  /** Serves what this process runs. @param worker undefined where another process runs the connectors */
  serve(worker: () => ConnectorWorker | undefined): void;
  /** What the process runs that holds a lease; whatever it is asked rejects with {@link WorkerAway} where it can't be reached. */
  at(lease: Lease): ConnectorWorker;
}

/** The process that runs the connectors can't be reached, or does not run them any more. */
export class WorkerAway extends Error {
  override readonly name = 'WorkerAway';
}
