import { spanText } from '../../parts/format.ts';
import type { LogEntry } from '../../api/queue.ts';

/** A message with all of its events, oldest first. */
export interface Timeline {
  readonly messageId: string;
  readonly url: string;
  readonly entries: readonly LogEntry[];
  readonly last: LogEntry;
  /** The number of attempts so far; undefined if the log does not begin with the message. */
  readonly attempts: number | undefined;
  readonly isOver: boolean;
}

const OVER: ReadonlySet<LogEntry['state']> = new Set(['DELIVERED', 'FAILED', 'CANCELED']);

/** Groups log entries by message; the message with the latest event comes first. */
export function timelinesOf(entries: readonly LogEntry[]): Timeline[] {
  const byMessage = Map.groupBy(
    entries.toSorted((one, other) => one.time - other.time || order(one) - order(other)),
    ({ messageId }) => messageId,
  );
  return [...byMessage.entries()]
    .map(([messageId, of]): Timeline => {
      const last = of.at(-1)!;
      const isWhole = of[0]!.state === 'CREATED';
      return {
        messageId,
        url: last.url,
        entries: of,
        last,
        attempts: isWhole ? of.filter(({ state }) => state === 'ACTIVE').length : undefined,
        isOver: OVER.has(last.state),
      };
    })
    .toSorted((one, other) => other.last.time - one.last.time);
}

const ORDER: readonly LogEntry['state'][] = [
  ...(['CREATED', 'ACTIVE', 'ERROR', 'RETRY', 'CANCEL_REQUESTED'] as const),
  ...(['DELIVERED', 'FAILED', 'CANCELED'] as const),
];

/** The order of two events in the same millisecond. */
function order({ state }: LogEntry): number {
  return ORDER.indexOf(state);
}

/** Describes what a message waits for. @param now Unix milliseconds */
export function waitsFor({ last, isOver }: Timeline, now: number): string {
  if (isOver || last.state === 'ACTIVE') return '';
  if (last.nextDeliveryTime !== undefined && last.nextDeliveryTime > now) {
    const what =
      last.state === 'RETRY' || last.state === 'ERROR' ? 'next attempt' : 'delivery time';
    return `its ${what}, in ${spanText(Math.ceil((last.nextDeliveryTime - now) / 1000))}`;
  }
  if (last.queueName !== undefined) return `its turn in the queue ${last.queueName}`;
  if (last.flowControlKey !== undefined) return `the flow control of ${last.flowControlKey}`;
  return 'a free delivery slot';
}
