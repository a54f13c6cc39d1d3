import { answerOf, type QueueClient } from '../../../../src/client/queue-client.ts';
import type { LogEntry } from '../../api/queue.ts';
import { timelinesOf, type Timeline } from './timelines.ts';

/**
 * What a message that is published by hand for a schedule has as a label: the service says of which schedule a message
 * is only where a tick has published it.
 */
const BY_HAND = 'run-now:';

/** The label of messages that are published by hand for a schedule. */
export function runLabel(scheduleId: string): string {
  return BY_HAND + scheduleId;
}

/** The schedule that a message is of, if it is of one. */
export interface Origin {
  readonly scheduleId: string;
  /** Whether it was published by hand, between ticks. */
  readonly isByHand: boolean;
}

export function originOf({
  scheduleId,
  labels = [],
}: Pick<LogEntry, 'scheduleId' | 'labels'>): Origin | undefined {
  if (scheduleId !== undefined) return { scheduleId, isByHand: false };
  const label = labels.find((each) => each.startsWith(BY_HAND));
  if (label === undefined) return undefined;
  return { scheduleId: label.slice(BY_HAND.length), isByHand: true };
}

/** The labels that its publisher has chosen. */
export function ownLabels({ labels = [] }: Pick<LogEntry, 'labels'>): readonly string[] {
  return labels.filter((each) => !each.startsWith(BY_HAND));
}

/** How many messages are shown, and among how many events of the log these are looked for. */
const MOST = 10;
const EVENTS = 100;

/** The latest messages of a schedule, by its ticks and by hand. @throws QueueError with the service's message */
export async function runsOfSchedule(client: QueueClient, id: string): Promise<Timeline[]> {
  const found = await Promise.all(
    [{ scheduleId: [id] }, { label: [runLabel(id)] }].map(async (filter) => {
      const query = { ...filter, count: EVENTS, trimBody: 0 };
      return (await answerOf(client.GET('/v2/events', { params: { query } }))).events;
    }),
  );
  return timelinesOf(found.flat()).slice(0, MOST);
}
