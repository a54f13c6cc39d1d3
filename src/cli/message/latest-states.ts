import type { components } from '../../../generated/queue/types.ts';

export type LogEntry = components['schemas']['log-entry'];

/** Final states of a message. */
const FINAL: ReadonlySet<string> = new Set(['DELIVERED', 'FAILED', 'CANCELED']);

/** Whether all of these states are final, so that the log can be filtered by them. */
export function areFinal(states: readonly string[]): boolean {
  return states.length > 0 && states.every((state) => FINAL.has(state));
}

/**
 * The last log entry of each message, which gives its state.
 * @param pages of the log, newest first; only as many are requested as are needed
 * @param states only messages in one of these; all if empty
 */
export async function latestOfEach(
  pages: AsyncIterable<{ readonly logs: readonly LogEntry[] }>,
  states: readonly string[],
  most: number,
): Promise<LogEntry[]> {
  const seen = new Set<string>();
  const found: LogEntry[] = [];
  for await (const { logs } of pages) {
    for (const entry of logs) {
      if (seen.has(entry.messageId)) continue;
      seen.add(entry.messageId);
      if (states.length > 0 && !states.includes(entry.state)) continue;
      found.push(entry);
      if (found.length === most) return found;
    }
  }
  return found;
}
