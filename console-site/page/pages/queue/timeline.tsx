import { answerOf, type QueueClient } from '../../../../src/client/queue-client.ts';
import { dateText, timeText } from '../../parts/format.ts';
import { type Loaded, useLoad } from '../../parts/use-load.ts';
import { hashOf } from '../../route.ts';
import type { MessageStep } from './message-steps.ts';
import { type Timeline, timelinesOf } from './timelines.ts';

/** A message with its callbacks, which are messages of their own. */
export interface WholeTimeline {
  /** Undefined if it is no longer in the log. */
  readonly timeline: Timeline | undefined;
  readonly callbacks: readonly Timeline[];
}

/** So many bytes of a callback's body have the id of its message in them; the cut may be within a character. */
const WITH_ID = 300;
/** Callbacks are looked for among so many events. */
const MOST = 200;

/** The timeline of a message, as it goes on; it may span several pages of the log. */
export function useTimeline(client: QueueClient, messageId: string): Loaded<WholeTimeline> {
  return useLoad(
    async () => {
      const query = { messageIds: [messageId] };
      const { events } = await answerOf(client.GET('/v2/events', { params: { query } }));
      const [timeline] = timelinesOf(events);
      return { timeline, callbacks: timeline === undefined ? [] : await callbacksOf(timeline) };
    },
    [client, messageId],
    3_000,
  );

  async function callbacksOf({ last, entries }: Timeline): Promise<Timeline[]> {
    const url = [last.callback, last.failureCallback].filter((each) => each !== undefined);
    if (url.length === 0) return [];
    const { time: fromDate } = entries[0]!;
    const order = 'earliestFirst' as const;
    const query = { url, fromDate, order, count: MOST, trimBody: WITH_ID };
    const { events } = await answerOf(client.GET('/v2/events', { params: { query } }));
    const ofThis = `"sourceMessageId":"${messageId}"`;
    return timelinesOf(events.filter(({ body = '' }) => atob(body).includes(ofThis)));
  }
}

/** The life of a message, step by step. */
export function StepList({ steps }: { readonly steps: readonly MessageStep[] }) {
  return (
    <ol class="steps">
      {steps.map(({ at, words, kind, states, answer, messageId }, index) => (
        <li key={index} class={kind}>
          <span class="words">{words}</span>
          {at !== undefined && (
            <time class="number" dateTime={new Date(at).toISOString()} title={dateText(at)}>
              {timeText(at)}
            </time>
          )}
          <code class="states">{states.join(' ')}</code>
          {messageId !== undefined && (
            <a href={hashOf('queue', 'messages', messageId)}>Open its message</a>
          )}
          {answer !== undefined && (
            <pre class="code" tabIndex={0} aria-label={`The answer to ${words}`}>
              {answer}
            </pre>
          )}
        </li>
      ))}
    </ol>
  );
}
