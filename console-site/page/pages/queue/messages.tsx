import { useState } from 'preact/hooks';
import { answerOf } from '../../../../src/client/queue-client.ts';
import { fieldsOf } from '../../parts/fields.ts';
import { countText } from '../../parts/format.ts';
import { whenText } from '../../parts/moments.ts';
import { Empty, WhenLoaded } from '../../parts/states.tsx';
import { DateFields } from '../../parts/time.tsx';
import { useLoad } from '../../parts/use-load.ts';
import { Pager, usePages } from '../../parts/use-pages.tsx';
import { VirtualList } from '../../parts/virtual-list.tsx';
import { hashOf } from '../../route.ts';
import type { QueueProps } from '../../props.ts';
import { messageFilterOf } from './list-filters.ts';
import { STATE_CHOICES } from './message-states.ts';
import { MessageView } from './message-view.tsx';
import { State } from './state-badges.tsx';
import { timelinesOf, waitsFor, type Timeline } from './timelines.ts';

/** How many log entries are requested: the service's maximum. */
const ENTRIES = 1_000;

/** Messages as timelines of their attempts, latest first, a page of the log at a time. */
export function Messages({ queue: { client }, item }: QueueProps) {
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const pages = usePages();
  const loaded = useLoad(
    async () => {
      const query = { count: ENTRIES, ...pages.query, ...messageFilterOf(fields) };
      const page = await answerOf(client.GET('/v2/events', { params: { query } }));
      return { timelines: timelinesOf(page.events), next: page.cursor };
    },
    [client, pages.query, fields],
    3_000,
  );
  const look = (wanted: Readonly<Record<string, string>>) => {
    setFields(wanted);
    pages.toFirst();
  };
  const choice = STATE_CHOICES[fields['state'] ?? ''];
  return (
    <>
      <form
        class="filters search"
        onSubmit={(event) => look(fieldsOf(event))}
        onReset={() => look({})}
      >
        <label class="fill">
          Message ID or URL
          <input name="sought" type="search" />
        </label>
        <label>
          State
          <select name="state">
            <option value="">All</option>
            {Object.entries(STATE_CHOICES).map(([value, { title }]) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label class="medium">
          Label
          <input name="label" />
        </label>
        <DateFields />
        <button type="submit">Search</button>
        <button type="reset">Clear</button>
      </form>
      <WhenLoaded loaded={loaded} what="messages">
        {({ timelines, next }) => {
          const shown = timelines.filter(
            ({ last }) => choice === undefined || choice.states.includes(last.state),
          );
          const isAll = Object.values(fields).every((value) => value === '');
          return (
            <>
              <Pager pages={pages} next={next} />
              <div class={item === undefined ? 'split' : 'split both'}>
                {shown.length === 0 ? (
                  <Empty>
                    {isAll ? (
                      <>
                        No messages yet. <a href={hashOf('queue', 'publish')}>Publish one</a>.
                      </>
                    ) : (
                      'No messages match.'
                    )}
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
                  <MessageView
                    key={item}
                    client={client}
                    messageId={item}
                    changed={loaded.reload}
                  />
                )}
              </div>
            </>
          );
        }}
      </WhenLoaded>
    </>
  );
}

function Row({ timeline }: { readonly timeline: Timeline }) {
  const { url, last, attempts } = timeline;
  const waiting = waitsFor(timeline, Date.now());
  return (
    <>
      <span class="number time">{whenText(last.time, Date.now())}</span>
      <State state={last.state} />
      <span class="grow code-text">{url}</span>
      <span class="muted family">{waiting !== '' && `for ${waiting}`}</span>
      {attempts !== undefined && <span class="number took">{countText(attempts, 'attempt')}</span>}
    </>
  );
}
