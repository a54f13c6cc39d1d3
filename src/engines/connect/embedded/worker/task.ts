import type { Turns } from '../../../../base/turns.ts';
import type { ConnectorEnvironment } from '../connectors/plugin.ts';
import type { ConnectCluster, ConnectorDefinition, ConnectorProperties } from '../../engine.ts';

/** The environment of a task. */
export interface TaskSetup<C> {
  readonly connector: ConnectorDefinition;
  readonly configuration: C;
  /** The properties of this task; a source may give each task other ones. */
  readonly properties: ConnectorProperties;
  readonly task: number;
  readonly cluster: ConnectCluster;
  readonly environment: ConnectorEnvironment;
  readonly turns: Turns;
  readonly signal: AbortSignal;
  /** The task has been set up and works. */
  readonly onRunning: () => void;
  /** The task reads or writes a topic. */
  readonly onTopic: (topic: string) => void;
}

/** The delay before a retry after a short-lived error, in milliseconds. */
export const RETRY_DELAY = 1000;

/** How long a task goes on in one turn of the event loop, in milliseconds. */
const SLICE = 5;

/** The work of one task, in slices. */
export class Slices {
  readonly #turns: Turns;
  readonly #cluster: string;
  #until = -Infinity;

  constructor(turns: Turns, cluster: string) {
    this.#turns = turns;
    this.#cluster = cluster;
  }

  /** Resolves when the task may go on: at once within a slice, otherwise in a turn of its own. */
  goOn(): Promise<void> | undefined {
    if (performance.now() < this.#until) return undefined;
    return this.#nextTurn();
  }

  async #nextTurn(): Promise<void> {
    await this.#turns.next(this.#cluster);
    this.#until = performance.now() + SLICE;
  }
}
