import type { components } from '../../../generated/queue/types.ts';

export type LogEntry = components['schemas']['log-entry'];

/** After one of these nothing happens to a message any more. */
const FINAL: ReadonlySet<string> = new Set(['DELIVERED', 'FAILED', 'CANCELED']);

/** Whether all of some states are ones that a message ends in, so that the log can be asked for them alone. */
export function areFinal(states: readonly string[]): boolean {
  return states.length > 0 && states.every((state) => FINAL.has(state));
}

/**
 * The last log entry of each message, which tells its state.
 * @param pages of the log, newest first; only as many are requested as are needed
 * @param states only messages in one of these; all where it is empty
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
