import type { components } from '../../../generated/queue/types.ts';
import { printable } from '../printable.ts';
import { momentText } from '../moment.ts';

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
