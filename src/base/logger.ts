/** Logs events for the operator: fields (`err` for an error) and a sentence. A pino logger satisfies it. */
export interface Logger {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export const silentLogger: Logger = {
  debug() {},
  info() {},
  warn() {},
  error() {},
};

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Whether a log of this level includes debug lines. */
export function isVerbose(level: LogLevel): boolean {
  return level === 'debug' || level === 'trace';
}
