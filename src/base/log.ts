import { writeSync } from 'node:fs';
import { pino, type Logger as PinoLogger } from 'pino';
import { LogOutput } from './log-output.ts';

/** The part of a log that the platform uses. */
export type Logger = Pick<PinoLogger, 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal'>;

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * A log of JSON lines on standard error, so that standard output stays for people. Lines that can't be
 * written are left out.
 */
export function openLog(level: LogLevel): Logger {
  const output = new LogOutput(
    (bytes) => writeSync(2, bytes),
    (lost) => logger.warn({ lost }, 'lines of this log could not be written'),
  );
  const logger = pino({ level, base: null }, output);
  return logger;
}
