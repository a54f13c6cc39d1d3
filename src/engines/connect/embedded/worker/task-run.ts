import type { ConnectorEnvironment } from '../connectors/plugin.ts';
import { traceOf } from '../../errors.ts';
import type { TaskState, TaskStatus } from '../../engine.ts';
import { waitFor } from '../wait.ts';
import { reportIfUnforeseen } from './unforeseen.ts';

/** How long a task may take to end, in milliseconds (`task.shutdown.graceful.timeout.ms`). */
const GRACE = 5000;

/** The work of a task, until its signal aborts. */
export type TaskBody = (signal: AbortSignal, onRunning: () => void) => Promise<void>;

/** A task: its state, and its work between a start and a stop. */
export class TaskRun {
  readonly id: number;
  readonly #connector: string;
  readonly #environment: ConnectorEnvironment;
  readonly #changed: () => void;
  #state: TaskState = 'UNASSIGNED';
  #trace = '';
  #running: { readonly abort: AbortController; readonly ended: Promise<void> } | undefined;

  /**
   * @param connector the name of the connector
   * @param changed is called after each change of the state
   */
  constructor(
    connector: string,
    id: number,
    environment: ConnectorEnvironment,
    changed: () => void,
  ) {
    this.#connector = connector;
    this.id = id;
    this.#environment = environment;
    this.#changed = changed;
  }

  get status(): TaskStatus {
    return { id: this.id, state: this.#state, trace: this.#trace };
  }

  start(body: TaskBody): void {
    const abort = new AbortController();
    const { signal } = abort;
    const onRunning = () => {
      if (!signal.aborted) this.mark('RUNNING');
    };
    const ended = body(signal, onRunning).catch((error: unknown) => {
      reportIfUnforeseen(error);
      const trace = traceOf(error);
      this.#environment.logger.error(
        { connector: this.#connector, task: this.id, trace },
        'A task of a connector has failed',
      );
      if (!signal.aborted) this.mark('FAILED', trace);
    });
    this.#running = { abort, ended };
  }

  mark(state: TaskState, trace = ''): void {
    this.#state = state;
    this.#trace = trace;
    this.#changed();
  }

  /** Resolves when it has ended, or its time to end is over. */
  async end(): Promise<void> {
    const running = this.#running;
    if (running === undefined) return;
    this.#running = undefined;
    running.abort.abort();
    const patience = new AbortController();
    const late = waitFor(GRACE, this.#environment, patience.signal);
    await Promise.race([running.ended, late]);
    patience.abort();
  }
}
