import { writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Pino from 'pino';
import { lazy } from './on-demand.ts';
import { LogOutput } from './log-output.ts';
import { LOG_LEVELS, type Logger, type LogLevel } from './logger.ts';

/**
 * A log of JSON lines on standard error; standard output is reserved for messages to the user. Lines that can't be
 * written are dropped. pino is loaded for the first line, because most starts log nothing.
 */
export function openLog(level: LogLevel): Logger {
  const writer = lazy(() => openWriter(level));
  const isTold = (of: LogLevel) => LOG_LEVELS.indexOf(of) >= LOG_LEVELS.indexOf(level);
  const lines = (of: keyof Logger) =>
    isTold(of)
      ? (fields: object, message: string) => writer()[of](fields, message)
      : () => undefined;
  return { debug: lines('debug'), info: lines('info'), warn: lines('warn'), error: lines('error') };
}

function openWriter(level: LogLevel): Logger {
  const load = createRequire(import.meta.url);
  const { pino } = load('pino') as typeof Pino;
  const output = new LogOutput(
    (bytes) => writeSync(2, bytes),
    (lost) => logger.warn({ lost }, 'lines of this log could not be written'),
  );
  const logger = pino({ level, base: null }, output);
  return logger;
}
