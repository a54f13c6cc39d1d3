import type { Alarms } from '../../../../base/alarms.ts';
import type { Clock } from '../../../../base/clock.ts';
import type { Logger } from '../../../../base/logger.ts';
import type { LogRecord } from '../../../log/record.ts';
import type { COMMON } from '../config/common.ts';
import type { Config } from '../config/definition.ts';
import { ConnectError, messageOf, messages, RetriableError, traceOf } from '../../errors.ts';
import { waitFor } from '../wait.ts';

/** Where something went wrong (Kafka Connect `Stage`). */
export type Stage =
  | 'KEY_CONVERTER'
  | 'VALUE_CONVERTER'
  | 'HEADER_CONVERTER'
  | 'TRANSFORMATION'
  | 'TASK_PUT'
  | 'KAFKA_PRODUCE';

export interface Failure {
  readonly stage: Stage;
  /** Of what was at work. */
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
  /** Keeps a record of a sink that is passed over. */
  readonly deadLetters?: ((original: LogRecord, failure: Failure) => Promise<void>) | undefined;
}

/** `RetryWithToleranceOperator.RETRIES_DELAY_MIN_MS`. */
const FIRST_DELAY = 300;

/** Handles errors (`errors.*`): retries, skips, or ends the task. */
export class ErrorHandler {
  readonly #options: ErrorHandlerOptions;

  constructor(options: ErrorHandlerOptions) {
    this.#options = options;
  }

  get toleratesAll(): boolean {
    return this.#options.config['errors.tolerance'] === 'all';
  }

  /**
   * Does something; tries it again where the error is one that may pass, for as long as
   * `errors.retry.timeout` says.
   * @param attempt gives the stage and the class that it has come to, by what it is given
   * @returns undefined where it failed and that is tolerated
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
        // It has not been tried for as long as is said: after the next start it comes again.
        if (again && signal.aborted) throw new ConnectError(messages.stopped(), { cause: error });
        if (!again) {
          await this.tolerate({ stage, className, error }, original);
          return undefined;
        }
        const left = timeout < 0 ? Infinity : timeout - elapsed;
        const delay = Math.min(FIRST_DELAY * 2 ** retries, config['errors.retry.delay.max.ms']);
        await waitFor(Math.min(delay, left), this.#options, signal);
      }
    }
  }

  /**
   * Passes over what went wrong, where that is tolerated.
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
    // Connect writes to the dead letter queue also what then ends the task; it comes again, and so would its letter.
    if (!this.toleratesAll) {
      throw new ConnectError(messages.toleranceExceeded(), { cause: failure.error });
    }
    if (original !== undefined) await deadLetters?.(original, failure);
  }
}

function whereabouts({ topic, partition, offset }: LogRecord): object {
  return { topic, partition, offset };
}
