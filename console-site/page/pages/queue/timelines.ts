import type { LogEntry } from '../../api/queue.ts';

/** A message with all that has happened to it, the oldest first. */
export interface Timeline {
  readonly messageId: string;
  readonly url: string;
  readonly entries: readonly LogEntry[];
  readonly last: LogEntry;
  /** How many attempts have begun. */
  readonly attempts: number;
  readonly isOver: boolean;
}

const OVER: ReadonlySet<LogEntry['state']> = new Set(['DELIVERED', 'FAILED', 'CANCELED']);

/** Entries of a log by message, the message that something happened to last first. */
export function timelinesOf(entries: readonly LogEntry[]): Timeline[] {
  const byMessage = Map.groupBy(
    entries.toSorted((one, other) => one.time - other.time || order(one) - order(other)),
    ({ messageId }) => messageId,
  );
  return [...byMessage.entries()]
    .map(([messageId, of]): Timeline => {
      const last = of.at(-1)!;
      return {
        messageId,
        url: last.url,
        entries: of,
        last,
        attempts: of.filter(({ state }) => state === 'ACTIVE').length,
        isOver: OVER.has(last.state),
      };
    })
    .toSorted((one, other) => other.last.time - one.last.time);
}

const ORDER: readonly LogEntry['state'][] = [
  ...(['CREATED', 'ACTIVE', 'ERROR', 'RETRY', 'CANCEL_REQUESTED'] as const),
  ...(['DELIVERED', 'FAILED', 'CANCELED'] as const),
];

/** What comes first of two that happened in the same millisecond. */
function order({ state }: LogEntry): number {
  return ORDER.indexOf(state);
}

/** What a message waits for, in words. @param now Unix milliseconds */
export function waitsFor({ last, isOver }: Timeline, now: number): string {
  if (isOver || last.state === 'ACTIVE') return '';
  if (last.nextDeliveryTime !== undefined && last.nextDeliveryTime > now) {
    return `its time, in ${Math.ceil((last.nextDeliveryTime - now) / 1000)} s`;
  }
  if (last.queueName !== undefined) return `its turn in the queue ${last.queueName}`;
  if (last.flowControlKey !== undefined) return `the flow control of ${last.flowControlKey}`;
  return 'a free place';
}
