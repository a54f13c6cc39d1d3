import { pino, type Logger as PinoLogger } from 'pino';

/** The part of a log that the platform uses. */
export type Logger = Pick<PinoLogger, 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal'>;

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** A log of JSON lines on standard error, so that standard output stays for people. */
export function openLog(level: LogLevel): Logger {
  return pino({ level, base: null }, pino.destination({ fd: 2, sync: true }));
}
