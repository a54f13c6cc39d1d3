import type { Alarms } from '../../../../base/alarms.ts';
import type { Clock } from '../../../../base/clock.ts';
import type { Logger } from '../../../../base/logger.ts';
import type { LogRecord } from '../../../log/record.ts';
import type { COMMON } from '../config/common.ts';
import type { Config } from '../config/definition.ts';
import { ConnectError, messageOf, messages, RetriableError, traceOf } from '../../errors.ts';
import { SHORTEST_DELAY, waitFor } from '../wait.ts';
import { reportIfUnforeseen } from './unforeseen.ts';

/** The step in which an error occurred (Kafka Connect `Stage`). */
export type Stage =
  | 'KEY_CONVERTER'
  | 'VALUE_CONVERTER'
  | 'HEADER_CONVERTER'
  | 'TRANSFORMATION'
  | 'TASK_PUT'
  | 'KAFKA_PRODUCE';

export interface Failure {
  readonly stage: Stage;
  /** The class of the plugin that failed. */
  readonly className: string;
  readonly error: unknown;
}

export interface ErrorHandlerOptions {
  readonly config: Config<typeof COMMON>;
  readonly task: number;
  readonly clock: Clock;
  readonly alarms: Alarms;
  readonly logger: Logger;
  readonly signal: AbortSignal;
  /** Stores a skipped record of a sink. */
  readonly deadLetters?: ((original: LogRecord, failure: Failure) => Promise<void>) | undefined;
}

/** `RetryWithToleranceOperator.RETRIES_DELAY_MIN_MS`. */
const FIRST_DELAY = 300;

/** Handles errors (`errors.*`): retries, skips, or ends the task. */
export class ErrorHandler {
  readonly #options: ErrorHandlerOptions;
  #hasReported = false;

  constructor(options: ErrorHandlerOptions) {
    this.#options = options;
  }

  get toleratesAll(): boolean {
    return this.#options.config['errors.tolerance'] === 'all';
  }

  /**
   * Runs an operation, and retries it after a RetriableError for as long as `errors.retry.timeout` allows.
   * @param attempt receives a function, to which it reports each stage and class that it reaches
   * @returns undefined if it failed and errors are tolerated
   */
  async attempt<T>(
    attempt: (at: (stage: Stage, className: string) => void) => Promise<T>,
    original: LogRecord | undefined,
  ): Promise<{ readonly result: T } | undefined> {
    const { config, clock, signal } = this.#options;
    const began = clock.now();
    const timeout = config['errors.retry.timeout'];
    for (let retries = 0; ; retries += 1) {
      let stage: Stage = 'TRANSFORMATION';
      let className = '';
      try {
        return {
          result: await attempt((newStage, newClass) => {
            stage = newStage;
            className = newClass;
          }),
        };
      } catch (error) {
        const elapsed = clock.now() - began;
        const again = error instanceof RetriableError && (timeout < 0 || elapsed < timeout);
        // The retry timeout is not over, so the record must not be skipped: it is processed again after the next start.
        if (again && signal.aborted) throw new ConnectError(messages.stopped(), { cause: error });
        if (!again) {
          await this.tolerate({ stage, className, error }, original);
          return undefined;
        }
        const left = timeout < 0 ? Infinity : timeout - elapsed;
        const delay = Math.min(FIRST_DELAY * 2 ** retries, config['errors.retry.delay.max.ms']);
        await waitFor(Math.min(Math.max(delay, SHORTEST_DELAY), left), this.#options, signal);
      }
    }
  }

  /**
   * Logs an error and skips the record, if errors are tolerated.
   * @throws ConnectError otherwise
   */
  async tolerate(failure: Failure, original: LogRecord | undefined): Promise<void> {
    const { config, logger, task, deadLetters } = this.#options;
    if (config['errors.log.enable']) {
      logger.error(
        {
          connector: config.name,
          task,
          stage: failure.stage,
          class: failure.className,
          ...(original === undefined ? {} : whereabouts(original)),
          ...(original !== undefined && config['errors.log.include.messages']
            ? { key: original.key?.toString(), value: original.value?.toString() }
            : {}),
          error: traceOf(failure.error),
        },
        `Error encountered in task ${config.name}-${task}: ${messageOf(failure.error)}`,
      );
    }
    if (this.toleratesAll) this.#reportFirst(failure.error);
    // Connect also writes a dead letter for an error that ends the task. It would be written again after each restart.
    if (!this.toleratesAll) {
      throw new ConnectError(messages.toleranceExceeded(), { cause: failure.error });
    }
    if (original !== undefined) await deadLetters?.(original, failure);
  }

  /** One of them is enough: a million records may fail for the same reason. The task ends with one that is not tolerated. */
  #reportFirst(error: unknown): void {
    if (this.#hasReported) return;
    this.#hasReported = reportIfUnforeseen(error);
  }
}

function whereabouts({ topic, partition, offset }: LogRecord): object {
  return { topic, partition, offset };
}
