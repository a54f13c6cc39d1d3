import { useState } from 'preact/hooks';
import { answerOf, type QueueClient } from '../../../../src/client/queue/queue-client.ts';
import type { LogEntry } from '../../api/queue.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { fieldsOf } from '../../parts/fields.ts';
import { countText, dateText, timeText } from '../../parts/format.ts';
import { Empty, WhenLoaded } from '../../parts/states.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { useLoad } from '../../parts/use-load.ts';
import { Pager, usePages } from '../../parts/use-pages.tsx';
import { VirtualList } from '../../parts/virtual-list.tsx';
import { hashOf } from '../../route.ts';
import type { QueueProps } from '../../props.ts';
import { timelinesOf, waitsFor, type Timeline } from './timelines.ts';

/** How many log entries are requested: the service's maximum. */
const ENTRIES = 1_000;
const STATES = ['CREATED', 'ACTIVE', 'RETRY', 'ERROR', 'DELIVERED', 'FAILED', 'CANCELED'] as const;

/** Messages as timelines of their attempts, latest first, a page of the log at a time. */
export function Messages({ queue: { client }, item }: QueueProps) {
  const [state, setState] = useState('');
  const [sought, setSought] = useState('');
  const pages = usePages();
  const loaded = useLoad(
    async () => {
      const query = { count: ENTRIES, ...pages.query, ...seeking(sought) };
      const page = await answerOf(client.GET('/v2/events', { params: { query } }));
      return { timelines: timelinesOf(page.events), next: page.cursor };
    },
    [client, pages.query, sought],
    3_000,
  );
  return (
    <>
      <form
        class="filters"
        onSubmit={(event) => {
          setSought(fieldsOf(event)['sought'] ?? '');
          pages.toFirst();
        }}
      >
        <label>
          State
          <select value={state} onChange={(event) => setState(event.currentTarget.value)}>
            <option value="">All</option>
            {STATES.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        <label>
          Message ID or URL
          <input name="sought" type="search" />
        </label>
        <button type="submit">Search</button>
      </form>
      <WhenLoaded loaded={loaded} what="messages">
        {({ timelines, next }) => {
          const shown = timelines.filter(({ last }) => state === '' || last.state === state);
          return (
            <>
              <Pager pages={pages} next={next} />
              <div class={item === undefined ? 'split' : 'split both'}>
                {shown.length === 0 ? (
                  <Empty>
                    {timelines.length === 0 ? 'No messages yet.' : 'No messages in this state.'}
                  </Empty>
                ) : (
                  <VirtualList
                    items={shown}
                    rowHeight={36}
                    label="Messages"
                    keyOf={({ messageId }) => messageId}
                    chosen={item}
                    choose={({ messageId }) => {
                      location.hash = hashOf('queue', 'messages', messageId);
                    }}
                    row={(timeline) => <Row timeline={timeline} />}
                  />
                )}
                {item !== undefined && (
                  <Message key={item} client={client} messageId={item} changed={loaded.reload} />
                )}
              </div>
            </>
          );
        }}
      </WhenLoaded>
    </>
  );
}

/** The log filter for a search text. */
function seeking(text: string): { messageId?: string[]; url?: string[] } {
  if (text === '') return {};
  return text.includes(':') ? { url: [text] } : { messageId: [text] };
}

/** One message, whose timeline may span several pages of the log. */
function Message(props: {
  readonly client: QueueClient;
  readonly messageId: string;
  readonly changed: () => void;
}) {
  const { client, messageId, changed } = props;
  const loaded = useLoad(
    async () => {
      const query = { messageIds: [messageId] };
      const { events } = await answerOf(client.GET('/v2/events', { params: { query } }));
      return timelinesOf(events);
    },
    [client, messageId],
    3_000,
  );
  return (
    <WhenLoaded loaded={loaded} what="the message">
      {([timeline]) =>
        timeline === undefined ? (
          <Empty>This message is no longer in the log.</Empty>
        ) : (
          <TimelineView
            timeline={timeline}
            cancel={async () => {
              const params = { path: { messageId } };
              await answerOf(client.DELETE('/v2/messages/{messageId}', { params }));
              loaded.reload();
              changed();
            }}
          />
        )
      }
    </WhenLoaded>
  );
}

function Row({ timeline }: { readonly timeline: Timeline }) {
  const { url, last, attempts } = timeline;
  return (
    <>
      <span class="number time">{timeText(last.time)}</span>
      <State state={last.state} />
      <span class="grow code-text">{url}</span>
      <span class="muted family">{waitsFor(timeline, Date.now())}</span>
      <span class="number took">{countText(attempts, 'attempt')}</span>
    </>
  );
}

function State({ state }: Pick<LogEntry, 'state'>) {
  const isBad = state === 'FAILED' || state === 'ERROR';
  return (
    <span class={`badge ${isBad ? 'bad' : state === 'DELIVERED' ? 'good' : 'warn'}`}>{state}</span>
  );
}

function TimelineView(props: {
  readonly timeline: Timeline;
  readonly cancel: () => Promise<void>;
}) {
  const { timeline } = props;
  const { messageId, entries, last } = timeline;
  const cancel = useAction(props.cancel);
  const waiting = waitsFor(timeline, Date.now());
  return (
    <section class="card detail" aria-label={`The message ${messageId}`}>
      <div class="heading">
        <h2 class="code-text">{messageId}</h2>
        <a href={hashOf('queue', 'messages')}>Close</a>
      </div>
      <p class="code-text">
        {last.method ?? 'POST'} {last.url}
      </p>
      {waiting !== '' && <p class="notice">Waiting for {waiting}.</p>}
      {!timeline.isOver && (
        <ConfirmButton
          label="Cancel"
          question="Cancel the message?"
          confirmed={() => void cancel.run()}
        />
      )}
      <ActionOutcome action={cancel} />
      <ol class="timeline">
        {entries.map((entry, index) => (
          <li key={index}>
            <State state={entry.state} /> <span class="number">{dateText(entry.time)}</span>
            {entry.responseStatus !== undefined && ` answered ${entry.responseStatus}`}
            {entry.nextDeliveryTime !== undefined &&
              `, next at ${dateText(entry.nextDeliveryTime)}`}
            {entry.error !== undefined && <p class="notice bad">{entry.error}</p>}
            {entry.responseBody !== undefined && entry.responseBody !== '' && (
              <pre class="code">{textOf(entry.responseBody)}</pre>
            )}
          </li>
        ))}
      </ol>
      {last.body !== undefined && (
        <>
          <h3>Body</h3>
          <pre class="code">{textOf(last.body)}</pre>
        </>
      )}
    </section>
  );
}

/** Decodes base64 as UTF-8; returns it unchanged if it is not UTF-8. */
function textOf(base64: string): string {
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return new TextDecoder().decode(bytes);
  } catch {
    return base64;
  }
}
