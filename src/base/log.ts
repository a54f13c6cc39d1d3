import { writeSync } from 'node:fs';
import { pino } from 'pino';
import { LogOutput } from './log-output.ts';
import type { Logger, LogLevel } from './logger.ts';

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
