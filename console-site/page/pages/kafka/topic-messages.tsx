import { useState } from 'preact/hooks';
import type { Kafka, Message, Topic } from '../../api/kafka.ts';
import { dateText, momentText } from '../../parts/format.ts';
import { Empty, Failed } from '../../parts/states.tsx';
import { VirtualList } from '../../parts/virtual-list.tsx';
import { lineOf } from './message-content.ts';
import { MessageDetail } from './message-detail.tsx';
import { MessageFilters } from './message-filters.tsx';
import { EVERYTHING, type MessageQuery } from './message-search.ts';
import { Produce } from './produce.tsx';
import { progressText } from './topic-figures.ts';
import { useMessages, type Found } from './use-messages.ts';

/** The messages of all partitions by time, one of them in detail, and the form to produce beside them. */
export function TopicMessages(props: {
  readonly kafka: Kafka;
  readonly topic: Topic;
  readonly isProducing: boolean;
  /** The route without the form to produce. */
  readonly closeTo: string;
  readonly produced: () => void;
}) {
  const { kafka, topic, isProducing, closeTo, produced } = props;
  const [query, setQuery] = useState(EVERYTHING);
  const [isLive, setLive] = useState(false);
  const [chosen, setChosen] = useState<Message | undefined>();
  const found = useMessages(kafka.rest, topic, query, isLive);
  const isBeside = isProducing || chosen !== undefined;
  return (
    <div
      onKeyDown={(event) => {
        if (event.key === 'Escape') setChosen(undefined);
      }}
    >
      <MessageFilters
        partitions={topic.partitions}
        query={query}
        change={(part) => setQuery({ ...query, ...part })}
        isLive={isLive}
        setLive={setLive}
      />
      {found.error !== undefined && <Failed error={found.error} again={found.reload} />}
      <Progress found={found} query={query} policy={topic.cleanup_policy} isLive={isLive} />
      <div class={isBeside ? 'split both' : 'split'}>
        <MessageList {...{ found, chosen, query, closeTo }} choose={setChosen} />
        {isBeside && (
          <div class="beside">
            {isProducing && (
              <Produce
                rest={kafka.rest}
                topic={topic}
                closeTo={closeTo}
                produced={() => {
                  produced();
                  if (!isLive) found.reload();
                }}
              />
            )}
            {chosen !== undefined && (
              <MessageDetail kafka={kafka} message={chosen} close={() => setChosen(undefined)} />
            )}
          </div>
        )}
      </div>
    </div>
  );
}

function Progress(props: {
  readonly found: Found & { readonly more: () => void };
  readonly query: MessageQuery;
  readonly policy: Topic['cleanup_policy'];
  readonly isLive: boolean;
}) {
  const { found, query, policy, isLive } = props;
  const { isDone, isBusy, isListening } = found;
  const text = progressText({ ...found, found: found.messages.length }, query.text !== '', policy);
  return (
    <p class="row-of progress">
      <span class="muted" role="status">
        {isBusy ? `${text}, reading …` : text}
      </span>
      {isLive && (
        <span class={isListening ? 'badge good' : 'badge muted'}>
          {isListening ? 'live' : 'connecting'}
        </span>
      )}
      {!isLive && !isDone && !isBusy && found.error === undefined && (
        <button type="button" class="quiet" onClick={found.more}>
          {query.text === '' ? 'Read more' : 'Search further'}
        </button>
      )}
    </p>
  );
}

function MessageList(props: {
  readonly found: Found & { readonly more: () => void };
  readonly chosen: Message | undefined;
  readonly choose: (message: Message) => void;
  readonly query: MessageQuery;
  readonly closeTo: string;
}) {
  const { found, chosen, choose, query } = props;
  const now = Date.now();
  if (found.messages.length === 0) {
    if (found.isBusy || found.error !== undefined) return <div />;
    return (
      <Empty>
        {found.total > 0 || query !== EVERYTHING ? (
          'No messages match.'
        ) : (
          <>
            No messages yet. <a href={`${props.closeTo}/produce`}>Write the first one</a>.
          </>
        )}
      </Empty>
    );
  }
  return (
    <div class="messages">
      <div class="columns" aria-hidden="true">
        <span class="of-time">Time</span>
        <span class="of-partition">Part.</span>
        <span class="of-key">Key</span>
        <span class="grow">Value</span>
      </div>
      <VirtualList
        items={found.messages}
        rowHeight={34}
        label="Messages"
        keyOf={idOf}
        chosen={chosen && idOf(chosen)}
        choose={choose}
        more={found.more}
        row={({ timestamp, partition, key, value }) => (
          <>
            <span class="of-time muted" title={dateText(timestamp)}>
              {momentText(timestamp, now)}
            </span>
            <span class="of-partition muted">{partition}</span>
            <span class="of-key code-text">{lineOf(key)}</span>
            {value === null ? (
              <span class="grow muted">tombstone</span>
            ) : (
              <span class="grow code-text">{lineOf(value)}</span>
            )}
          </>
        )}
      />
    </div>
  );
}

function idOf({ partition, offset }: Message): string {
  return `${partition} ${offset}`;
}
