import { writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Pino from 'pino';
import { systemClock } from './clock.ts';
import { lazy } from './on-demand.ts';
import { LogOutput } from './log-output.ts';
import { LOG_LEVELS, type Logger, type LogLevel } from './logger.ts';

/** The levels of pino. */
const NUMBERS = { debug: 20, info: 30, warn: 40, error: 50 };

/**
 * A log of JSON lines on standard error; standard output is reserved for messages to the user. Lines that can't be
 * written are dropped. pino is loaded for the first line, because most starts log nothing. While it can't be loaded, as
 * when too many files are open, lines are written without it: a log never throws.
 */
export function openLog(level: LogLevel, load = openWriter): Logger {
  const writer = lazy(() => load(level));
  const isTold = (of: LogLevel) => LOG_LEVELS.indexOf(of) >= LOG_LEVELS.indexOf(level);
  const lines = (of: keyof Logger) =>
    isTold(of)
      ? (fields: object, message: string) => {
          try {
            writer()[of](fields, message);
          } catch {
            writePlainly(of, fields, message);
          }
        }
      : () => undefined;
  return { debug: lines('debug'), info: lines('info'), warn: lines('warn'), error: lines('error') };
}

/** Writes a line with the error as its only field. */
function writePlainly(of: keyof Logger, { err }: { readonly err?: unknown }, msg: string): void {
  const cause =
    err instanceof Error ? { type: err.name, message: err.message, stack: err.stack } : err;
  const line = { level: NUMBERS[of], time: Math.floor(systemClock.now()), err: cause, msg };
  new LogOutput(
    (bytes) => writeSync(2, bytes),
    () => undefined,
  ).write(`${JSON.stringify(line)}\n`);
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
