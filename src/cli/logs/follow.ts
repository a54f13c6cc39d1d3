import { LARGEST_PAGE, pages } from '../queue-service/pages.ts';
import type { components } from '../../../generated/queue/types.ts';
import { printable } from '../printable.ts';
import { momentText } from '../moment.ts';

/** A query of the log. */
export interface LogQuery {
  readonly count: number;
  /** From this time on, in Unix milliseconds. */
  readonly fromDate?: number;
  readonly cursor?: string;
}

/** Queries a service for the log entries that a filter selects, newest first. */
export type AskLog = (query: LogQuery) => Promise<{
  readonly logs: readonly LogEntry[];
  readonly cursor?: string | undefined;
}>;

/**
 * A position in the log: the last time seen, and how many entries of that time are known. All
 * earlier entries are known.
 */
export interface LogPosition {
  /** Unix milliseconds. */
  readonly time: number;
  readonly entries: number;
}

/** The newest entries, oldest first, and the position after them. */
export async function newest(
  ask: AskLog,
  most: number,
): Promise<{ readonly entries: readonly LogEntry[]; readonly position: LogPosition | undefined }> {
  const found: LogEntry[] = [];
  for await (const { logs } of pages((at) => ask({ ...at, count: Math.min(most, LARGEST_PAGE) }))) {
    found.push(...logs);
    // All entries of the last time must be known, even beyond the limit.
    if (found.length >= most && found.at(-1)!.time < found[0]!.time) break;
  }
  const entries = found.toReversed();
  return { entries: entries.slice(-most), position: endOf(entries) };
}

export interface FollowOptions {
  readonly from: LogPosition;
  /** Prints entries. @returns false if the reader has closed the output */
  readonly print: (entries: readonly LogEntry[]) => Promise<boolean>;
  /** Waits until the next poll. */
  readonly pause: () => Promise<unknown>;
  /** Aborts when the user has enough. */
  readonly signal: AbortSignal;
}

/**
 * Prints new entries, each once, until the signal aborts. The log is append-only, so a new entry has a later time,
 * or the last known time and a place after the known entries of that time.
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

export type LogEntry = components['schemas']['log-entry'];

/** The longest state and the length of a message id, to align the columns. */
const STATE_WIDTH = 'CANCEL_REQUESTED'.length;

/** An entry of the log as people read it. */
export function lineOf(entry: LogEntry): string {
  const { time, state, messageId, url } = entry;
  const parts = [momentText(time), state.padEnd(STATE_WIDTH), messageId, url];
  return printable([...parts, ...detailsOf(entry)].join('  '));
}

function detailsOf({ time, responseStatus, error, nextDeliveryTime, queueName, label }: LogEntry) {
  const details: string[] = [];
  if (responseStatus !== undefined) details.push(`status ${responseStatus}`);
  if (error !== undefined) details.push(error);
  // An immediate delivery has no time of its own.
  if (nextDeliveryTime !== undefined && nextDeliveryTime > time)
    details.push(`next ${momentText(nextDeliveryTime)}`);
  if (queueName !== undefined) details.push(`queue ${queueName}`);
  if (label !== undefined) details.push(`label ${label}`);
  return details;
}
