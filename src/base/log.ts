import { writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Pino from 'pino';
import { systemClock } from './clock.ts';
import { lazy } from './on-demand.ts';
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

/** Writes some of the bytes. @returns how many @throws the system's error */
type Write = (bytes: Uint8Array) => number;

/**
 * Writes the lines of a log, one at a time. A log that can't be written, because the disk is full or the reader is
 * gone, must not stop the service: lines are dropped and counted, and the next line is tried again.
 */
export class LogOutput {
  readonly #write: Write;
  readonly #onDropped: (lost: number) => void;
  #lost = 0;
  /** Whether the last line was only partially written. */
  #isTorn = false;

  /** @param told receives the number of dropped lines once a line can be written again */
  constructor(write: Write, told: (lost: number) => void) {
    this.#write = write;
    this.#onDropped = told;
  }

  write(line: string): void {
    if (!this.#writeAll(this.#isTorn ? `\n${line}` : line)) {
      this.#lost += 1;
      return;
    }
    const lost = this.#lost;
    this.#lost = 0;
    if (lost > 0) this.#onDropped(lost);
  }

  #writeAll(text: string): boolean {
    let rest = Buffer.from(text);
    try {
      while (rest.length > 0) {
        rest = rest.subarray(this.#write(rest));
        this.#isTorn = rest.length > 0;
      }
      return true;
    } catch {
      return false;
    }
  }
}
