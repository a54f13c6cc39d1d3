import type { LogEntry } from '../../api/queue.ts';
import { countText, durationText } from '../../parts/format.ts';
import { textOf } from './body-text.ts';
import { originOf } from './schedule-runs.ts';
import type { Timeline } from './timelines.ts';

/** A step of a message's life. */
export interface MessageStep {
  /** Unix milliseconds; undefined if it is still to come. */
  readonly at?: number;
  readonly words: string;
  readonly kind: 'good' | 'bad' | 'wait';
  /** The states of the service in it, for reference. */
  readonly states: readonly LogEntry['state'][];
  /** The body of the answer. */
  readonly answer?: string;
  /** The message of a callback. */
  readonly messageId?: string;
}

/**
 * What has happened to a message, in words: an attempt is one step with its answer.
 * @param callbacks the timelines of its callbacks
 * @param due a moment in words, for the next attempt
 */
export function stepsOf(
  timeline: Timeline,
  callbacks: readonly Timeline[],
  due: (moment: number) => string,
): MessageStep[] {
  const { entries, last } = timeline;
  const steps: MessageStep[] = [];
  let started: LogEntry | undefined;
  let attempts = 0;
  for (const entry of entries) {
    if (entry.state === 'CREATED') steps.push(published(entry, due));
    else if (entry.state === 'ACTIVE') {
      started = entry;
      attempts += 1;
      if (entry !== last) continue;
      steps.push(step(entry, `Attempt ${attempts} is under way`, 'wait'));
    } else if (entry.state === 'ERROR' || entry.state === 'DELIVERED') {
      const took = started === undefined ? '' : ` after ${durationText(entry.time - started.time)}`;
      const words = `Attempt ${attempts || ''}: ${outcomeOf(entry)}${took}`.replace(' :', ':');
      steps.push(attempt(entry, words, started));
      started = undefined;
    } else if (entry.state === 'FAILED') {
      const tried = attempts === 0 ? '' : ` after ${countText(attempts, 'attempt')}`;
      steps.push(step(entry, `Given up${tried}: it is a dead letter now`, 'bad'));
    } else if (entry.state === 'CANCELED') steps.push(step(entry, 'Canceled', 'bad'));
    else if (entry.state === 'CANCEL_REQUESTED') {
      steps.push(step(entry, 'Asked to be canceled', 'wait'));
    } else if (entry === last) steps.push(nextAttempt(entry, attempts + 1, due));
  }
  const asSent = callbacks.toSorted((one, other) => one.entries[0]!.time - other.entries[0]!.time);
  return [...steps, ...asSent.map((callback) => callbackStep(callback, last))];
}

function step(entry: LogEntry, words: string, kind: MessageStep['kind']): MessageStep {
  return { at: entry.time, words, kind, states: [entry.state] };
}

function published(entry: LogEntry, due: (moment: number) => string): MessageStep {
  const { topicName, queueName, nextDeliveryTime, time } = entry;
  const origin = originOf(entry);
  const words = [
    'Published',
    ...(origin === undefined
      ? []
      : [`${origin.isByHand ? 'by hand for' : 'by'} the schedule ${origin.scheduleId}`]),
    ...(topicName === undefined ? [] : [`to the URL group ${topicName}`]),
    ...(queueName === undefined ? [] : [`in the queue ${queueName}`]),
  ].join(' ');
  const isLater = nextDeliveryTime !== undefined && nextDeliveryTime > time + 1_000;
  return step(entry, isLater ? `${words}, due ${due(nextDeliveryTime)}` : words, 'good');
}

function attempt(entry: LogEntry, words: string, started: LogEntry | undefined): MessageStep {
  const { state, responseBody } = entry;
  return {
    ...step(entry, words, state === 'DELIVERED' ? 'good' : 'bad'),
    states: started === undefined ? [state] : ['ACTIVE', state],
    ...(responseBody !== undefined && responseBody !== '' && { answer: textOf(responseBody) }),
  };
}

/** The status of the answer, or why there was none. */
function outcomeOf({ responseStatus = 0, error, state }: LogEntry): string {
  if (responseStatus > 0) return `answered ${responseStatus}`;
  return error ?? (state === 'DELIVERED' ? 'delivered' : 'no answer');
}

function nextAttempt(
  entry: LogEntry,
  number: number,
  due: (moment: number) => string,
): MessageStep {
  const { nextDeliveryTime: at } = entry;
  const words = `Attempt ${number} is next${at === undefined ? '' : `, ${due(at)}`}`;
  return { words, kind: 'wait', states: [entry.state] };
}

/** A callback is a message of its own. */
function callbackStep({ messageId, url, last }: Timeline, source: LogEntry): MessageStep {
  const isFailure = url === source.failureCallback && url !== source.callback;
  const name = isFailure ? 'Failure callback' : 'Callback';
  const of = { messageId, states: [last.state] };
  if (last.state === 'DELIVERED') {
    const words = `${name}: answered ${last.responseStatus ?? 'well'}`;
    return { ...of, at: last.time, words, kind: 'good' };
  }
  if (last.state === 'FAILED') {
    return { ...of, at: last.time, words: `${name}: given up`, kind: 'bad' };
  }
  return { ...of, words: `${name}: not yet delivered`, kind: 'wait' };
}
