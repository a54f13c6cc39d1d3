/** Java names of Kafka Connect's exceptions, as they stand in the traces of tasks. */
const PACKAGE = 'org.apache.kafka.connect.errors';

/** An error that ends a task, unless it is tolerated (`ConnectException`). */
export class ConnectError extends Error {
  /** The name in stack traces. */
  readonly className: string;

  constructor(message: string, options: { cause?: unknown; className?: string } = {}) {
    super(message, { cause: options.cause });
    this.name = 'ConnectError';
    this.className = options.className ?? `${PACKAGE}.ConnectException`;
  }
}

/** Data that can't be converted or transformed (`DataException`). */
export class DataError extends ConnectError {
  constructor(message: string, cause?: unknown) {
    super(message, { cause, className: `${PACKAGE}.DataException` });
    this.name = 'DataError';
  }
}

/** An error after which a retry may succeed (`RetriableException`). */
export class RetriableError extends ConnectError {
  /** The delay before the retry, in milliseconds; undefined if the worker decides. */
  readonly after: number | undefined;

  constructor(message: string, options: { cause?: unknown; after?: number } = {}) {
    super(message, { cause: options.cause, className: `${PACKAGE}.RetriableException` });
    this.name = 'RetriableError';
    this.after = options.after;
  }
}

/** An invalid configuration (`org.apache.kafka.common.config.ConfigException`). */
export class ConfigError extends ConnectError {
  constructor(message: string) {
    super(message, { className: 'org.apache.kafka.common.config.ConfigException' });
    this.name = 'ConfigError';
  }
}

/**
 * The catalog of the runtime's own messages, in the wording of Kafka Connect 3.6 (its classes
 * are named where the message does not show them).
 */
export const messages = {
  /** `AbstractHerder.maybeAddConfigErrors`, without its last line, which names an address of Connect's own. */
  invalidConfiguration: (errors: readonly string[]) =>
    [
      `Connector configuration is invalid and contains the following ${errors.length} error(s):`,
      ...errors,
    ].join('\n'),
  /** `AbstractHerder.validateConnectorConfig`. */
  noClass: () => 'Connector config contains no connector type',
  /** `Plugins.newConnector`. */
  unknownClass: (name: string, available: readonly { className: string; kind: string }[]) =>
    `Failed to find any class that implements Connector and which name matches ${name}, ` +
    `available connectors are: ${available
      .map(({ className, kind }) => `PluginDesc{klass=class ${className}, type=${kind}}`)
      .join(', ')}`,
  /** `RetryWithToleranceOperator`. */
  toleranceExceeded: () => 'Tolerance exceeded in error handler',
  /** `WorkerSinkTask.deliverMessages`. */
  sinkFailed: () => 'Exiting WorkerSinkTask due to unrecoverable exception.',
  corruptRecords: (reason: string, group: string) =>
    `${reason}. If needed, please set the offset of the consumer group ${group} past the record to continue consumption.`,
  /** `AbstractWorkerSourceTask`. */
  sendFailed: () => 'Unrecoverable exception from producer send callback',
  tooManyTasks: (most: number) => `The connectors of a cluster may have ${most} tasks together`,
  stopped: () => 'The task is being stopped',
};

/** An error and its causes, in the form of a Java stack trace without its frames. */
export function traceOf(error: unknown): string {
  const lines: string[] = [];
  let current: unknown = error;
  // Limited, because causes may form a cycle.
  for (let depth = 0; current !== undefined && depth < 8; depth += 1) {
    const text = depth === 0 ? describe(current) : `Caused by: ${describe(current)}`;
    // Skips an error that only repeats the one around it.
    if (lines.at(-1) !== text) lines.push(text);
    current = current instanceof Error ? current.cause : undefined;
  }
  return lines.join('\n');
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const name = error instanceof ConnectError ? error.className : error.name;
  return `${name}: ${messageOf(error)}`;
}

/** The message of an error; a failed connection to several addresses has one for each. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') {
    return error.errors.map(messageOf).join('; ');
  }
  return error instanceof Error ? error.message : String(error);
}

/** The connect runtime can't be reached at the moment. This says nothing about its connectors. */
export class ConnectUnreachable extends Error {
  override readonly name = 'ConnectUnreachable';
}
