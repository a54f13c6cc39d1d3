import { useMemo, useState } from 'preact/hooks';
import { answerOf } from '../../../../src/client/management-client.ts';
import type { Topic } from '../../api/kafka.ts';
import { TopicSizes } from '../../api/topic-sizes.ts';
import { bytesText, countText, numberText } from '../../parts/format.ts';
import { Empty, WhenLoaded } from '../../parts/states.tsx';
import { useLoad } from '../../parts/use-load.ts';
import { VirtualList } from '../../parts/virtual-list.tsx';
import { hashOf } from '../../route.ts';
import type { KafkaProps } from '../../props.ts';
import { NewTopic } from './new-topic.tsx';
import * as figuresOf from './topic-figures.ts';
import { TopicSelection } from './topic-selection.tsx';
import { TopicView } from './topic-view.tsx';

const NONE: ReadonlyMap<string, number> = new Map();

/** The topics of a cluster with what is in them, or one of them. */
export function Topics(props: KafkaProps) {
  const { session, kafka, base, item } = props;
  const { management } = session;
  const { cluster_id: clusterId } = kafka.cluster;
  const loaded = useLoad(() => {
    const params = { path: { cluster_id: clusterId } };
    return answerOf(management.GET('/v2/kafka/topics/{cluster_id}', { params }));
  }, [management, clusterId]);
  return (
    <WhenLoaded loaded={loaded} what="topics">
      {(topics) => {
        if (item === undefined)
          return <TopicList {...props} topics={topics} changed={loaded.reload} />;
        const chosen = topics.find(({ topic_name: name }) => name === item);
        if (chosen === undefined) {
          return (
            <Empty>
              There is no topic <code>{item}</code>. <a href={hashOf(...base)}>All topics</a>
            </Empty>
          );
        }
        return (
          <TopicView {...props} key={chosen.topic_id} topic={chosen} changed={loaded.reload} />
        );
      }}
    </WhenLoaded>
  );
}

function TopicList(
  props: KafkaProps & { readonly topics: readonly Topic[]; readonly changed: () => void },
) {
  const { session, kafka, base, topics, changed } = props;
  const { management } = session;
  const { cluster_id: clusterId } = kafka.cluster;
  const [text, setText] = useState('');
  const [order, setOrder] = useState<figuresOf.Order>('name');
  const [isMaking, setMaking] = useState(topics.length === 0);
  /** The names of the selected topics, while topics are selected. */
  const [selected, setSelected] = useState<ReadonlySet<string> | undefined>();
  const [, setSizesKnown] = useState(0);
  const sizes = useMemo(
    () => new TopicSizes(management, () => setSizesKnown((count) => count + 1)),
    [management, topics],
  );
  const messages = useLoad(() => figuresOf.messagesIn(kafka.rest, topics), [kafka, topics]);
  const lag = useLoad(async () => {
    const params = { path: { cluster_id: clusterId } };
    const groups = await answerOf(management.GET('/v2/kafka/groups/{cluster_id}', { params }));
    return figuresOf.greatestLags(groups);
  }, [management, clusterId, topics]);
  const shown = useMemo(() => {
    const figures = { messages: messages.data ?? NONE, lag: lag.data ?? NONE };
    return figuresOf.listed(topics, figures, { text, order });
  }, [topics, messages.data, lag.data, text, order]);
  const chosen = topics.filter(({ topic_name: name }) => selected?.has(name));
  const select = (wanted: readonly Topic[]) =>
    setSelected(new Set(wanted.map(({ topic_name: name }) => name)));
  return (
    <>
      <form class="filters" onSubmit={(event) => event.preventDefault()}>
        <label class="fill">
          Search
          <input
            type="search"
            value={text}
            placeholder="Part of a name"
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <label>
          Sort by
          <select
            value={order}
            onChange={(event) => setOrder(event.currentTarget.value as figuresOf.Order)}
          >
            {Object.entries(figuresOf.ORDERS).map(([name, title]) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <p class="muted" role="status">
          {figuresOf.listedText(shown.length, topics.length)}
        </p>
        {topics.length > 0 && (
          <button
            type="button"
            class="danger"
            aria-expanded={selected !== undefined}
            onClick={() => setSelected(selected === undefined ? new Set() : undefined)}
          >
            Delete topics…
          </button>
        )}
        <button
          type="button"
          class={isMaking ? undefined : 'main'}
          aria-expanded={isMaking}
          onClick={() => setMaking(!isMaking)}
        >
          New topic
        </button>
      </form>
      {isMaking && <NewTopic management={management} clusterId={clusterId} />}
      {selected !== undefined && (
        <TopicSelection
          management={management}
          listed={shown}
          selected={chosen}
          messages={messages.data && figuresOf.sumOf(messages.data, chosen)}
          select={select}
          changed={changed}
          close={() => setSelected(undefined)}
        />
      )}
      {messages.error !== undefined && <p class="notice bad">{messages.error.message}</p>}
      {shown.length === 0 ? (
        <Empty>
          {topics.length === 0
            ? 'No topics yet. Create the first one above, or produce to any name.'
            : 'No topics match.'}
        </Empty>
      ) : (
        <VirtualList
          items={shown}
          rowHeight={40}
          label="Topics"
          keyOf={({ topic_name: name }) => name}
          selected={selected}
          choose={(topic) => {
            const { topic_name: name } = topic;
            if (selected === undefined) location.hash = hashOf(...base, name);
            else setSelected(selected.symmetricDifference(new Set([name])));
          }}
          seen={(now) => sizes.see(now)}
          row={(topic) => (
            <TopicRow
              topic={topic}
              messages={messages.data?.get(topic.topic_name)}
              size={sizes.of(topic)}
              lag={lag.data?.get(topic.topic_name)}
            />
          )}
        />
      )}
    </>
  );
}

function TopicRow(props: {
  readonly topic: Topic;
  readonly messages: number | undefined;
  readonly size: number | undefined;
  readonly lag: number | undefined;
}) {
  const { topic, messages, size, lag } = props;
  return (
    <>
      <span class="grow code-text">{topic.topic_name}</span>
      <span class="muted of-partitions">{countText(topic.partitions, 'partition')}</span>
      <span class="of-messages">
        {messages !== undefined && figuresOf.messagesText(messages, topic.cleanup_policy)}
      </span>
      <span class="muted of-size">{size !== undefined && bytesText(size)}</span>
      <span
        class={`of-lag ${lag === undefined || lag === 0 ? 'muted' : 'warn'}`}
        title={
          lag === undefined
            ? 'No consumer group reads it'
            : 'Messages that the slowest group has yet to read'
        }
      >
        {lag === undefined ? 'no groups' : `lag ${numberText(lag)}`}
      </span>
    </>
  );
}
