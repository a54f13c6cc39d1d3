import { LARGEST_PAGE, pages } from '../queue-service/pages.ts';
import type { LogEntry } from './line.ts';

/** A query of the log. */
export interface LogQuery {
  readonly count: number;
  /** From this time on, in Unix milliseconds. */
  readonly fromDate?: number;
  readonly cursor?: string;
}

/** Asks a service for the entries of its log that a filter selects, newest first. */
export type AskLog = (query: LogQuery) => Promise<{
  readonly logs: readonly LogEntry[];
  readonly cursor?: string | undefined;
}>;

/** Up to where the log is known: so many entries of the last time, and all before. */
export interface LogPosition {
  /** Unix milliseconds. */
  readonly time: number;
  readonly entries: number;
}

/** The newest entries, oldest first, and up to where the log is known with them. */
export async function newest(
  ask: AskLog,
  most: number,
): Promise<{ readonly entries: readonly LogEntry[]; readonly position: LogPosition | undefined }> {
  const found: LogEntry[] = [];
  for await (const { logs } of pages((at) => ask({ ...at, count: Math.min(most, LARGEST_PAGE) }))) {
    found.push(...logs);
    // Of the last time all are to be known, also those that are too many.
    if (found.length >= most && found.at(-1)!.time < found[0]!.time) break;
  }
  const entries = found.toReversed();
  return { entries: entries.slice(-most), position: endOf(entries) };
}

export interface FollowOptions {
  readonly from: LogPosition;
  /** Prints entries. @returns whether there is anybody who reads them */
  readonly print: (entries: readonly LogEntry[]) => Promise<boolean>;
  /** Waits until it is time to ask again. */
  readonly pause: () => Promise<unknown>;
  /** Aborts when the user has enough. */
  readonly signal: AbortSignal;
}

/**
 * Prints new entries, each once, until the user has enough. The log only grows at its end, so new entries have the
 * last known time and come after the known ones of that time, or have a later time.
 */
export async function follow(ask: AskLog, options: FollowOptions): Promise<void> {
  const { print, pause, signal } = options;
  let position = options.from;
  while (!signal.aborted) {
    const fromDate = position.time;
    const found: LogEntry[] = [];
    for await (const { logs } of pages((at) => ask({ ...at, count: LARGEST_PAGE, fromDate }))) {
      found.push(...logs);
    }
    const entries = found.toReversed();
    const known = entries.filter(({ time }) => time === fromDate).slice(0, position.entries);
    if (!(await print(entries.slice(known.length)))) return;
    position = endOf(entries) ?? position;
    await pause();
  }
}

/** @param entries oldest first */
function endOf(entries: readonly LogEntry[]): LogPosition | undefined {
  const time = entries.at(-1)?.time;
  if (time === undefined) return undefined;
  return { time, entries: entries.filter((entry) => entry.time === time).length };
}
